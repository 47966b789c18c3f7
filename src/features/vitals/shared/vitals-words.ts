import { compareDanger } from '@shared/contracts/vital-grades'
import {
  alarmWords,
  numberWords,
  type VitalWords,
  vitalsWords,
} from '@shared/contracts/vital-words'
import { type MeasureName, type Vitals, vitalsMessages } from '@shared/contracts/vitals'
import { isolated } from '@shared/lib/isolated'
import { clinicTime } from '@/stores/clinic-day'

/** The clinic's date and time of an ISO time, or of milliseconds since 1970. */
export function clinicMoment(at: string | number): string {
  const { date, time } = clinicTime(new Date(at))
  return `${time} on ${date}`
}

export const whenMeasured = ({ measuredAt }: Pick<Vitals, 'measuredAt'>): string =>
  clinicMoment(measuredAt)

/** By which a line above leads to the card of vitals on the same page. */
export const vitalsCardId = ({ id }: Pick<Vitals, 'id'>): string => `vitals-${id}`

/** Whether a doctor knows of critical vitals, and otherwise who was notified. */
export function acknowledgedWords({
  acknowledged,
  notified,
  notIn,
}: NonNullable<Vitals['critical']>) {
  if (acknowledged)
    return `Acknowledged by ${isolated(acknowledged.by)} at ${clinicMoment(acknowledged.at)}`
  if (notified.length === 0) return 'Not acknowledged yet. No doctor could be notified.'
  const names = `Not acknowledged yet. Notified: ${shortNames(notified)}`
  return notIn.length > 0 ? `${names}. Not in then: ${shortNames(notIn)}` : names
}

/** Which doctors were notified just now, and who of them is not in. */
function notifiedWords(critical: Vitals['critical']): string {
  if (critical?.acknowledged) return vitalsMessages.seenByYou
  const { notified = [], notIn = [] } = critical ?? {}
  if (notified.length === 0) return vitalsMessages.notifiedNobody
  const names = shortNames(notified)
  if (notIn.length === notified.length) return vitalsMessages.notifiedNoneIn(names)
  return vitalsMessages.notified(names, shortNames(notIn))
}

/** What is critical, and which doctors were notified. */
export function criticalNotice(vitals: Vitals): string {
  return `${alarmWords(vitals)}. ${notifiedWords(vitals.critical)}`
}

/** That not all critical vitals are listed; empty where they are. */
export const listedWords = (listed: number, total: number): string =>
  total > listed ? vitalsMessages.moreCritical(listed, total) : ''

/** Up to three names, and how many more. */
function shortNames(names: readonly string[]): string {
  const shown = names.slice(0, names.length > 3 ? 2 : 3).map(isolated)
  const more = names.length - shown.length
  return more > 0 ? `${shown.join(', ')} and ${more} more` : shown.join(', ')
}

/** The latest value of a measure, with the vitals that it is of. */
export interface LatestVital extends VitalWords {
  vitals: Vitals
}

/**
 * The latest value of each measure: not all are taken at each visit.
 * @param vitals the latest first, without what was entered in error
 */
export function latestVitals(vitals: readonly Vitals[]): LatestVital[] {
  const latest = new Map<string, LatestVital>()
  for (const one of vitals)
    for (const words of vitalsWords(one))
      if (!latest.has(words.label)) latest.set(words.label, { ...words, vitals: one })
  return [...latest.values()]
}

/** Grades that a doctor has to know of: all but normal, the worst first. */
export const alarmingVitals = (vitals: readonly Vitals[]): LatestVital[] =>
  latestVitals(vitals)
    .filter(({ grade }) => grade !== undefined && grade !== 'normal')
    .toSorted((one, other) => compareDanger(one.grade ?? 'normal', other.grade ?? 'normal'))

/**
 * What a drawing shows, for whoever hears it: how many values, the first and the last, the lowest and the
 * highest.
 * @param names the measures drawn, the first of which each point has
 * @param points the earliest first, at least one
 */
export function drawnWords(
  label: string,
  unit: string,
  names: readonly [MeasureName, ...MeasureName[]],
  points: readonly Vitals[],
): string {
  const told = (one: Vitals | undefined) => names.map((name) => numberWords(one, name)).join('/')
  const byValue = points.toSorted((one, other) => (one[names[0]] ?? 0) - (other[names[0]] ?? 0))
  const [first, last] = [points[0], points.at(-1)]
  const dated = (one: Vitals | undefined) => (one ? `${told(one)} at ${whenMeasured(one)}` : '')
  return [
    `${label} in ${unit}: ${points.length} values`,
    `first ${dated(first)}`,
    `last ${dated(last)}`,
    `lowest ${told(byValue[0])}`,
    `highest ${told(byValue.at(-1))}`,
  ].join(', ')
}
