import { useMutation } from '@tanstack/react-query'
import * as z from 'zod/mini'
import {
  authMessages,
  authPaths,
  type ForgotPasswordInput,
  forgotPasswordInputSchema,
  type LoginInput,
  loginAnswerSchema,
  loginInputSchema,
  messageAnswerSchema,
  type ResetPasswordInput,
  type VerifyOtpInput,
} from '@/contracts/auth'
import { ApiError, call, errorText } from './client'

export function useLogin() {
  return useMutation({
    mutationFn: async (input: LoginInput) => {
      // Any other answer, or none at all, is an answer without a token.
      const answer = await call(authPaths.login, z.catch(loginAnswerSchema, {}), {
        method: 'post',
        json: loginInputSchema.parse(input),
      })
      if (!answer.token) throw new Error(authMessages.noToken)
      return { ...answer, token: answer.token }
    },
  })
}

/** A successful answer to a reset call counts, whatever it says; only its sentence is read. */
const saidSchema = z.catch(messageAnswerSchema, {})

/** Asks for a one-time code by e-mail; asking again is the same call. */
export function useForgotPassword() {
  return useMutation({
    mutationFn: (input: ForgotPasswordInput) =>
      call(authPaths.forgotPassword, saidSchema, {
        method: 'post',
        json: forgotPasswordInputSchema.parse(input),
      }),
  })
}

export function useVerifyOtp() {
  return useMutation({
    mutationFn: (input: VerifyOtpInput) =>
      call(authPaths.verifyOtp, saidSchema, { method: 'post', json: input }),
  })
}

export function useResetPassword() {
  return useMutation({
    mutationFn: (input: ResetPasswordInput) =>
      call(authPaths.resetPassword, saidSchema, { method: 'post', json: input }),
  })
}

/** Sections 7 and 8: which sentence each failed call is told with. */
export const authErrors = {
  login: (error: Error) =>
    // A guest network's page in an answer's place holds no token either.
    error instanceof ApiError && error.status === 200 ? authMessages.noToken : error.message,
  forgot: (error: unknown) => errorText(error, { otherwise: authMessages.forgotFailed }),
  resend: () => authMessages.otpResendFailed,
  verify: (error: unknown) => errorText(error, { otherwise: authMessages.otpVerifyFailed }),
  reset: (error: unknown) => errorText(error, { otherwise: authMessages.resetFailed }),
}
