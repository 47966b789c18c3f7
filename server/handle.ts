import {
  answersBytes,
  type Endpoint,
  isInAddress,
  type ParameterOf,
  patientResources,
} from '@shared/contracts/endpoint'
import type { Context, Hono, MiddlewareHandler } from 'hono'
import type * as z from 'zod/mini'
import { permit } from './auth/session'
import { type Content, formLimitWords, limitBody, readContent } from './body-limit'
import { type ApiEnv, body, query, Refusal } from './http'
import { shownIn } from './records/audit'

/**
 * What a handler is given: the body, or a query, as its contract reads it, the path's parameters, and a
 * file's content.
 */
export type HandlerInput<E extends Endpoint> = (E['input'] extends z.ZodMiniType
  ? z.output<E['input']>
  : Record<never, never>) &
  Record<ParameterOf<E['path']>, string> &
  (E extends { takesBytes: object } ? { content: Content } : Record<never, never>)

/** What an answer shows, for the audit. @throws where a handler whose answer is no JSON has not said it */
async function shownBy(c: Context<ApiEnv>, endpoint: Endpoint, given: object, response: Response) {
  const shown = c.get('shown')
  if (shown !== undefined) return shown
  if (answersBytes(endpoint)) throw new Error(`${endpoint.name} does not say what it shows`)
  return shownIn(endpoint, given, await response.clone().json(), c.get('caller').patientId)
}

/** What a refusal shows: a stale change the record as it is now, a clash the visit in the way. */
function shownByRefusal(c: Context<ApiEnv>, endpoint: Endpoint, given: object, error: unknown) {
  if (!(error instanceof Refusal)) return null
  const { shown, envelope } = error
  if (shown || !envelope.current) return shown ?? null
  if (!patientResources.some((resource) => resource === endpoint.resource)) return null
  return shownIn(endpoint, given, envelope.current, c.get('caller').patientId)
}

/**
 * Answers an endpoint's calls: its permission is checked and its body read before the handler is
 * asked; what it shows of patients is written into the audit before the answer. Whoever mounts the routes
 * of an endpoint that is not public sees to the session.
 * @param middleware stands between the permission and the body
 */
export function handle<E extends Endpoint>(
  app: Hono<ApiEnv>,
  endpoint: E,
  handler: (c: Context<ApiEnv>, input: HandlerInput<E>) => Response | Promise<Response>,
  ...middleware: MiddlewareHandler<ApiEnv>[]
): void {
  const { method, path, input, access, takesBytes, longestBody }: Endpoint = endpoint
  app.on(
    method,
    [path],
    ...(access === 'public' ? [] : [permit(endpoint)]),
    ...middleware,
    ...(takesBytes ? [limitBody(takesBytes)] : []),
    ...(longestBody ? [limitBody({ most: longestBody, ...formLimitWords })] : []),
  )
  const answer = async (c: Context<ApiEnv>, given: HandlerInput<E>): Promise<Response> => {
    // Nobody sees what is not written down: the row comes first.
    try {
      const response = await handler(c, given)
      if (endpoint.shows && response.ok)
        await c.get('audit').shown(c, endpoint, given, await shownBy(c, endpoint, given, response))
      return response
    } catch (error) {
      const shown = shownByRefusal(c, endpoint, given, error)
      if (shown) await c.get('audit').shown(c, endpoint, given, shown)
      throw error
    }
  }
  // What is read has passed the endpoint's own contract, and the path is the one that it names.
  if (input && isInAddress(endpoint))
    app.on(method, path, query(input), async (c) => {
      const content = takesBytes && (await readContent(c, takesBytes.brokeOff))
      const given = { ...Object(c.req.valid('query')), ...c.req.param() }
      return await answer(c, { ...given, ...(content && { content }) } as HandlerInput<E>)
    })
  else if (input)
    app.on(method, path, body(input), (c) =>
      answer(c, { ...Object(c.req.valid('json')), ...c.req.param() } as HandlerInput<E>),
    )
  else app.on(method, path, (c) => answer(c, c.req.param() as HandlerInput<E>))
}
