import { useNavigate } from '@tanstack/react-router'
import { authErrors, useForgotPassword } from '@/api/auth'
import { toast } from '@/components/toast'
import { forgotPasswordInputSchema } from '@/contracts/auth'
import classes from './auth.module.css'
import { SecondaryButton, SubmitButton } from './buttons'
import { Field, focusOnMount } from './field'
import { startReset } from './reset-progress'
import { useSchemaForm } from './use-schema-form'

/** For a host that answers without a sentence of its own. */
const codeSent = 'If this address is known, a 6-digit code is on its way to it.'

export function ForgotForm() {
  const navigate = useNavigate()
  const forgot = useForgotPassword()

  const { formProps, fieldProps } = useSchemaForm(forgotPasswordInputSchema, (input) => {
    if (forgot.isPending) return
    forgot.mutate(input, {
      onSuccess: (answer) => {
        startReset(input.email)
        toast.success(answer.message || codeSent)
        void navigate({ to: '/verification' })
      },
      onError: (error) => toast.error(authErrors.forgot(error)),
    })
  })

  const cancel = () =>
    navigate({ to: '/login', search: (previous) => ({ ...previous, view: undefined }) })

  return (
    <form {...formProps} className={classes.form}>
      <Field
        {...fieldProps('email')}
        ref={focusOnMount}
        label="Email"
        type="email"
        autoComplete="email"
      />
      <SubmitButton label="Send Reset Link" pending={forgot.isPending} />
      <SecondaryButton onClick={cancel}>Cancel</SecondaryButton>
    </form>
  )
}
