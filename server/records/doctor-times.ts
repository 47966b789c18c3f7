import { and, asc, eq, gt, lt, ne, type SQL } from 'drizzle-orm'
import type { TimeSpan } from '@/contracts/visit-records'
import { visitMinutes } from '@/contracts/visits'
import { addDays } from '@/lib/clinic-date'
import type { Db } from '../db/database'
import { clinicId, patients } from '../db/schema'
import { visits } from '../db/schema-care'
import { clinicTimeOf, instantOf } from './clinic-time'
import { type BookedDoctor, clockText, dayMinutes, type Hours, usualHours } from './doctors'
import { type Desk, rowTakesTime } from './visits'

/** From its start up to its end, which belongs to what follows. */
export interface Span {
  startsAt: Date
  endsAt: Date
}

const dayMs = 24 * 60 * 60_000

/** The span of a visit that begins then. */
export const visitSpan = (startsAt: Date): Span => ({
  startsAt,
  endsAt: new Date(startsAt.getTime() + visitMinutes * 60_000),
})

export const sentSpan = ({ startsAt, endsAt }: Span, zone: string): TimeSpan => ({
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
  ...clinicTimeOf(startsAt, zone),
})

/** Which visits of somebody take up a part of this span, but for the one that is being moved. */
const overlapping = (whose: SQL, { startsAt, endsAt }: Span, except: string | undefined) =>
  and(
    eq(visits.clinicId, clinicId),
    whose,
    rowTakesTime,
    lt(visits.startsAt, endsAt),
    // No visit takes a day, and this is what an index begins with.
    gt(visits.startsAt, new Date(startsAt.getTime() - dayMs)),
    gt(visits.endsAt, startsAt),
    except === undefined ? undefined : ne(visits.id, except),
  )

/** The first visit of a doctor's that stands in the way of this span, with whose it is. */
export async function clashOf(db: Db, doctorId: string, span: Span, except?: string) {
  const [clash] = await db
    .select({
      id: visits.id,
      startsAt: visits.startsAt,
      endsAt: visits.endsAt,
      reason: visits.reason,
      patient: patients.name,
    })
    .from(visits)
    .innerJoin(
      patients,
      and(eq(patients.clinicId, visits.clinicId), eq(patients.id, visits.patientId)),
    )
    .where(overlapping(eq(visits.doctorId, doctorId), span, except))
    .orderBy(asc(visits.startsAt), asc(visits.id))
    .limit(1)
  return clash
}

/** Whether a patient has another visit in this span. */
export async function isPatientBusy(
  db: Db,
  patientId: string,
  span: Span,
  except?: string,
): Promise<boolean> {
  const found = await db
    .select({ id: visits.id })
    .from(visits)
    .where(overlapping(eq(visits.patientId, patientId), span, except))
    .limit(1)
  return found.length > 0
}

const freeMost = 3
/** How far ahead free times are looked for, in days. */
const daysAhead = 14
/** Visits begin on the quarters of an hour. */
const gridMinutes = 15

/**
 * A doctor's next free times for a visit, at most three, within their hours.
 * @param from the first that can be offered; what is past is not
 */
export async function freeTimes(
  db: Db,
  { now, zone }: Pick<Desk, 'now' | 'zone'>,
  doctor: Pick<BookedDoctor, 'id' | 'hours'>,
  from: Date,
  except?: string,
): Promise<TimeSpan[]> {
  const first = new Date(Math.max(from.getTime(), now))
  const last = new Date(first.getTime() + (daysAhead + 2) * dayMs)
  const taken = await db
    .select({ startsAt: visits.startsAt, endsAt: visits.endsAt })
    .from(visits)
    .where(overlapping(eq(visits.doctorId, doctor.id), { startsAt: first, endsAt: last }, except))
  const free: TimeSpan[] = []
  for (const startsAt of gridOf(doctor.hours ?? usualHours, first, zone)) {
    const span = visitSpan(startsAt)
    if (taken.some((one) => one.startsAt < span.endsAt && one.endsAt > span.startsAt)) continue
    free.push(sentSpan(span, zone))
    if (free.length === freeMost) break
  }
  return free
}

/** When visits can begin within these hours, from a time on. */
function* gridOf(hours: Hours, first: Date, zone: string): Generator<Date> {
  const { date: firstDate, time: firstTime } = clinicTimeOf(first, zone)
  const end = hours.to > hours.from ? hours.to : hours.to + dayMinutes
  // A night's hours may have begun on the day before.
  for (let day = -1; day <= daysAhead; day++)
    for (
      let minute = Math.ceil(hours.from / gridMinutes) * gridMinutes;
      minute + visitMinutes <= end;
      minute += gridMinutes
    ) {
      const date = addDays(firstDate, day + Math.floor(minute / dayMinutes))
      const time = clockText(minute)
      if (`${date} ${time}` < `${firstDate} ${firstTime}`) continue
      const startsAt = instantOf({ date, time }, zone)
      if (startsAt && startsAt >= first) yield startsAt
    }
}
