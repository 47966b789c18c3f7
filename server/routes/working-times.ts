import type { AuditTarget } from '@shared/contracts/audit'
import {
  type WorkingTime,
  type WorkingTimeInput,
  workingTimeEndpoints,
  workingTimeMessages,
} from '@shared/contracts/working-times'
import { totalHours } from '@shared/lib/total-hours'
import { asc, eq, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { isUniqueViolation, writing } from '../db/database'
import { workingTimes } from '../db/schema'
import type { ApiDependencies } from '../dependencies'
import { handle } from '../handle'
import { type ApiEnv, isId, Refusal } from '../http'
import { actorOf } from '../records/actor'
import { noteChange } from '../records/change'
import { eventsWithStaff } from '../records/change-events'
import { deleteGroups, versionOf } from '../records/deletions'
import { saveAndNoteOutside } from '../records/outside-visits'
import { keptTables, refuseLookAlike } from '../records/reassignments'
import { refuseStale } from '../records/seen-version'
import { usersOfWorkingTime } from '../records/staff-hours'
import { changesOf } from '../records/targets'
import { revalidatedList } from '../revalidation'

const { columns } = keptTables['working-time']

const notFound = () => new Refusal(404, workingTimeMessages.notFound)

const exists = () =>
  new Refusal(409, workingTimeMessages.exists, {
    fields: { workTimingName: workingTimeMessages.exists },
  })

function nameTaken(error: unknown): never {
  throw isUniqueViolation(error) ? exists() : error
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

const fieldsOf = (time: WorkingTime) => ({
  name: time.workTimingName,
  in: `${time.inTime} ${time.inTimePeriod}`,
  out: `${time.outTime} ${time.outTimePeriod}`,
})

const targetOf = (after: WorkingTime, before?: WorkingTime): AuditTarget => ({
  ...{ kind: 'working-time', name: (before ?? after).workTimingName },
  changes: changesOf(before ? fieldsOf(before) : {}, fieldsOf(after)),
})

/** Working times (shifts). */
export function workingTimeRoutes(dependencies: ApiDependencies) {
  const { db } = dependencies
  const app = new Hono<ApiEnv>()
  handle(
    app,
    workingTimeEndpoints.list,
    async (c) => {
      const data: WorkingTime[] = await db
        .select(columns)
        .from(workingTimes)
        .orderBy(asc(sql`lower(${workingTimes.name})`))
      return c.json({ data })
    },
    revalidatedList,
  )
  handle(app, workingTimeEndpoints.create, async (c, input) => {
    const values = row(input)
    const savedWorkingTime = await writing(db, async (tx) => {
      await refuseLookAlike(tx, 'working-time', values, exists())
      const [saved] = await tx
        .insert(workingTimes)
        .values(values)
        .returning(columns)
        .catch(nameTaken)
      if (saved)
        await noteChange(tx, c, workingTimeEndpoints.create, [
          { topic: 'working-times', id: saved._id, target: targetOf(saved) },
        ])
      return saved
    })
    return c.json({ savedWorkingTime }, 201)
  })
  handle(app, workingTimeEndpoints.update, async (c, { id, version: seen, ...input }) => {
    if (!isId(id)) throw notFound()
    const values = row(input)
    const isIt = eq(workingTimes.id, id)
    const data = await writing(db, async (tx) => {
      await refuseLookAlike(tx, 'working-time', { id, ...values }, exists())
      const [before] = await tx.select(columns).from(workingTimes).where(isIt).for('no key update')
      if (!before) throw notFound()
      refuseStale(seen, before, workingTimeMessages.stale)
      const people = async () => (await usersOfWorkingTime(tx, [id])).map((user) => user.id)
      const scope = { of: 'clinic', doctors: people } as const
      const [saved] = await saveAndNoteOutside(tx, actorOf(c, dependencies), scope, () =>
        tx
          .update(workingTimes)
          .set({ ...values, version: before.version + 1 })
          .where(isIt)
          .returning(columns)
          .catch(nameTaken),
      )
      if (saved)
        await noteChange(tx, c, workingTimeEndpoints.update, [
          ...eventsWithStaff('working-times', saved._id, targetOf(saved, before)),
          { topic: 'hours', id: saved._id, target: null },
        ])
      return saved
    })
    return c.json({ data })
  })
  handle(app, workingTimeEndpoints.delete, async (c, { id, version }) => {
    // It takes the time from its staff, of whom somebody may be changed at this moment.
    await writing(db, async (tx) => {
      const actor = actorOf(c, dependencies)
      const { ids, events, reassigned } = await deleteGroups(
        tx,
        'working-time',
        { ids: [id], versions: versionOf(id, version) },
        actor,
      )
      if (ids.length === 0) throw notFound()
      await noteChange(tx, c, workingTimeEndpoints.delete, events, reassigned)
    })
    return c.json({ message: workingTimeMessages.deleted })
  })
  return app
}
