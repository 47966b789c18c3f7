import {
  type ClinicDate,
  daysBetween,
  isClinicDate,
  monthsBetween,
  yearsBetween,
} from '@shared/lib/clinic-date'
import * as z from 'zod/mini'
import type { Endpoint } from './endpoint'
import { labTestTypes } from './lab-orders'
import { isSameAnalyte, isSameNumber } from './lab-panels'
import { nameSchema, pageFields, pageOf, versionSchema } from './lists'
import type { Gender } from './patients'

/** What a person reads about the clinic's own reference ranges (docs/product/lab-values.md, Ranges). */
export const labRangeMessages = {
  testRequired: 'Please choose a test',
  analyteRequired: 'Please enter what is measured',
  analyteTooLong: 'Please use at most 100 characters',
  unitTooLong: 'A unit has at most 30 characters',
  ageInvalid: 'Enter a whole number from 0 to 50000',
  agesReversed: 'Enter an age not below Age from',
  limitInvalid: 'Enter a number, or nothing',
  limitMissing: 'Enter at least one limit',
  rangeReversed: 'The upper limit has to be above the lower one',
  criticalInside: 'A critical limit has to be outside the range',
  overlaps: (range: string) => `The ages overlap with ${range}. Change one of the two.`,
  versionMissing: 'The version of the range is missing',
  stale:
    'This range has been changed meanwhile. See what it says now, and save again if you still want to.',
  tooMany: 'A clinic has at most 2000 ranges. Delete one first.',
  notFound: 'Range not found. It may have been deleted meanwhile.',
  fetchFailed: 'Failed to fetch the lab ranges',
  createFailed: 'Failed to add the range',
  changeFailed: 'Failed to change the range',
  deleteFailed: 'Failed to delete the range',
  created: 'Range added.',
  changed: 'Range changed.',
  deleted: 'Range deleted.',
  restored: 'Range restored.',
  restoreFailed: 'Failed to restore the range',
  entryMissing: 'Which range is to be restored is missing',
} as const

export const rangeSexes = ['any', 'female', 'male'] as const
export type RangeSex = (typeof rangeSexes)[number]

export const ageUnits = ['days', 'months', 'years'] as const
export type AgeUnit = (typeof ageUnits)[number]

/** How many ranges a clinic has at most. */
export const labRangesMost = 2000

const age = z
  .number(labRangeMessages.ageInvalid)
  .check(
    z.multipleOf(1, labRangeMessages.ageInvalid),
    z.gte(0, labRangeMessages.ageInvalid),
    z.lte(50_000, labRangeMessages.ageInvalid),
  )
const limit = z.nullable(z.number(labRangeMessages.limitInvalid))

const labRangeFields = {
  testType: z.enum(labTestTypes, labRangeMessages.testRequired),
  analyte: nameSchema(labRangeMessages.analyteRequired, labRangeMessages.analyteTooLong),
  /** As it is printed, such as `mmol/L`; may be empty. */
  unit: z.string().check(z.trim(), z.maxLength(30, labRangeMessages.unitTooLong)),
  sex: z.enum(rangeSexes),
  /** In completed units: from 6 months on. */
  ageFrom: age,
  ageFromUnit: z.enum(ageUnits),
  /** The last completed unit: a child of 23 months and 20 days is 23 months. null where there is no end. */
  ageTo: z.nullable(age),
  ageToUnit: z.enum(ageUnits),
  /** The reference range, in that unit; null where it has no such end. */
  low: limit,
  high: limit,
  /** From here on downwards, or upwards, it is critical; null where it has no such limit. */
  criticalLow: limit,
  criticalHigh: limit,
}

type Ages = Pick<LabRangeInput, 'ageFrom' | 'ageFromUnit' | 'ageTo' | 'ageToUnit'>

const isBelow = (one: number | null, other: number | null): boolean =>
  one === null || other === null || one < other
const isAtMost = (one: number | null, other: number | null): boolean =>
  one === null || other === null || one <= other

/** In days, of which a month and a year have as many as they have on average. */
const daysIn: Record<AgeUnit, number> = { days: 1, months: 30.4375, years: 365.25 }

/** The day of life on which an age is reached. */
const dayOf = (count: number, unit: AgeUnit): number => Math.ceil(count * daysIn[unit])

const firstDay = ({ ageFrom, ageFromUnit }: Ages): number => dayOf(ageFrom, ageFromUnit)
/** The day after the last. */
const endDay = ({ ageTo, ageToUnit }: Ages): number =>
  ageTo === null ? Number.POSITIVE_INFINITY : dayOf(ageTo + 1, ageToUnit)

export const labRangeInputSchema = z.object(labRangeFields).check(
  z.refine((range) => firstDay(range) < endDay(range), {
    error: labRangeMessages.agesReversed,
    path: ['ageTo'],
  }),
  z.refine(
    ({ low, high, criticalLow, criticalHigh }) =>
      [low, high, criticalLow, criticalHigh].some((it) => it !== null),
    { error: labRangeMessages.limitMissing, path: ['low'] },
  ),
  z.refine(({ low, high }) => isBelow(low, high), {
    error: labRangeMessages.rangeReversed,
    path: ['high'],
  }),
  z.refine(
    ({ low, high, criticalLow }) => isAtMost(criticalLow, low) && isBelow(criticalLow, high),
    {
      error: labRangeMessages.criticalInside,
      path: ['criticalLow'],
    },
  ),
  z.refine(
    ({ low, high, criticalLow, criticalHigh }) =>
      isAtMost(high, criticalHigh) &&
      isBelow(low, criticalHigh) &&
      isBelow(criticalLow, criticalHigh),
    { error: labRangeMessages.criticalInside, path: ['criticalHigh'] },
  ),
)
export type LabRangeInput = z.infer<typeof labRangeInputSchema>

export const labRangeSchema = z.object({ ...labRangeFields, id: z.string(), version: z.number() })
export type LabRange = z.infer<typeof labRangeSchema>

const ofClinic = { resource: 'clinic', recordsOnly: true } as const
const written = {
  access: 'lab_report_edit',
  alsoNeeds: 'admin_dashboard',
  scope: 'clinic',
  ...ofClinic,
} as const
const versionField = { version: versionSchema(labRangeMessages.versionMissing) }

export const labRangeEndpoints = {
  /** By test, analyte, sex and age. */
  list: {
    name: 'list lab ranges',
    method: 'GET',
    path: '/api/lab-ranges',
    input: z.object(pageFields),
    output: pageOf(labRangeSchema),
    access: 'session',
    ...ofClinic,
  },
  create: {
    name: 'create lab range',
    method: 'POST',
    path: '/api/lab-ranges',
    input: labRangeInputSchema,
    output: labRangeSchema,
    ...written,
    words: {
      screen: 'Admin dashboard',
      label: 'Lab Ranges, Add Range',
      can: 'add a reference range of the clinic',
      did: 'Added a lab range',
    },
  },
  change: {
    name: 'change lab range',
    method: 'PATCH',
    path: '/api/lab-ranges/:id',
    input: z.extend(labRangeInputSchema, versionField),
    output: labRangeSchema,
    ...written,
    words: {
      screen: 'Admin dashboard',
      label: 'Lab Ranges, Edit',
      can: 'change a reference range of the clinic',
      did: 'Changed a lab range',
    },
  },
  delete: {
    name: 'delete lab range',
    method: 'DELETE',
    path: '/api/lab-ranges/:id',
    input: z.object(versionField),
    /** With the id by which it is restored from the bin. */
    output: z.extend(labRangeSchema, { entry: z.string() }),
    ...written,
    words: {
      screen: 'Admin dashboard',
      label: 'Lab Ranges, Delete',
      can: 'delete a reference range of the clinic',
      did: 'Deleted a lab range',
    },
  },
  /** Restores a deleted range, as Undo does. */
  restore: {
    name: 'restore lab range',
    method: 'POST',
    path: '/api/lab-ranges/restore',
    input: z.object({ entry: z.string(labRangeMessages.entryMissing) }),
    output: labRangeSchema,
    ...written,
    words: {
      screen: 'Admin dashboard',
      label: 'Lab Ranges, Undo',
      can: 'restore a deleted reference range of the clinic',
      did: 'Restored a lab range',
    },
  },
} as const satisfies Record<string, Endpoint>

type Measures = Pick<LabRangeInput, 'testType' | 'analyte' | 'unit'>

const isOfSame = (one: Measures, other: Measures): boolean =>
  one.testType === other.testType &&
  isSameAnalyte(one.testType, one.analyte, other.analyte) &&
  isSameNumber(one.testType, one.analyte, one.unit, other.unit)

/** Whether some patient would have both: ranges of the same analyte, unit and sex, whose ages overlap. */
export const rangesOverlap = (one: LabRangeInput, other: LabRangeInput): boolean =>
  isOfSame(one, other) &&
  one.sex === other.sex &&
  firstDay(one) < endDay(other) &&
  firstDay(other) < endDay(one)

/** Whom a range has to fit: sex, and age on the day on which the test was ordered. */
export interface AgeAndSex {
  gender?: Gender | undefined
  /** In whole years, as it was stored with the order: it counts where the birth date is not known. */
  age: number
  dateOfBirth?: string | null | undefined
  requestedDate: ClinicDate
}

type Aged = Pick<AgeAndSex, 'age' | 'dateOfBirth' | 'requestedDate'>

/** The birth date; null where none is known, or one after the order. */
const bornOn = ({ dateOfBirth, requestedDate }: Aged): ClinicDate | null =>
  dateOfBirth && isClinicDate(dateOfBirth) && dateOfBirth <= requestedDate ? dateOfBirth : null

/** In whole years, on the day on which the test was ordered. */
export function yearsOf(tested: Aged): number {
  const born = bornOn(tested)
  return born === null ? tested.age : yearsBetween(born, tested.requestedDate)
}

/**
 * The day of life on the scale on which ranges begin and end. A month is a twelfth of a year there; a birthday
 * counts by the calendar, so that a child of 2 months by the calendar is on none of the days of 1 month.
 */
function dayReached(born: ClinicDate, on: ClinicDate): number {
  const months = monthsBetween(born, on)
  const [first, end] = [dayOf(months, 'months'), dayOf(months + 1, 'months')]
  return Math.min(Math.max(daysBetween(born, on), first), end - 1)
}

/** Whether a patient's age lies in a range's. Without a date of birth, all of the year has to. */
function hasAge(range: LabRange, tested: AgeAndSex): boolean {
  const born = bornOn(tested)
  if (born === null) {
    const age = yearsOf(tested)
    return firstDay(range) <= dayOf(age, 'years') && endDay(range) >= dayOf(age + 1, 'years')
  }
  const day = dayReached(born, tested.requestedDate)
  return firstDay(range) <= day && day < endDay(range)
}

const hasSex = ({ sex }: LabRange, { gender }: AgeAndSex): boolean =>
  sex === 'any' || sex === gender?.toLowerCase()

/** In years: a range without an end is as wide as if it ended here. */
const oldestAge = 150

const widthOf = (range: Ages): number =>
  Math.min(endDay(range), dayOf(oldestAge, 'years')) - firstDay(range)

/**
 * The clinic's ranges that hold for a patient, the first before the others: the narrower age goes first, and
 * of two that are as wide, that of one sex.
 */
export const rangesFor = (ranges: readonly LabRange[], tested: AgeAndSex): LabRange[] =>
  ranges
    .filter((range) => hasSex(range, tested) && hasAge(range, tested))
    .toSorted(
      (one, other) =>
        widthOf(one) - widthOf(other) || Number(one.sex === 'any') - Number(other.sex === 'any'),
    )

const counted = (count: number, unit: AgeUnit): string =>
  `${count} ${count === 1 ? unit.slice(0, -1) : unit}`

/** `from 6 to 23 months`, `from 28 days to 11 months`, `from 18 years`, `of any age`. */
export function agesWords({ ageFrom, ageFromUnit, ageTo, ageToUnit }: Ages): string {
  if (ageTo === null) return ageFrom === 0 ? 'of any age' : `from ${counted(ageFrom, ageFromUnit)}`
  const to = counted(ageTo, ageToUnit)
  if (ageFrom === 0) return `up to ${to}`
  if (ageFrom === ageTo && ageFromUnit === ageToUnit) return `of ${to}`
  return ageFromUnit === ageToUnit
    ? `from ${ageFrom} to ${to}`
    : `from ${counted(ageFrom, ageFromUnit)} to ${to}`
}

const adultFrom = dayOf(18, 'years')

/** Whom a range is of: `girls from 6 to 23 months`, `men from 18 years`, `patients of any age`. */
export function whomWords(range: Pick<LabRangeInput, 'sex'> & Ages): string {
  const [child, adult, all] = {
    any: ['children', 'adults', 'patients'],
    female: ['girls', 'women', 'female patients'],
    male: ['boys', 'men', 'male patients'],
  }[range.sex]
  const whom = endDay(range) <= adultFrom ? child : firstDay(range) >= adultFrom ? adult : all
  return `${whom} ${agesWords(range)}`
}

/** A range as it is spoken of: `Potassium (mmol/L) of girls from 6 to 23 months`. */
export const rangeName = ({ analyte, unit, ...range }: LabRangeInput): string =>
  `${analyte}${unit === '' ? '' : ` (${unit})`} of ${whomWords(range)}`
