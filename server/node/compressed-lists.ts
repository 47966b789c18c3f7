import type { HttpBindings } from '@hono/node-server'
import { departmentEndpoints } from '@shared/contracts/departments'
import { roleEndpoints } from '@shared/contracts/roles'
import { workingTimeEndpoints } from '@shared/contracts/working-times'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { createMiddleware } from 'hono/factory'
import type { Api } from '../app'

/** What is short is not worth compressing; how short it is, only this header tells. */
const sized = createMiddleware(async (c, next) => {
  await next()
  if (!c.res.body) return
  const bytes = await c.res.arrayBuffer()
  c.res = new Response(bytes, c.res)
  c.res.headers.set('content-length', String(bytes.byteLength))
})

/**
 * The API with its lists compressed, and nothing else: where a secret such as a token stands in one
 * compressed answer with what a caller chose, its length tells of the secret (the BREACH attack).
 */
export function compressedLists(api: Api) {
  const door = new Hono<{ Bindings: HttpBindings }>()
  // Left to the server, which logs it.
  door.onError((error) => {
    throw error
  })
  for (const { path } of [departmentEndpoints.list, roleEndpoints.list, workingTimeEndpoints.list])
    door.get(path, compress(), sized)
  return door.all('*', (c) => api.fetch(c.req.raw, c.env))
}
