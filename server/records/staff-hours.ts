import type { ParsedInputOf } from '@shared/contracts/endpoint'
import { daysMost } from '@shared/contracts/hours'
import { doctorName } from '@shared/contracts/staff'
import {
  type ExtraHours,
  type ExtraHoursInput,
  extraHoursMessages,
  type StaffHours,
  type staffHoursEndpoints,
  staffHoursMessages,
  type WeekDay,
  type WeekInput,
} from '@shared/contracts/staff-hours'
import { workingTimeMessages } from '@shared/contracts/working-times'
import { addDays, type ClinicDate, daysBetween } from '@shared/lib/clinic-date'
import { minutesOf, timeOf } from '@shared/lib/clock-time'
import { and, asc, eq, gte, inArray, lte, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { Db } from '../db/database'
import { clinicId, roles, users, workingTimes } from '../db/schema'
import { extraHours, weekHours } from '../db/schema-hours'
import { isId, Refusal } from '../http'
import { absencesOf } from './absences'
import type { Actor } from './actor'
import { bookable, clocksOf, type Rules } from './bookable'
import { accountEvent, type ChangeEvent } from './change-events'
import { dayIn, dayOf } from './clinic-time'
import { minutesOfWorkingTime, rulesOf, weekRows, windowOf } from './hours-rules'
import { awayDays, daySpans, weekdayNames } from './hours-words'
import { doctorRole, holdsRole, lockedStaff, staffNotFound, staffWith } from './staff'
import { refuse, seenStaff } from './staff-changes'
import { changesOf, userNamed } from './targets'

type Week = StaffHours['week']

/** A person's week, by weekday and time. */
async function readWeek(db: Db, userId: string): Promise<Week> {
  const rows = await weekRows(db, [userId])
  if (!rows[0]?.hasWeek) return null
  return rows
    .flatMap(({ hours, time }): WeekDay[] => {
      if (hours === null || time === null) return []
      const { from, to } = minutesOfWorkingTime(time)
      const { id, name } = time
      return [
        {
          weekday: hours.weekday,
          workingTime: { _id: id, name, from: timeOf(from), to: timeOf(to) },
        },
      ]
    })
    .toSorted(
      (one, other) =>
        one.weekday - other.weekday ||
        one.workingTime.from.localeCompare(other.workingTime.from) ||
        one.workingTime._id.localeCompare(other.workingTime._id),
    )
}

/** The name by which somebody is spoken of, with the title of a doctor. @throws Refusal 404 */
async function nameOfStaff(db: Db, id: string): Promise<string> {
  const [found] = await db
    .select({ name: users.name, isDoctor: sql<boolean>`${doctorRole}` })
    .from(users)
    .innerJoin(roles, holdsRole)
    .where(eq(users.id, id))
  if (!found) throw staffNotFound()
  return found.isDoctor ? doctorName(found.name) : found.name
}

/** The days that are asked for; the clinic's present month where none are. @throws Refusal 400 */
function daysAsked(
  { from, to }: { from?: string | null | undefined; to?: string | null | undefined },
  { now, zone }: Actor,
): { from: ClinicDate; to: ClinicDate } {
  const first = from ?? `${(to ?? dayIn(zone, now)).slice(0, 7)}-01`
  const last = to ?? addDays(`${addDays(`${first.slice(0, 7)}-01`, 31).slice(0, 7)}-01`, -1)
  const message = staffHoursMessages.rangeReversed
  const days = daysBetween(first, last)
  if (days < 0 || days >= daysMost || !dayOf(first, zone) || !dayOf(last, zone))
    throw new Refusal(400, message, { fields: { to: message } })
  return { from: first, to: last }
}

/** When somebody works, and why not, on the days that are asked for. @throws Refusal 404, 400 */
export async function readStaffHours(
  db: Db,
  actor: Actor,
  { id, ...asked }: ParsedInputOf<typeof staffHoursEndpoints.get>,
): Promise<StaffHours> {
  const user = await staffWith(db, String(id))
  const { from, to } = daysAsked(asked, actor)
  const name = await nameOfStaff(db, user._id)
  const clocks = clocksOf(actor.zone)
  const range = { from: clocks.startAt(from, 0), to: clocks.startAt(addDays(to, 1), 0) }
  const rules = await rulesOf(db, user._id, windowOf(range, actor.zone))
  const extra = await db
    .select()
    .from(extraHours)
    .where(
      and(
        eq(extraHours.clinicId, clinicId),
        eq(extraHours.userId, user._id),
        gte(extraHours.date, from),
        lte(extraHours.date, to),
      ),
    )
    .orderBy(asc(extraHours.date), asc(extraHours.fromMinute), asc(extraHours.id))
  return {
    ...{ staffId: user._id, name, from, to, version: user.version },
    week: await readWeek(db, user._id),
    extra: extra.map(sentExtra),
    absences: await absencesOf(db, actor, { staffId: user._id, from, to }),
    spans: daySpans(bookable(rules, range, clocks), clocks),
    away: awayDays(name, rules, range, clocks),
  }
}

const weekInWords = (week: Week): string[] =>
  week === null
    ? ['As the clinic is open']
    : week.map(({ weekday, workingTime }) => `${weekdayNames[weekday - 1]}: ${workingTime.name}`)

/** The working times of a week's form, which stay while it is saved. @throws Refusal 422 */
async function timesOfWeek(tx: Db, week: NonNullable<WeekInput['week']>) {
  const ids = [...new Set(week.map(({ workingTimeId }) => workingTimeId.toLowerCase()))]
  const times = ids.every(isId)
    ? await tx
        .select()
        .from(workingTimes)
        .where(and(eq(workingTimes.clinicId, clinicId), inArray(workingTimes.id, ids)))
        .orderBy(asc(workingTimes.id))
        .for('key share')
    : []
  if (times.length < ids.length) throw refuse(422, workingTimeMessages.notFound, 'week')
  return new Map(times.map((time) => [time.id, time]))
}

/** A week's form as rules have it. @throws Refusal 422 where a working time has been deleted */
export async function weekRules(tx: Db, { week }: WeekInput): Promise<Rules['week']> {
  if (week === null) return null
  const times = await timesOfWeek(tx, week)
  return week.flatMap(({ weekday, workingTimeId }) => {
    const time = times.get(workingTimeId.toLowerCase())
    return time ? [{ weekday, ...minutesOfWorkingTime(time) }] : []
  })
}

/** Sets when somebody works. @throws Refusal 404, 409, 422 */
export async function saveWeek(
  tx: Db,
  { id, version, week }: WeekInput & { id: string; version: number },
): Promise<{ body: { week: Week; version: number }; events: readonly ChangeEvent[] }> {
  const user = await seenStaff(tx, id, version)
  const before = await readWeek(tx, user._id)
  if (week) await timesOfWeek(tx, week)
  await tx
    .delete(weekHours)
    .where(and(eq(weekHours.clinicId, clinicId), eq(weekHours.userId, user._id)))
  const rows = new Map(
    (week ?? []).map(({ weekday, workingTimeId }) => [
      `${weekday} ${workingTimeId.toLowerCase()}`,
      { userId: user._id, weekday, workingTimeId },
    ]),
  )
  if (rows.size > 0) await tx.insert(weekHours).values([...rows.values()])
  await tx
    .update(users)
    .set({ hasWeek: week !== null, version: version + 1 })
    .where(eq(users.id, user._id))
  const after = await readWeek(tx, user._id)
  const changes = changesOf({ week: weekInWords(before) }, { week: weekInWords(after) })
  return {
    body: { week: after, version: version + 1 },
    events: [
      accountEvent(user._id, { ...userNamed(user), changes }),
      { topic: 'hours', id: user._id, target: null },
    ],
  }
}

/** How many somebody has at most. */
const extraMost = 1000

const sentExtra = ({
  id,
  userId,
  date,
  fromMinute,
  toMinute,
  version,
}: typeof extraHours.$inferSelect): ExtraHours => ({
  ...{ id, staffId: userId, date, version },
  ...{ from: timeOf(fromMinute), to: timeOf(toMinute) },
})

/** Extra hours as they are kept. */
export const extraRule = ({ date, from, to }: ExtraHoursInput) => ({
  ...{ date, from: minutesOf(from), to: minutesOf(to) },
})

const toRow = (input: ExtraHoursInput) => {
  const { date, from, to } = extraRule(input)
  return { date, fromMinute: from, toMinute: to }
}

const extraInWords = ({ date, from, to }: ExtraHoursInput) => `${date} from ${from} to ${to}`

interface ExtraChanged {
  body: ExtraHours
  events: readonly ChangeEvent[]
}

async function extraChanged(
  tx: Db,
  body: ExtraHours,
  before: ExtraHours | null,
  after: ExtraHours | null,
): Promise<ExtraChanged> {
  const user = await staffWith(tx, body.staffId)
  const words = (hours: ExtraHours | null) => ({
    'extra hours': hours === null ? null : extraInWords(hours),
  })
  const target = { ...userNamed(user), changes: changesOf(words(before), words(after)) }
  return {
    body,
    events: [{ topic: 'hours', id: body.id, accountId: user._id, target }],
  }
}

/** @throws Refusal 404, 409 */
export async function createExtraHours(
  tx: Db,
  { staffId, ...input }: ExtraHoursInput & { staffId: string },
): Promise<ExtraChanged> {
  const user = await lockedStaff(tx, staffId)
  const theirs = and(eq(extraHours.clinicId, clinicId), eq(extraHours.userId, user._id))
  if ((await tx.$count(extraHours, theirs)) >= extraMost)
    throw new Refusal(409, extraHoursMessages.tooMany)
  const [row] = await tx
    .insert(extraHours)
    .values({ ...toRow(input), id: newId(), userId: user._id })
    .returning()
  if (!row) throw new Error('no extra hours were written')
  const body = sentExtra(row)
  return await extraChanged(tx, body, null, body)
}

/** Extra hours in the version that was seen; their person is locked. @throws Refusal 404, 409 */
async function seenExtra(tx: Db, id: string, version: number): Promise<ExtraHours> {
  const isIt = and(eq(extraHours.clinicId, clinicId), eq(extraHours.id, id))
  const [known] = isId(id) ? await tx.select().from(extraHours).where(isIt) : []
  if (!known) throw new Refusal(404, extraHoursMessages.notFound)
  await lockedStaff(tx, known.userId)
  const [row] = await tx.select().from(extraHours).where(isIt).for('update')
  if (!row) throw new Refusal(404, extraHoursMessages.notFound)
  const current = sentExtra(row)
  if (row.version !== version)
    throw new Refusal(409, extraHoursMessages.stale, { error: 'stale', current })
  return current
}

export async function changeExtraHours(
  tx: Db,
  { id, version, ...input }: ExtraHoursInput & { id: string; version: number },
): Promise<ExtraChanged> {
  const before = await seenExtra(tx, id, version)
  const [row] = await tx
    .update(extraHours)
    .set({ ...toRow(input), version: version + 1 })
    .where(and(eq(extraHours.clinicId, clinicId), eq(extraHours.id, before.id)))
    .returning()
  if (!row) throw new Refusal(404, extraHoursMessages.notFound)
  const body = sentExtra(row)
  return await extraChanged(tx, body, before, body)
}

export async function deleteExtraHours(
  tx: Db,
  { id, version }: { id: string; version: number },
): Promise<ExtraChanged> {
  const body = await seenExtra(tx, id, version)
  await tx
    .delete(extraHours)
    .where(and(eq(extraHours.clinicId, clinicId), eq(extraHours.id, body.id)))
  return await extraChanged(tx, body, body, null)
}

/** The user whose extra hours these are. */
export async function userOfExtraHours(db: Db, id: string): Promise<string | undefined> {
  const isIt = and(eq(extraHours.clinicId, clinicId), eq(extraHours.id, id))
  const [row] = isId(id)
    ? await db.select({ userId: extraHours.userId }).from(extraHours).where(isIt)
    : []
  return row?.userId
}

/** Who has a working time in their week, by name; nobody who has been deleted. */
export const usersOfWorkingTime = (db: Db, ids: readonly string[]) =>
  db
    .selectDistinct({ id: users.id, name: users.name, workingTimeId: weekHours.workingTimeId })
    .from(weekHours)
    .innerJoin(users, eq(users.id, weekHours.userId))
    .where(
      and(
        eq(weekHours.clinicId, clinicId),
        inArray(weekHours.workingTimeId, [...ids]),
        sql`${users.deletedAt} is null`,
      ),
    )
    .orderBy(asc(users.name), asc(users.id))
