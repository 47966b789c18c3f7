import {
  authEndpoints,
  authMessages,
  type ForgotPasswordInput,
  forgotPasswordInputSchema,
  type LoginAnswer,
  type LoginInput,
  loginInputSchema,
  mailNotSetUpError,
  type ResetPasswordInput,
  type VerifyOtpInput,
} from '@shared/contracts/auth'
import { useMutation } from '@tanstack/react-query'
import { ApiError, errorText } from './api-error'
import { call } from './client'

/** @throws Error for an answer that begins no session */
export function withToken({ token, ...answer }: LoginAnswer) {
  if (!token) throw new Error(authMessages.noToken)
  return { ...answer, token }
}

export function useLogin() {
  return useMutation({
    mutationFn: async (input: LoginInput) =>
      withToken(await call(authEndpoints.login, loginInputSchema.parse(input))),
  })
}

/** Ends the session of this token on the server. One that is over there already needs no ending. */
export function useLogout() {
  return useMutation({
    mutationFn: async (token: string) => {
      try {
        await call(authEndpoints.logout, {}, { token, keepalive: true })
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 401)) throw error
      }
    },
  })
}

/** Asks for a one-time code by e-mail; asking again is the same call. */
export function useForgotPassword() {
  return useMutation({
    mutationFn: (input: ForgotPasswordInput) =>
      call(authEndpoints.forgotPassword, forgotPasswordInputSchema.parse(input)),
  })
}

export function useVerifyOtp() {
  return useMutation({
    mutationFn: (input: VerifyOtpInput) => call(authEndpoints.verifyOtp, input),
  })
}

export function useResetPassword() {
  return useMutation({
    mutationFn: (input: ResetPasswordInput) => call(authEndpoints.resetPassword, input),
  })
}

/** Whether no code can be sent to anybody, which its sentence says whom to ask about. */
export const isMailMissing = (error: unknown): boolean =>
  error instanceof ApiError && error.envelope.error === mailNotSetUpError

/** The sentence that a person reads of each failed call. */
export const authErrors = {
  login: (error: Error) =>
    // A guest network's page in an answer's place holds no token either.
    error instanceof ApiError && error.status === 200 ? authMessages.noToken : error.message,
  forgot: (error: unknown) => errorText(error, { otherwise: authMessages.forgotFailed }),
  resend: () => authMessages.otpResendFailed,
  verify: (error: unknown) => errorText(error, { otherwise: authMessages.otpVerifyFailed }),
  reset: (error: unknown) => errorText(error, { otherwise: authMessages.resetFailed }),
}
