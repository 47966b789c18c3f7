import type { LabTrendValue } from '@shared/contracts/lab-orders'
import { analyteKey, conversionOf, isInUrine } from '@shared/contracts/lab-panels'
import { limitsBy, rounded } from '@shared/contracts/lab-units'
import { clinicMoment } from './shared/moment'
import { measuredWords } from './shared/value-words'
import { worstFirst } from './shared/worst-first'

/** A value in the unit of its trend. */
interface TrendValue extends LabTrendValue {
  /** What was reported, with its unit, where that is another. */
  was?: string
}

/** One analyte in one unit, measured several times and at least once in numbers, the last first. */
export interface Trend {
  /** The analyte with its unit. */
  label: string
  unit: string
  values: readonly [TrendValue, ...TrendValue[]]
}

/** A value in another unit, with its range; undefined where that cannot be worked out. */
function valueIn(unit: string, value: LabTrendValue): TrendValue | undefined {
  const found = conversionOf(value.testType, value.analyte, value.unit, unit)
  if (!found || found.places === null) return found && value
  const limits = { low: value.low, high: value.high, criticalLow: null, criticalHigh: null }
  const { low, high } = limitsBy(found, limits)
  return {
    ...value,
    ...{ unit, low, high },
    value: value.value === null ? null : rounded(found.of(value.value), found.places),
    was: reportedWords(value),
  }
}

const labelOf = ({ testType, analyte, unit }: LabTrendValue): string => {
  const name = isInUrine(testType, analyte) ? `${analyte} in urine` : analyte
  return unit === '' ? name : `${name} (${unit})`
}

/**
 * What was measured more than once, the analytes by name. Values in several units are drawn in that of the last,
 * where they can be worked out in it, and are another trend where not: a line through both would show a change
 * that is none.
 * @param values the last first
 */
export function trendsOf(values: readonly LabTrendValue[]): Trend[] {
  const groups: { key: string; unit: string; values: TrendValue[] }[] = []
  for (const value of values) {
    const key = analyteKey(value.testType, value.analyte)
    const isGrouped = groups.some((group) => {
      const drawn = group.key === key ? valueIn(group.unit, value) : undefined
      if (drawn) group.values.push(drawn)
      return drawn !== undefined
    })
    if (!isGrouped) groups.push({ key, unit: value.unit, values: [value] })
  }
  return groups
    .flatMap(({ unit, values: [last, ...before] }) =>
      last && before.length > 0 && [last, ...before].some(({ value }) => value !== null)
        ? [{ label: labelOf(last), unit, values: [last, ...before] as const }]
        : [],
    )
    .toSorted((one, other) => one.label.localeCompare(other.label))
}

/** The trend whose last value is the worst: it is what is drawn before another is chosen. */
export const worstOf = (trends: readonly Trend[]): Trend | undefined => {
  const [worst] = worstFirst(trends.map(({ values: [last] }) => last))
  return trends.find(({ values: [last] }) => last === worst)
}

const reportedWords = ({ value, reported, unit }: LabTrendValue): string =>
  measuredWords({ value: reported ?? value ?? '', unit })

/** What was measured, as it was reported: `>9.0 mmol/L`, or `99 mg/dL (5.5 mmol/L)`. */
export function measuredTrend(value: TrendValue): string {
  if (value.was === undefined) return reportedWords(value)
  // A comparator or a range is drawn at one number, which says less than what was reported.
  return value.reported === undefined ? `${value.was} (${reportedWords(value)})` : value.was
}

/** The values that have a number. */
export const drawnOf = (values: readonly TrendValue[]) =>
  values.flatMap((each) => (each.value === null ? [] : [{ ...each, value: each.value }]))

/** Says how many values the drawing leaves out; null where it draws all. */
export function notDrawn({ values }: Trend): string | null {
  const [last, ...before] = values.filter(({ value }) => value === null)
  if (!last) return null
  const counted = before.length === 0 ? '1 value' : `${before.length + 1} values`
  return `Not drawn: ${counted} without a number, the last ${measuredTrend(last)}.`
}

const numberWords = (value: TrendValue | undefined): string =>
  value?.reported === undefined ? String(value?.value) : measuredTrend(value)

/** What a drawing shows, for whoever hears it. */
export function trendWords({ label, values }: Trend): string {
  const byValue = drawnOf(values).toSorted((one, other) => one.value - other.value)
  const dated = (value: TrendValue | undefined) =>
    value ? `${measuredTrend(value)} at ${clinicMoment(value.at)}` : ''
  return [
    `${label}: ${values.length} values`,
    `first ${dated(values.at(-1))}`,
    `last ${dated(values[0])}`,
    `lowest ${numberWords(byValue[0])}`,
    `highest ${numberWords(byValue.at(-1))}`,
  ].join(', ')
}
