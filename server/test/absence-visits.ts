import type { Affected, Proposal } from '@shared/contracts/absence-desk'
import { addDays } from '@shared/lib/clinic-date'
import { and, eq, ne, sql } from 'drizzle-orm'
import { beforeEach } from 'vitest'
import { departments, users } from '../db/schema'
import { visits } from '../db/schema-care'
import { labOrders } from '../db/schema-lab'
import { deskCalls } from './absence-desk'
import type { Call } from './api'
import { clinicDay } from './patients'
import { visitCalls } from './visits'
import { setUpWorld, token, world } from './world'

/** The tests of the absence desk about visits share their doctor, their calls and their words. */

export const calls = visitCalls(
  () => world,
  () => token,
)
export const { ask, userId, patientId, scheduled, change, checkIn, cancel, list } = calls
export const { away, affected, settle, settling, undo, undoing, uncovered } = deskCalls(calls)
export const as = async (username: string): Promise<Call> => ({
  token: await world.signIn(username),
})

export const [today, tomorrow] = [clinicDay, addDays(clinicDay, 1)]
export const [doctor, colleague] = ['Dr. Daniel Reyes', 'Dr. Dmitri Volkov']

/** A doctor without visits or lab orders, and one colleague of the department, who has none either. */
export function setUpAbsences(): void {
  setUpWorld({ as: 'receptionist' })
  beforeEach(async () => {
    await world.db.update(labOrders).set({ orderedBy: await userId('admin') })
    await world.db.update(visits).set({ status: 'completed', statusBefore: null })
    await world.db.update(visits).set({
      startsAt: sql`starts_at - interval '1 year'`,
      endsAt: sql`ends_at - interval '1 year'`,
    })
    const [department] = await world.db
      .select()
      .from(departments)
      .where(eq(departments.name, 'Orthopedics'))
    const id = department?.id ?? ''
    await world.db
      .update(users)
      .set({ departmentId: null })
      .where(
        and(
          eq(users.departmentId, id),
          ne(users.username, 'doctor'),
          ne(users.username, 'dvolkov'),
        ),
      )
  })
}

export const times = (count: number, from: number) =>
  Array.from({ length: count }, (_, at) => {
    const minutes = from * 60 + at * 15
    return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
  })

/** The doctor's visits of a day, each of a patient of its own. */
export async function visitsOn(date: string, at: readonly string[], firstPatient: number) {
  for (const [index, time] of at.entries())
    await scheduled({ date, time, patientId: await patientId(firstPatient + index) })
}

/** 9 on a day from 10:00 and 11 on the next from 09:00. */
export async function twentyVisits(date = today) {
  await visitsOn(date, times(9, 10), 1)
  await visitsOn(addDays(date, 1), times(11, 9), 10)
}

export const whenOf = ({ doctor: who, date, time }: Partial<Proposal>) => `${who} ${date} ${time}`
export const firstOf = ({ proposals: [first] }: Affected) => first ?? { as: 'to-call' as const }
export const only = <Row>(rows: readonly Row[]): Row => {
  const [row, ...others] = rows
  if (row === undefined || others.length > 0) throw new Error(`there are ${rows.length} rows`)
  return row
}
/** Visits as they are but for their versions, by number. */
export const kept = async () =>
  (await world.db.select().from(visits).orderBy(visits.number)).map(
    ({ version: _, ...visit }) => visit,
  )

export const never = () => {
  throw new Error('there is none')
}
