import type { Context, ErrorHandler, NotFoundHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { RequestIdVariables } from 'hono/request-id'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { validator } from 'hono/validator'
import type * as z from 'zod/mini'
import type { ErrorEnvelope } from '@/contracts/error'
import type { Logger } from './dependencies'

/** Who calls: read from the token and the database by `auth/session.ts`. */
export interface Caller {
  id: string
  username: string
  permissions: ReadonlySet<string>
}

export interface ApiEnv {
  Variables: RequestIdVariables & { caller: Caller }
}

/** A refusal in words for a person. Throw it; the error handler makes the envelope. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly status: ContentfulStatusCode
  readonly fields: Record<string, string> | undefined
  readonly headers: Record<string, string>

  constructor(
    status: ContentfulStatusCode,
    message: string,
    more: { fields?: Record<string, string>; headers?: Record<string, string> } = {},
  ) {
    super(message)
    this.status = status
    this.fields = more.fields
    this.headers = more.headers ?? {}
  }
}

const envelope = (message: string, fields?: Record<string, string>): ErrorEnvelope => ({
  message,
  error: message,
  ...(fields ? { fields } : {}),
})

/** Every failure leaves through here, in the one envelope; what went wrong inside stays inside. */
export const answerError =
  (log: Logger): ErrorHandler<ApiEnv> =>
  (error, c) => {
    if (error instanceof Refusal)
      return c.json(envelope(error.message, error.fields), error.status, error.headers)
    if (error instanceof HTTPException && error.status < 500)
      return c.json(
        envelope(error.status === 400 ? 'The request is not valid JSON' : error.message),
        error.status,
      )
    log.error({ requestId: c.get('requestId'), err: error }, 'request failed')
    return c.json(envelope('Something went wrong on the server. Please try again.'), 500)
  }

export const answerNotFound: NotFoundHandler = (c) => c.json(envelope('There is no such call'), 404)

/**
 * Reads the JSON body by its contract. What the contract refuses becomes a 400 whose message is
 * the first field's, with every field's in `fields`.
 */
export const body = <Schema extends z.ZodMiniType>(schema: Schema) =>
  validator('json', (value: unknown, _c: Context): z.output<Schema> => {
    const read = schema.safeParse(value)
    if (read.success) return read.data
    const fields: Record<string, string> = {}
    for (const issue of read.error.issues) {
      const field = issue.path.join('.')
      fields[field] ??= issue.message === 'Invalid input' ? invalid(field) : issue.message
    }
    throw new Refusal(400, Object.values(fields)[0] ?? invalid(''), { fields })
  })

const invalid = (field: string): string =>
  field === '' ? 'The request has the wrong shape' : `'${field}' is missing or of the wrong type`

/** Whether a text can be an id of ours at all: anything else is unknown, not an error. */
export const isId = (text: string): boolean =>
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text)
