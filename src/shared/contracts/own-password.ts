import { plainTyped } from '@shared/lib/normaliser'
import * as z from 'zod/mini'
import { loginAnswerSchema, mismatch, newPasswordFields, passwordMaxLength } from './auth'
import type { AuditedAct } from './call-words'
import type { Endpoint } from './endpoint'

/** What a person reads who changes the own password (docs/product/sign-in.md). */
export const ownPasswordMessages = {
  currentRequired: 'Please enter your current password',
  currentWrong: 'The current password is wrong.',
  unchanged: 'Please choose a password other than the current one.',
  changed: 'Password changed successfully!',
  changeFailed: 'Failed to change the password',
  required: 'Please choose a password of your own first.',
  birthDateRequired: 'Please enter your date of birth as YYYY-MM-DD',
  /** @param left tries that the code has */
  birthDateWrong: (left: number) =>
    `This is not the date of birth that the clinic has on record. ${left === 1 ? '1 try is' : `${left} tries are`} left.`,
  codeRequired: 'Please enter the code that you signed in with',
  codeWrong: 'This is not the code that you signed in with.',
  codeEnded: 'This code has ended. Please ask the clinic for a new one.',
} as const

/** What is sent. */
const ownPasswordInputSchema = z.object({
  currentPassword: z
    .string()
    .check(z.minLength(1, ownPasswordMessages.currentRequired), passwordMaxLength),
  newPassword: newPasswordFields.newPassword,
  /** YYYY-MM-DD: of a patient who signs in with a code for the first time. */
  dateOfBirth: z.optional(z.string().check(z.overwrite(plainTyped), z.maxLength(40))),
})
export type OwnPasswordInput = z.infer<typeof ownPasswordInputSchema>

/** The same as it is typed: the new password twice. */
export const ownPasswordSchema = z
  .object({ ...ownPasswordInputSchema.shape, confirmPassword: z.string() })
  .check(z.refine((values) => values.newPassword === values.confirmPassword, mismatch))

/** The same of a patient who signs in for the first time. */
export const firstSignInSchema = z
  .object({
    currentPassword: z
      .string()
      .check(z.minLength(1, ownPasswordMessages.codeRequired), passwordMaxLength),
    dateOfBirth: z
      .string()
      .check(z.overwrite(plainTyped), z.iso.date(ownPasswordMessages.birthDateRequired)),
    ...newPasswordFields,
  })
  .check(z.refine((values) => values.newPassword === values.confirmPassword, mismatch))

export const ownPasswordEndpoints = {
  /** Answers as a login does: a new session begins, and all others of the account end. */
  change: {
    name: 'change password',
    method: 'POST',
    path: '/api/auth/change-password',
    input: ownPasswordInputSchema,
    output: z.catch(loginAnswerSchema, {}),
    access: 'session',
    words: {
      did: null,
      account: { failed: 'typed a wrong current password', password: 'chose a new password' },
    },
  },
} as const satisfies Record<string, Endpoint>

/** What the audit calls a patient's first sign-in with a code, which is a change of password. */
export const firstSignIn = {
  name: 'first sign-in',
  words: {
    did: 'Signed in as a patient for the first time',
    patient: { did: 'Signed in for the first time with an account that shows your record' },
    account: { failed: 'typed a wrong date of birth' },
  },
} as const satisfies AuditedAct
