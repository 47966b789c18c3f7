import { addDays, type ClinicDate } from '@shared/lib/clinic-date'
import { minutesOfDay } from '@shared/lib/total-hours'
import { and, asc, eq, gte, inArray, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { clinicId, clinics, users, workingTimes } from '../db/schema'
import { absences, closingDays, extraHours, openingHours, weekHours } from '../db/schema-hours'
import type { Closing, Rules, TimeRange, WeekHours } from './bookable'
import { dayIn } from './clinic-time'

type WorkingTimeRow = Pick<
  typeof workingTimes.$inferSelect,
  'inTime' | 'inTimePeriod' | 'outTime' | 'outTimePeriod'
>

/** Minutes of a working time; `to` is on the next day where it is not after `from`. */
export const minutesOfWorkingTime = (time: WorkingTimeRow): { from: number; to: number } => ({
  // What is kept has passed its contract.
  from: minutesOfDay(time.inTime, time.inTimePeriod) ?? 0,
  to: minutesOfDay(time.outTime, time.outTimePeriod) ?? 0,
})

/** The rules of a person as they are kept, each with what tells it from others. */
export interface KeptRules extends Rules {
  week: readonly (WeekHours & { workingTimeId: string })[] | null
  extra: readonly (Rules['extra'][number] & { id: string })[]
  closing: readonly (Closing & { id: string })[]
  absences: readonly (Rules['absences'][number] & { id: string })[]
}

/** The clinic's part of everybody's rules. */
type ClinicRules = Pick<KeptRules, 'opening' | 'closing'>

/** Days of which rules are read, the first and the last. */
export interface DayWindow {
  first: ClinicDate
  last: ClinicDate
}

/** The days that rules of a range are looked for on: hours and absences may begin before it. */
export const windowOf = ({ from, to }: TimeRange, zone: string): DayWindow => ({
  first: addDays(dayIn(zone, from), -2),
  last: addDays(dayIn(zone, to), 2),
})

/** @param window none for all days */
async function loadClinicRules(db: Db, window?: DayWindow): Promise<ClinicRules> {
  const opening = await db
    .select({
      weekday: openingHours.weekday,
      from: openingHours.fromMinute,
      to: openingHours.toMinute,
    })
    .from(openingHours)
    .where(eq(openingHours.clinicId, clinicId))
  const closing = await db
    .select({
      id: closingDays.id,
      ...{ firstDay: closingDays.firstDay, lastDay: closingDays.lastDay },
      ...{ fromMinute: closingDays.fromMinute, toMinute: closingDays.toMinute },
      ...{ yearly: closingDays.yearly, name: closingDays.name },
    })
    .from(closingDays)
    .where(
      and(
        eq(closingDays.clinicId, clinicId),
        window && lte(closingDays.firstDay, window.last),
        window && or(closingDays.yearly, gte(closingDays.lastDay, window.first)),
      ),
    )
    .orderBy(asc(closingDays.firstDay), asc(closingDays.id))
  return { opening: opening.length > 0 ? opening : null, closing }
}

/**
 * Keeps opening hours and closing days as they are until the transaction ends: who gives away a time does not
 * miss what is being saved.
 */
export const holdClinicRules = (tx: Db) =>
  tx.select({ id: clinics.id }).from(clinics).where(eq(clinics.id, clinicId)).for('share')

/** Has others wait who change the clinic's rules, or give away times by them. */
export const lockClinicRules = (tx: Db) =>
  tx
    .select({ version: clinics.hoursVersion })
    .from(clinics)
    .where(eq(clinics.id, clinicId))
    .for('no key update')

/** Adds a value to a list of a map. */
function add<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}

/** A row for each working time of these people's weeks; one without a time of somebody who has none. */
export const weekRows = (db: Db, userIds: readonly string[]) =>
  db
    .select({ id: users.id, hasWeek: users.hasWeek, hours: weekHours, time: workingTimes })
    .from(users)
    .leftJoin(
      weekHours,
      and(users.hasWeek, eq(weekHours.clinicId, users.clinicId), eq(weekHours.userId, users.id)),
    )
    .leftJoin(
      workingTimes,
      and(
        eq(workingTimes.clinicId, weekHours.clinicId),
        eq(workingTimes.id, weekHours.workingTimeId),
      ),
    )
    .where(inArray(users.id, [...userIds]))

/**
 * When people work, in five statements however many they are. It is the one place in which rules are read: ask
 * `bookable` what follows from them.
 * @param window the days that matter; none for all
 */
export async function loadRules(
  db: Db,
  ids: readonly string[],
  window?: DayWindow,
): Promise<Map<string, KeptRules>> {
  const clinicRules = await loadClinicRules(db, window)
  if (ids.length === 0) return new Map()
  const among = [...new Set(ids)]
  const people = await weekRows(db, among)
  const weeks = new Map<string, (WeekHours & { workingTimeId: string })[]>()
  for (const { id, hasWeek, hours, time } of people) {
    if (hasWeek && !weeks.has(id)) weeks.set(id, [])
    if (hours && time)
      weeks.get(id)?.push({
        ...minutesOfWorkingTime(time),
        ...{ weekday: hours.weekday, workingTimeId: hours.workingTimeId },
      })
  }
  const extraRows = await db
    .select()
    .from(extraHours)
    .where(
      and(
        eq(extraHours.clinicId, clinicId),
        inArray(extraHours.userId, among),
        window && gte(extraHours.date, window.first),
        window && lte(extraHours.date, window.last),
      ),
    )
  const extra = new Map<string, KeptRules['extra'][number][]>()
  for (const { id, userId, date, fromMinute, toMinute } of extraRows)
    add(extra, userId, { id, date, from: fromMinute, to: toMinute })
  const absent = await db
    .select()
    .from(absences)
    .where(
      and(
        eq(absences.clinicId, clinicId),
        inArray(absences.userId, among),
        eq(absences.status, 'confirmed'),
        window && lte(absences.firstDay, window.last),
        window && gte(absences.lastDay, window.first),
      ),
    )
    .orderBy(asc(absences.firstDay), asc(absences.fromMinute))
  const away = new Map<string, KeptRules['absences'][number][]>()
  for (const { id, userId, firstDay, lastDay, fromMinute, toMinute } of absent)
    add(away, userId, { id, firstDay, lastDay, fromMinute, toMinute })
  return new Map(
    among.map((id) => [
      id,
      {
        ...clinicRules,
        week: weeks.get(id) ?? null,
        extra: extra.get(id) ?? [],
        absences: away.get(id) ?? [],
      },
    ]),
  )
}

/** One person's. */
export async function rulesOf(db: Db, id: string, window?: DayWindow): Promise<KeptRules> {
  const rules = (await loadRules(db, [id], window)).get(id)
  if (!rules) throw new Error('rules were not read')
  return rules
}

/** Of users: the working time that they have on all seven days, and no other. */
export const sameTimeEveryDay: SQL<string | null> = sql`(
  select min(${weekHours.workingTimeId}::text)::uuid from ${weekHours}
  where ${weekHours.clinicId} = ${users.clinicId} and ${weekHours.userId} = ${users.id}
  having count(*) = 7 and count(distinct ${weekHours.workingTimeId}) = 1)`
