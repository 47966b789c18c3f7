import * as z from 'zod/mini'
import type { Endpoint } from './endpoint'
import { filterBy, nameSchema, pageFields, pageOf, versionSchema } from './lists'
import { genderSchema, patientMessages, patientSchema, sentRegistrationSchema } from './patients'
import type { PermissionKey } from './permissions'
import { createUserSchema } from './staff'

/** What a person reads about patients where the host keeps them (docs/product.md, Calls). */
export const patientRecordMessages = {
  birthDateUnlikely: 'Please enter a date of birth of the last 130 years, today or earlier',
  versionMissing: 'The version of the patient is missing',
  stale:
    'This patient has been changed meanwhile. See what it says now, and save again if you still want to.',
  closed: 'This patient is closed. Reopen the record first.',
  closedAlready: 'This patient is closed already.',
  openAlready: 'This patient is open already.',
  ownMissing: 'No patient record belongs to your account yet. Please ask at the front desk.',
  staffOnly: 'This is open to the staff of the clinic. With your role you see your own record.',
  allergyMissing: 'Please enter the allergy',
  allergiesTooMany: 'Please enter at most 50 allergies',
  accountUnknown: 'There is no patient account of this username',
  accountTaken: 'This account belongs to another patient',
  roleMissing: 'The clinic has no role for patients, who could not sign in.',
} as const

/** How many allergies a record can hold. */
const allergiesMost = 50

const patientRecordSchema = z.extend(patientSchema, {
  id: z.string(),
  /** By which people know the record, counted by the clinic. */
  number: z.number(),
  /** When it was closed, as an ISO time; null while it is open. */
  closedAt: z.nullable(z.string()),
  /** Counts the changes: whoever changes the record sends the version that was seen. */
  version: z.number(),
  /** The usernames that show this record to who signs in by them; for whoever may change that. */
  accounts: z.optional(z.array(z.string())),
})
export type PatientRecord = z.infer<typeof patientRecordSchema>

/** A patient as a choice; namesakes are told apart by number and age. */
const patientChoiceSchema = z.object({
  id: z.string(),
  number: z.number(),
  name: z.string(),
  age: z.number(),
})

const versionFields = { version: versionSchema(patientRecordMessages.versionMissing) }

/** Longer than any name or contact. */
const querySchema = z._default(z.string().check(z.maxLength(200)), '')

/** What is known of somebody so far. */
const likenessSchema = z.object({
  name: querySchema,
  contact: querySchema,
  dateOfBirth: querySchema,
})

const listInputSchema = z.object({
  /** Any parts of name, number and contact, apart by blanks. */
  q: querySchema,
  gender: filterBy(genderSchema),
  status: filterBy(z.enum(['open', 'closed'])),
  /** Without it by name, and of those that are looked for the likeliest first. */
  sort: filterBy(z.enum(['name', 'number', '-number', '-lastVisit'])),
  ...pageFields,
})

/** Whoever may change something may read it; a patient's own record, by the dashboard. */
const staffReaders = [
  'patient_view',
  'patient_register',
  'patient_profile_edit',
  'patient_discharge',
  'medical_record_edit',
] as const satisfies readonly PermissionKey[]
const readers = [...staffReaders, 'patient_dashboard'] as const

export const patientRecordEndpoints = {
  list: {
    name: 'list patient records',
    method: 'GET',
    path: '/api/patients',
    input: listInputSchema,
    output: pageOf(patientRecordSchema),
    access: readers,
    resource: 'patients',
    recordsOnly: true,
  },
  /** The record of the patient who is signed in. */
  own: {
    name: 'read own patient record',
    method: 'GET',
    path: '/api/patients/own',
    input: null,
    output: patientRecordSchema,
    access: 'patient_dashboard',
    resource: 'patients',
    recordsOnly: true,
  },
  /** Who may be the same person, at most ten; a hint, and no reason to refuse anybody. */
  similar: {
    name: 'list similar patient records',
    method: 'GET',
    path: '/api/patients/similar',
    input: likenessSchema,
    output: z.array(patientRecordSchema),
    access: 'patient_register',
    scope: 'clinic',
    resource: 'patients',
    recordsOnly: true,
  },
  /** By the id, or by the number. */
  get: {
    name: 'read patient record',
    method: 'GET',
    path: '/api/patients/:id',
    input: null,
    output: patientRecordSchema,
    access: readers,
    resource: 'patients',
    recordsOnly: true,
  },
  register: {
    name: 'register patient record',
    method: 'POST',
    path: '/api/patients',
    input: sentRegistrationSchema,
    output: patientRecordSchema,
    access: 'patient_register',
    scope: 'clinic',
    resource: 'patients',
    recordsOnly: true,
  },
  correct: {
    name: 'correct patient record',
    method: 'PATCH',
    path: '/api/patients/:id',
    input: z.extend(sentRegistrationSchema, versionFields),
    output: patientRecordSchema,
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
    output: patientRecordSchema,
    access: ['patient_profile_edit', 'medical_record_edit'],
    scope: 'clinic',
    resource: 'patients',
    recordsOnly: true,
  },
  close: {
    name: 'close patient record',
    method: 'POST',
    path: '/api/patients/:id/close',
    input: z.object(versionFields),
    output: patientRecordSchema,
    access: 'patient_discharge',
    scope: 'clinic',
    resource: 'patients',
    recordsOnly: true,
  },
  reopen: {
    name: 'reopen patient record',
    method: 'POST',
    path: '/api/patients/:id/reopen',
    input: z.object(versionFields),
    output: patientRecordSchema,
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
    output: patientRecordSchema,
    access: 'patient_profile_edit',
    scope: 'clinic',
    resource: 'patients',
    recordsOnly: true,
  },
  /** Links a patient's account that there is, by its exact username; null takes all of them off. */
  linkAccount: {
    name: 'link patient account',
    method: 'PUT',
    path: '/api/patients/:id/account',
    input: z.object({ username: z.nullable(createUserSchema.shape.username), ...versionFields }),
    output: patientRecordSchema,
    access: 'patient_profile_edit',
    scope: 'clinic',
    resource: 'patients',
    recordsOnly: true,
  },
  /** Open patients for the forms that need one, the likeliest first. */
  choices: {
    name: 'look patients up',
    method: 'GET',
    path: '/api/lookups/patients',
    input: z.object({ q: querySchema, limit: pageFields.limit }),
    output: z.array(patientChoiceSchema),
    access: [
      ...staffReaders,
      'medical_record_create',
      'appointment_create',
      'appointment_edit',
      'prescription_create',
    ],
    scope: 'clinic',
    resource: 'patients',
    recordsOnly: true,
  },
} as const satisfies Record<string, Endpoint>
