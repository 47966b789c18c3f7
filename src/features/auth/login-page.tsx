import { useEffect } from 'react'
import { toast } from '@/components/toast'
import { takeNotice, useSession } from '@/stores/session'
import { AuthPage } from './auth-page'
import { ForgotForm } from './forgot-form'
import { LoginForm } from './login-form'

interface LoginPageProps {
  from: string | undefined
  view: 'forgot' | undefined
}

export function LoginPage({ from, view }: LoginPageProps) {
  const ended = useSession((state) => state.notice)
  useEffect(() => {
    const notice = ended && takeNotice()
    if (notice) toast.error(notice)
  }, [ended])

  return view === 'forgot' ? (
    <AuthPage
      key="forgot"
      title="Reset your password"
      description="Enter the email address of your account. We send a 6-digit code to it."
    >
      <ForgotForm />
    </AuthPage>
  ) : (
    <AuthPage key="login" title="Sign in" description="Welcome back. Use your hospital account.">
      <LoginForm from={from} />
    </AuthPage>
  )
}
