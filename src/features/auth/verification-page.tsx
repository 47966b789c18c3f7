import { Anchor, Input, PinInput, Stack } from '@mantine/core'
import { authMessages, otpLength } from '@shared/contracts/auth'
import { Link, useNavigate } from '@tanstack/react-router'
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import { authErrors, useForgotPassword, useVerifyOtp } from '@/api/auth'
import { BusyButton } from '@/components/busy-button'
import { toast } from '@/components/toast'
import { useOneAtATime } from '@/hooks/use-one-at-a-time'
import { AuthPage } from './auth-page'
import { keepEnteredCode, readResetEmail } from './reset-progress'

export function VerificationPage() {
  const navigate = useNavigate()
  const verify = useVerifyOtp()
  const resend = useForgotPassword()
  const verifying = useOneAtATime()
  const resending = useOneAtATime()
  const boxes = useRef<HTMLDivElement>(null)
  const [code, setCode] = useState('')
  const [attempt, setAttempt] = useState(1)
  const [incomplete, setIncomplete] = useState(false)
  const address = readResetEmail()
  const missing = incomplete && code.length < otpLength

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (verifying.busy) return
    setIncomplete(code.length < otpLength)
    if (code.length < otpLength) {
      focusEmptyBox(boxes.current)
      return
    }
    const email = readResetEmail()
    if (!email) {
      toast.error(authMessages.emailMissing)
      void navigate({ to: '/login' })
      return
    }
    if (!verifying.begin()) return
    verify.mutate(
      { email, otp: code },
      {
        onSuccess: (answer) => {
          keepEnteredCode(code)
          toast.success(answer.message || authMessages.otpVerified)
          void navigate({ to: '/resetPassword' })
        },
        onError: (error) => {
          verifying.end()
          toast.error(authErrors.verify(error))
          setCode('')
          setIncomplete(false)
          setAttempt(attempt + 1)
        },
      },
    )
  }

  const sendAgain = () => {
    const email = readResetEmail()
    if (!email) {
      toast.error(authMessages.emailMissingOnResend)
      return
    }
    if (!resending.begin()) return
    resend.mutate(
      { email },
      {
        onSuccess: () => toast.success(authMessages.otpResent),
        onError: () => toast.error(authErrors.resend()),
        onSettled: resending.end,
      },
    )
  }

  return (
    <AuthPage
      title="Enter your code"
      description={
        <>
          We sent a 6-digit code to {address ? <strong>{address}</strong> : 'your email address'}.
        </>
      }
    >
      <form noValidate onSubmit={submit}>
        <Stack>
          <Input.Wrapper
            id="code"
            label="One-time code"
            labelElement="div"
            error={missing && authMessages.otpIncomplete}
            errorProps={{ role: 'alert' }}
          >
            <PinInput
              // A new attempt begins with empty boxes. PinInput keeps the code itself, because a
              // value that is given to it closes the gap where a digit is taken out.
              key={attempt}
              rootRef={boxes}
              aria-labelledby="code-label"
              {...(missing && { 'aria-describedby': 'code-error' })}
              type="number"
              length={otpLength}
              size="md"
              gap="xs"
              placeholder=""
              autoFocus
              error={missing}
              onChange={setCode}
              onKeyDownCapture={ignoreSpace}
              getInputProps={(index) => ({ 'aria-label': `Digit ${index + 1}` })}
            />
          </Input.Wrapper>
          <BusyButton type="submit" size="md" fullWidth busy={verifying.busy}>
            Verify
          </BusyButton>
          <BusyButton
            variant="default"
            size="md"
            fullWidth
            busy={resending.busy}
            onClick={sendAgain}
          >
            Resend OTP
          </BusyButton>
          <Anchor
            size="sm"
            ta="center"
            renderRoot={(props) => <Link to="/login" search={{ view: 'forgot' }} {...props} />}
          >
            Use another email
          </Anchor>
        </Stack>
      </form>
    </AuthPage>
  )
}

const focusEmptyBox = (boxes: HTMLElement | null) =>
  [...(boxes?.querySelectorAll('input') ?? [])].find(({ value }) => value === '')?.focus()

/** PinInput would leave a box empty for a space, which many codes are written with. */
function ignoreSpace(event: KeyboardEvent) {
  if (event.key !== ' ') return
  event.preventDefault()
  event.stopPropagation()
}
