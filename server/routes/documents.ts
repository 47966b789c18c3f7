import { documentEndpoints } from '@shared/contracts/documents'
import { Hono } from 'hono'
import type { ApiDependencies } from '../dependencies'
import { handle } from '../handle'
import type { ApiEnv } from '../http'
import { actorOf } from '../records/actor'
import { handleChange } from '../records/change'
import { addDocument, documentsForPatient, listDocuments, markDocument } from '../records/documents'

/** What patients bring: written once, and marked where it was entered in error. */
export function documentRoutes(dependencies: ApiDependencies) {
  const { db } = dependencies
  const app = new Hono<ApiEnv>()

  handle(app, documentEndpoints.list, async (c, wanted) => c.json(await listDocuments(db, wanted)))

  handle(app, documentEndpoints.own, async (c) => {
    const { patientId } = c.get('caller')
    return c.json(patientId === null ? [] : await documentsForPatient(db, patientId))
  })

  handleChange(app, dependencies, documentEndpoints.create, (c, typed) => async (tx) => ({
    status: 201,
    ...(await addDocument(tx, actorOf(c, dependencies), typed)),
  }))

  handleChange(
    app,
    dependencies,
    documentEndpoints.markInError,
    (c, mark) => (tx) => markDocument(tx, actorOf(c, dependencies), mark),
  )
  return app
}
