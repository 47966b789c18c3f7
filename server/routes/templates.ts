import { templateEndpoints } from '@shared/contracts/templates'
import { Hono } from 'hono'
import type { ApiDependencies } from '../dependencies'
import { handle } from '../handle'
import type { ApiEnv } from '../http'
import { handleChange } from '../records/change'
import { changeTemplate, createTemplate, deleteTemplate, listTemplates } from '../records/templates'

/** The clinic's templates of notes and letters. */
export function templateRoutes(dependencies: ApiDependencies) {
  const app = new Hono<ApiEnv>()

  handle(app, templateEndpoints.list, async (c, { kind }) =>
    c.json(await listTemplates(dependencies.db, kind)),
  )

  handleChange(app, dependencies, templateEndpoints.create, (_c, input) => async (tx) => ({
    status: 201,
    ...(await createTemplate(tx, input)),
  }))

  handleChange(
    app,
    dependencies,
    templateEndpoints.change,
    (_c, input) => (tx) => changeTemplate(tx, input),
  )

  handleChange(
    app,
    dependencies,
    templateEndpoints.delete,
    (_c, input) => (tx) => deleteTemplate(tx, input),
  )
  return app
}
