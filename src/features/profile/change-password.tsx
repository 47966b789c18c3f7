import { schemaResolver, useForm } from '@mantine/form'
import { ownPasswordMessages, ownPasswordSchema } from '@shared/contracts/own-password'
import { errorFields } from '@/api/api-error'
import { changeError, useChangePassword } from '@/api/own-password'
import { FormModal } from '@/components/form-modal'
import { toast } from '@/components/toast'
import { blankOwnPassword, OwnPasswordFields } from '@/features/auth/shared/own-password-fields'
import { signIn } from '@/stores/session'

const validate = schemaResolver(ownPasswordSchema, { sync: true })

/** A new password: the session goes on in a new one, and all others of the account end. */
export function ChangePassword({ onClose }: { onClose: () => void }) {
  const change = useChangePassword()
  const form = useForm({ initialValues: blankOwnPassword, validate })
  return (
    <FormModal
      title="Change Password"
      submitLabel="Change Password"
      form={form}
      save={({ currentPassword, newPassword }) =>
        change.mutateAsync({ currentPassword, newPassword })
      }
      saved={ownPasswordMessages.changed}
      showSaved={toast.success}
      onSaved={signIn}
      failed={(error) => ({ message: changeError(error), fields: errorFields(error) })}
      onClose={onClose}
    >
      <OwnPasswordFields form={form} />
    </FormModal>
  )
}
