import { labRangeEndpoints } from '@shared/contracts/lab-ranges'
import { Hono } from 'hono'
import type { ApiDependencies } from '../dependencies'
import { handle } from '../handle'
import type { ApiEnv } from '../http'
import { actorOf } from '../records/actor'
import { restoreLabRange } from '../records/bin'
import { handleChange } from '../records/change'
import {
  changeLabRange,
  createLabRange,
  deleteLabRange,
  listLabRanges,
} from '../records/lab-ranges'

/** The clinic's own reference ranges. */
export function labRangeRoutes(dependencies: ApiDependencies) {
  const { db, clock } = dependencies
  const app = new Hono<ApiEnv>()
  handle(app, labRangeEndpoints.list, async (c, of) => c.json(await listLabRanges(db, of)))
  handleChange(
    app,
    dependencies,
    labRangeEndpoints.create,
    (_c, input) => (tx) => createLabRange(tx, input),
  )
  handleChange(
    app,
    dependencies,
    labRangeEndpoints.change,
    (_c, { id, ...input }) =>
      (tx) =>
        changeLabRange(tx, id, input),
  )
  handleChange(app, dependencies, labRangeEndpoints.delete, (c, seen) => {
    const actor = actorOf(c, dependencies)
    return (tx) => deleteLabRange(tx, seen, actor)
  })
  handleChange(
    app,
    dependencies,
    labRangeEndpoints.restore,
    (_c, { entry }) =>
      (tx) =>
        restoreLabRange(tx, entry, clock()),
  )
  return app
}
