import type { UseFormReturnType } from '@mantine/form'
import { SecretInput } from './secret-input'

type Field = 'newPassword' | 'confirmPassword'

interface NewPasswordFieldsProps {
  form: Pick<UseFormReturnType<Record<Field, string>>, 'key' | 'getInputProps'>
  /** Whether the form begins here. */
  autoFocus?: boolean
}

/** A new password, twice. */
export function NewPasswordFields({ form, autoFocus = false }: NewPasswordFieldsProps) {
  return (
    <>
      <SecretInput
        label="New Password"
        autoFocus={autoFocus}
        autoComplete="new-password"
        key={form.key('newPassword')}
        {...form.getInputProps('newPassword')}
      />
      <SecretInput
        label="Re-Enter Password"
        autoComplete="new-password"
        key={form.key('confirmPassword')}
        {...form.getInputProps('confirmPassword')}
      />
    </>
  )
}
