import { type Problem, problemEndpoints } from '@shared/contracts/problems'
import { Hono } from 'hono'
import type { Db } from '../db/database'
import type { ApiDependencies } from '../dependencies'
import { handle } from '../handle'
import { type ApiEnv, isId } from '../http'
import { type Actor, actorOf } from '../records/actor'
import { handleChange } from '../records/change'
import type { ChangeEvent } from '../records/change-events'
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
import { regradeInPregnancy } from '../records/vital-regrade'

interface Changed {
  body: Problem
  events: readonly ChangeEvent[]
}

/** A change after which a problem can be active that was not: where it is a pregnancy, vitals are graded again. */
const grading =
  <C extends Changed>(actor: Actor, change: (tx: Db) => Promise<C>) =>
  async (tx: Db): Promise<C> => {
    const changed = await change(tx)
    const graded = await regradeInPregnancy(tx, actor, changed.body.patientId)
    return { ...changed, events: [...changed.events, ...graded] }
  }

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
    return grading(actorOf(c, dependencies), async (tx) =>
      addProblem(tx, await lockOpenPatient(tx, patientId), entered),
    )
  })

  handleChange(app, dependencies, problemEndpoints.change, (c, input) => {
    const actor = actorOf(c, dependencies)
    return grading(actor, (tx) => rewriteProblem(tx, actor, input))
  })

  handleChange(
    app,
    dependencies,
    problemEndpoints.end,
    (c, input) => (tx) => endProblem(tx, actorOf(c, dependencies), input),
  )

  handleChange(app, dependencies, problemEndpoints.reopen, (c, seen) => {
    const actor = actorOf(c, dependencies)
    return grading(actor, (tx) => reopenProblem(tx, actor, seen))
  })

  handleChange(
    app,
    dependencies,
    problemEndpoints.markInError,
    (c, input) => (tx) => markProblem(tx, actorOf(c, dependencies), input),
  )

  handleChange(app, dependencies, problemEndpoints.restore, (c, seen) => {
    const actor = actorOf(c, dependencies)
    return grading(actor, (tx) => restoreProblem(tx, actor, seen))
  })
  return app
}
