import type { LabTrendValue } from '@/contracts/lab-orders'
import { clinicMoment } from './shared/moment'
import { measuredWords } from './shared/value-words'
import { worstFirst } from './shared/worst-first'

/** One analyte in one unit, measured several times, the last first. */
export interface Trend {
  /** The analyte with its unit. */
  label: string
  unit: string
  values: readonly [LabTrendValue, ...LabTrendValue[]]
}

/**
 * What was measured more than once, the analytes by name. The same in another unit is another trend: a
 * line through both would show a change that is none.
 * @param values the last first
 */
export function trendsOf(values: readonly LabTrendValue[]): Trend[] {
  const groups = new Map<string, LabTrendValue[]>()
  for (const value of values) {
    const key = JSON.stringify([value.analyte.toLowerCase(), value.unit])
    groups.set(key, [...(groups.get(key) ?? []), value])
  }
  return [...groups.values()]
    .flatMap(([last, ...before]) =>
      last && before.length > 0
        ? [
            {
              label: last.unit === '' ? last.analyte : `${last.analyte} (${last.unit})`,
              unit: last.unit,
              values: [last, ...before] as const,
            },
          ]
        : [],
    )
    .toSorted((one, other) => one.label.localeCompare(other.label))
}

/** The trend whose last value is the worst: it is what is drawn before another is chosen. */
export const worstOf = (trends: readonly Trend[]): Trend | undefined => {
  const [worst] = worstFirst(trends.map(({ values: [last] }) => last))
  return trends.find(({ values: [last] }) => last === worst)
}

/** What was measured, as it was reported: `>9.0 mmol/L`. */
export const measuredTrend = ({ value, reported, unit }: LabTrendValue): string =>
  measuredWords({ value: reported ?? value, unit })

const numberWords = (value: LabTrendValue | undefined): string =>
  value?.reported === undefined ? String(value?.value) : measuredTrend(value)

/** What a drawing shows, for whoever hears it. */
export function trendWords({ label, values }: Trend): string {
  const byValue = values.toSorted((one, other) => one.value - other.value)
  const dated = (value: LabTrendValue | undefined) =>
    value ? `${measuredTrend(value)} at ${clinicMoment(value.at)}` : ''
  return [
    `${label}: ${values.length} values`,
    `first ${dated(values.at(-1))}`,
    `last ${dated(values[0])}`,
    `lowest ${numberWords(byValue[0])}`,
    `highest ${numberWords(byValue.at(-1))}`,
  ].join(', ')
}
