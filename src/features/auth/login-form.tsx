import { Link } from '@tanstack/react-router'
import { authErrors, useLogin } from '@/api/auth'
import { toast } from '@/components/toast'
import { loginInputSchema } from '@/contracts/auth'
import { takeNotice } from '@/stores/session'
import classes from './auth.module.css'
import { SubmitButton } from './buttons'
import { enter } from './enter'
import { Field, focusOnMount } from './field'
import { PasswordField } from './password-field'
import { useSchemaForm } from './use-schema-form'

const notKept =
  'Your session could not be kept. Check that this browser may store data and that its date and time are right.'

/** `from` is where the guard met the person. */
export function LoginForm({ from }: { from: string | undefined }) {
  const login = useLogin()
  // After a success the next page is on its way.
  const pending = login.isPending || login.isSuccess

  const { formProps, fieldProps } = useSchemaForm(loginInputSchema, (input) => {
    if (pending) return
    login.mutate(input, {
      onSuccess: (answer) => {
        if (enter(answer, from)) return
        login.reset()
        toast.error(takeNotice() ?? notKept)
      },
      onError: (error) => toast.warning(authErrors.login(error)),
    })
  })

  return (
    <form {...formProps} className={classes.form}>
      <Field
        {...fieldProps('username')}
        ref={focusOnMount}
        label="Username"
        autoComplete="username"
      />
      <PasswordField {...fieldProps('password')} label="Password" autoComplete="current-password" />
      <div className={classes.row}>
        <label className={classes.checkbox}>
          <input type="checkbox" />
          Remember my preference
        </label>
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
