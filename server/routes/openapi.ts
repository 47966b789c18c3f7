import { endpoints } from '@shared/contracts/endpoints'
import { openApiEndpoints } from '@shared/contracts/openapi'
import { Hono } from 'hono'
import { handle } from '../handle'
import type { ApiEnv } from '../http'
import { openApiOf } from '../openapi'

/** What there is to call, for whoever writes another client. */
export function openApiRoutes() {
  let document: ReturnType<typeof openApiOf> | undefined
  const app = new Hono<ApiEnv>()
  handle(app, openApiEndpoints.get, (c) => {
    document ??= openApiOf(endpoints)
    return c.json(document)
  })
  return app
}
