import { visitMinute } from '@shared/contracts/visit-rules'
import type { Clash } from '@shared/contracts/visit-times'
import { visitMessages } from '@shared/contracts/visits'
import { addDays } from '@shared/lib/clinic-date'
import type { Db } from '../db/database'
import { isId, Refusal, refuseField, type Shown } from '../http'
import type { Actor } from './actor'
import { clocksOf } from './bookable'
import { type ClinicTime, dayIn, instantOf } from './clinic-time'
import {
  clashOf,
  freeTimes,
  isPatientBusy,
  minutesOf,
  rangeOf,
  type Span,
  sentSpan,
} from './doctor-times'
import type { BookedDoctor } from './doctors'
import { type KeptRules, rulesOf, windowOf } from './hours-rules'
import { outsideHours, whyUnavailable } from './hours-words'

/** Days back, and ahead: whoever schedules further off has mistyped a year. */
const [daysBack, daysAhead] = [366, 10 * 366]

/** @throws Refusal 422 for a day that nobody can mean */
export function refuseUnlikely(date: string, { now, zone }: Actor): void {
  const today = dayIn(zone, now)
  if (date < addDays(today, -daysBack) || date > addDays(today, daysAhead))
    throw refuseField(422, 'date', visitMessages.dateUnlikely)
}

/** When a visit at this time begins. @throws Refusal 422 */
export function wantedStart({ date, time }: ClinicTime, actor: Actor): Date {
  refuseUnlikely(date, actor)
  const startsAt = instantOf({ date, time: visitMinute({ time }) }, actor.zone)
  if (!startsAt) throw refuseField(422, 'time', visitMessages.timeSkipped)
  return startsAt
}

/** The rules by which a doctor can be booked around a span. */
export const rulesAround = (
  db: Db,
  { id }: BookedDoctor,
  span: Span,
  zone: string,
): Promise<KeptRules> => rulesOf(db, id, windowOf(rangeOf(span), zone))

/** Why a doctor cannot be booked in a span at all, an absence or a closing day: a sentence. */
export const unavailableIn = (
  { name }: BookedDoctor,
  rules: KeptRules,
  span: Span,
  { zone }: Pick<Actor, 'zone'>,
): string | null => whyUnavailable(name, rules, rangeOf(span), clocksOf(zone))

/** The refusal of a span in which the doctor cannot be booked, with the times that are free instead. */
export async function unavailableRefusal(
  db: Db,
  actor: Actor,
  doctor: BookedDoctor,
  { span, reason, except }: { span: Span; reason: string; except?: string | undefined },
): Promise<Refusal> {
  const wanted = { from: span.startsAt, minutes: minutesOf(span), except }
  return new Refusal(409, reason, {
    error: 'unavailable',
    free: await freeTimes(db, actor, doctor, wanted),
  })
}

/** A visit that stands in the way. Whoever may give away a time may read the visits in it (`visitReaders`). */
export const sentClash = (
  { id, patient, reason, startsAt, endsAt }: FoundClash,
  { zone }: Actor,
): Clash => ({ ...sentSpan({ startsAt, endsAt }, zone), visitId: id, patient, reason })

type FoundClash = NonNullable<Awaited<ReturnType<typeof clashOf>>>

/** What a clash shows: it names the patient of another visit, and the reason, as a list does. */
export const shownByClash = ({ id, patientId }: FoundClash): Shown => ({
  ...{ kind: 'listed', recordIds: [id], patients: [patientId] },
})

/** The refusal of a span in which another visit stands, with the times that are free instead. */
export async function clashRefusal(
  db: Db,
  actor: Actor,
  doctor: BookedDoctor,
  span: Span,
  except?: string,
): Promise<Refusal> {
  const found = await clashOf(db, doctor.id, span, except)
  return new Refusal(409, visitMessages.clash(doctor.name), {
    error: 'clash',
    ...(found && { clash: sentClash(found, actor), shown: shownByClash(found) }),
    free: await freeTimes(db, actor, doctor, {
      ...{ from: span.startsAt, minutes: minutesOf(span), except },
    }),
  })
}

interface Warned {
  span: Span
  patientId: string
  except?: string | undefined
  /** The doctor's, around the span. */
  rules: KeptRules
}

/** What whoever gives away this time should know, and may go on all the same: each a sentence. */
export async function warningsOf(
  db: Db,
  { now, zone }: Actor,
  { name }: BookedDoctor,
  { span, patientId, except, rules }: Warned,
): Promise<string[]> {
  const outside = outsideHours(name, rules, rangeOf(span), clocksOf(zone))
  return [
    ...(span.startsAt.getTime() < now ? [visitMessages.timeIsPast] : []),
    ...(isId(patientId) && (await isPatientBusy(db, patientId, span, except))
      ? [visitMessages.patientBusy]
      : []),
    ...(outside === null ? [] : [outside]),
  ]
}
