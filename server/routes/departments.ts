import { asc, eq, inArray, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import {
  type Department,
  departmentDeleteSchema,
  departmentInputSchema,
  departmentMessages,
  departmentPaths,
} from '@/contracts/departments'
import { permit } from '../auth/session'
import { isUniqueViolation } from '../db/database'
import { departments } from '../db/schema'
import type { ApiDependencies } from '../dependencies'
import { type ApiEnv, body, isId, Refusal } from '../http'

const columns = { _id: departments.id, name: departments.name }

const notFound = () => new Refusal(404, departmentMessages.notFound)

function nameTaken(error: unknown): never {
  if (!isUniqueViolation(error)) throw error
  throw new Refusal(409, departmentMessages.exists, { fields: { name: departmentMessages.exists } })
}

/**
 * Departments. Everyone signed in may read them (bookings need them); changing them takes the HR
 * permissions, for the specification's keys have none of their own for it.
 */
export const departmentRoutes = ({ db }: ApiDependencies) =>
  new Hono<ApiEnv>()
    .get(departmentPaths.list, async (c) => {
      const list: Department[] = await db
        .select(columns)
        .from(departments)
        .orderBy(asc(sql`lower(${departments.name})`))
      return c.json(list)
    })
    .post(departmentPaths.add, permit('staff_create'), body(departmentInputSchema), async (c) => {
      const [created] = await db
        .insert(departments)
        .values(c.req.valid('json'))
        .returning(columns)
        .catch(nameTaken)
      return c.json(created, 201)
    })
    .put(
      '/api/department/update/:id',
      permit('staff_edit'),
      body(departmentInputSchema),
      async (c) => {
        const id = c.req.param('id')
        if (!isId(id)) throw notFound()
        const [updated] = await db
          .update(departments)
          .set(c.req.valid('json'))
          .where(eq(departments.id, id))
          .returning(columns)
          .catch(nameTaken)
        if (!updated) throw notFound()
        return c.json(updated)
      },
    )
    .delete(
      departmentPaths.delete,
      permit('staff_delete'),
      body(departmentDeleteSchema),
      async (c) => {
        const ids = c.req.valid('json').id.filter(isId)
        const deleted = await db
          .delete(departments)
          .where(inArray(departments.id, ids))
          .returning({ id: departments.id })
        if (deleted.length === 0) throw notFound()
        return c.json({ deleted: deleted.map(({ id }) => id) })
      },
    )
