import * as z from 'zod/mini'
import type { Endpoint } from './endpoint'
import { filterBy, pageFields, pageOf, versionSchema } from './lists'
import { genderSchema } from './patients'
import { type Comparator, comparators, parseQuantity } from './quantity'

/**
 * What is measured: its name, its unit, what a living person can have, a newborn of 24 weeks too, and with
 * how many decimals; below `finerBelow` with one more.
 */
export const measures = {
  pulse: { label: 'Pulse', unit: 'bpm', least: 20, most: 300, decimals: 0 },
  systolic: { label: 'Systolic', unit: 'mmHg', least: 20, most: 300, decimals: 0 },
  diastolic: { label: 'Diastolic', unit: 'mmHg', least: 10, most: 200, decimals: 0 },
  weight: { label: 'Weight', unit: 'kg', least: 0.2, most: 500, decimals: 2, finerBelow: 10 },
  height: { label: 'Height', unit: 'cm', least: 20, most: 260, decimals: 1 },
  temperature: { label: 'Temperature', unit: '°C', least: 25, most: 45, decimals: 1 },
  oxygenSaturation: { label: 'Oxygen Saturation', unit: '%', least: 30, most: 100, decimals: 0 },
  respiratoryRate: { label: 'Respiratory Rate', unit: '/min', least: 3, most: 150, decimals: 0 },
} as const
export type MeasureName = keyof typeof measures

/** How a measured value compares with the limits of the patient's age; `ungraded` where that is not known. */
const vitalGrades = [
  'critical-low',
  'low',
  'normal',
  'high',
  'critical-high',
  'undecided',
  'ungraded',
] as const
export type VitalGrade = (typeof vitalGrades)[number]

const fineness = {
  0: 'a whole number',
  1: 'a number with at most one decimal',
  2: 'a number with at most two decimals',
  3: 'a number with at most three decimals',
} as const

interface Bounds {
  label: string
  unit: string
  least: number
  most: number
  decimals: 0 | 1 | 2
  finerBelow?: number
}

const finer = { 0: 1, 1: 2, 2: 3 } as const

/** What a person reads about vitals (docs/product/patient-page.md). */
export const vitalsMessages = {
  outOfBounds: ({ label, unit, least, most, decimals, finerBelow }: Bounds) =>
    `${label}: please enter ${fineness[decimals]} from ${least} to ${most} ${unit}${
      finerBelow === undefined ? '' : `, below ${finerBelow} ${unit} ${fineness[finer[decimals]]}`
    }`,
  nothing: 'Please enter at least one value',
  pressureHalf: 'Please enter both values of the blood pressure, or neither',
  pressureReversed: 'The diastolic value has to be below the systolic one',
  patientRequired: 'Please select a patient',
  versionMissing: 'The version of the vitals is missing',
  notFound: 'These vitals were not found.',
  stale: 'These vitals have been changed meanwhile. See what they say now.',
  saved: 'Vitals recorded.',
  saveFailed: 'Failed to record the vitals',
  marked: 'Marked as entered in error.',
  markFailed: 'Failed to mark the vitals as entered in error',
  fetchFailed: 'Failed to fetch the vitals',
  none: 'No vitals recorded yet.',
  notCritical: 'These vitals are not critical.',
  acknowledgedAlready: 'A doctor has acknowledged these vitals already.',
  inError: 'These vitals were entered in error.',
  acknowledged: 'Critical vitals acknowledged.',
  acknowledgeFailed: 'Failed to acknowledge the critical vitals',
  ungraded: 'Not graded: no birth date',
  /** @param names of the doctors who were notified */
  notified: (names: string) => `Notified now: ${names}. If no doctor comes soon, call one.`,
  notifiedNobody: 'No doctor could be notified. Call a doctor now.',
  seenByYou: 'You measured it yourself, so no other doctor was notified.',
} as const

const isFine = (value: number, decimals: number): boolean =>
  Number(value.toFixed(decimals)) === value

/** A number, or one behind a comparator, as a device shows what it cannot measure: `<32`. */
type Reading = number | string

function isInBounds(value: number, { least, most, decimals, finerBelow = least }: Bounds): boolean {
  const isFineEnough = isFine(value, value < finerBelow ? finer[decimals] : decimals)
  return value >= least && value <= most && isFineEnough
}

function isPlausible(reading: Reading, bounds: Bounds): boolean {
  const quantity = parseQuantity(reading, bounds.unit)
  return quantity !== null && quantity.low === quantity.high && isInBounds(quantity.low, bounds)
}

/** Whether a living person can have this value, and the field takes as many decimals. */
export const isMeasurable = (name: MeasureName, value: number): boolean =>
  isInBounds(value, measures[name])

const measure = (bounds: Bounds) => {
  const message = vitalsMessages.outOfBounds(bounds)
  return z.nullable(
    z
      .union([z.number(), z.string().check(z.maxLength(50))], message)
      .check(z.refine((reading) => isPlausible(reading, bounds), message)),
  )
}

export const measureNames = Object.keys(measures) as readonly MeasureName[]

/** Something of each measure, by its name. */
export const ofMeasures = <T>(of: (name: MeasureName) => T): Record<MeasureName, T> =>
  // The names are all there are.
  Object.fromEntries(measureNames.map((name) => [name, of(name)])) as Record<MeasureName, T>

/** Each is null where it was not measured. */
export type Measured = Record<MeasureName, number | null>
type Readings = Record<MeasureName, Reading | null>

const isAnything = (readings: Readings): boolean =>
  measureNames.some((name) => readings[name] !== null)

const hasPartner = (present: Reading | null, partner: Reading | null): boolean =>
  present === null || partner !== null

const isPressureInOrder = (readings: Readings): boolean => {
  const { systolic, diastolic } = numbersOf(readings)
  return systolic === null || diastolic === null || diastolic < systolic
}

const quantityIn = (readings: Readings, name: MeasureName) => {
  const reading = readings[name]
  return reading === null ? null : parseQuantity(reading, measures[name].unit)
}

/** The numbers, without comparators: what is drawn. */
export const numbersOf = (readings: Readings): Measured =>
  ofMeasures((name) => quantityIn(readings, name)?.low ?? null)

/** Which of the numbers have a comparator. */
export const comparatorsOf = (readings: Readings): Partial<Record<MeasureName, Comparator>> =>
  Object.fromEntries(
    measureNames.flatMap((name) => {
      const comparator = quantityIn(readings, name)?.comparator
      return comparator ? [[name, comparator]] : []
    }),
  )

const vitalsInputSchema = z
  .object({
    patientId: z.string().check(z.minLength(1, vitalsMessages.patientRequired)),
    ...ofMeasures((name) => measure(measures[name])),
  })
  .check(
    z.refine(isAnything, { error: vitalsMessages.nothing, path: ['systolic'] }),
    z.refine(({ systolic, diastolic }) => hasPartner(systolic, diastolic), {
      error: vitalsMessages.pressureHalf,
      path: ['diastolic'],
    }),
    z.refine(({ systolic, diastolic }) => hasPartner(diastolic, systolic), {
      error: vitalsMessages.pressureHalf,
      path: ['systolic'],
    }),
    z.refine(isPressureInOrder, { error: vitalsMessages.pressureReversed, path: ['diastolic'] }),
  )

/**
 * A number in the notation of quantities, with its unit or a mark, or what has a comparator; null of a field
 * that was left empty, NaN of what is no quantity.
 */
function typedReading(typed: string, unit: string): Reading | null {
  if (typed.trim() === '') return null
  const quantity = parseQuantity(typed, unit)
  if (!quantity || quantity.low !== quantity.high) return Number.NaN
  return quantity.comparator === null ? quantity.low : `${quantity.comparator}${quantity.low}`
}

/** What a form has typed, by the same rules. */
export const typedVitals = (
  patientId: string,
  typed: Record<MeasureName, string>,
): z.input<typeof vitalsInputSchema> => ({
  patientId,
  ...ofMeasures((name) => typedReading(typed[name], measures[name].unit)),
})

const markSchema = z.object({ by: z.string(), at: z.string() })

/** What was measured of a patient at one time. It is never changed: what is wrong is marked. */
export const vitalsSchema = z.object({
  id: z.string(),
  patientId: z.string(),
  ...ofMeasures(() => z.nullable(z.number())),
  /** The comparators of those numbers that have one, by measure. */
  comparators: z.optional(z.object(ofMeasures(() => z.optional(z.enum(comparators))))),
  /** How each compares with the limits of the patient's age then; weight and height have no grade. */
  grades: z.object(ofMeasures(() => z.optional(z.enum(vitalGrades)))),
  /**
   * Of vitals that were critical when they were recorded: which doctors were notified, by the names that they
   * had, and who has acknowledged it; null of all others.
   */
  critical: z.nullable(
    z.object({ notified: z.array(z.string()), acknowledged: z.nullable(markSchema) }),
  ),
  /** An ISO time. */
  measuredAt: z.string(),
  /** Who wrote it down: a doctor with the title. */
  by: z.string(),
  /** By whom and when it was marked as entered in error; null of what counts. */
  inError: z.nullable(markSchema),
  version: z.number(),
})
export type Vitals = z.infer<typeof vitalsSchema>

/** Critical vitals that no doctor has acknowledged, with the patient. */
const criticalVitalsSchema = z.extend(vitalsSchema, {
  patient: z.object({
    number: z.number(),
    name: z.string(),
    /** In whole years. */
    age: z.number(),
    gender: genderSchema,
    /** YYYY-MM-DD, or empty. */
    dateOfBirth: z.string(),
  }),
  /** Whether the caller is one of the doctors who were notified. */
  isOwn: z.boolean(),
})
export type CriticalVitals = z.infer<typeof criticalVitalsSchema>

/** How many critical vitals are listed at most. */
export const listedVitalsMost = 100

const versionField = { version: versionSchema(vitalsMessages.versionMissing) }

/** Whoever writes them reads them. */
const writers = ['medical_record_create', 'patient_profile_edit'] as const

export const vitalsEndpoints = {
  /** A patient's, the latest first. */
  list: {
    name: 'list vitals',
    method: 'GET',
    path: '/api/vitals',
    input: z.object({ patientId: z.string().check(z.maxLength(100)), ...pageFields }),
    output: pageOf(vitalsSchema),
    access: ['medical_record_view', ...writers],
    shows: 'records',
    scope: 'clinic',
    resource: 'vitals',
    recordsOnly: true,
    words: {
      screen: 'Patient page',
      label: 'Vitals',
      can: 'see a patient’s vitals',
      patient: { read: 'Looked through your vitals' },
    },
  },
  /** Those of the patient who is signed in that count, the latest first, at most 100. */
  own: {
    name: 'list own vitals',
    method: 'GET',
    path: '/api/vitals/own',
    input: null,
    output: z.array(vitalsSchema),
    access: 'patient_dashboard',
    shows: 'own',
    resource: 'vitals',
    recordsOnly: true,
    words: {
      screen: 'Patient dashboard',
      label: 'Vitals',
      can: 'see the own vitals',
    },
  },
  create: {
    name: 'record vitals',
    method: 'POST',
    path: '/api/vitals',
    input: vitalsInputSchema,
    output: vitalsSchema,
    access: writers,
    scope: 'clinic',
    resource: 'vitals',
    recordsOnly: true,
    words: {
      screen: 'Patient page',
      label: 'Record Vitals',
      can: 'record vitals',
      did: 'Recorded vitals',
      patient: { did: 'Recorded your vitals' },
    },
  },
  markInError: {
    name: 'mark vitals as entered in error',
    method: 'POST',
    path: '/api/vitals/:id/enter-in-error',
    input: z.object(versionField),
    output: vitalsSchema,
    access: writers,
    scope: 'clinic',
    resource: 'vitals',
    recordsOnly: true,
    words: {
      screen: 'Patient page',
      label: 'Mark as Error',
      can: 'mark vitals as entered in error',
      did: 'Marked vitals as entered in error',
      patient: { did: 'Marked vitals as entered in error' },
    },
  },
  /** Those that no doctor has acknowledged, the longest waiting first, at most `listedVitalsMost`. */
  critical: {
    name: 'list critical vitals',
    method: 'GET',
    path: '/api/vitals/critical',
    input: z.object({
      /** One patient's alone, by id. */
      patientId: filterBy(z.string().check(z.maxLength(100))),
    }),
    output: z.array(criticalVitalsSchema),
    access: 'medical_record_view',
    shows: 'records',
    scope: 'clinic',
    resource: 'vitals',
    recordsOnly: true,
    words: {
      screen: 'Doctor dashboard',
      also: 'Patient page',
      label: 'Critical vitals',
      can: 'see the critical vitals that wait for a doctor',
      patient: {
        read: 'Looked through your vitals',
        among: 'Saw you in a list of vitals',
      },
    },
  },
  acknowledge: {
    name: 'acknowledge critical vitals',
    method: 'POST',
    path: '/api/vitals/:id/acknowledge',
    input: z.object(versionField),
    output: vitalsSchema,
    access: 'medical_record_edit',
    alsoNeeds: 'medical_record_view',
    scope: 'clinic',
    resource: 'vitals',
    recordsOnly: true,
    words: {
      screen: 'Doctor dashboard',
      also: 'Patient page',
      label: 'Critical vitals, Acknowledge',
      can: 'acknowledge critical vitals',
      did: 'Acknowledged critical vitals',
      // That they were critical is for a clinician to say.
      patient: { did: 'Saw your vitals' },
    },
  },
} as const satisfies Record<string, Endpoint>
