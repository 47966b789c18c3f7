import {
  type ClosingDay,
  type ClosingDayInput,
  closingDayMessages,
  closingDaysMost,
  type OpenInterval,
  type OpeningHours,
  openingHoursMessages,
} from '@shared/contracts/clinic-hours'
import { minutesOf, timeOf } from '@shared/lib/clock-time'
import { daysInWords } from '@shared/lib/days-in-words'
import { and, asc, eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { Db } from '../db/database'
import { clinicId, clinics } from '../db/schema'
import { closingDays, openingHours } from '../db/schema-hours'
import { isId, Refusal } from '../http'
import type { Closing, Rules, WeekHours } from './bookable'
import type { ChangeEvent } from './change-events'
import { lockClinicRules } from './hours-rules'
import { weekdayNames } from './hours-words'
import { changesOf } from './targets'

const toMinutes = ({ weekday, from, to }: OpenInterval): WeekHours => ({
  ...{ weekday, from: minutesOf(from), to: minutesOf(to) },
})

/** Opening hours as rules have them: none set where the list is empty. */
export const openingRules = (hours: readonly OpenInterval[]): Rules['opening'] =>
  hours.length > 0 ? hours.map(toMinutes) : null

export async function readOpeningHours(db: Db): Promise<OpeningHours> {
  const [clinic] = await db
    .select({ version: clinics.hoursVersion })
    .from(clinics)
    .where(eq(clinics.id, clinicId))
  const rows = await db
    .select()
    .from(openingHours)
    .where(eq(openingHours.clinicId, clinicId))
    .orderBy(asc(openingHours.weekday), asc(openingHours.fromMinute), asc(openingHours.toMinute))
  return {
    hours: rows.map(({ weekday, fromMinute, toMinute }) => ({
      ...{ weekday, from: timeOf(fromMinute), to: timeOf(toMinute) },
    })),
    version: clinic?.version ?? 1,
  }
}

const inWords = ({ hours }: Pick<OpeningHours, 'hours'>): string[] =>
  hours.map(({ weekday, from, to }) => `${weekdayNames[weekday - 1]} ${from} to ${to}`)

/** @throws Refusal 409 where they are stale */
export async function saveOpeningHours(
  tx: Db,
  { hours, version }: { hours: readonly OpenInterval[]; version: number },
): Promise<{ body: OpeningHours; events: readonly ChangeEvent[] }> {
  await lockClinicRules(tx)
  const before = await readOpeningHours(tx)
  if (before.version !== version)
    throw new Refusal(409, openingHoursMessages.stale, { error: 'stale', current: before })
  await tx.delete(openingHours).where(eq(openingHours.clinicId, clinicId))
  const rows = hours.map(toMinutes).map(({ weekday, from, to }) => ({
    ...{ id: newId(), weekday, fromMinute: from, toMinute: to },
  }))
  if (rows.length > 0) await tx.insert(openingHours).values(rows)
  await tx
    .update(clinics)
    .set({ hoursVersion: version + 1 })
    .where(eq(clinics.id, clinicId))
  const body = await readOpeningHours(tx)
  const changes = changesOf({ hours: inWords(before) }, { hours: inWords(body) })
  const target = { kind: 'opening-hours' as const, name: 'Opening hours', changes }
  return { body, events: [{ topic: 'hours', id: clinicId, target }] }
}

type DayRange = Pick<ClosingDayInput, 'from' | 'to' | 'fromTime' | 'toTime'>

/** Days as they are kept. */
export const toDays = ({ from, to, fromTime, toTime }: DayRange) => ({
  ...{ firstDay: from, lastDay: to },
  fromMinute: fromTime === null ? null : minutesOf(fromTime),
  toMinute: toTime === null ? null : minutesOf(toTime),
})

/** The same as they are sent. */
export const sentDays = ({
  firstDay,
  lastDay,
  fromMinute,
  toMinute,
}: ReturnType<typeof toDays>): DayRange => ({
  ...{ from: firstDay, to: lastDay },
  fromTime: fromMinute === null ? null : timeOf(fromMinute),
  toTime: toMinute === null ? null : timeOf(toMinute),
})

/** Closing days as rules have them. */
export const closingRules = (days: readonly ClosingDayInput[]): Closing[] =>
  days.map(({ name, yearly, ...days }) => ({ ...toDays(days), name, yearly }))

const sentClosing = ({
  id,
  name,
  yearly,
  version,
  ...days
}: typeof closingDays.$inferSelect): ClosingDay => ({
  ...{ id, name, yearly, version },
  ...sentDays(days),
})

export const listClosingDays = async (db: Db): Promise<ClosingDay[]> =>
  (
    await db
      .select()
      .from(closingDays)
      .where(eq(closingDays.clinicId, clinicId))
      .orderBy(asc(closingDays.firstDay), asc(closingDays.fromMinute), asc(closingDays.id))
  ).map(sentClosing)

const fieldsOf = ({ name, yearly, ...days }: ClosingDay) => ({
  ...{ name, days: daysInWords(days), yearly: yearly ? 'yes' : 'no' },
})

const closingEvent = (after: ClosingDay | null, before: ClosingDay | null): ChangeEvent => {
  const named = before ?? after
  if (!named) throw new Error('an event of no closing day')
  return {
    ...{ topic: 'hours', id: named.id },
    target: {
      ...{ kind: 'closing-day', name: named.name },
      ...(after && { changes: changesOf(before ? fieldsOf(before) : {}, fieldsOf(after)) }),
    },
  }
}

/** All of them, or none. @throws Refusal 409 where there are too many */
export async function createClosingDays(
  tx: Db,
  days: readonly ClosingDayInput[],
): Promise<{ body: ClosingDay[]; events: readonly ChangeEvent[] }> {
  await lockClinicRules(tx)
  const there = await tx.$count(closingDays, eq(closingDays.clinicId, clinicId))
  if (there + days.length > closingDaysMost) throw new Refusal(409, closingDayMessages.tooMany)
  const rows = await tx
    .insert(closingDays)
    .values(closingRules(days).map((day) => ({ ...day, id: newId() })))
    .returning()
  const body = rows.map(sentClosing)
  return { body, events: body.map((day) => closingEvent(day, null)) }
}

/** A closing day in the version that was seen, locked. @throws Refusal 404, 409 */
async function seenClosing(tx: Db, id: string, version: number): Promise<ClosingDay> {
  await lockClinicRules(tx)
  const [row] = isId(id)
    ? await tx
        .select()
        .from(closingDays)
        .where(and(eq(closingDays.clinicId, clinicId), eq(closingDays.id, id)))
        .for('update')
    : []
  if (!row) throw new Refusal(404, closingDayMessages.notFound)
  const current = sentClosing(row)
  if (row.version !== version)
    throw new Refusal(409, closingDayMessages.stale, { error: 'stale', current })
  return current
}

export async function changeClosingDay(
  tx: Db,
  { id, version, name, yearly, ...days }: ClosingDayInput & { id: string; version: number },
): Promise<{ body: ClosingDay; events: readonly ChangeEvent[] }> {
  const before = await seenClosing(tx, id, version)
  const [row] = await tx
    .update(closingDays)
    .set({ ...toDays(days), name, yearly, version: version + 1 })
    .where(and(eq(closingDays.clinicId, clinicId), eq(closingDays.id, before.id)))
    .returning()
  if (!row) throw new Refusal(404, closingDayMessages.notFound)
  const body = sentClosing(row)
  return { body, events: [closingEvent(body, before)] }
}

export async function deleteClosingDay(
  tx: Db,
  { id, version }: { id: string; version: number },
): Promise<{ body: ClosingDay; events: readonly ChangeEvent[] }> {
  const body = await seenClosing(tx, id, version)
  await tx
    .delete(closingDays)
    .where(and(eq(closingDays.clinicId, clinicId), eq(closingDays.id, body.id)))
  return { body, events: [closingEvent(null, body)] }
}
