import { problemEndpoints } from '@shared/contracts/problems'
import { Hono } from 'hono'
import type { ApiDependencies } from '../dependencies'
import { handle } from '../handle'
import { type ApiEnv, isId } from '../http'
import { actorOf } from '../records/actor'
import { handleChange } from '../records/change'
import { dayIn } from '../records/clinic-time'
import { lockOpenPatient } from '../records/patients'
import {
  endProblem,
  markProblem,
  reopenProblem,
  restoreProblem,
  rewriteProblem,
} from '../records/problem-steps'
import { addProblem, problemsOf } from '../records/problems'

/** What patients have and had. */
export function problemRoutes(dependencies: ApiDependencies) {
  const { db, clock, config } = dependencies
  const app = new Hono<ApiEnv>()

  handle(app, problemEndpoints.list, async (c, { patientId }) =>
    c.json(isId(patientId) ? await problemsOf(db, patientId) : []),
  )

  handleChange(app, dependencies, problemEndpoints.create, (c, { patientId, ...typed }) => {
    const entered = {
      ...{ ...typed, enteredOn: dayIn(config.zone, clock()) },
      enteredBy: c.get('caller').id,
    }
    return async (tx) => await addProblem(tx, await lockOpenPatient(tx, patientId), entered)
  })

  handleChange(
    app,
    dependencies,
    problemEndpoints.change,
    (c, input) => (tx) => rewriteProblem(tx, actorOf(c, dependencies), input),
  )

  handleChange(
    app,
    dependencies,
    problemEndpoints.end,
    (c, input) => (tx) => endProblem(tx, actorOf(c, dependencies), input),
  )

  handleChange(
    app,
    dependencies,
    problemEndpoints.reopen,
    (c, seen) => (tx) => reopenProblem(tx, actorOf(c, dependencies), seen),
  )

  handleChange(
    app,
    dependencies,
    problemEndpoints.markInError,
    (c, input) => (tx) => markProblem(tx, actorOf(c, dependencies), input),
  )

  handleChange(
    app,
    dependencies,
    problemEndpoints.restore,
    (c, seen) => (tx) => restoreProblem(tx, actorOf(c, dependencies), seen),
  )
  return app
}
