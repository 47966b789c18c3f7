import { schemaResolver, useForm } from '@mantine/form'
import { Link, useNavigate } from '@tanstack/react-router'
import { authErrors, useResetPassword } from '@/api/auth'
import { toast } from '@/components/toast'
import { authMessages, type NewPassword, newPasswordSchema } from '@/contracts/auth'
import classes from './auth.module.css'
import { AuthPage } from './auth-page'
import { fieldProps, focusOnMount } from './field-props'
import { PasswordField } from './password-field'
import { clearReset, readReset } from './reset-progress'
import { SubmitButton } from './submit-button'

const validate = schemaResolver(newPasswordSchema, { sync: true })

export function ResetPasswordPage() {
  const navigate = useNavigate()
  const resetPassword = useResetPassword()
  const form = useForm<NewPassword>({
    initialValues: { newPassword: '', confirmPassword: '' },
    validate,
  })

  const submit = (values: NewPassword) => {
    if (resetPassword.isPending) return
    const reset = readReset()
    if (!reset) {
      toast.error(authMessages.resetInformationMissing)
      void navigate({ to: '/login' })
      return
    }
    resetPassword.mutate(
      { ...reset, ...values },
      {
        onSuccess: () => {
          clearReset()
          toast.success(authMessages.resetDone)
          void navigate({ to: '/login' })
        },
        onError: (error) => toast.error(authErrors.reset(error)),
      },
    )
  }

  return (
    <AuthPage title="Choose a new password" lead="It needs at least 6 characters.">
      <form noValidate onSubmit={form.onSubmit(submit)} className={classes.form}>
        <PasswordField
          {...fieldProps}
          {...form.getInputProps('newPassword')}
          ref={focusOnMount}
          label="New Password"
          subject="password"
          autoComplete="new-password"
        />
        <PasswordField
          {...fieldProps}
          {...form.getInputProps('confirmPassword')}
          label="Re-Enter Password"
          subject="re-entered password"
          autoComplete="new-password"
        />
        <SubmitButton label="Reset Password" pending={resetPassword.isPending} />
        <Link to="/login" className={classes.link}>
          Back to Login
        </Link>
      </form>
    </AuthPage>
  )
}
