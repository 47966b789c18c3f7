import { visitMinutes } from '@shared/contracts/visit-rules'
import type { FreeTime, TimeSpan } from '@shared/contracts/visit-times'
import { addDays } from '@shared/lib/clinic-date'
import { and, asc, eq, gt, inArray, lt, ne, type SQL } from 'drizzle-orm'
import type { Db } from '../db/database'
import { clinicId, patients } from '../db/schema'
import { visits } from '../db/schema-care'
import type { Actor } from './actor'
import { type ClinicTime, clinicTimeOf, dayIn, instantOf, startOfDay } from './clinic-time'
import { type BookedDoctor, clockText, dayMinutes, type Hours, usualHours } from './doctors'
import { rowTakesTime } from './visits'

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
      patientId: visits.patientId,
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

/** How many free times a refusal offers. */
const freeMost = 3
/** How far ahead free times are looked for, in days after the first. */
const daysAhead = 14
/** How many days are looked at together: most find enough in the first. */
const daysAtOnce = 2
/** Visits begin on the quarters of an hour. */
const gridMinutes = 15

type TimedDoctor = Pick<BookedDoctor, 'id' | 'name' | 'hours'>

interface FreeTimesWanted {
  /** The first time that can be offered; what is past is not. */
  from: Date
  /** How many. */
  limit: number
  /** The visit that is to be moved, which is in nobody's way. */
  except?: string | undefined
}

/**
 * A doctor's next free times for a visit, at most three, within their hours.
 * @param from the first that can be offered; what is past is not
 */
export const freeTimes = async (
  db: Db,
  at: Pick<Actor, 'now' | 'zone'>,
  doctor: TimedDoctor,
  from: Date,
  except?: string,
): Promise<TimeSpan[]> => {
  const { free } = await nextFreeTimes(db, at, [doctor], { from, limit: freeMost, except })
  return free.map(({ doctorId: _id, doctor: _name, ...span }) => span)
}

/**
 * The next free times of several doctors, each within the doctor's hours, by time and then by name.
 * @returns them, and YYYY-MM-DD of the last day that was looked at where there are fewer than asked for
 */
export async function nextFreeTimes(
  db: Db,
  { now, zone }: Pick<Actor, 'now' | 'zone'>,
  doctors: readonly TimedDoctor[],
  { from, limit, except }: FreeTimesWanted,
): Promise<{ free: FreeTime[]; until: string }> {
  const first = new Date(Math.max(from.getTime(), now))
  const firstDay = dayIn(zone, first)
  const until = addDays(firstDay, daysAhead)
  const instants = gridInstants(zone)
  const free: FreeTime[] = []
  for (let day = 0; day <= daysAhead && free.length < limit; day += daysAtOnce) {
    const begin = day === 0 ? first : startOfDay(addDays(firstDay, day), zone)
    const end = startOfDay(addDays(firstDay, Math.min(day + daysAtOnce, daysAhead + 1)), zone)
    const isTaken = await takenTimes(db, doctors, { startsAt: begin, endsAt: end }, except)
    const found = doctors.flatMap((doctor) =>
      gridOf(doctor.hours ?? usualHours, { startsAt: begin, endsAt: end }, zone, instants)
        .filter((startsAt) => !isTaken(doctor.id, visitSpan(startsAt)))
        .slice(0, limit)
        .map((startsAt) => ({ startsAt, doctor })),
    )
    found.sort(
      (one, other) =>
        one.startsAt.getTime() - other.startsAt.getTime() ||
        one.doctor.name.localeCompare(other.doctor.name),
    )
    for (const { startsAt, doctor } of found.slice(0, limit - free.length))
      free.push({
        ...sentSpan(visitSpan(startsAt), zone),
        doctorId: doctor.id,
        doctor: doctor.name,
      })
  }
  return { free, until }
}

/** Says of these doctors whether a visit takes up a part of a span that begins within this one. */
async function takenTimes(
  db: Db,
  doctors: readonly TimedDoctor[],
  { startsAt, endsAt }: Span,
  except: string | undefined,
): Promise<(doctorId: string, span: Span) => boolean> {
  const ids = doctors.map(({ id }) => id)
  const whole = { startsAt, endsAt: visitSpan(endsAt).endsAt }
  const taken =
    ids.length === 0
      ? []
      : await db
          .select({ doctorId: visits.doctorId, startsAt: visits.startsAt, endsAt: visits.endsAt })
          .from(visits)
          .where(overlapping(inArray(visits.doctorId, ids), whole, except))
  const byDoctor = new Map<string, Span[]>(ids.map((id) => [id, []]))
  for (const { doctorId, ...span } of taken) byDoctor.get(doctorId)?.push(span)
  return (doctorId, span) =>
    byDoctor
      .get(doctorId)
      ?.some((one) => one.startsAt < span.endsAt && one.endsAt > span.startsAt) ?? false
}

/** When the times of the grid are: doctors share them, and the zone is slow to ask. */
function gridInstants(zone: string): (at: ClinicTime) => Date | null {
  const known = new Map<string, Date | null>()
  return (at) => {
    const key = `${at.date} ${at.time}`
    const found = known.get(key)
    if (found !== undefined) return found
    const instant = instantOf(at, zone)
    known.set(key, instant)
    return instant
  }
}

/** When visits can begin within these hours, in a span, by time. */
function gridOf(
  hours: Hours,
  { startsAt, endsAt }: Span,
  zone: string,
  instants: (at: ClinicTime) => Date | null,
): Date[] {
  const grid: Date[] = []
  const to = hours.to > hours.from ? hours.to : hours.to + dayMinutes
  const last = dayIn(zone, endsAt)
  // A night's hours may have begun on the day before.
  for (let date = addDays(dayIn(zone, startsAt), -1); date <= last; date = addDays(date, 1))
    for (
      let minute = Math.ceil(hours.from / gridMinutes) * gridMinutes;
      minute + visitMinutes <= to;
      minute += gridMinutes
    ) {
      const day = addDays(date, Math.floor(minute / dayMinutes))
      const instant = instants({ date: day, time: clockText(minute) })
      if (instant && instant >= startsAt && instant < endsAt) grid.push(instant)
    }
  return grid
}
