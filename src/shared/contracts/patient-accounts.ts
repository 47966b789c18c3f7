import * as z from 'zod/mini'
import type { Endpoint } from './endpoint'
import { patientSchema, patientVersion } from './patients'
import type { PermissionKey } from './permissions'
import { createUserSchema } from './staff'

/** What a person reads about the accounts of a patient (docs/product/patient-page.md). */
export const patientAccountMessages = {
  accountUnknown: 'There is no patient account of this username',
  accountTaken: 'This account belongs to another patient',
  /** Of an account that shows a patient, or showed one. */
  accountUsed:
    'This account has shown a patient’s record before. Ask someone with the permission Staff Edit to link it.',
  accountLinkedOften: (times: number) =>
    `This account was linked ${times} times already. Open a new account instead.`,
  roleMissing: 'The clinic has no role for patients, who could not sign in.',
  birthDateMissing:
    'Enter the patient’s date of birth first, with Correct: the first sign-in asks for it.',
  emailDiffers: (email: string) =>
    `The record has another e-mail: ${email}. Ask the patient which one is theirs.`,
  emailNotConfirmed: 'E-mail not confirmed.',
  emailNotOnRecord: 'The record has no e-mail. Ask the patient whether this one is theirs.',
  codeByMissing: 'Please choose how the patient gets the code',
  mailNotSetUp: 'No mail is set up here. Print a slip instead.',
  emailConfirmedAlready:
    'The patient has confirmed the email of this account: Forgot Password sends a code there. If the patient cannot read that mailbox, ask a user who can see medical records and lab results for a new code.',
  emailChanged:
    'The e-mail of this account has been changed meanwhile. See what it is now, and confirm again if it is the patient’s own.',
  notWaiting: 'This account does not wait to be confirmed.',
  notSignedIn: 'The patient has not signed in with this account yet. Confirm it after that.',
  accountOpened: (username: string) => `The account ${username} has been opened.`,
  accountOpenFailed: 'Failed to open the account',
  codeMailed: (email: string) => `A code for the first sign-in goes to ${email}.`,
  codeGiven: 'There is a new code for the first sign-in. The one before has ended.',
  codeFailed: 'Failed to make a new code',
  accountConfirmed: (username: string) => `The account ${username} shows this record now.`,
  accountConfirmFailed: 'Failed to confirm the account',
  accountsFailed: 'Failed to fetch the accounts',
  accountLinked: (username: string) => `The account ${username} shows this record now.`,
  accountWaits: (username: string) =>
    `The account ${username} is linked, and waits for a doctor or an admin to confirm it.`,
  accountLinkFailed: 'Failed to link the account',
  accountsTakenOff: 'No account shows this record any more.',
  accountsTakeOffFailed: 'Failed to take the accounts off',
} as const

/** How often one account can be linked to a patient, its opening counted. */
export const accountLinksMost = 5

/** How a patient gets the code for the first sign-in. */
export const codeWays = ['mail', 'slip'] as const
export type CodeWay = (typeof codeWays)[number]
const codeFields = { by: z.enum(codeWays, patientAccountMessages.codeByMissing) }

/** What a user holds who may let an account show a record, as all of it is theirs to read. */
export const accountReaders = [
  'medical_record_view',
  'lab_report_view',
] as const satisfies readonly PermissionKey[]

/** A code for the first sign-in, as it is printed once; `endsAt` an ISO time. */
const startCodeSchema = z.object({ username: z.string(), code: z.string(), endsAt: z.string() })
export type StartCode = z.infer<typeof startCodeSchema>

/** The record, and the code where it is for a slip: a call that is repeated by its key answers none. */
const withStartCodeSchema = z.extend(patientSchema, { startCode: z.optional(startCodeSchema) })

/** One opening or link of an account; times are ISO times. */
const accountLinkSchema = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string(),
  kind: z.enum(['opened', 'linked']),
  at: z.string(),
  /** Who did it; empty where it was done before that was written down. */
  by: z.string(),
  /** Whether the account's person has shown that the e-mail is theirs. */
  emailConfirmed: z.boolean(),
  /** Whether the caller can give another code, with the permission for it. */
  mayHaveCode: z.boolean(),
  /** When another code was given last, and by whom. */
  codeAt: z.nullable(z.string()),
  codeBy: z.nullable(z.string()),
  /** When the code for the first sign-in ends; null where there has been one. */
  codeEndsAt: z.nullable(z.string()),
  /** When its person signed in for the first time with the last code. */
  signedInAt: z.nullable(z.string()),
  /** Since when it shows the record; null while it waits to be confirmed. */
  shownAt: z.nullable(z.string()),
  confirmedBy: z.nullable(z.string()),
  /** When the account was taken off the record. */
  endedAt: z.nullable(z.string()),
})
export type AccountLink = z.infer<typeof accountLinkSchema>

export const patientAccountEndpoints = {
  /** Each opening and link of an account, the last first. */
  accounts: {
    name: 'list patient accounts',
    method: 'GET',
    path: '/api/patients/:id/accounts',
    input: null,
    output: z.array(accountLinkSchema),
    access: ['patient_profile_edit', 'medical_record_view'],
    scope: 'clinic',
    shows: 'records',
    resource: 'patients',
    recordsOnly: true,
  },
  /**
   * An account of the patient role. Its person signs in with a code, the date of birth and a password of their
   * own. Where the caller could not read what it shows, it waits until somebody who can has confirmed it.
   */
  openAccount: {
    name: 'open patient account',
    method: 'POST',
    path: '/api/patients/:id/account',
    input: z.extend(z.pick(createUserSchema, { username: true, email: true }), {
      ...codeFields,
      ...patientVersion,
    }),
    output: withStartCodeSchema,
    access: 'patient_profile_edit',
    scope: 'clinic',
    resource: 'patients',
    recordsOnly: true,
  },
  /**
   * Another code, in place of the password too: until the e-mail is confirmed and the account shows the record, or
   * where no mail is set up. After that only a user who may read all that the account shows (`accountReaders`)
   * gives one. The e-mail is not confirmed any more. Where the caller could not read what the account shows, it
   * waits again.
   */
  giveCode: {
    name: 'give start code',
    method: 'POST',
    path: '/api/patients/:id/account/code',
    input: z.object({
      username: createUserSchema.shape.username,
      ...codeFields,
      ...patientVersion,
    }),
    output: withStartCodeSchema,
    access: 'patient_profile_edit',
    scope: 'clinic',
    resource: 'patients',
    recordsOnly: true,
  },
  /**
   * Lets an account that waits show the record: for a user who may read all that it shows (`accountReaders`).
   * `email` is the account's as the user saw it.
   */
  confirmAccount: {
    name: 'confirm patient account',
    method: 'POST',
    path: '/api/patients/:id/account/confirm',
    input: z.object({
      username: createUserSchema.shape.username,
      email: accountLinkSchema.shape.email,
      ...patientVersion,
    }),
    output: patientSchema,
    access: accountReaders[0],
    alsoNeeds: accountReaders[1],
    scope: 'clinic',
    resource: 'patients',
    recordsOnly: true,
  },
  /**
   * Links a patient's account that there is, by its exact username; null takes all of them off. One that has
   * shown a patient before takes `staff_edit` as well. It waits as one that is opened does.
   */
  linkAccount: {
    name: 'link patient account',
    method: 'PUT',
    path: '/api/patients/:id/account',
    input: z.object({ username: z.nullable(createUserSchema.shape.username), ...patientVersion }),
    output: patientSchema,
    access: 'patient_profile_edit',
    scope: 'clinic',
    resource: 'patients',
    recordsOnly: true,
  },
} as const satisfies Record<string, Endpoint>
