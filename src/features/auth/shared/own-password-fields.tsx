import type { UseFormReturnType } from '@mantine/form'
import type * as z from 'zod/mini'
import type { ownPasswordSchema } from '@/contracts/own-password'
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
        data-autofocus
        autoComplete="current-password"
        key={form.key('currentPassword')}
        {...form.getInputProps('currentPassword')}
      />
      <SecretInput
        label="New Password"
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
