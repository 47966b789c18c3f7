import { isolated } from '@shared/lib/isolated'
import { plainTyped } from '@shared/lib/normaliser'
import * as z from 'zod/mini'
import { optionalEmailSchema } from './contact'
import type { Endpoint } from './endpoint'
import {
  filterBy,
  nameMaxLength,
  nameSchema,
  orderedBy,
  pageFields,
  pageOf,
  versionSchema,
} from './lists'
import {
  endedMedicationSchema,
  endMedicineSchema,
  medicationSchema,
  placeSchema,
} from './medications'
import {
  contactFields,
  contactPersonSchema,
  plainContact,
  sentTelephoneSchema,
} from './patient-contacts'
import type { PermissionKey } from './permissions'
import { confirmation } from './staff'

/** What a person reads about patients (docs/product/desk.md). */
export const patientMessages = {
  registrationIncomplete: 'Please fill in all required fields for patient registration.',
  nameRequired: 'Please enter the name',
  ageInvalid: 'Please enter an age in whole years, from 0 to 130',
  nameTooLong: `Please use at most ${nameMaxLength} characters`,
  genderRequired: 'Please select a gender',
  contactRequired: 'Please enter a contact',
  contactUnlikely:
    'This contact is neither a phone number nor an e-mail address. Please make sure that it is right.',
  addressTooLong: 'Please use at most 500 characters',
  birthDateInvalid: 'Please enter a date as YYYY-MM-DD, today or earlier',
  notFound: 'Selected patient not found.',
  registered: 'Patient registered successfully!',
  emailInvalid: 'Please enter a valid email, or leave it empty',
  registerFailed: 'Failed to register the patient',
  fetchFailed: 'Failed to fetch patients',
  similar: 'This may be the same person:',
  alike: 'Similar name or same telephone number:',
  noneAlike: 'Patients of such a name or with this telephone number appear here.',
  registeredBeside: (others: readonly number[]) =>
    `Registered as a patient of their own, beside ${others.map((number) => `no. ${number}`).join(' and ')} of the same name. The directory shows them together: prescribe to the right one.`,
  /** Of what may never have been asked: nobody is known to have none. */
  noneOnRecord: 'None on record',
  allergiesNotAsked: 'not asked',
  noKnownAllergies: (on: string, by: string) =>
    `No known allergies (asked ${on} by ${isolated(by)})`,
  noKnownAllergiesSaved: 'Saved that no allergies are known.',
  notAskedSaved: 'Saved that allergies were not asked.',
  ageByBirthDate: (years: number) =>
    `By the date of birth, the age is ${years}. Please make sure that both are right.`,
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
  ownMissing:
    'Your account shows no patient record yet: the clinic has to link it, or to confirm it. Please ask there.',
  allergyMissing: 'Please enter the allergy',
  allergiesTooMany: 'Please enter at most 50 allergies',
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
} as const

/** How many years ago a patient can be born at most. */
export const oldestMost = 130

/** How many allergies a record can hold. */
const allergiesMost = 50

/** The diagnosis of whoever has just been registered. */
export const newPatientDiagnosis = 'New Patient Registration'

export const genders = ['Male', 'Female', 'Other'] as const
export const genderSchema = z.enum(genders)
export type Gender = z.infer<typeof genderSchema>

export const noKnownAllergiesSchema = z.object({
  /** YYYY-MM-DD. */
  on: z.string(),
  by: z.string(),
})
export type NoKnownAllergies = z.infer<typeof noKnownAllergiesSchema>

/** What is known of a patient's allergies. */
export interface KnownAllergies {
  allergies: readonly string[]
  /** Absent on a host that does not tell those who were asked from the others. */
  noKnownAllergies?: NoKnownAllergies | null | undefined
}

/** Allergies in words: no patient has none whom nobody has asked. */
export const allergyWords = ({ allergies, noKnownAllergies: none }: KnownAllergies): string => {
  if (allergies.length > 0) return allergies.join(', ')
  if (none === undefined) return patientMessages.noneOnRecord
  return none === null
    ? patientMessages.allergiesNotAsked
    : patientMessages.noKnownAllergies(none.on, none.by)
}

export const patientSchema = z.object({
  id: z.string(),
  /** By which people know the record, counted by the clinic. */
  number: z.number(),
  name: z.string(),
  /** Whole years. */
  age: z.number(),
  gender: genderSchema,
  /** The first of telephones, e-mail and note where the host keeps these; otherwise all that there is. */
  contact: z.string(),
  /** The patient's own, or empty; absent on a host that keeps no patients, as the next four are. */
  email: z.optional(z.string()),
  telephones: z.optional(z.array(sentTelephoneSchema)),
  /** What was typed as the contact and is neither a number nor an address; may be empty. */
  contactNote: z.optional(z.string()),
  contactPerson: z.optional(z.nullable(contactPersonSchema)),
  /** A BCP 47 tag, or empty. */
  language: z.optional(z.string()),
  address: z.string(),
  /** YYYY-MM-DD, or empty where it is not known. */
  dateOfBirth: z.string(),
  /** YYYY-MM-DD. */
  lastVisit: z.string(),
  diagnosis: z.string(),
  currentMedications: z.array(medicationSchema),
  /** What was taken and is ended, in the order in which it was; absent where there is nothing. */
  endedMedications: z.optional(z.array(endedMedicationSchema)),
  allergies: z.array(z.string()),
  /** When the patient said that there are none, and to whom; null where nobody has asked. */
  noKnownAllergies: z.optional(z.nullable(noKnownAllergiesSchema)),
  pastMedicalHistory: z.string(),
  /** When it was closed, as an ISO time; null while it is open. */
  closedAt: z._default(z.nullable(z.string()), null),
  /** Counts the changes: whoever changes the record sends the version that was seen. */
  version: z._default(z.number(), 1),
  /** The usernames that show this record, or wait to; for whoever may change that. */
  accounts: z.optional(z.array(z.string())),
})
export type Patient = z.infer<typeof patientSchema>

/** A patient in a list: what its rows show. What else a record holds is read by opening it. */
const patientRowSchema = z.extend(
  z.pick(patientSchema, {
    ...{ id: true, number: true, name: true, age: true, gender: true, contact: true },
    ...{ dateOfBirth: true, lastVisit: true, closedAt: true },
  }),
  {
    /** Absent where patients are asked for by their numbers, or as similar ones. */
    diagnosis: z.optional(z.string()),
    telephones: patientSchema.shape.telephones,
    /** These four are absent unless the list was asked for them, as the export does. */
    email: patientSchema.shape.email,
    contactNote: patientSchema.shape.contactNote,
    contactPerson: patientSchema.shape.contactPerson,
    language: patientSchema.shape.language,
    /** The sample's alone, whose lists hold whole records. */
    currentMedications: z.optional(z.array(medicationSchema)),
  },
)
export type PatientRow = z.infer<typeof patientRowSchema>

/** Kept with single blanks: it is found by what one sees of it. */
const text = (missing: string) =>
  nameSchema(missing, patientMessages.nameTooLong).check(
    z.overwrite((typed) => typed.replace(/\s+/g, ' ')),
  )

const contactSchema = z
  .string()
  .check(
    z.overwrite(plainContact),
    z.minLength(1, patientMessages.contactRequired),
    z.maxLength(nameMaxLength, patientMessages.nameTooLong),
  )

/** A date that the calendar has, as YYYY-MM-DD. */
const isDate = (text: string): boolean => z.iso.date().safeParse(text).success

/** An age is a whole number of at least 0: whatever is none counts as not filled in. */
export const isAgeMissing = (age: string): boolean => !/^\d+$/.test(plainTyped(age))

/** The number of an age as it is typed. */
export const ageNumber = (age: string | number): number => Number(plainTyped(String(age)))

/** Whole years from 0 to 130, as they are typed. */
export const isAge = (age: string | number): boolean =>
  /^\d{1,3}$/.test(plainTyped(String(age))) && ageNumber(age) <= 130

/**
 * The front desk's registration; age as it is typed.
 * @param today YYYY-MM-DD: nobody is born later
 */
export const registrationSchemaOn = (today: string) =>
  z.object({
    name: text(patientMessages.nameRequired),
    age: z.union([z.string(), z.number()]).check(z.refine(isAge, patientMessages.ageInvalid)),
    gender: z.enum(genders, patientMessages.genderRequired),
    contact: contactSchema,
    /** Not sent to a host that keeps no patients. */
    email: z.optional(optionalEmailSchema(patientMessages.emailInvalid)),
    ...contactFields,
    address: z.string().check(z.trim(), z.maxLength(500, patientMessages.addressTooLong)),
    dateOfBirth: z.string().check(
      z.overwrite(plainTyped),
      z.refine(
        (date) => date === '' || (isDate(date) && date <= today),
        patientMessages.birthDateInvalid,
      ),
    ),
  })
export type Registration = z.infer<ReturnType<typeof registrationSchemaOn>>

/**
 * A registration as it is sent: the form has looked at the date of birth, of which a host knows no
 * more than that the calendar has it.
 */
const sentRegistrationSchema = registrationSchemaOn('9999-12-31')

/** Whether a record may be added to: a patient is closed, not deleted. */
export const patientStatusSchema = z.enum(['open', 'closed'])

/** Longer than any name or contact. */
const querySchema = z._default(z.string().check(z.maxLength(200)), '')

/** What patients can be ordered by, however many there are: each has its index. */
export const patientOrders = ['name', 'number', 'age', 'lastVisit'] as const
export const patientSortSchema = orderedBy(patientOrders)

const patientListInputSchema = z.object({
  /** Any parts of name, number and contact, apart by blanks. */
  q: querySchema,
  gender: filterBy(genderSchema),
  status: filterBy(patientStatusSchema),
  /** Whose numbers these are, apart by commas, and nobody else. */
  numbers: filterBy(z.string().check(z.regex(/^\d{1,9}(,\d{1,9}){0,99}$/))),
  /** Without it by name, and of those that are looked for the likeliest first. */
  sort: patientSortSchema,
  /** What each row has besides: an export has all ways to reach a patient, and no screen does. */
  with: filterBy(z.enum(['contacts'])),
  ...pageFields,
})
export type PatientListInput = z.input<typeof patientListInputSchema>

/** What is known of somebody so far; the date YYYY-MM-DD, or empty where it is not known. */
const likenessSchema = z.object({
  name: querySchema,
  contact: querySchema,
  dateOfBirth: querySchema,
})
export type Likeness = z.infer<typeof likenessSchema>

/** A patient as a choice; namesakes are told apart by number and age. */
const patientChoiceSchema = z.object({
  id: z.string(),
  number: z.number(),
  name: z.string(),
  age: z.number(),
  /** YYYY-MM-DD; absent where it is not known. */
  dateOfBirth: z.optional(z.string()),
})
export type PatientChoice = z.infer<typeof patientChoiceSchema>

/** Whoever may change something may read it. */
const patientReaders = [
  'patient_view',
  'patient_register',
  'patient_profile_edit',
  'patient_discharge',
  'medical_record_edit',
] as const satisfies readonly PermissionKey[]

export const patientVersion = { version: versionSchema(patientMessages.versionMissing) }

export const patientEndpoints = {
  list: {
    name: 'list patients',
    method: 'GET',
    path: '/api/patients',
    input: patientListInputSchema,
    output: pageOf(patientRowSchema),
    access: [...patientReaders, 'patient_dashboard'],
    shows: 'patients',
    resource: 'patients',
    words: {
      screen: 'Receptionist dashboard',
      label: 'Patient Directory',
      can: 'see and search the patients',
      patient: { among: 'Saw you in the list of patients' },
    },
  },
  /** How many records are open. */
  counts: {
    name: 'count patients',
    method: 'GET',
    path: '/api/patients/counts',
    input: null,
    output: z.object({ total: z.number() }),
    access: patientReaders,
    scope: 'clinic',
    resource: 'patients',
    words: {
      screen: 'Receptionist dashboard',
      label: 'the number of patients',
      can: 'see how many patients there are',
    },
  },
  /** By the id, or by the number. */
  get: {
    name: 'read patient',
    method: 'GET',
    path: '/api/patients/:id',
    input: null,
    output: patientSchema,
    // Whoever prescribes has to know for whom.
    access: [...patientReaders, 'prescription_create', 'patient_dashboard'],
    shows: 'patients',
    resource: 'patients',
    words: {
      screen: 'Patient page',
      label: 'the page',
      can: 'open a patient’s page',
      patient: { read: 'Opened your record' },
    },
  },
  /** The record of the patient who is signed in; null where the account shows nobody's. */
  own: {
    name: 'read own patient',
    method: 'GET',
    path: '/api/patients/own',
    input: null,
    output: z.nullable(patientSchema),
    access: 'patient_dashboard',
    shows: 'own',
    resource: 'patients',
    words: {
      screen: 'Patient dashboard',
      label: 'the own data',
      can: 'see the own record',
    },
  },
  /**
   * Who may be the same person, at most ten, the likeliest first (`likenessOf`); a hint, and no reason to
   * refuse anybody.
   */
  similar: {
    name: 'list similar patients',
    method: 'GET',
    path: '/api/patients/similar',
    input: likenessSchema,
    output: z.array(patientRowSchema),
    access: 'patient_register',
    scope: 'clinic',
    shows: 'patients',
    resource: 'patients',
    words: {
      screen: 'Receptionist dashboard',
      label: 'similar patients',
      can: 'see similar patients at a registration',
      patient: { among: 'Saw you while registering a similar name' },
    },
  },
  register: {
    name: 'register patient',
    method: 'POST',
    path: '/api/patients',
    input: sentRegistrationSchema,
    output: patientSchema,
    access: 'patient_register',
    scope: 'clinic',
    resource: 'patients',
    words: {
      screen: 'Receptionist dashboard',
      label: 'New Registration',
      can: 'register a patient',
      did: 'Registered a patient',
      patient: { did: 'Registered you' },
    },
  },
  correct: {
    name: 'correct patient',
    method: 'PATCH',
    path: '/api/patients/:id',
    input: z.extend(sentRegistrationSchema, patientVersion),
    output: patientSchema,
    access: 'patient_profile_edit',
    scope: 'clinic',
    resource: 'patients',
    recordsOnly: true,
    words: {
      screen: 'Patient page',
      label: 'Correct',
      can: 'correct a patient’s data',
      did: "Corrected a patient's data",
      patient: { did: 'Corrected your data' },
    },
  },
  /** All that are known, in place of those before. */
  writeAllergies: {
    name: 'write allergies',
    method: 'PUT',
    path: '/api/patients/:id/allergies',
    input: z.object({
      allergies: z
        .array(nameSchema(patientMessages.allergyMissing, patientMessages.nameTooLong))
        .check(z.maxLength(allergiesMost, patientMessages.allergiesTooMany)),
      /**
       * Whether the patient says that there are none; where it is not sent, it stays as it is. An allergy
       * goes before it.
       */
      noneKnown: z.optional(z.boolean()),
      ...patientVersion,
    }),
    output: patientSchema,
    access: ['patient_profile_edit', 'medical_record_edit'],
    scope: 'clinic',
    resource: 'patients',
    recordsOnly: true,
    words: {
      screen: 'Patient page',
      label: 'Allergies',
      can: 'write down a patient’s allergies',
      did: "Wrote down a patient's allergies",
      patient: { did: 'Wrote down your allergies' },
    },
  },
  /** Ends one of the current medications, whoever has written it there. */
  endMedicine: {
    name: 'end medicine on record',
    method: 'POST',
    path: '/api/patients/:id/end-medicine',
    input: z.extend(endMedicineSchema, {
      /** Its place among the current medications, from 0. */
      medicine: placeSchema,
      ...patientVersion,
    }),
    output: patientSchema,
    access: 'prescription_edit',
    scope: 'clinic',
    resource: 'patients',
    recordsOnly: true,
    words: {
      screen: 'Patient page',
      label: 'End beside a medicine',
      can: 'end a medicine on a patient’s record',
      did: "Ended a patient's medicine",
      patient: { did: 'Ended one of your medicines' },
    },
  },
  /** With its visits to come, which are cancelled. */
  close: {
    name: 'close patient',
    method: 'POST',
    path: '/api/patients/:id/close',
    input: z.object({ ...patientVersion, ...confirmation }),
    output: patientSchema,
    access: 'patient_discharge',
    scope: 'clinic',
    resource: 'patients',
    recordsOnly: true,
    words: {
      screen: 'Patient page',
      label: 'Close Record',
      can: 'close a patient’s record',
      did: "Closed a patient's record",
      patient: { did: 'Closed your record' },
    },
  },
  reopen: {
    name: 'reopen patient',
    method: 'POST',
    path: '/api/patients/:id/reopen',
    input: z.object(patientVersion),
    output: patientSchema,
    access: 'patient_discharge',
    scope: 'clinic',
    resource: 'patients',
    recordsOnly: true,
    words: {
      screen: 'Patient page',
      label: 'Reopen Record',
      can: 'reopen a patient’s record',
      did: "Opened a patient's record again",
      patient: { did: 'Opened your record again' },
    },
  },
  /** Open patients for the forms that need one, the likeliest first. */
  choices: {
    name: 'look patients up',
    method: 'GET',
    path: '/api/lookups/patients',
    input: z.object({ q: querySchema, limit: pageFields.limit }),
    output: z.array(patientChoiceSchema),
    access: [
      ...patientReaders,
      'medical_record_create',
      'appointment_create',
      'appointment_edit',
      'prescription_create',
    ],
    scope: 'clinic',
    shows: 'patients',
    resource: 'patients',
    words: {
      screen: 'Receptionist dashboard',
      also: 'Doctor dashboard',
      label: 'Patient',
      can: 'choose a patient in a form',
      patient: null,
    },
  },
} as const satisfies Record<string, Endpoint>
