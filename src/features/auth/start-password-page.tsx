import { Button, Stack } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { errorFields } from '@/api/api-error'
import { changeError, useChangePassword } from '@/api/own-password'
import { BusyButton } from '@/components/busy-button'
import { focusFirst } from '@/components/form-errors'
import { toast } from '@/components/toast'
import { ownPasswordMessages, ownPasswordSchema } from '@/contracts/own-password'
import { useOneAtATime } from '@/hooks/use-one-at-a-time'
import { signIn } from '@/stores/session'
import { AuthPage } from './auth-page'
import { blankOwnPassword, OwnPasswordFields } from './shared/own-password-fields'
import { useLogOut } from './shared/use-log-out'

const why =
  'Somebody else has set your password, and knows it. Choose one of your own, of at least 6 characters, before you go on.'

/**
 * Stands in place of every page until the person signed in has chosen a password. The session that
 * begins with it brings the page asked for.
 */
export function StartPasswordPage() {
  const change = useChangePassword()
  const logOut = useLogOut()
  const { busy, begin, end } = useOneAtATime()
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: blankOwnPassword,
    validate: schemaResolver(ownPasswordSchema, { sync: true }),
  })

  const submit = ({ currentPassword, newPassword }: typeof form.values) => {
    if (!begin()) return
    change.mutate(
      { currentPassword, newPassword },
      {
        onSuccess: (answer) => {
          toast.success(ownPasswordMessages.changed)
          signIn(answer)
        },
        onError: (error) => {
          end()
          const fields = errorFields(error)
          form.setErrors(fields)
          focusFirst(form, fields)
          if (Object.keys(fields).length === 0) toast.error(changeError(error))
        },
      },
    )
  }

  return (
    <AuthPage title="Choose your own password" description={why}>
      <form noValidate onSubmit={form.onSubmit(submit, (errors) => focusFirst(form, errors))}>
        <Stack>
          <OwnPasswordFields form={form} />
          <BusyButton type="submit" size="md" fullWidth busy={busy}>
            Change Password
          </BusyButton>
          <Button variant="default" size="md" fullWidth onClick={() => void logOut()}>
            Logout
          </Button>
        </Stack>
      </form>
    </AuthPage>
  )
}
