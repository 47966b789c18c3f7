import { outsideVisitEndpoints } from '@shared/contracts/outside-visits'
import { Hono } from 'hono'
import type { ApiDependencies } from '../dependencies'
import { handle } from '../handle'
import type { ApiEnv } from '../http'
import { actorOf } from '../records/actor'
import { handleChange } from '../records/change'
import { keepOutside, listOutside } from '../records/outside-visits'

/** The visits that a change of hours left outside of them. */
export function outsideVisitRoutes(dependencies: ApiDependencies) {
  const app = new Hono<ApiEnv>()
  handle(app, outsideVisitEndpoints.list, async (c) =>
    c.json(await listOutside(dependencies.db, actorOf(c, dependencies))),
  )
  handleChange(
    app,
    dependencies,
    outsideVisitEndpoints.keep,
    (c, { id }) =>
      (tx) =>
        keepOutside(tx, actorOf(c, dependencies), id),
  )
  return app
}
