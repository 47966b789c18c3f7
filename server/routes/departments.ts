import {
  type Department,
  departmentEndpoints,
  departmentMessages,
} from '@shared/contracts/departments'
import { asc, eq, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { isUniqueViolation, writing } from '../db/database'
import { departments } from '../db/schema'
import type { ApiDependencies } from '../dependencies'
import { handle } from '../handle'
import { type ApiEnv, isId, Refusal } from '../http'
import { actorOf } from '../records/actor'
import { noteChange } from '../records/change'
import { eventsWithStaff } from '../records/change-events'
import { deleteGroups } from '../records/deletions'
import { keptTables, refuseLookAlike } from '../records/reassignments'
import { refuseStale } from '../records/seen-version'
import { changesOf } from '../records/targets'
import { revalidatedList } from '../revalidation'

const { columns } = keptTables.department

const notFound = () => new Refusal(404, departmentMessages.notFound)

const exists = () =>
  new Refusal(409, departmentMessages.exists, { fields: { name: departmentMessages.exists } })

function nameTaken(error: unknown): never {
  throw isUniqueViolation(error) ? exists() : error
}

/**
 * Departments. Everyone signed in may read them (bookings need them); changing them takes the HR
 * permissions, for no key is named after departments.
 */
export function departmentRoutes(dependencies: ApiDependencies) {
  const { db } = dependencies
  const app = new Hono<ApiEnv>()
  handle(
    app,
    departmentEndpoints.list,
    async (c) => {
      const list: Department[] = await db
        .select(columns)
        .from(departments)
        .orderBy(asc(sql`lower(${departments.name})`))
      return c.json(list)
    },
    revalidatedList,
  )
  handle(app, departmentEndpoints.create, async (c, input) => {
    const created = await writing(db, async (tx) => {
      await refuseLookAlike(tx, 'department', input, exists())
      const [row] = await tx.insert(departments).values(input).returning(columns).catch(nameTaken)
      if (row)
        await noteChange(tx, c, departmentEndpoints.create, [
          { topic: 'departments', id: row._id, target: { kind: 'department', name: row.name } },
        ])
      return row
    })
    return c.json(created, 201)
  })
  handle(app, departmentEndpoints.update, async (c, { id, version: seen, name }) => {
    if (!isId(id)) throw notFound()
    const isIt = eq(departments.id, id)
    const updated = await writing(db, async (tx) => {
      await refuseLookAlike(tx, 'department', { id, name }, exists())
      const [before] = await tx.select(columns).from(departments).where(isIt).for('no key update')
      if (!before) throw notFound()
      refuseStale(seen, before, departmentMessages.stale)
      const [row] = await tx
        .update(departments)
        .set({ name, version: before.version + 1 })
        .where(isIt)
        .returning(columns)
        .catch(nameTaken)
      if (row)
        await noteChange(
          tx,
          c,
          departmentEndpoints.update,
          eventsWithStaff('departments', row._id, {
            ...{ kind: 'department', name: before.name },
            changes: changesOf({ name: before.name }, { name: row.name }),
          }),
        )
      return row
    })
    return c.json(updated)
  })
  handle(app, departmentEndpoints.delete, async (c, { id, versions }) => {
    // It takes the department from its staff, of whom somebody may be changed at this moment.
    const deleted = await writing(db, async (tx) => {
      const actor = actorOf(c, dependencies)
      const { ids, events, reassigned } = await deleteGroups(
        tx,
        'department',
        { ids: id, versions },
        actor,
      )
      await noteChange(tx, c, departmentEndpoints.delete, events, reassigned)
      return ids
    })
    if (deleted.length === 0) throw notFound()
    return c.json({ deleted })
  })
  return app
}
