import { Anchor, Stack } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { authMessages, newPasswordSchema } from '@shared/contracts/auth'
import { Link, useNavigate } from '@tanstack/react-router'
import { authErrors, useResetPassword } from '@/api/auth'
import { BusyButton } from '@/components/busy-button'
import { focusFirst } from '@/components/form-errors'
import { toast } from '@/components/toast'
import { useOneAtATime } from '@/hooks/use-one-at-a-time'
import { AuthPage } from './auth-page'
import { clearReset, readReset } from './reset-progress'
import { NewPasswordFields } from './shared/new-password-fields'

export function ResetPasswordPage() {
  const navigate = useNavigate()
  const resetPassword = useResetPassword()
  const { busy, begin, end } = useOneAtATime()
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { newPassword: '', confirmPassword: '' },
    validate: schemaResolver(newPasswordSchema, { sync: true }),
  })

  const submit = (values: typeof form.values) => {
    const reset = readReset()
    if (!reset) {
      toast.error(authMessages.resetInformationMissing)
      void navigate({ to: '/login' })
      return
    }
    if (!begin()) return
    resetPassword.mutate(
      { ...reset, ...values },
      {
        onSuccess: () => {
          clearReset()
          toast.success(authMessages.resetDone)
          void navigate({ to: '/login' })
        },
        onError: (error) => {
          end()
          toast.error(authErrors.reset(error))
        },
      },
    )
  }

  return (
    <AuthPage title="Choose a new password" description="It needs at least 6 characters.">
      <form noValidate onSubmit={form.onSubmit(submit, (errors) => focusFirst(form, errors))}>
        <Stack>
          <NewPasswordFields form={form} autoFocus />
          <BusyButton type="submit" size="md" fullWidth busy={busy}>
            Reset Password
          </BusyButton>
          <Anchor component={Link} to="/login" size="sm" ta="center">
            Back to Login
          </Anchor>
        </Stack>
      </form>
    </AuthPage>
  )
}
