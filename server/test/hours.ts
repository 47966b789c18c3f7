import type { TestWorld } from '@mocks/node'
import { eq } from 'drizzle-orm'
import { users, workingTimes } from '../db/schema'
import { weekHours } from '../db/schema-hours'

/** The days of a week, from Monday on. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const

/** A time of day on the twelve-hour clock. */
const twelve = (time: string) => {
  const hour = Number(time.slice(0, 2))
  const text = `${String(((hour + 11) % 12) + 1).padStart(2, '0')}${time.slice(2)}`
  return { text, period: hour < 12 ? ('AM' as const) : ('PM' as const) }
}

/** Writes a working time. @param from HH:MM, as `to` is; one that is not after it is on the next day */
export async function addWorkingTime(
  { db }: TestWorld,
  name: string,
  from: string,
  to: string,
): Promise<string> {
  const [start, end] = [twelve(from), twelve(to)]
  const [time] = await db
    .insert(workingTimes)
    .values({
      ...{ name, inTime: start.text, inTimePeriod: start.period },
      ...{ outTime: end.text, outTimePeriod: end.period, totalHours: 8 },
    })
    .returning()
  if (!time) throw new Error('no working time was written')
  return time.id
}

/** Gives somebody a working time on these days of the week, in place of what they had. */
export async function giveWeek(
  { db }: TestWorld,
  username: string,
  workingTimeId: string,
  days: readonly number[] = weekdays,
): Promise<string> {
  const [user] = await db
    .update(users)
    .set({ hasWeek: true })
    .where(eq(users.username, username))
    .returning()
  if (!user) throw new Error(`there is no ${username}`)
  await db.delete(weekHours).where(eq(weekHours.userId, user.id))
  if (days.length > 0)
    await db
      .insert(weekHours)
      .values(days.map((weekday) => ({ userId: user.id, weekday, workingTimeId })))
  return user.id
}
