import { Link, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useId, useState } from 'react'
import { authErrors, useForgotPassword, useVerifyOtp } from '@/api/auth'
import { toast } from '@/components/toast'
import { authMessages, otpLength } from '@/contracts/auth'
import classes from './auth.module.css'
import { AuthPage } from './auth-page'
import { SecondaryButton, SubmitButton } from './buttons'
import { keepEnteredCode, readResetEmail } from './reset-progress'
import { useOtpBoxes } from './use-otp-boxes'

const indexes = Array.from({ length: otpLength }, (_, index) => index)

export function VerificationPage() {
  const navigate = useNavigate()
  const verify = useVerifyOtp()
  const resend = useForgotPassword()
  const { code, boxProps, focusGap, clear } = useOtpBoxes()
  const [incomplete, setIncomplete] = useState(false)
  const messageId = useId()
  const address = readResetEmail()
  const missing = incomplete && code.length < otpLength

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (verify.isPending) return
    setIncomplete(code.length < otpLength)
    if (code.length < otpLength) {
      focusGap()
      return
    }
    const email = readResetEmail()
    if (!email) {
      toast.error(authMessages.emailMissing)
      void navigate({ to: '/login' })
      return
    }
    verify.mutate(
      { email, otp: code },
      {
        onSuccess: (answer) => {
          keepEnteredCode(code)
          toast.success(answer.message || authMessages.otpVerified)
          void navigate({ to: '/resetPassword' })
        },
        onError: (error) => {
          toast.error(authErrors.verify(error))
          clear()
        },
      },
    )
  }

  const sendAgain = () => {
    if (resend.isPending) return
    const email = readResetEmail()
    if (!email) {
      toast.error(authMessages.emailMissingOnResend)
      return
    }
    resend.mutate(
      { email },
      {
        onSuccess: () => toast.success(authMessages.otpResent),
        onError: () => toast.error(authErrors.resend()),
      },
    )
  }

  return (
    <AuthPage
      title="Enter your code"
      lead={
        <>
          We sent a 6-digit code to {address ? <strong>{address}</strong> : 'your email address'}.
        </>
      }
    >
      <form noValidate onSubmit={submit} className={classes.form}>
        <fieldset className={classes.code} aria-describedby={missing ? messageId : undefined}>
          <legend>One-time code</legend>
          {indexes.map((index) => (
            <input
              key={index}
              {...boxProps(index)}
              className={classes.box}
              aria-label={`Digit ${index + 1}`}
              aria-invalid={missing}
              autoComplete={index === 0 ? 'one-time-code' : 'off'}
              inputMode="numeric"
              type="text"
            />
          ))}
        </fieldset>
        {missing && (
          <p id={messageId} role="alert" className={classes.message}>
            {authMessages.otpIncomplete}
          </p>
        )}
        <SubmitButton label="Verify" pending={verify.isPending} />
        <SecondaryButton aria-disabled={resend.isPending} onClick={sendAgain}>
          Resend OTP
        </SecondaryButton>
        <Link to="/login" search={{ view: 'forgot' }} className={classes.link}>
          Use another email
        </Link>
      </form>
    </AuthPage>
  )
}
