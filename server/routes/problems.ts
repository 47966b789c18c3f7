import { patientMessages } from '@shared/contracts/patients'
import { problemEndpoints } from '@shared/contracts/problems'
import { Hono } from 'hono'
import type { ApiDependencies } from '../dependencies'
import { handle } from '../handle'
import { type ApiEnv, isId } from '../http'
import { handleChange } from '../records/change'
import { dayIn } from '../records/clinic-time'
import {
  addProblem,
  changed,
  changeProblem,
  ended,
  lockOpenPatient,
  markedInError,
  problemsOf,
  reopened,
  restored,
} from '../records/problems'

/** What patients have and had. */
export function problemRoutes(dependencies: ApiDependencies) {
  const { db, clock, config } = dependencies
  const app = new Hono<ApiEnv>()
  const today = () => dayIn(config.zone, clock())

  handle(app, problemEndpoints.list, async (c, { patientId }) =>
    c.json(isId(patientId) ? await problemsOf(db, patientId) : []),
  )

  handleChange(app, dependencies, problemEndpoints.create, (c, { patientId, ...typed }) => {
    const entered = { ...typed, enteredOn: today(), enteredBy: c.get('caller').id }
    return async (tx) => {
      const patient = await lockOpenPatient(tx, patientId, patientMessages.notFound)
      return await addProblem(tx, patient, entered)
    }
  })

  handleChange(app, dependencies, problemEndpoints.change, (_, { id, version, ...typed }) => {
    const day = today()
    return (tx) => changeProblem(tx, { id, version }, changed(typed, day))
  })

  handleChange(app, dependencies, problemEndpoints.end, (c, { on, ...seen }) => {
    const { id: endedBy } = c.get('caller')
    const day = today()
    return (tx) => changeProblem(tx, seen, ended(on, endedBy, day))
  })

  handleChange(
    app,
    dependencies,
    problemEndpoints.reopen,
    (_, seen) => (tx) => changeProblem(tx, seen, reopened),
  )

  handleChange(app, dependencies, problemEndpoints.markInError, (c, { reason, ...seen }) => {
    const mark = {
      inErrorBy: c.get('caller').id,
      inErrorAt: new Date(clock()),
      inErrorReason: reason,
    }
    return (tx) => changeProblem(tx, seen, markedInError(mark))
  })

  handleChange(
    app,
    dependencies,
    problemEndpoints.restore,
    (_, seen) => (tx) => changeProblem(tx, seen, restored),
  )
  return app
}
