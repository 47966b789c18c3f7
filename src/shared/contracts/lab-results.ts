import * as z from 'zod/mini'
import { fileMessages } from './files'
import { nameSchema, versionSchema } from './lists'
import {
  type CriticalLimits,
  hasDigits,
  isCriticalBy,
  type Limits,
  type MarkAlone,
  type Outcome,
  parseQuantity,
  type Quantity,
  readMark,
  type Standing,
  standingOf,
} from './quantity'

/** What a person reads about the results of lab orders (docs/product/lab.md). */
export const labResultMessages = {
  uploadFailed: 'Failed to upload the result',
  correctFailed: 'Failed to correct the result',
  acknowledgeFailed: 'Failed to acknowledge the result',
  fileFetchFailed: 'Failed to fetch the result file',
  fetchFailed: 'Failed to fetch test results',
  foundCritical:
    'These results were released as not critical. By their limits they are. Acknowledge each once you have seen to it.',
  cancelledOrder: 'A lab order that is cancelled takes no result.',
  hasResult: 'This lab order has a result already.',
  moreCritical: 'Only those that have waited longest are listed. Acknowledge them to see the rest.',
  moreOwn: 'Only your last results are listed. Ask the clinic for the earlier ones.',
  noResult: 'This lab order has no result yet.',
  notCritical: 'This result is not critical.',
  acknowledgedAlready: 'This result has been acknowledged already.',
  nothing: 'Please choose a file, or enter a value or an observation',
  orderRequired: 'Please choose a lab order',
  unassigned:
    'Nobody has taken this order. To show who did the test, set the technician under Lab Orders before you submit.',
  uploaded: 'Result uploaded. The lab order is completed.',
  corrected: 'Result corrected. The earlier one is kept.',
  acknowledged: 'Critical result acknowledged.',
  analyteRequired: 'Please enter what was measured',
  analyteTooLong: 'Please use at most 100 characters',
  analyteTwice: 'This is measured twice',
  valueRequired: 'Please enter the value',
  valueTooLong: 'A value has at most 200 characters',
  valueUnreadable:
    'Enter a number in the unit of this row, such as 5.4, <5, 3-5 or 5.4 H. Write 1200 or 1.2, not 1,200. Words go under Observation.',
  boundMissing: 'Enter the bound that the device shows, such as >600',
  markContradicts:
    'H or L says the opposite of the range. Correct the value, the mark or the range.',
  criticalByLimits: 'Critical by its limits',
  criticalUndecided: 'Whether it is critical cannot be decided. Tick Critical if it is.',
  unitTooLong: 'A unit has at most 30 characters',
  /** @param units those of the clinic's ranges, and the one that is built in */
  unitUnknown: (units: readonly string[]) =>
    `Use ${units.join(' or ')}, or ask an administrator to add a range in this unit under Lab Ranges. Otherwise the value cannot be compared with its critical limits.`,
  /** @param unit of the range that would be filled in; empty for none */
  rangeNotInUnit: (unit: string) =>
    `No range in this unit. Enter the range, or use ${unit || 'no unit'}.`,
  /** @param analytes for which the clinic has none, where it has some for others */
  adultRange: (age: string, analytes = '') =>
    `Adult range: this patient is ${age} old. The clinic has no range for this age${analytes && `: ${analytes}`}. Enter the range, and tick Critical where a value is dangerous.`,
  rangeBySex: (analytes: string) =>
    `These ranges differ by sex, and this patient’s sex is Other. They are not filled in: ${analytes}. Enter those that fit.`,
  clinicRange: (whom: string, analytes: string) => `The clinic’s range for ${whom}: ${analytes}.`,
  pregnant: 'Pregnant: adult ranges do not fit',
  pregnantHint: 'Tick it if the patient was pregnant when the sample was taken.',
  pregnantRange: (analytes: string) =>
    `Pregnancy moves these ranges. They are not filled in: ${analytes}. Enter those that fit.`,
  pregnantClinicRange: (analytes: string) =>
    `Pregnancy moves these values: ${analytes}. The clinic’s ranges do not say that they are for pregnancy. Change those that do not fit.`,
  pregnantMale: 'This patient is male on record. Untick Pregnant, or correct the record first.',
  isPregnant: 'Pregnant when it was measured',
  limitInvalid: 'Please enter a number',
  rangeReversed: 'The upper limit has to be above the lower one',
  valuesTooMany: 'Please enter at most 60 values',
  reasonRequired: 'Please say why it is corrected',
  reasonTooLong: 'Please use at most 200 characters',
  fileUnknown: 'This file is no longer there. Choose it again.',
  fileUnreadable: fileMessages.unreadable,
  fileGone:
    'This browser no longer has the file; its name and size are all that is left. It can be uploaded again under Upload Results.',
  fileLost: 'file lost',
  observationTooLong: 'An observation has at most 4000 characters',
} as const

/** What is typed in Upload Results; `order` is the chosen order's id, as the select has it. */
export const labResultSchema = z.object({
  order: z.string().check(z.minLength(1, labResultMessages.orderRequired)),
  observation: z.string().check(z.trim(), z.maxLength(4000, labResultMessages.observationTooLong)),
})

const limit = z.nullable(z.number(labResultMessages.limitInvalid))

type Written = Pick<LabValue, 'value' | 'unit'>

const hasRange = ({ low, high }: Limits): boolean => low !== null || high !== null

/** A value as the quantity that it is; null of words. */
export const quantityOf = ({ value, unit }: Written): Quantity | null => parseQuantity(value, unit)

/** A value as the mark that it is; null of anything else. */
const markOf = ({ value, unit }: Written): MarkAlone | null => readMark(String(value), unit)

/** Whether a row measures a number, as limits or a unit say. */
const isOfNumber = ({ unit }: Written, limits: Limits): boolean =>
  hasRange(limits) || unit.trim() !== ''

/** Whether a value tells how much it is, or something is high or low: digits, or a mark alone. */
export const isMeasured = (written: Written): boolean =>
  hasDigits(String(written.value)) || markOf(written) !== null

/**
 * Why a value is refused: it has to be compared with these limits and its digits are not understood, or it is a
 * mark such as `HI` where a number is measured. null where it is taken.
 */
export function valueRefusal(written: Written, limits: Limits): string | null {
  if (quantityOf(written) !== null) return null
  if (markOf(written)) return isOfNumber(written, limits) ? labResultMessages.boundMissing : null
  return hasRange(limits) && hasDigits(String(written.value))
    ? labResultMessages.valueUnreadable
    : null
}

/** How a value compares with its range; `none` of words, and where there is no range. */
export function standingOfValue({ low, high, ...written }: Written & Limits): Standing {
  const quantity = quantityOf(written)
  return quantity ? standingOf(quantity, { low, high }) : 'none'
}

/** Whether the mark of a value says high and its range low, or the other way round. */
function contradictsRange(written: Written & Limits): boolean {
  const side = quantityOf(written)?.mark?.at(0)
  const standing = standingOfValue(written)
  return (side === 'H' && standing === 'below') || (side === 'L' && standing === 'above')
}

/**
 * One value as it is reported: a number, a quantity in words (`<0.1`), or words where nothing is counted
 * ("not detected").
 */
const reportedValueSchema = z
  .object({
    /** What was measured, such as `Potassium`. */
    analyte: nameSchema(labResultMessages.analyteRequired, labResultMessages.analyteTooLong),
    value: z.union([
      z.number(labResultMessages.valueRequired),
      nameSchema(labResultMessages.valueRequired, labResultMessages.valueTooLong, 200),
    ]),
    /** As it is printed, such as `mmol/L`; may be empty. */
    unit: z.string().check(z.trim(), z.maxLength(30, labResultMessages.unitTooLong)),
    /** The reference range, in that unit; null where it has no such end. */
    low: limit,
    high: limit,
    /** Whether the reporter calls it dangerous. What is critical by its limits is so in any case. */
    critical: z.boolean(),
  })
  .check(
    z.refine((value) => valueRefusal(value, value) !== labResultMessages.valueUnreadable, {
      error: labResultMessages.valueUnreadable,
      path: ['value'],
    }),
    z.refine((value) => valueRefusal(value, value) !== labResultMessages.boundMissing, {
      error: labResultMessages.boundMissing,
      path: ['value'],
    }),
    z.refine((value) => !contradictsRange(value), {
      error: labResultMessages.markContradicts,
      path: ['value'],
    }),
    z.refine(({ low, high }) => low === null || high === null || low < high, {
      error: labResultMessages.rangeReversed,
      path: ['high'],
    }),
  )
export type ReportedValue = z.infer<typeof reportedValueSchema>

const areApart = (values: readonly ReportedValue[]): boolean =>
  new Set(values.map(({ analyte }) => analyte.toLowerCase())).size === values.length

/** What a result holds when it is sent: a file, values or an observation, one of them at least. */
export const labReportFields = {
  observation: labResultSchema.shape.observation,
  values: z._default(
    z
      .array(reportedValueSchema)
      .check(
        z.maxLength(60, labResultMessages.valuesTooMany),
        z.refine(areApart, labResultMessages.analyteTwice),
      ),
    [],
  ),
  /** The file's id, as the upload was answered (`fileEndpoints.upload`). */
  fileId: z.nullable(z.string().check(z.maxLength(100))),
  /** Whether the reporter knows that the patient was pregnant. */
  pregnant: z._default(z.boolean(), false),
}

/** Why it was corrected. */
export const correctionFields = {
  reason: nameSchema(labResultMessages.reasonRequired, labResultMessages.reasonTooLong, 200),
}

/**
 * How a value compares with its reference range; critical where it is dangerous, undecided where it lies
 * within the range or outside and what is reported does not tell.
 */
export const labFlags = ['low', 'high', 'critical', 'undecided'] as const
export type LabFlag = (typeof labFlags)[number]
export const labFlagWords: Record<LabFlag, string> = {
  low: 'Low',
  high: 'High',
  critical: 'Critical',
  undecided: 'Cannot be decided',
}

export const labValueSchema = z.object({
  analyte: z.string(),
  /** As it was reported. */
  value: z.union([z.number(), z.string()]),
  unit: z.string(),
  low: z.nullable(z.number()),
  high: z.nullable(z.number()),
  /** The critical limits by which it was flagged; absent of a value from before they were stored. */
  criticalLow: z.optional(z.nullable(z.number())),
  criticalHigh: z.optional(z.nullable(z.number())),
  /** Which of these two are not critical themselves, but only what is beyond; absent where none is. */
  criticalOpen: z.optional(z.array(z.enum(['low', 'high']))),
  /** null of a value inside of its range, and of one that nothing is compared with. */
  flag: z.nullable(z.enum(labFlags)),
})
export type LabValue = z.infer<typeof labValueSchema>

/** Whether a mark alone is critical: where it names no danger, the value may be beyond a limit on its side. */
function isCriticalMark(
  { side, danger }: MarkAlone,
  written: Written & Limits,
  { low, high }: CriticalLimits,
): Outcome {
  // Where no number is measured, `HH` may be a genotype.
  const isNumber = isOfNumber(written, written) || hasRange({ low, high })
  if (danger === 'named' || (danger === 'implied' && isNumber)) return true
  return (high !== null && side !== 'low') || (low !== null && side !== 'high') ? null : false
}

/** Whether a value is critical by its limits, or by its mark. */
export function isCriticalValue(written: Written & Limits, limits: CriticalLimits): Outcome {
  const quantity = quantityOf(written)
  if (quantity) return quantity.mark?.length === 2 || isCriticalBy(quantity, limits)
  const mark = markOf(written)
  return mark !== null && isCriticalMark(mark, written, limits)
}

const standingFlags = {
  ...{ below: 'low', above: 'high', undecided: 'undecided' },
  ...{ within: null, none: null },
} as const satisfies Record<Standing, LabFlag | null>

function flagOf(written: Written & Limits, limits: CriticalLimits): LabFlag | null {
  const isCritical = isCriticalValue(written, limits)
  if (isCritical === true) return 'critical'
  const flag = standingFlags[standingOfValue(written)]
  if (flag === 'low' || flag === 'high') return flag
  const mark = quantityOf(written)?.mark
  if (mark) return mark === 'H' ? 'high' : 'low'
  // It was stored before such values were refused.
  const isUnread = [written, limits].some((each) => valueRefusal(written, each) !== null)
  if (isCritical === null) return 'undecided'
  return isUnread ? (markOf(written)?.side ?? 'undecided') : flag
}

/** A reported value with its flag, by its range and the critical limits of whom it was measured. */
export const flagged = (
  { critical, ...value }: ReportedValue,
  limits: CriticalLimits,
): LabValue => ({
  ...value,
  flag: critical ? 'critical' : flagOf(value, limits),
})

/** A value that was stored, with the flag that it has by what is understood now. */
export const flaggedAgain = ({ flag, ...value }: LabValue, limits: CriticalLimits): LabValue =>
  flagged({ ...value, critical: flag === 'critical' }, limits)

export const criticalValues = ({ values }: Pick<LabResultVersion, 'values'>): LabValue[] =>
  values.filter(({ flag }) => flag === 'critical')

/** One version of a result. */
export const labResultVersionSchema = z.object({
  /** From 1 on; each correction is one more. */
  revision: z.number(),
  observation: z.string(),
  values: z.array(labValueSchema),
  /** `id` leads to the file (`fileEndpoints.read`), by name, type and size in bytes. */
  file: z.optional(
    z.object({ id: z.string(), name: z.string(), type: z.string(), size: z.number() }),
  ),
  /**
   * Whether a doctor has to acknowledge it: one of its values is critical, or it corrects a critical result
   * that no doctor had acknowledged.
   */
  isCritical: z.boolean(),
  /** Whether the patient was known to be pregnant. */
  isPregnant: z.optional(z.literal(true)),
  /** An ISO time, and who reported it; not known of the sample's. */
  reportedAt: z.optional(z.string()),
  reportedBy: z.optional(z.string()),
  /** Why it stands in place of the one before. */
  correctionReason: z.optional(z.string()),
  /** By which doctor a critical one was acknowledged, and when (ISO). */
  acknowledged: z.optional(z.object({ by: z.string(), at: z.string() })),
})
export type LabResultVersion = z.infer<typeof labResultVersionSchema>

/** How many critical results, or own ones, are listed at most. */
export const listedResultsMost = 100

/** The version of an order that a change was made of. */
export const orderVersionFields = {
  version: versionSchema('The version of the lab order is missing'),
}
