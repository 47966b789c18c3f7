import type { UseFormReturnType } from '@mantine/form'
import type { ownPasswordSchema } from '@shared/contracts/own-password'
import type * as z from 'zod/mini'
import { NewPasswordFields } from './new-password-fields'
import { SecretInput } from './secret-input'

export const blankOwnPassword: z.infer<typeof ownPasswordSchema> = {
  currentPassword: '',
  newPassword: '',
  confirmPassword: '',
}

/** The password that is to go, and the new one twice. */
export function OwnPasswordFields({ form }: { form: UseFormReturnType<typeof blankOwnPassword> }) {
  return (
    <>
      <SecretInput
        label="Current Password"
        autoFocus
        autoComplete="current-password"
        key={form.key('currentPassword')}
        {...form.getInputProps('currentPassword')}
      />
      <NewPasswordFields form={form} />
    </>
  )
}
