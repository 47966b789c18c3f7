import { Button, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useNavigate } from '@tanstack/react-router'
import { authErrors, useForgotPassword } from '@/api/auth'
import { toast } from '@/components/toast'
import { type ForgotPasswordInput, forgotPasswordInputSchema } from '@/contracts/auth'
import classes from './auth.module.css'
import { fieldProps, focusOnMount } from './field-props'
import { startReset } from './reset-progress'
import { SubmitButton } from './submit-button'

const validate = schemaResolver(forgotPasswordInputSchema, { sync: true })

/** For a host that answers without a sentence of its own. */
const codeSent = 'If this address is known, a 6-digit code is on its way to it.'

export function ForgotForm() {
  const navigate = useNavigate()
  const forgot = useForgotPassword()
  const form = useForm<ForgotPasswordInput>({ initialValues: { email: '' }, validate })

  const submit = (values: ForgotPasswordInput) => {
    if (forgot.isPending) return
    const input = forgotPasswordInputSchema.parse(values)
    forgot.mutate(input, {
      onSuccess: (answer) => {
        startReset(input.email)
        toast.success(answer.message || codeSent)
        void navigate({ to: '/verification' })
      },
      onError: (error) => toast.error(authErrors.forgot(error)),
    })
  }

  return (
    <form noValidate onSubmit={form.onSubmit(submit)} className={classes.form}>
      <TextInput
        {...fieldProps}
        {...form.getInputProps('email')}
        ref={focusOnMount}
        label="Email"
        type="email"
        autoComplete="email"
      />
      <SubmitButton label="Send Reset Link" pending={forgot.isPending} />
      <Button
        variant="default"
        size="md"
        fullWidth
        onClick={() =>
          navigate({ to: '/login', search: (previous) => ({ ...previous, view: undefined }) })
        }
      >
        Cancel
      </Button>
    </form>
  )
}
