import {
  criticalLimitsOf,
  filledRange,
  type PanelAnalyte,
  unitRefusal,
} from '@shared/contracts/lab-limits'
import type { LabOrder } from '@shared/contracts/lab-orders'
import { type LabRange, rangesFor } from '@shared/contracts/lab-ranges'
import {
  flagged,
  isCriticalValue,
  type LabFlag,
  type LabValue,
  labReportFields,
  labResultMessages,
  type ReportedValue,
  valueRefusal,
} from '@shared/contracts/lab-results'
import { type Outcome, parseNumber } from '@shared/contracts/quantity'
import * as z from 'zod/mini'

/** What the limits of a row depend on: the order's patient, and the clinic's ranges. */
export interface TestedOrder
  extends Pick<LabOrder, 'testType' | 'age' | 'gender' | 'dateOfBirth' | 'requestedDate'> {
  ranges: readonly LabRange[]
  isPregnant?: boolean
}

const limitsOf = (order: TestedOrder, row: TypedValue) =>
  criticalLimitsOf(order.testType, order, row, order.ranges)

/** A row of values as it stands in the form, valid or not. */
export const typedValueSchema = z.object({
  analyte: z.string(),
  value: z.string(),
  unit: z.string(),
  low: z.string(),
  high: z.string(),
  /** Whether the reporter ticked it; what is critical by its limits is so in any case. */
  critical: z.boolean(),
  /** Whether the reporter typed or emptied the range, or it is another than the one filled in. */
  hasOwnRange: z._default(z.boolean(), false),
})
export type TypedValue = z.infer<typeof typedValueSchema>

export const blankValue: TypedValue = {
  ...{ analyte: '', value: '', unit: '', low: '', high: '' },
  ...{ critical: false, hasOwnRange: false },
}

const limitText = (limit: number | null): string => (limit === null ? '' : String(limit))

/** The rows that a test's panel fills in. */
export const rowsOf = (panel: readonly PanelAnalyte[]): TypedValue[] =>
  panel.map(({ analyte, unit, low, high }) => ({
    ...blankValue,
    ...{ analyte, unit, low: limitText(low), high: limitText(high) },
  }))

type Filled = Pick<TypedValue, 'low' | 'high'>

/** The range that is filled in for a row, in its unit. */
function filledFor(row: TypedValue, order: TestedOrder): Filled {
  const { low, high } = filledRange(order.testType, order, row, order.ranges)
  return { low: limitText(low), high: limitText(high) }
}

const isSameRange = (one: Filled, other: Filled): boolean =>
  one.low === other.low && one.high === other.high

const isWithoutRange = ({ low, high }: Filled): boolean => low.trim() === '' && high.trim() === ''

/** A row with the range that is filled in for it, but for one that the reporter typed or emptied. */
const withFilledRange = (row: TypedValue, order: TestedOrder): TypedValue =>
  row.hasOwnRange ? row : { ...row, ...filledFor(row, order) }

/** A row in which the reporter types or empties an end of the range. */
export const withOwnRange = (row: TypedValue, typed: Partial<Filled>): TypedValue => ({
  ...row,
  ...typed,
  hasOwnRange: true,
})

/** A row in another unit: a range that was filled in gives way to the one in that unit, and none that was typed. */
export const inUnit = (row: TypedValue, unit: string, order: TestedOrder): TypedValue =>
  withFilledRange({ ...row, unit }, order)

/** Rows in which ranges that were filled in give way to those of the order as it is now. */
export const refilled = (rows: readonly TypedValue[], order: TestedOrder): TypedValue[] =>
  rows.map((row) => withFilledRange(row, order))

/** Whether a row has no range because the one that would be filled in is not known in its unit. */
export const lacksRangeInUnit = (row: TypedValue, order: TestedOrder): boolean =>
  !row.hasOwnRange &&
  isWithoutRange(row) &&
  isWithoutRange(filledFor(row, order)) &&
  !isWithoutRange(filledFor({ ...row, unit: '' }, order))

/** The rows of a result that is to be corrected, before those of its panel that it left out. */
export function rowsOfResult(
  values: readonly LabValue[],
  panel: readonly PanelAnalyte[],
  order: TestedOrder,
): TypedValue[] {
  const reported = new Set(values.map(({ analyte }) => analyte))
  return [
    ...values.map(({ analyte, value, unit, low, high, flag }) => {
      const row = {
        ...blankValue,
        ...{ analyte, value: String(value), unit, low: limitText(low), high: limitText(high) },
      }
      return {
        ...row,
        critical: flag === 'critical' && isCriticalRow(row, order) !== true,
        hasOwnRange: !isSameRange(row, filledFor(row, order)),
      }
    }),
    ...rowsOf(panel.filter(({ analyte }) => !reported.has(analyte))),
  ]
}

const decimal = /^[-+]?(\d+\.?\d*|\.\d+)$/

/** A plain number, or the value as it is typed. */
function numberOrText(text: string): number | string {
  const trimmed = text.trim()
  return decimal.test(trimmed) ? Number(trimmed) : trimmed
}

/** A limit; NaN for what is no number. */
const limitOf = (text: string): number | null =>
  text.trim() === '' ? null : (parseNumber(text) ?? Number.NaN)

const isFilled = ({ value }: TypedValue): boolean => value.trim() !== ''

export const hasValue = (rows: readonly TypedValue[]): boolean => rows.some(isFilled)

const reportedRow = ({ analyte, value, unit, low, high, critical }: TypedValue): ReportedValue => ({
  ...{ analyte, value: numberOrText(value), unit, critical },
  ...{ low: limitOf(low), high: limitOf(high) },
})

/** What is sent: the rows that have a value. */
export const reportedOf = (rows: readonly TypedValue[]): ReportedValue[] =>
  rows.filter(isFilled).map(reportedRow)

/** Whether a row is critical by its limits, which no reporter takes away. */
export const isCriticalRow = (row: TypedValue, order: TestedOrder): Outcome =>
  isFilled(row) && isCriticalValue(reportedRow(row), limitsOf(order, row))

/** How a row compares with its range while it is typed; null where it is in it, or in doubt. */
export function flagOf(row: TypedValue, order: TestedOrder): LabFlag | null {
  if (!isFilled(row)) return null
  const { low, high, ...value } = reportedRow(row)
  const limits = limitsOf(order, row)
  if (!Number.isNaN(low) && !Number.isNaN(high))
    return flagged({ ...value, low, high }, limits).flag
  const { flag } = flagged({ ...value, low: null, high: null }, limits)
  return flag === 'critical' ? flag : null
}

/** Names of fields as a host speaks of them, `values.2.high` of those sent, as the form has them. */
export function inRows(
  fields: Readonly<Record<string, string>>,
  rows: readonly TypedValue[],
): Record<string, string> {
  const at = rows.flatMap((row, index) => (isFilled(row) ? [index] : []))
  return Object.fromEntries(
    Object.entries(fields).map(([field, message]) => [
      field.replace(/^values\.(\d+)/, (_, sent: string) => `values.${at[Number(sent)] ?? sent}`),
      message,
    ]),
  )
}

/** What is wrong with the rows, by the form's fields. */
export function valueErrors(
  rows: readonly TypedValue[],
  tested: TestedOrder | null,
): Record<string, string> {
  const order = tested && { ...tested, ranges: rangesFor(tested.ranges, tested) }
  const { error } = labReportFields.values.safeParse(reportedOf(rows))
  const found = inRows(
    Object.fromEntries(
      (error?.issues ?? []).map(({ path, message }) => [['values', ...path].join('.'), message]),
    ),
    rows,
  )
  for (const [at, row] of rows.entries()) {
    if (!order || !isFilled(row)) continue
    const reported = reportedRow(row)
    const value = valueRefusal(reported, limitsOf(order, row))
    if (value !== null) found[`values.${at}.value`] = value
    const unit = unitRefusal(order.testType, order, reported, order.ranges)
    if (unit !== null) found[`values.${at}.unit`] = unit
  }
  if (found.values !== labResultMessages.analyteTwice) return found
  const { values: message, ...others } = found
  const names = rows.map((row) => (isFilled(row) ? row.analyte.trim().toLowerCase() : null))
  const again = names.findIndex((name, at) => name !== null && names.indexOf(name) < at)
  return { ...others, [`values.${again}.analyte`]: message }
}
