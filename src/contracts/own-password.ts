import * as z from 'zod/mini'
import { loginAnswerSchema, mismatch, newPasswordFields, passwordMaxLength } from './auth'
import type { Endpoint } from './endpoint'

/** What a person reads who changes the own password (docs/product.md, Sign-in). */
export const ownPasswordMessages = {
  currentRequired: 'Please enter your current password',
  currentWrong: 'The current password is wrong.',
  unchanged: 'Please choose a password other than the current one.',
  changed: 'Password changed successfully!',
  changeFailed: 'Failed to change the password',
  required: 'Please choose a password of your own first.',
} as const

/** What is sent. */
const ownPasswordInputSchema = z.object({
  currentPassword: z
    .string()
    .check(z.minLength(1, ownPasswordMessages.currentRequired), passwordMaxLength),
  newPassword: newPasswordFields.newPassword,
})
export type OwnPasswordInput = z.infer<typeof ownPasswordInputSchema>

/** The same as it is typed: the new password twice. */
export const ownPasswordSchema = z
  .object({ ...ownPasswordInputSchema.shape, confirmPassword: z.string() })
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
  },
} as const satisfies Record<string, Endpoint>
