import * as z from 'zod/mini'
import type { Endpoint } from './endpoint'
import { nameSchema, versionSchema } from './lists'
import { patientMessages, patientSchema, sentRegistrationSchema } from './patients'
import { endMedicineSchema, placeSchema } from './prescriptions'
import { confirmation, createUserSchema } from './staff'

/** What a person reads about patients where the host keeps them (docs/product.md, Calls). */
export const patientRecordMessages = {
  birthDateUnlikely: 'Please enter a date of birth of the last 130 years, today or earlier',
  versionMissing: 'The version of the patient is missing',
  stale:
    'This patient has been changed meanwhile. See what it says now, and save again if you still want to.',
  closed: 'This patient is closed. Reopen the record first.',
  /** @param visits how many are cancelled with it */
  hasVisits: (visits: number) =>
    visits === 1
      ? 'This patient has 1 appointment to come. Closing the record cancels it.'
      : `This patient has ${visits} appointments to come. Closing the record cancels them.`,
  /** Why they are cancelled, as the desk reads it. */
  closedReason: 'The patient’s record was closed.',
  closedAlready: 'This patient is closed already.',
  openAlready: 'This patient is open already.',
  ownMissing: 'No patient record belongs to your account yet. Please ask at the front desk.',
  allergyMissing: 'Please enter the allergy',
  allergiesTooMany: 'Please enter at most 50 allergies',
  accountUnknown: 'There is no patient account of this username',
  accountTaken: 'This account belongs to another patient',
  /** Of an account that shows a patient, or showed one. */
  accountUsed:
    'This account has shown a patient’s record before. Ask someone with the permission Staff Edit to link it.',
  accountLinkedOften: (times: number) =>
    `This account was linked ${times} times already. Open a new account instead.`,
  roleMissing: 'The clinic has no role for patients, who could not sign in.',
  registeredAs: (number: number) => `${patientMessages.registered} The number is ${number}.`,
  corrected: 'The record has been corrected.',
  correctFailed: 'Failed to correct the record',
  allergiesSaved: 'The allergies have been saved.',
  allergiesFailed: 'Failed to save the allergies',
  hasBeenClosed: 'The record has been closed.',
  closeFailed: 'Failed to close the record',
  hasBeenReopened:
    'The record is open again. Appointments that closing it cancelled stay cancelled.',
  reopenFailed: 'Failed to reopen the record',
  accountOpened: (username: string) =>
    `The account has been opened. At the first sign-in, ${username} is asked for another password.`,
  accountOpenFailed: 'Failed to open the account',
  accountLinked: (username: string) => `The account ${username} shows this record now.`,
  accountLinkFailed: 'Failed to link the account',
  accountsTakenOff: 'No account shows this record any more.',
  accountsTakeOffFailed: 'Failed to take the accounts off',
} as const

/** How often one account can be linked to a patient, its opening counted. */
export const accountLinksMost = 5

/** How many allergies a record can hold. */
const allergiesMost = 50

const versionFields = { version: versionSchema(patientRecordMessages.versionMissing) }

/** What the sample has no answer for. */
export const patientRecordEndpoints = {
  correct: {
    name: 'correct patient',
    method: 'PATCH',
    path: '/api/patients/:id',
    input: z.extend(sentRegistrationSchema, versionFields),
    output: patientSchema,
    access: 'patient_profile_edit',
    scope: 'clinic',
    resource: 'patients',
    recordsOnly: true,
  },
  /** All that are known, in place of those before. */
  writeAllergies: {
    name: 'write allergies',
    method: 'PUT',
    path: '/api/patients/:id/allergies',
    input: z.object({
      allergies: z
        .array(nameSchema(patientRecordMessages.allergyMissing, patientMessages.nameTooLong))
        .check(z.maxLength(allergiesMost, patientRecordMessages.allergiesTooMany)),
      ...versionFields,
    }),
    output: patientSchema,
    access: ['patient_profile_edit', 'medical_record_edit'],
    scope: 'clinic',
    resource: 'patients',
    recordsOnly: true,
  },
  /** Ends one of the current medications, whoever has written it there. */
  endMedicine: {
    name: 'end medicine on record',
    method: 'POST',
    path: '/api/patients/:id/end-medicine',
    input: z.extend(endMedicineSchema, {
      /** Its place among the current medications, from 0. */
      medicine: placeSchema,
      ...versionFields,
    }),
    output: patientSchema,
    access: 'prescription_edit',
    scope: 'clinic',
    resource: 'patients',
    recordsOnly: true,
  },
  /** With its visits to come, which are cancelled. */
  close: {
    name: 'close patient',
    method: 'POST',
    path: '/api/patients/:id/close',
    input: z.object({ ...versionFields, ...confirmation }),
    output: patientSchema,
    access: 'patient_discharge',
    scope: 'clinic',
    resource: 'patients',
    recordsOnly: true,
  },
  reopen: {
    name: 'reopen patient',
    method: 'POST',
    path: '/api/patients/:id/reopen',
    input: z.object(versionFields),
    output: patientSchema,
    access: 'patient_discharge',
    scope: 'clinic',
    resource: 'patients',
    recordsOnly: true,
  },
  /** An account of the patient role, linked from the start, with a password to begin with. */
  openAccount: {
    name: 'open patient account',
    method: 'POST',
    path: '/api/patients/:id/account',
    input: z.extend(
      z.pick(createUserSchema, { username: true, email: true, password: true }),
      versionFields,
    ),
    output: patientSchema,
    access: 'patient_profile_edit',
    scope: 'clinic',
    resource: 'patients',
    recordsOnly: true,
  },
  /**
   * Links a patient's account that there is, by its exact username; null takes all of them off. One that has
   * shown a patient before takes `staff_edit` as well.
   */
  linkAccount: {
    name: 'link patient account',
    method: 'PUT',
    path: '/api/patients/:id/account',
    input: z.object({ username: z.nullable(createUserSchema.shape.username), ...versionFields }),
    output: patientSchema,
    access: 'patient_profile_edit',
    scope: 'clinic',
    resource: 'patients',
    recordsOnly: true,
  },
} as const satisfies Record<string, Endpoint>
