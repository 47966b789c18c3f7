import * as z from 'zod/mini'
import { passwordMaxLength } from './auth'
import type { AuditedAct } from './call-words'
import { emailSchema, phoneSchema } from './contact'
import type { Endpoint } from './endpoint'
import { versionSchema } from './lists'
import { fullNameSchema } from './staff'

/** What a person reads who changes the own name, e-mail or telephone (docs/product/shell.md, Profile). */
export const ownProfileMessages = {
  emailInvalid: 'Please enter a valid email',
  phoneInvalid: 'Please enter 10 digits, or nothing',
  passwordMissing: 'Please enter your password: your email is the way back into your account.',
  passwordWrong: 'The password is wrong.',
  nameProtected: 'Only an administrator can change your name.',
  noMail: 'This clinic has not set up mail: no code can be sent.',
  emailConfirmed: 'Your email is confirmed.',
  emailNotConfirmed:
    'Your email is not confirmed. If you forget your password, no code is sent to it.',
  codeWrong: 'This code is wrong or has ended.',
  /** @param email to which it was sent */
  codeSent: (email: string) =>
    `A code was sent to ${email}. Enter it here. Nothing is saved until then.`,
  versionMissing: 'The version of your account is missing',
  stale:
    'Your account has been changed meanwhile. See what it says now, and save again if you still want to.',
  saved: 'Your account is saved.',
  fetchFailed: 'Failed to fetch your account',
  saveFailed: 'Failed to save your account',
} as const

/** What the audit calls it when a user asks for the code for a new e-mail, or enters it. */
export const emailCode = {
  name: 'code for own e-mail',
  words: {
    account: { failed: 'entered a wrong code', password: 'asked for a code to confirm an e-mail' },
  },
} as const satisfies AuditedAct

const profileFields = {
  name: z.string(),
  email: z.string(),
  /** Empty where there is none. */
  phone: z.string(),
  version: z.number(),
}
export const ownProfileSchema = z.object({
  ...profileFields,
  /** Whether the account may change its own name: others change theirs under Staff. */
  mayRename: z.boolean(),
  /** Whether codes for a forgotten password go to the e-mail: a patient confirms it before. */
  emailConfirmed: z.boolean(),
  /** Whether the host can mail a code. */
  codeCanBeMailed: z.boolean(),
})
export type OwnProfile = z.infer<typeof ownProfileSchema>

export const ownProfileInputSchema = z.object({
  name: fullNameSchema,
  email: emailSchema(ownProfileMessages.emailInvalid),
  phone: z.union([z.literal(''), phoneSchema(ownProfileMessages.phoneInvalid)], {
    error: ownProfileMessages.phoneInvalid,
  }),
  /** Needed for another e-mail. */
  currentPassword: z._default(z.string().check(passwordMaxLength), ''),
  /** The code that was sent to another e-mail; empty until there is one. */
  otp: z._default(z.string().check(z.maxLength(20)), ''),
})
export type OwnProfileInput = z.output<typeof ownProfileInputSchema>

export const ownProfileEndpoints = {
  get: {
    name: 'read own profile',
    method: 'GET',
    path: '/api/auth/profile',
    input: null,
    output: ownProfileSchema,
    access: 'session',
    resource: 'staff',
    recordsOnly: true,
  },
  /** With `codeSentTo` nothing is changed yet: the code that was sent there is to be sent along. */
  change: {
    name: 'change own profile',
    method: 'PATCH',
    path: '/api/auth/profile',
    input: z.extend(ownProfileInputSchema, {
      /** Whether the e-mail is to be confirmed, which may be the one that the account has. */
      confirmEmail: z._default(z.boolean(), false),
      version: versionSchema(ownProfileMessages.versionMissing),
    }),
    output: z.extend(ownProfileSchema, { codeSentTo: z.optional(z.string()) }),
    access: 'session',
    resource: 'staff',
    recordsOnly: true,
    words: {
      did: 'Changed their own account',
      account: { failed: 'typed a wrong current password' },
    },
  },
} as const satisfies Record<string, Endpoint>
