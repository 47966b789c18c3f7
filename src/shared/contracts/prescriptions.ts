import { contextCheckSchema } from '@shared/medicines/context/result'
import { interactionCheckSchema } from '@shared/medicines/kept-check'
import * as z from 'zod/mini'
import type { Endpoint } from './endpoint'
import { filterBy, pageFields, pageOf, versionSchema } from './lists'
import { endingSchema, endMedicineSchema, medicationSchema, placeSchema } from './medications'
import { genderSchema, type Patient, patientSchema } from './patients'

/** What a person reads about prescriptions (docs/product/prescriptions.md). */
export const prescriptionMessages = {
  incomplete: 'Please select a patient, enter diagnosis, and add at least one medication.',
  noMedication: 'Please add at least one medication before submitting.',
  medicationName: 'Please enter the name',
  medicationDosage: 'Please enter the dosage',
  medicationFrequency: 'Please enter the frequency',
  aspirinAndWarfarin:
    'Potential interaction detected: Aspirin and Warfarin may increase risk of bleeding.',
  noInteraction: 'No significant drug interactions found, or prescription submitted successfully!',
  submittedTitle: 'Prescription Submitted!',
  submitted: 'Prescription submitted successfully.',
  questionTooLong:
    'These medicines and their directions are too long for one question: the rules check them, and the assistant cannot be asked. Shorten the directions, or prescribe in two steps.',
  patientRequired: 'Please select a patient',
  dateRequired: 'Please enter a date as YYYY-MM-DD',
  notToday: 'This date is not today’s. The prescription can bear it all the same.',
  otherDay: (today: string) =>
    `Today is ${today}. Please use this date, or confirm that another one is meant.`,
  isLater: (today: string) => `Please enter a date that is not later than today, ${today}`,
  tooLong: 'Please use at most 200 characters',
  diagnosisTooLong: 'A diagnosis has at most 200 characters',
  diagnosisRequired: 'Please enter the diagnosis',
  medicationRequired: 'Please add at least one medication',
  medicinesTooMany: 'Please use at most 50 medications',
  reasonRequired: 'Please give a reason',
  rulesFailed:
    'The rules for interactions could not be loaded: nothing is checked by them. If it fails again, reload the page: what is typed stays.',
  versionMissing: 'The version of the patient is missing',
  recordSaysMore:
    'The patient’s record speaks against this prescription. Read what it says, and give a reason for each grave danger.',
  contextFailed:
    'The medicines could not be compared with the record: age, kidney function, potassium, diagnosis. That failed.',
  doseUnlikely: (amount: string) => `${amount} is unlikely for one dose. Is it meant?`,
  doseMeant: (amount: string) => `Yes, ${amount} is meant`,
  doseNotConfirmed: 'Correct the dosage, or confirm that it is meant',
  stillSaving: 'A prescription for this patient is still being saved. Wait until it is.',
  savedBefore: (number: number, medicines: string) =>
    `What was sent before has been saved after all, as number ${number}: ${medicines}. What has been changed here since is not saved. Submit it only if it is to be prescribed as well.`,
  saved: 'Prescription saved successfully!',
  /** Stands behind what is said of a success, where the host counts prescriptions. */
  numbered: (number: number) => `Its number is ${number}.`,
  requestUnknown: 'This request is not the patient’s, or is no longer there.',
  requestAnswered: 'This request has been answered by another prescription meanwhile.',
  requestDeclined: 'This request has been declined meanwhile.',
  requestClosed: 'This request has been answered or declined meanwhile.',
  notFound: 'Prescription not found.',
  ownVersionMissing: 'The version of the prescription is missing',
  stale: 'This prescription has been changed meanwhile.',
  medicineUnknown: 'This prescription has no such medicine.',
  medicineNotTaken: 'This medicine is not among the current medications.',
  alreadyEnded: 'This medicine has been ended already.',
  ended: (name: string) => `${name} is ended.`,
  endFailed: 'Failed to end the medicine',
  fetchFailed: 'Failed to fetch prescriptions',
  saveFailed: 'Failed to save the prescription',
} as const

/** A field that may not be empty. */
export const requiredText = (message: string) =>
  z
    .string()
    .check(z.trim(), z.minLength(1, message), z.maxLength(200, prescriptionMessages.tooLong))

/** The Add Medication dialog: only the duration is optional. */
export const medicationInputSchema = z.object({
  name: requiredText(prescriptionMessages.medicationName),
  dosage: requiredText(prescriptionMessages.medicationDosage),
  frequency: requiredText(prescriptionMessages.medicationFrequency),
  duration: z.string().check(z.trim(), z.maxLength(200, prescriptionMessages.tooLong)),
})
export type MedicationInput = z.infer<typeof medicationInputSchema>

/** More medicines than any prescription has. */
const medicinesMost = 50

/** Of a hundred grave findings, in characters, and more: with all else it has to fit into one call. */
const alertMost = 50_000

/** What is typed as taken, beside what is on record: a host that holds medicines against the record counts it. */
const typedAsTakenSchema = z
  .array(medicationSchema)
  .check(z.maxLength(medicinesMost, prescriptionMessages.medicinesTooMany))

const prescriptionInputSchema = z.object({
  patientId: z.string().check(z.minLength(1, prescriptionMessages.patientRequired)),
  /** Who prescribes, for a host that does not keep prescriptions: ours goes by who is signed in. */
  doctor: z.string().check(z.maxLength(300)),
  /** YYYY-MM-DD; databases know no year 0. */
  date: z.iso
    .date(prescriptionMessages.dateRequired)
    .check(z.refine((date) => date >= '0001', prescriptionMessages.dateRequired)),
  diagnosis: requiredText(prescriptionMessages.diagnosisRequired),
  medicines: z
    .array(
      z.extend(medicationInputSchema, {
        duration: z.optional(medicationInputSchema.shape.duration),
      }),
    )
    .check(
      z.minLength(1, prescriptionMessages.medicationRequired),
      z.maxLength(medicinesMost, prescriptionMessages.medicinesTooMany),
    ),
  hasInteraction: z.boolean(),
  interactionAlert: z.string().check(z.maxLength(alertMost)),
  check: interactionCheckSchema,
  /** The patient's request that it answers. */
  requestId: z.optional(z.string()),
})

const createInputSchema = z.extend(prescriptionInputSchema, {
  /** The patient's, as the medicines were checked against it. Our server asks for it; a sample doesn't. */
  version: z.optional(versionSchema(prescriptionMessages.versionMissing)),
  /** Whether it is known that the date is not today's. Our server asks for that; a sample doesn't. */
  otherDay: z.optional(z.boolean()),
  currentMedications: z.optional(typedAsTakenSchema),
  /** Whether no diagnosis was typed, so that it is the one on record: that of a problem which has ended is no finding. */
  keepsDiagnosis: z.optional(z.boolean()),
})
export type PrescriptionInput = z.infer<typeof createInputSchema>

/** A prescription as it is sent, under the key that tells it from all others. */
export const prescriptionAttemptSchema = z.object({ key: z.string(), input: createInputSchema })
export type PrescriptionAttempt = z.infer<typeof prescriptionAttemptSchema>

/** A medicine as it was prescribed, and since when and by whom it is ended. */
export const prescribedMedicineSchema = z.extend(medicationSchema, {
  ended: z.optional(endingSchema),
})
export type PrescribedMedicine = z.infer<typeof prescribedMedicineSchema>

export const prescriptionSchema = z.object({
  ...prescriptionInputSchema.shape,
  // What was kept before is read as it was written.
  ...{ doctor: z.string(), date: z.string(), diagnosis: z.string() },
  medicines: z.array(prescribedMedicineSchema),
  interactionAlert: z.string(),
  id: z.string(),
  /** By which people know it, counted by the clinic. */
  number: z.number(),
  patientName: z.string(),
  /** In whole years, when it was prescribed; who prescribes doesn't type it. */
  age: z.optional(z.number()),
  /** What the patient's record says by now, where the host keeps prescriptions: it is printed. */
  patient: z.optional(
    z.object({
      number: z.number(),
      gender: genderSchema,
      /** YYYY-MM-DD, or empty where it is not known. */
      dateOfBirth: z.string(),
      allergies: z.array(z.string()),
      noKnownAllergies: patientSchema.shape.noKnownAllergies,
    }),
  ),
  /** Counts the changes, where the host keeps prescriptions. */
  version: z.optional(z.number()),
})
export type Prescription = z.infer<typeof prescriptionSchema>

const listedSchema = z.pick(prescriptionSchema, {
  ...{ id: true, number: true, patientId: true, patientName: true, doctor: true, date: true },
})
const shownSchema = z.pick(prescriptionSchema, {
  ...{ medicines: true, hasInteraction: true, interactionAlert: true, check: true },
})
const prescriptionRowSchema = z.extend(listedSchema, shownSchema.shape)
/** A row of one patient's prescriptions. What else a prescription says is read by opening it. */
export type PrescriptionRow = z.infer<typeof prescriptionRowSchema>
export const patientPrescriptionsSchema = pageOf(prescriptionRowSchema)

/** What is held against a patient's record: what is to be prescribed, and for which diagnosis. */
const contextInputSchema = z.object({
  patientId: z.string().check(z.maxLength(100)),
  diagnosis: z.string().check(z.maxLength(200, prescriptionMessages.diagnosisTooLong)),
  currentMedications: z.optional(typedAsTakenSchema),
  medicines: z
    .array(medicationSchema)
    .check(z.maxLength(medicinesMost, prescriptionMessages.medicinesTooMany)),
})
export type ContextInput = z.infer<typeof contextInputSchema>

export const prescriptionEndpoints = {
  /**
   * The last written first; of one patient, where one is named, with the medicines and what the check found.
   * In own scope there are the own ones alone.
   */
  list: {
    name: 'list prescriptions',
    method: 'GET',
    path: '/api/prescriptions',
    input: z.object({ patientId: filterBy(z.string()), ...pageFields }),
    output: pageOf(z.extend(listedSchema, z.partial(shownSchema).shape)),
    access: 'prescription_view',
    shows: 'records',
    resource: 'prescriptions',
    recordsOnly: true,
    words: {
      screen: 'Patient page',
      label: 'Prescriptions',
      can: 'see a patient’s prescriptions',
      patient: {
        read: 'Looked through your prescriptions',
        among: 'Saw you in the list of prescriptions',
      },
    },
  },
  get: {
    name: 'read prescription',
    method: 'GET',
    path: '/api/prescriptions/:id',
    input: null,
    output: prescriptionSchema,
    access: 'prescription_view',
    shows: 'records',
    resource: 'prescriptions',
    recordsOnly: true,
    words: {
      screen: 'Patient page',
      label: 'View a prescription',
      can: 'open a prescription',
      patient: { read: 'Opened one of your prescriptions' },
    },
  },
  /** Those of the patient who is signed in, newest first, at most 200. */
  own: {
    name: 'list own prescriptions',
    method: 'GET',
    path: '/api/prescriptions/own',
    input: null,
    output: z.array(prescriptionSchema),
    access: 'patient_dashboard',
    shows: 'own',
    resource: 'prescriptions',
    words: {
      screen: 'Patient dashboard',
      label: 'Prescriptions',
      can: 'see the own prescriptions',
    },
  },
  /** Holds medicines against what is on record: age, sex, diagnosis, laboratory values, what is taken. */
  check: {
    name: 'check medicines against record',
    method: 'POST',
    path: '/api/prescriptions/check',
    input: contextInputSchema,
    output: z.extend(contextCheckSchema, { patientId: z.string() }),
    access: 'prescription_create',
    shows: 'records',
    scope: 'clinic',
    resource: 'prescriptions',
    recordsOnly: true,
    changesNothing: true,
    words: {
      screen: 'Doctor dashboard',
      also: 'Receptionist dashboard',
      label: 'What was checked',
      can: 'have medicines checked against the record',
      did: null,
      patient: { read: 'Had medicines checked against your record' },
    },
  },
  /** Writes diagnosis, medicines and last visit on the patient's record as well. */
  create: {
    name: 'create prescription',
    method: 'POST',
    path: '/api/prescriptions',
    input: createInputSchema,
    output: prescriptionSchema,
    access: 'prescription_create',
    scope: 'clinic',
    resource: 'prescriptions',
    words: {
      screen: 'Doctor dashboard',
      also: 'Receptionist dashboard',
      label: 'New Prescription',
      can: 'write a prescription',
      did: 'Wrote a prescription',
      patient: { did: 'Wrote a prescription for you' },
    },
  },
  /** Ends one of its medicines, which leaves the patient's current medications. */
  end: {
    name: 'end medicine',
    method: 'POST',
    path: '/api/prescriptions/:id/end',
    input: z.extend(endMedicineSchema, {
      /** Its place among the medicines, from 0. */
      medicine: placeSchema,
      version: versionSchema(prescriptionMessages.ownVersionMissing),
    }),
    output: prescriptionSchema,
    access: 'prescription_edit',
    scope: 'clinic',
    resource: 'prescriptions',
    recordsOnly: true,
    words: {
      screen: 'Patient page',
      label: 'End',
      can: 'end a prescribed medicine',
      did: "Ended a patient's medicine",
      patient: { did: 'Ended one of your medicines' },
    },
  },
  counts: {
    name: 'count prescriptions',
    method: 'GET',
    path: '/api/prescriptions/counts',
    input: null,
    output: z.object({ total: z.number() }),
    access: 'prescription_view',
    scope: 'clinic',
    resource: 'prescriptions',
    words: {
      screen: 'Doctor dashboard',
      label: 'the number of prescriptions',
      can: 'see how many prescriptions wait',
    },
  },
} as const satisfies Record<string, Endpoint>

/**
 * The patient's record after a prescription: its medicines stand beside those of before.
 * @param today YYYY-MM-DD
 */
export const recordAfter = (
  patient: Patient,
  { diagnosis, medicines }: Pick<Prescription, 'diagnosis' | 'medicines'>,
  today: string,
): Patient => ({
  ...patient,
  diagnosis,
  currentMedications: [...patient.currentMedications, ...medicines],
  lastVisit: today,
})
