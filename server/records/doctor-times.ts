import type { FreeTime, TimeSpan } from '@shared/contracts/visit-times'
import { addDays, type ClinicDate } from '@shared/lib/clinic-date'
import { timeOf } from '@shared/lib/clock-time'
import { and, asc, eq, gt, inArray, lt, ne, type SQL } from 'drizzle-orm'
import type { Db } from '../db/database'
import { clinicId, patients } from '../db/schema'
import { visits } from '../db/schema-care'
import type { Actor } from './actor'
import { bookable, type Clocks, clocksOf, dayMinutes, type TimeRange } from './bookable'
import { clinicTimeOf, dayIn, instantOf, startOfDay } from './clinic-time'
import type { BookedDoctor } from './doctors'
import { loadRules, windowOf } from './hours-rules'
import { rowTakesTime } from './visits'

/** From its start up to its end, which belongs to what follows. */
export interface Span {
  startsAt: Date
  endsAt: Date
}

const dayMs = 24 * 60 * 60_000

/** The span of a visit that begins then. */
export const visitSpan = (startsAt: Date, minutes: number): Span => ({
  startsAt,
  endsAt: new Date(startsAt.getTime() + minutes * 60_000),
})

/** How long a visit takes. */
export const minutesOf = ({ startsAt, endsAt }: Span): number =>
  Math.round((endsAt.getTime() - startsAt.getTime()) / 60_000)

export const rangeOf = ({ startsAt, endsAt }: Span): TimeRange => ({
  from: startsAt.getTime(),
  to: endsAt.getTime(),
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
/** Visits are offered on the quarters of an hour, however long they take. */
const gridMinutes = 15

type TimedDoctor = Pick<BookedDoctor, 'id' | 'name'>

interface FreeTimesWanted {
  /** The first time that can be offered; what is past is not. */
  from: Date
  /** How long the visit takes. */
  minutes: number
  /** How many. */
  limit: number
  /** The visit that is to be moved, which is in nobody's way. */
  except?: string | undefined
}

/**
 * A doctor's next free times for a visit, at most three, when the doctor can be booked.
 * @param wanted.from the first that can be offered; what is past is not
 */
export const freeTimes = async (
  db: Db,
  at: Pick<Actor, 'now' | 'zone'>,
  doctor: TimedDoctor,
  wanted: Omit<FreeTimesWanted, 'limit'>,
): Promise<TimeSpan[]> => {
  const { free } = await nextFreeTimes(db, at, [doctor], { ...wanted, limit: freeMost })
  return free.map(({ doctorId: _id, doctor: _name, ...span }) => span)
}

/**
 * The next free times of several doctors, each when the doctor can be booked, by time and then by name.
 * @returns them, and YYYY-MM-DD of the last day that was looked at where there are fewer than asked for
 */
export async function nextFreeTimes(
  db: Db,
  { now, zone }: Pick<Actor, 'now' | 'zone'>,
  doctors: readonly TimedDoctor[],
  { from, minutes, limit, except }: FreeTimesWanted,
): Promise<{ free: FreeTime[]; until: string }> {
  const first = new Date(Math.max(from.getTime(), now))
  const firstDay = dayIn(zone, first)
  const until = addDays(firstDay, daysAhead)
  const clocks = clocksOf(zone)
  const starts = quartersOf(zone)
  const whole = {
    from: first.getTime(),
    to: startOfDay(addDays(until, 1), zone).getTime() + minutes * 60_000,
  }
  const rules = await loadRules(
    db,
    doctors.map(({ id }) => id),
    windowOf(whole, zone),
  )
  const free: FreeTime[] = []
  for (let day = 0; day <= daysAhead && free.length < limit; day += daysAtOnce) {
    const begin = day === 0 ? first : startOfDay(addDays(firstDay, day), zone)
    const end = startOfDay(addDays(firstDay, Math.min(day + daysAtOnce, daysAhead + 1)), zone)
    const isTaken = await takenTimes(
      db,
      doctors,
      { startsAt: begin, endsAt: visitSpan(end, minutes).endsAt },
      except,
    )
    const found = doctors.flatMap((doctor) => {
      const its = rules.get(doctor.id)
      const range = { from: begin.getTime(), to: end.getTime() + minutes * 60_000 }
      return startsWithin(its ? bookable(its, range, clocks) : [], minutes, starts, clocks)
        .filter((startsAt) => startsAt < end && !isTaken(doctor.id, visitSpan(startsAt, minutes)))
        .slice(0, limit)
        .map((startsAt) => ({ startsAt, doctor }))
    })
    found.sort(
      (one, other) =>
        one.startsAt.getTime() - other.startsAt.getTime() ||
        one.doctor.name.localeCompare(other.doctor.name),
    )
    for (const { startsAt, doctor } of found.slice(0, limit - free.length))
      free.push({
        ...sentSpan(visitSpan(startsAt, minutes), zone),
        doctorId: doctor.id,
        doctor: doctor.name,
      })
  }
  return { free, until }
}

/** Says of these doctors whether a visit takes up a part of a span within this one. */
async function takenTimes(
  db: Db,
  doctors: readonly TimedDoctor[],
  whole: Span,
  except: string | undefined,
): Promise<(doctorId: string, span: Span) => boolean> {
  const ids = doctors.map(({ id }) => id)
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

/** The quarters of an hour of a day, by time: doctors share them, and the zone is slow to ask. */
function quartersOf(zone: string): (date: ClinicDate) => readonly Date[] {
  const known = new Map<ClinicDate, readonly Date[]>()
  return (date) => {
    const found = known.get(date)
    if (found) return found
    const quarters: Date[] = []
    for (let minute = 0; minute < dayMinutes; minute += gridMinutes) {
      // A time that a clock change skips is none, and of a doubled one the first is meant.
      const instant = instantOf({ date, time: timeOf(minute) }, zone)
      if (instant) quarters.push(instant)
    }
    known.set(date, quarters)
    return quarters
  }
}

/** When a visit can begin that is to end within the same span, by time. */
function startsWithin(
  spans: readonly TimeRange[],
  minutes: number,
  quarters: (date: ClinicDate) => readonly Date[],
  clocks: Clocks,
): Date[] {
  return spans.flatMap(({ from, to }) => {
    const starts: Date[] = []
    const lastDay = clocks.dateAt(to)
    for (let date = clocks.dateAt(from); date <= lastDay; date = addDays(date, 1))
      for (const start of quarters(date))
        if (start.getTime() >= from && start.getTime() + minutes * 60_000 <= to) starts.push(start)
    return starts
  })
}
