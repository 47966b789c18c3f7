import { Hono } from 'hono'
import { endpoints } from '@/contracts/endpoints'
import { openApiEndpoints } from '@/contracts/openapi'
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
