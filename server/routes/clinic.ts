import { type Clinic, clinicEndpoints, clinicMessages } from '@shared/contracts/clinic'
import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { clinicId, clinics } from '../db/schema'
import type { ApiDependencies } from '../dependencies'
import { handle } from '../handle'
import { type ApiEnv, Refusal } from '../http'
import { handleChange } from '../records/change'
import { changesOf } from '../records/targets'

const columns = {
  name: clinics.name,
  address: clinics.address,
  phone: clinics.phone,
  version: clinics.version,
}
const isClinic = eq(clinics.id, clinicId)

/** The migrations have written the one row; without it there is no clinic to speak of. */
function only(rows: readonly Clinic[]): Clinic {
  const [row] = rows
  if (!row) throw new Error('the clinic has no row')
  return row
}

/** What the clinic is called and where it is: everybody's papers carry it. */
export function clinicRoutes(dependencies: ApiDependencies) {
  const app = new Hono<ApiEnv>()
  handle(app, clinicEndpoints.get, async (c) =>
    c.json(only(await dependencies.db.select(columns).from(clinics).where(isClinic))),
  )
  handle(app, clinicEndpoints.services, (c) =>
    c.json({
      mail: !dependencies.mail.isNotSetUp,
      webhook: !dependencies.webhook.isNotSetUp,
      assistant: dependencies.ai.hasModel,
    }),
  )
  handleChange(app, dependencies, clinicEndpoints.change, (_c, { version, ...input }) => {
    return async (tx) => {
      const current = only(
        await tx.select(columns).from(clinics).where(isClinic).for('no key update'),
      )
      if (current.version !== version)
        throw new Refusal(409, clinicMessages.stale, { error: 'stale', current })
      const changed = { ...input, version: version + 1 }
      const rows = await tx.update(clinics).set(changed).where(isClinic).returning(columns)
      const { version: _, ...before } = current
      const target = {
        ...{ kind: 'clinic' as const, name: current.name || input.name },
        changes: changesOf(before, input),
      }
      return { body: only(rows), events: [{ topic: 'clinic', id: clinicId, target }] }
    }
  })
  return app
}
