import { authMessages } from '@shared/contracts/auth'
import { useEffect } from 'react'
import { toast } from '@/components/toast'
import { takeInvalid, useSession } from '@/stores/session'
import { AuthPage } from './auth-page'
import { ForgotForm } from './forgot-form'
import { LoginForm } from './login-form'

interface LoginPageProps {
  from: string | undefined
  view: 'forgot' | undefined
}

export function LoginPage({ from, view }: LoginPageProps) {
  const ended = useSession((state) => state.ended)
  useEffect(() => {
    if (ended === 'invalid' && takeInvalid()) toast.error(authMessages.invalidToken)
  }, [ended])
  const why =
    ended === 'invalid' || ended === null
      ? from && authMessages.askedFor
      : authMessages.ended[ended]

  return view === 'forgot' ? (
    <AuthPage
      key="forgot"
      title="Reset your password"
      description="Enter the email address of your account. We send a 6-digit code to it."
    >
      <ForgotForm />
    </AuthPage>
  ) : (
    <AuthPage
      key="login"
      title="Sign in"
      description={why || 'Welcome back. Use your hospital account.'}
    >
      <LoginForm from={from} />
    </AuthPage>
  )
}
