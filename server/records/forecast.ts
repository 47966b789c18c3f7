import { type Forecast, forecastMost, type VisitsOutside } from '@shared/contracts/hours'
import { doctorName } from '@shared/contracts/staff'
import { visitReaders } from '@shared/contracts/visits'
import { addDays } from '@shared/lib/clinic-date'
import { and, asc, eq, gte, inArray, isNotNull, type SQL } from 'drizzle-orm'
import { seesClinic } from '../auth/scope'
import type { Db } from '../db/database'
import { clinicId, departments, patients, roles, users } from '../db/schema'
import { visits } from '../db/schema-care'
import type { Actor } from './actor'
import {
  bookable,
  type Clocks,
  clocksOf,
  common,
  openTimes,
  type Rules,
  type TimeRange,
  united,
  without,
} from './bookable'
import { clinicTimeOf, dayIn, startOfDay } from './clinic-time'
import { type ClosedDays, visitsAround } from './closed-days'
import { minutesOf, rangeOf } from './doctor-times'
import { isBookable } from './doctors'
import { type KeptRules, loadRules, windowOf } from './hours-rules'
import { daySpans } from './hours-words'
import { holdsRole } from './staff'
import { rowToCome } from './visits'

/** For how many days it is said which hours nobody covers. */
export const coverageDays = 28

/** The visits to come, today's and later ones, as a condition. */
export const isToComeFrom = ({ now, zone }: Pick<Actor, 'now' | 'zone'>) =>
  and(
    eq(visits.clinicId, clinicId),
    rowToCome,
    gte(visits.startsAt, startOfDay(dayIn(zone, now), zone)),
  )

/** Visits whose patients are still expected, or wait: today's and later ones, by time and patient. */
export const visitsToCome = (db: Db, actor: Pick<Actor, 'now' | 'zone'>, among?: SQL) =>
  db
    .select({
      ...{ id: visits.id, number: visits.number, patientId: visits.patientId },
      ...{ patientNumber: patients.number, patientName: patients.name },
      ...{ doctorId: visits.doctorId, doctor: users.name },
      ...{ startsAt: visits.startsAt, endsAt: visits.endsAt, status: visits.status },
    })
    .from(visits)
    .innerJoin(
      patients,
      and(eq(patients.clinicId, visits.clinicId), eq(patients.id, visits.patientId)),
    )
    .innerJoin(users, eq(users.id, visits.doctorId))
    .where(and(isToComeFrom(actor), among))
    .orderBy(asc(visits.startsAt), asc(patients.name), asc(visits.id))

type VisitToCome = Awaited<ReturnType<typeof visitsToCome>>[number]

type Planned = Pick<VisitToCome, 'id' | 'doctorId' | 'startsAt' | 'endsAt' | 'status'>

/**
 * The visits for which their doctors cannot be booked by these rules. The forecast of a change and the list of what
 * is outside after it both use this.
 * @param rules by doctor; the visits of others are outside of none
 */
export function visitsOutsideOf<Visit extends Omit<Planned, 'status'>>(
  toCome: readonly Visit[],
  rules: ReadonlyMap<string, Rules>,
  clocks: Clocks,
): Visit[] {
  // Several visits of a doctor are on one day, and none takes a whole one.
  const known = new Map<string, TimeRange[]>()
  return toCome.filter((visit) => {
    const its = rules.get(visit.doctorId)
    if (!its) return false
    const range = rangeOf(visit)
    const date = clocks.dateAt(range.from)
    const key = `${visit.doctorId} ${date}`
    const day = { from: clocks.startAt(date, 0), to: clocks.startAt(addDays(date, 2), 0) }
    const spans = known.get(key) ?? bookable(its, day, clocks)
    known.set(key, spans)
    return !spans.some(({ from, to }) => from <= range.from && range.to <= to)
  })
}

export const sentOutside = (
  { startsAt, endsAt, doctor, status: _, ...visit }: VisitToCome,
  zone: string,
): VisitsOutside['visits'][number] => ({
  ...visit,
  ...clinicTimeOf(startsAt, zone),
  doctor: doctorName(doctor),
  minutes: minutesOf({ startsAt, endsAt }),
})

/** A visit whose patient waits needs its doctor from now on, also after its time. */
export function asExpected<Visit extends Planned>(visit: Visit, now: number): Visit {
  const late = now - visit.startsAt.getTime()
  if (visit.status !== 'checked-in' || late <= 0) return visit
  return { ...visit, startsAt: new Date(now), endsAt: new Date(visit.endsAt.getTime() + late) }
}

/** A change of rules before it is saved. */
export interface RulesChange {
  /** Whose rules are changed; everybody's where nobody is named. */
  who?: readonly string[]
  /** The days that the change closes; without them it may close any time. */
  days?: readonly ClosedDays[]
  change: (rules: KeptRules, id: string) => Rules
}

/** What a change of hours would cost. */
export async function forecastOf(
  db: Db,
  actor: Actor,
  { who, days, change }: RulesChange,
): Promise<Forecast> {
  const { caller, now, zone } = actor
  const clocks = clocksOf(zone)
  const among = and(who && inArray(visits.doctorId, [...who]), days && visitsAround(days, actor))
  const toCome = await visitsToCome(db, actor, among)
  const doctors = await doctorsOfDepartments(db, who)
  const before = await loadRules(db, [
    ...toCome.map(({ doctorId }) => doctorId),
    ...doctors.map(({ id }) => id),
  ])
  const isChanged = (id: string) => who === undefined || who.includes(id)
  const after = new Map<string, Rules>(
    [...before].map(([id, rules]) => [id, isChanged(id) ? change(rules, id) : rules]),
  )
  const expected = toCome.map((visit) => asExpected(visit, now))
  const wasOutside = new Set(visitsOutsideOf(expected, before, clocks).map(({ id }) => id))
  const isOutside = new Set(visitsOutsideOf(expected, after, clocks).map(({ id }) => id))
  const outside = toCome.filter(({ id }) => isOutside.has(id) && !wasOutside.has(id))
  const shown = seesClinic(caller, visitReaders) ? outside.slice(0, forecastMost) : []
  const first = dayIn(zone, now)
  const range = {
    from: Math.max(now, clocks.startAt(first, 0)),
    to: clocks.startAt(addDays(first, coverageDays), 0),
  }
  return {
    visits: shown.map((visit) => sentOutside(visit, zone)),
    more: outside.length - shown.length,
    uncovered: uncoveredOf({ doctors, before, after, range, clocks }),
  }
}

/**
 * Hours of a range in which a doctor of the absent user's departments could be booked without this absence, and none
 * can with it, while the clinic is open.
 */
export async function uncoveredByAbsence(
  db: Db,
  { zone }: Pick<Actor, 'zone'>,
  { userId, absenceId, range }: { userId: string; absenceId: string; range: TimeRange },
): Promise<Forecast['uncovered']> {
  const doctors = await doctorsOfDepartments(db, [userId])
  const after = await loadRules(
    db,
    doctors.map(({ id }) => id),
    windowOf(range, zone),
  )
  const before = new Map<string, Rules>(
    [...after].map(([id, rules]) => [
      id,
      { ...rules, absences: rules.absences.filter((absence) => absence.id !== absenceId) },
    ]),
  )
  return uncoveredOf({ doctors, before, after, range, clocks: clocksOf(zone) })
}

/** The doctors who can be booked of the departments of these people, or of all departments. */
async function doctorsOfDepartments(db: Db, who: readonly string[] | undefined) {
  const theirs =
    who &&
    inArray(
      users.departmentId,
      db
        .select({ id: users.departmentId })
        .from(users)
        .where(and(inArray(users.id, [...who]), isNotNull(users.departmentId))),
    )
  return await db
    .select({ id: users.id, departmentId: departments.id, department: departments.name })
    .from(users)
    .innerJoin(roles, holdsRole)
    .innerJoin(
      departments,
      and(eq(departments.clinicId, users.clinicId), eq(departments.id, users.departmentId)),
    )
    .where(and(isBookable, theirs))
    .orderBy(asc(departments.name), asc(departments.id))
}

interface Coverage {
  doctors: Awaited<ReturnType<typeof doctorsOfDepartments>>
  before: ReadonlyMap<string, Rules>
  after: ReadonlyMap<string, Rules>
  range: TimeRange
  clocks: Clocks
}

/** Hours in which somebody of a department can be booked now and nobody could be then, while the clinic is open. */
function uncoveredOf({ doctors, before, after, range, clocks }: Coverage): Forecast['uncovered'] {
  const departmentIds = [...new Set(doctors.map(({ departmentId }) => departmentId))]
  return departmentIds.flatMap((departmentId) => {
    const its = doctors.filter((doctor) => doctor.departmentId === departmentId)
    const [first] = its
    const rules = first && after.get(first.id)
    if (!rules) return []
    const covered = (by: ReadonlyMap<string, Rules>) =>
      united(
        its.flatMap(({ id }) => {
          const own = by.get(id)
          return own ? bookable(own, range, clocks) : []
        }),
      )
    const lost = common(without(covered(before), covered(after)), openTimes(rules, range, clocks))
    const { department } = first
    return daySpans(lost, clocks).map((span) => ({ ...span, departmentId, department }))
  })
}
