import { asc, eq, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import {
  type WorkingTime,
  type WorkingTimeInput,
  workingTimeInputSchema,
  workingTimeMessages,
  workingTimePaths,
} from '@/contracts/working-times'
import { totalHours } from '@/lib/total-hours'
import { permit } from '../auth/session'
import { isUniqueViolation } from '../db/database'
import { workingTimes } from '../db/schema'
import type { ApiDependencies } from '../dependencies'
import { type ApiEnv, body, isId, Refusal } from '../http'

const columns = {
  _id: workingTimes.id,
  workTimingName: workingTimes.name,
  inTime: workingTimes.inTime,
  inTimePeriod: workingTimes.inTimePeriod,
  outTime: workingTimes.outTime,
  outTimePeriod: workingTimes.outTimePeriod,
  totalHour: workingTimes.totalHours,
}

const notFound = () => new Refusal(404, workingTimeMessages.notFound)

function nameTaken(error: unknown): never {
  if (!isUniqueViolation(error)) throw error
  throw new Refusal(409, workingTimeMessages.exists, {
    fields: { workTimingName: workingTimeMessages.exists },
  })
}

/** The row of an input. Its hours are worked out here, whatever the caller's arithmetic says. */
function row({ workTimingName, totalHour: _claimed, ...times }: WorkingTimeInput) {
  const hours = totalHours(times)
  if (!hours)
    throw new Refusal(400, workingTimeMessages.totalNotPositive, {
      fields: { totalHour: workingTimeMessages.totalNotPositive },
    })
  return { name: workTimingName, ...times, totalHours: hours }
}

/** Working times (shifts). */
export const workingTimeRoutes = ({ db }: ApiDependencies) =>
  new Hono<ApiEnv>()
    .get(workingTimePaths.list, permit('staff_view'), async (c) => {
      const data: WorkingTime[] = await db
        .select(columns)
        .from(workingTimes)
        .orderBy(asc(sql`lower(${workingTimes.name})`))
      return c.json({ data })
    })
    .post(workingTimePaths.add, permit('staff_create'), body(workingTimeInputSchema), async (c) => {
      const [savedWorkingTime] = await db
        .insert(workingTimes)
        .values(row(c.req.valid('json')))
        .returning(columns)
        .catch(nameTaken)
      return c.json({ savedWorkingTime }, 201)
    })
    .patch(
      '/api/updateworktime/:id',
      permit('staff_edit'),
      body(workingTimeInputSchema),
      async (c) => {
        const id = c.req.param('id')
        if (!isId(id)) throw notFound()
        const [data] = await db
          .update(workingTimes)
          .set(row(c.req.valid('json')))
          .where(eq(workingTimes.id, id))
          .returning(columns)
          .catch(nameTaken)
        if (!data) throw notFound()
        return c.json({ data })
      },
    )
    .delete('/api/deleteworktime/:id', permit('staff_delete'), async (c) => {
      const id = c.req.param('id')
      const deleted = isId(id)
        ? await db
            .delete(workingTimes)
            .where(eq(workingTimes.id, id))
            .returning({ id: workingTimes.id })
        : []
      if (deleted.length === 0) throw notFound()
      return c.json({ message: workingTimeMessages.deleted })
    })
