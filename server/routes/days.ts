import { dayEndpoints } from '@shared/contracts/day-sheets'
import { Hono } from 'hono'
import type { ApiDependencies } from '../dependencies'
import { handle } from '../handle'
import type { ApiEnv } from '../http'
import { actorOf } from '../records/actor'
import { handleChange } from '../records/change'
import { closeDay, readDay } from '../records/day-sheets'

/** What is open at the end of a day, and closing it. */
export function dayRoutes(dependencies: ApiDependencies) {
  const app = new Hono<ApiEnv>()
  handle(app, dayEndpoints.open, async (c, { date }) =>
    c.json(await readDay(dependencies.db, actorOf(c, dependencies), date)),
  )
  handleChange(app, dependencies, dayEndpoints.close, (c, wanted) => async (tx) => {
    const { sheet, events } = await closeDay(tx, actorOf(c, dependencies), wanted)
    return { status: 201, body: sheet, events }
  })
  return app
}
