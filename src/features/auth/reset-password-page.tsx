import { Link, useNavigate } from '@tanstack/react-router'
import { authErrors, useResetPassword } from '@/api/auth'
import { toast } from '@/components/toast'
import { authMessages, newPasswordSchema } from '@/contracts/auth'
import classes from './auth.module.css'
import { AuthPage } from './auth-page'
import { SubmitButton } from './buttons'
import { focusOnMount } from './field'
import { PasswordField } from './password-field'
import { clearReset, readReset } from './reset-progress'
import { useSchemaForm } from './use-schema-form'

export function ResetPasswordPage() {
  const navigate = useNavigate()
  const resetPassword = useResetPassword()

  const { formProps, fieldProps } = useSchemaForm(newPasswordSchema, (values) => {
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
  })

  return (
    <AuthPage title="Choose a new password" lead="It needs at least 6 characters.">
      <form {...formProps} className={classes.form}>
        <PasswordField
          {...fieldProps('newPassword')}
          ref={focusOnMount}
          label="New Password"
          autoComplete="new-password"
        />
        <PasswordField
          {...fieldProps('confirmPassword')}
          label="Re-Enter Password"
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
