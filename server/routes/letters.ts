import { letterEndpoints } from '@shared/contracts/letters'
import { Hono } from 'hono'
import type { ApiDependencies } from '../dependencies'
import { handle } from '../handle'
import type { ApiEnv } from '../http'
import { actorOf } from '../records/actor'
import { handleChange } from '../records/change'
import { issueLetter, lettersForPatient, listLetters, markLetter } from '../records/letters'

/** Letters: issued once, with a number, and not changed. */
export function letterRoutes(dependencies: ApiDependencies) {
  const { db } = dependencies
  const app = new Hono<ApiEnv>()

  handle(app, letterEndpoints.list, async (c, wanted) => c.json(await listLetters(db, wanted)))

  handle(app, letterEndpoints.own, async (c) => {
    const { patientId } = c.get('caller')
    return c.json(patientId === null ? [] : await lettersForPatient(db, patientId))
  })

  handleChange(app, dependencies, letterEndpoints.issue, (c, letter) => async (tx) => ({
    status: 201,
    ...(await issueLetter(tx, actorOf(c, dependencies), letter)),
  }))

  handleChange(
    app,
    dependencies,
    letterEndpoints.markInError,
    (c, mark) => (tx) => markLetter(tx, actorOf(c, dependencies), mark),
  )
  return app
}
