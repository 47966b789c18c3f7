import { Checkbox, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { Link } from '@tanstack/react-router'
import { authErrors, useLogin } from '@/api/auth'
import { toast } from '@/components/toast'
import { type LoginInput, loginInputSchema } from '@/contracts/auth'
import { takeNotice } from '@/stores/session'
import classes from './auth.module.css'
import { enter } from './enter'
import { fieldProps, focusOnMount } from './field-props'
import { PasswordField } from './password-field'
import { SubmitButton } from './submit-button'

const validate = schemaResolver(loginInputSchema, { sync: true })

const notKept =
  'Your session could not be kept. Check that this browser may store data and that its date and time are right.'

/** `from` is where the guard met the person. */
export function LoginForm({ from }: { from: string | undefined }) {
  const login = useLogin()
  const form = useForm<LoginInput>({ initialValues: { username: '', password: '' }, validate })
  // The page that follows is on its way after a success.
  const pending = login.isPending || login.isSuccess

  const submit = (input: LoginInput) => {
    if (pending) return
    login.mutate(input, {
      onSuccess: (answer) => {
        if (enter(answer, from)) return
        login.reset()
        toast.error(takeNotice() ?? notKept)
      },
      onError: (error) => toast.warning(authErrors.login(error)),
    })
  }

  return (
    <form noValidate onSubmit={form.onSubmit(submit)} className={classes.form}>
      <TextInput
        {...fieldProps}
        {...form.getInputProps('username')}
        ref={focusOnMount}
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        {...fieldProps}
        {...form.getInputProps('password')}
        label="Password"
        subject="password"
        autoComplete="current-password"
      />
      <div className={classes.row}>
        <Checkbox label="Remember my preference" />
        <Link
          to="/login"
          search={(previous) => ({ ...previous, view: 'forgot' })}
          className={classes.link}
        >
          Forgot Password
        </Link>
      </div>
      <SubmitButton label="Sign Me In" pendingLabel="Signing in..." pending={pending} />
    </form>
  )
}
