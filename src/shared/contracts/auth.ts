import * as z from 'zod/mini'
import { emailSchema } from './contact'
import type { Endpoint } from './endpoint'

/** What a person reads around signing in (docs/product/sign-in.md). */
export const authMessages = {
  usernameRequired: 'Please enter your username',
  passwordRequired: 'Please enter your password',
  emailInvalid: 'Please enter a valid email',
  noToken: 'No token received from server',
  ended: {
    idle: 'You were signed out because nothing was done here for some time.',
    ended: 'Your session has ended. Sign in to go on where you were.',
    elsewhere: 'You were signed out in another tab.',
    left: 'Use your own account. What was typed here before waits for the person who typed it.',
  },
  askedFor: 'Sign in to open the page that you asked for.',
  locked: {
    idle: 'Nothing was done here for some time. What you have typed is still there.',
    ended: 'Your session has ended. What you have typed is still there.',
  },
  lockedWrong: 'The password is wrong.',
  notKept:
    'Your session could not be kept. Check that this browser may store data and that its date and time are right.',
  lockedRefused: 'Rounds was locked, and this was not done. Please try again.',
  invalidToken: 'Invalid token: your session could not be read. Please sign in again.',
  otpIncomplete: 'Please enter the complete 6-digit OTP.',
  otpVerified: 'OTP verified successfully!',
  otpVerifyFailed: 'Failed to verify OTP. Please try again.',
  otpResent: 'OTP resent successfully!',
  otpResendFailed: 'Failed to resend OTP. Please try again.',
  emailMissing: 'Email not found. Please try forgot password again.',
  emailMissingOnResend: 'Email not found to resend OTP.',
  forgotFailed: 'Something went wrong',
  mailNotSetUp:
    'This clinic has not set up mail, so no code can be sent. Ask at the clinic: patients get a new code, staff a new start password. Super Admins: ask the operator of the server.',
  passwordMismatch: 'New password and confirm password do not match.',
  passwordTooShort: 'Password must be at least 6 characters long.',
  resetIncomplete: 'Reset process incomplete. Please start from forgot password.',
  resetInformationMissing:
    'Required information for password reset is missing. Please restart the process.',
  resetDone: 'Password reset successfully!',
  resetFailed: 'Failed to reset password. Please try again.',
  logoutLoses:
    'What you have changed in the sample records of this tab, and typed without saving, will be lost.',
  logoutLosesDrafts: 'What you have typed without saving will be lost.',
  loggedOut: 'You have been logged out successfully.',
  logoutFailed:
    'You are logged out here, but the server could not be told: there the session runs out by itself.',
} as const

/** `error` of the refusal where no mail is set up. */
export const mailNotSetUpError = 'mail_not_set_up'

/** The longest password that is hashed. */
export const passwordMaxLength = z.maxLength(1000, 'A password has at most 1000 characters')

export const loginInputSchema = z.object({
  username: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, authMessages.usernameRequired),
      z.maxLength(200, 'A username has at most 200 characters'),
    ),
  password: z.string().check(z.minLength(1, authMessages.passwordRequired), passwordMaxLength),
})
export type LoginInput = z.infer<typeof loginInputSchema>

/** The answer to a login. Its other fields are kept as they come. */
export const loginAnswerSchema = z.looseObject({
  token: z.optional(z.string()),
  /** Whether the host ends a session when it is told of a logout. */
  signOut: z.catch(z.optional(z.boolean()), undefined),
  /** All resources of records, by a host that keeps them; of a host that keeps none it is absent. */
  records: z.catch(z.optional(z.array(z.string())), undefined),
  /** The clinic's time zone by its name, such as `Europe/Berlin`. */
  zone: z.catch(z.optional(z.string()), undefined),
  /** Whether the page is locked where it is when the session ends by itself, and a new login unlocks it. */
  locks: z.catch(z.optional(z.boolean()), undefined),
  /** Whether the person has to choose a password of their own before anything else. */
  mustChangePassword: z.catch(z.optional(z.boolean()), undefined),
  /** Whether the date of birth is asked for with it: of a patient's first sign-in with a code. */
  asksBirthDate: z.catch(z.optional(z.boolean()), undefined),
})
export type LoginAnswer = z.infer<typeof loginAnswerSchema>

const email = emailSchema(authMessages.emailInvalid)

export const forgotPasswordInputSchema = z.object({ email })
export type ForgotPasswordInput = z.infer<typeof forgotPasswordInputSchema>

/** Any successful answer counts, whatever it says; only its sentence, if there is one, is read. */
const messageAnswerSchema = z.catch(z.looseObject({ message: z.optional(z.string()) }), {})

export const otpLength = 6
const otpSchema = z.string().check(z.regex(/^\d{6}$/, authMessages.otpIncomplete))

const verifyOtpInputSchema = z.object({ email, otp: otpSchema })
export type VerifyOtpInput = z.infer<typeof verifyOtpInputSchema>

/** The new password, as it is typed twice. */
export const newPasswordFields = {
  newPassword: z.string().check(z.minLength(6, authMessages.passwordTooShort), passwordMaxLength),
  confirmPassword: z.string(),
}
export const mismatch = { path: ['confirmPassword'], error: authMessages.passwordMismatch }

/** What a person types to choose a new password. */
export const newPasswordSchema = z
  .object(newPasswordFields)
  .check(z.refine((values) => values.newPassword === values.confirmPassword, mismatch))

/** What is sent: the new password with the e-mail and the code that allow it. */
const resetPasswordInputSchema = z
  .object({ email, otp: otpSchema, ...newPasswordFields })
  .check(z.refine((values) => values.newPassword === values.confirmPassword, mismatch))
export type ResetPasswordInput = z.infer<typeof resetPasswordInputSchema>

/**
 * The payload of a session's token: `exp` in seconds; `roles` are role names and permission keys.
 */
export const tokenPayloadSchema = z.looseObject({
  exp: z.optional(z.number()),
  roles: z.catch(z.array(z.string()), []),
  name: z.catch(z.optional(z.string()), undefined),
  username: z.catch(z.optional(z.string()), undefined),
  email: z.catch(z.optional(z.string()), undefined),
})
export type TokenPayload = z.infer<typeof tokenPayloadSchema>

export const authEndpoints = {
  login: {
    name: 'login',
    method: 'POST',
    path: '/api/auth/login',
    input: loginInputSchema,
    // Any other answer, or none at all, is an answer without a token.
    output: z.catch(loginAnswerSchema, {}),
    access: 'public',
    words: { did: null, account: { 'signed-in': 'signed in', failed: 'failed to sign in' } },
  },
  logout: {
    name: 'logout',
    method: 'POST',
    path: '/api/auth/logout',
    input: null,
    output: messageAnswerSchema,
    access: 'session',
    words: { did: null, account: { 'signed-out': 'signed out' } },
  },
  forgotPassword: {
    name: 'forgot password',
    method: 'POST',
    path: '/api/auth/forgot-password',
    input: forgotPasswordInputSchema,
    output: messageAnswerSchema,
    access: 'public',
    words: { did: null, account: { password: 'asked for a code for a new password' } },
  },
  verifyOtp: {
    name: 'verify code',
    method: 'POST',
    path: '/api/auth/verify-otp',
    input: verifyOtpInputSchema,
    output: messageAnswerSchema,
    access: 'public',
    words: {
      did: null,
      account: { failed: 'entered a wrong code', password: 'entered the right code' },
    },
  },
  resetPassword: {
    name: 'reset password',
    method: 'POST',
    path: '/api/auth/reset-password',
    input: resetPasswordInputSchema,
    output: messageAnswerSchema,
    access: 'public',
    words: {
      did: null,
      account: { failed: 'entered a wrong code', password: 'set a new password with a code' },
    },
  },
} as const satisfies Record<string, Endpoint>
