import { PasswordInput, Text } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import type { StaffUser } from '@shared/contracts/staff'
import { startPasswordMessages, startPasswordSchema } from '@shared/contracts/start-passwords'
import { isolated } from '@shared/lib/isolated'
import { useGiveStartPassword } from '@/api/staff'
import { FormModal } from '@/components/form-modal'
import { toast } from '@/components/toast'
import { UsernameHint } from '@/components/username-hint'
import { useSeenUser } from './use-seen-user'

const validate = schemaResolver(startPasswordSchema, { sync: true })

interface StartPasswordFormProps {
  user: StaffUser
  onClose: () => void
}

/** A password to begin with, for somebody who cannot get in any more. */
export function StartPasswordForm({ user, onClose }: StartPasswordFormProps) {
  const give = useGiveStartPassword()
  const { opened, seen, changes, failed } = useSeenUser(user)
  const form = useForm({ initialValues: { password: '' }, validate })
  return (
    <FormModal
      title={`New start password for ${isolated(opened.name)}`}
      form={form}
      submitLabel="Save"
      save={({ password }) => give.mutateAsync({ _id: seen._id, version: seen.version, password })}
      saved={startPasswordMessages.given(seen.name)}
      showSaved={toast.success}
      failed={(error) => failed(error, startPasswordMessages.giveFailed)}
      onClose={onClose}
    >
      {changes}
      <UsernameHint username={opened.username} />
      <Text size="sm">
        It takes the place of the password of <strong>{opened.username}</strong>, who is signed out
        everywhere. Hand it over in person: another one must be chosen at the next sign-in.
      </Text>
      <PasswordInput
        label="Start Password"
        placeholder="At least 6 characters"
        required
        autoComplete="new-password"
        {...form.getInputProps('password')}
      />
    </FormModal>
  )
}
