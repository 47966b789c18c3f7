import { dayEndpoints } from '@shared/contracts/day-sheets'
import { Hono } from 'hono'
import type { ApiDependencies } from '../dependencies'
import { handle } from '../handle'
import type { ApiEnv } from '../http'
import { actorOf } from '../records/actor'
import { handleChange } from '../records/change'
import { closeDay, readDay, shownInDay } from '../records/day-sheets'

/** What is open at the end of a day, and closing it. */
export function dayRoutes(dependencies: ApiDependencies) {
  const app = new Hono<ApiEnv>()
  handle(app, dayEndpoints.open, async (c, { date }) => {
    const day = await readDay(dependencies.db, actorOf(c, dependencies), date)
    c.set('shown', shownInDay(day.rows, day.sheet))
    return c.json(day)
  })
  handleChange(app, dependencies, dayEndpoints.close, (c, wanted) => async (tx) => {
    const { sheet, events } = await closeDay(tx, actorOf(c, dependencies), wanted)
    c.set('shown', shownInDay([], sheet))
    return { status: 201, body: sheet, events }
  })
  return app
}
