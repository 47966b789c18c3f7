import * as z from 'zod/mini'
import { isCriticalValue, type PanelAnalyte } from '@/contracts/lab-panels'
import {
  flagged,
  type LabFlag,
  type LabValue,
  labReportFields,
  labResultMessages,
  type ReportedValue,
} from '@/contracts/lab-results'

/** A row of values as it stands in the form, valid or not. */
export const typedValueSchema = z.object({
  analyte: z.string(),
  value: z.string(),
  unit: z.string(),
  low: z.string(),
  high: z.string(),
  critical: z.boolean(),
})
export type TypedValue = z.infer<typeof typedValueSchema>

export const blankValue: TypedValue = {
  ...{ analyte: '', value: '', unit: '', low: '', high: '' },
  critical: false,
}

const limitText = (limit: number | null): string => (limit === null ? '' : String(limit))

/** The rows that a test's panel fills in. */
export const rowsOf = (panel: readonly PanelAnalyte[]): TypedValue[] =>
  panel.map(({ analyte, unit, low, high }) => ({
    ...{ analyte, value: '', unit, low: limitText(low), high: limitText(high) },
    critical: false,
  }))

/** The rows of a result that is to be corrected, before those of its panel that it left out. */
export function rowsOfResult(
  values: readonly LabValue[],
  panel: readonly PanelAnalyte[],
): TypedValue[] {
  const reported = new Set(values.map(({ analyte }) => analyte))
  return [
    ...values.map(({ analyte, value, unit, low, high, flag }) => ({
      ...{ analyte, value: String(value), unit, low: limitText(low), high: limitText(high) },
      critical: flag === 'critical',
    })),
    ...rowsOf(panel.filter(({ analyte }) => !reported.has(analyte))),
  ]
}

const decimal = /^[-+]?(\d+\.?\d*|\.\d+)$/
const commaWords = 'Write decimals with a point, as in 5.4'

/** What looks like a number with a comma, which would be compared with no limit. */
const hasComma = (text: string): boolean => /^[-+]?\d*,\d+$/.test(text.trim())

/** A number, or the words themselves. */
function numberOrWords(text: string): number | string {
  const trimmed = text.trim()
  return decimal.test(trimmed) ? Number(trimmed) : trimmed
}

/** A limit; NaN for what is no number. */
function limitOf(text: string): number | null {
  const trimmed = text.trim()
  if (trimmed === '') return null
  return decimal.test(trimmed) ? Number(trimmed) : Number.NaN
}

const isFilled = ({ value }: TypedValue): boolean => value.trim() !== ''

export const hasValue = (rows: readonly TypedValue[]): boolean => rows.some(isFilled)

const reportedRow = ({ analyte, value, unit, low, high, critical }: TypedValue): ReportedValue => ({
  ...{ analyte, value: numberOrWords(value), unit, critical },
  ...{ low: limitOf(low), high: limitOf(high) },
})

/** What is sent: the rows that have a value. */
export const reportedOf = (rows: readonly TypedValue[]): ReportedValue[] =>
  rows.filter(isFilled).map(reportedRow)

/** How a row stands to its range while it is typed; null where it is in it, or in doubt. */
export function flagOf(row: TypedValue): LabFlag | null {
  const { low, high, ...value } = reportedRow(row)
  if (!isFilled(row) || Number.isNaN(low) || Number.isNaN(high))
    return row.critical && isFilled(row) ? 'critical' : null
  return flagged({ ...value, low, high }).flag
}

/**
 * A row with another value. Whether it is critical follows the panel's limits, as long as the unit is
 * the panel's; whoever reports may say otherwise.
 */
export function withValue(
  row: TypedValue,
  value: string,
  panel: readonly PanelAnalyte[],
): TypedValue {
  const known = panel.find(({ analyte, unit }) => analyte === row.analyte && unit === row.unit)
  const isLimited = known && (known.criticalLow !== null || known.criticalHigh !== null)
  return isLimited
    ? { ...row, value, critical: isCriticalValue(numberOrWords(value), known) }
    : { ...row, value }
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
export function valueErrors(rows: readonly TypedValue[]): Record<string, string> {
  const { error } = labReportFields.values.safeParse(reportedOf(rows))
  const found = inRows(
    Object.fromEntries(
      (error?.issues ?? []).map(({ path, message }) => [['values', ...path].join('.'), message]),
    ),
    rows,
  )
  for (const [at, row] of rows.entries())
    if (hasComma(row.value)) found[`values.${at}.value`] = commaWords
  if (found.values !== labResultMessages.analyteTwice) return found
  const { values: message, ...others } = found
  const names = rows.map((row) => (isFilled(row) ? row.analyte.trim().toLowerCase() : null))
  const again = names.findIndex((name, at) => name !== null && names.indexOf(name) < at)
  return { ...others, [`values.${again}.analyte`]: message }
}
