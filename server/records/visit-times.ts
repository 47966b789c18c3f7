import { visitMinute } from '@shared/contracts/visit-rules'
import type { Clash } from '@shared/contracts/visit-times'
import { visitMessages } from '@shared/contracts/visits'
import { addDays } from '@shared/lib/clinic-date'
import type { Db } from '../db/database'
import { isId, Refusal, type Shown } from '../http'
import type { Actor } from './actor'
import { type ClinicTime, clinicTimeOf, dayIn, instantOf } from './clinic-time'
import { clashOf, freeTimes, isPatientBusy, type Span, sentSpan, visitSpan } from './doctor-times'
import { type BookedDoctor, clockText, isWithin } from './doctors'

/** Days back, and ahead: whoever schedules further off has mistyped a year. */
const [daysBack, daysAhead] = [366, 10 * 366]

const wrong = (field: 'date' | 'time', message: string) =>
  new Refusal(422, message, { fields: { [field]: message } })

/** @throws Refusal 422 for a day that nobody can mean */
export function refuseUnlikely(date: string, { now, zone }: Actor): void {
  const today = dayIn(zone, now)
  if (date < addDays(today, -daysBack) || date > addDays(today, daysAhead))
    throw wrong('date', visitMessages.dateUnlikely)
}

/** When a visit at this time is. @throws Refusal 422 */
export function wantedSpan({ date, time }: ClinicTime, actor: Actor): Span {
  refuseUnlikely(date, actor)
  const startsAt = instantOf({ date, time: visitMinute({ time }) }, actor.zone)
  if (!startsAt) throw wrong('time', visitMessages.timeSkipped)
  return visitSpan(startsAt)
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
    free: await freeTimes(db, actor, doctor, span.startsAt, except),
  })
}

/** What whoever gives away this time should know, and may go on all the same: each a sentence. */
export async function warningsOf(
  db: Db,
  { now, zone }: Actor,
  { hours, name }: BookedDoctor,
  { span, patientId, except }: { span: Span; patientId: string; except?: string | undefined },
): Promise<string[]> {
  const [hour, minute] = clinicTimeOf(span.startsAt, zone).time.split(':').map(Number)
  const isOutside = hours !== null && !isWithin(hours, (hour ?? 0) * 60 + (minute ?? 0))
  return [
    ...(span.startsAt.getTime() < now ? [visitMessages.timeIsPast] : []),
    ...(isId(patientId) && (await isPatientBusy(db, patientId, span, except))
      ? [visitMessages.patientBusy]
      : []),
    ...(isOutside
      ? [visitMessages.outsideWorkingTime(name, clockText(hours.from), clockText(hours.to))]
      : []),
  ]
}
