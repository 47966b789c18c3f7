import type { ErrorEnvelope } from '@shared/contracts/error'
import type { Context, ErrorHandler, NotFoundHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { RequestIdVariables } from 'hono/request-id'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { validator } from 'hono/validator'
import type * as z from 'zod/mini'
import { isDatabaseAway } from './db/database'
import type { Audit } from './records/audit'

/** Who calls: read from the token and the database by `auth/session.ts`. */
export interface Caller {
  id: string
  /** Of the session that the call is made in. */
  sessionId: string
  username: string
  mustChangePassword: boolean
  roleId: string
  /** The role's name. */
  role: string
  permissions: ReadonlySet<string>
  /** Whose record the account shows to its holder; nobody's in a trial of a role. */
  patientId: string | null
  /** Whether a role is tried: its name and permissions stand in place of the account's own. */
  isTrial: boolean
}

export interface ApiEnv {
  Variables: RequestIdVariables & {
    caller: Caller
    audit: Audit
    /** The caller's network address, as it was when the call came. */
    address: string
    /**
     * What an answer shows that is no JSON, or that names its patient by no id: its handler says it. Null
     * where it shows nobody's record.
     */
    shown?: Shown | null
  }
}

/** What an answer shows, for the audit: records by their ids, and the patients whose they are. */
export interface Shown {
  kind: 'opened' | 'listed'
  recordIds: readonly string[]
  patients: readonly string[]
  /** Of a list: the one patient whose record it opens. */
  whose?: string
}

/** A refusal in words for a person. Throw it; the error handler makes the envelope. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly status: ContentfulStatusCode
  readonly headers: Record<string, string>
  readonly envelope: ErrorEnvelope
  /** What the refusal shows of a patient. */
  readonly shown: Shown | undefined

  constructor(
    status: ContentfulStatusCode,
    message: string,
    {
      headers = {},
      shown,
      ...more
    }: Partial<Omit<ErrorEnvelope, 'message'>> & {
      headers?: Record<string, string>
      shown?: Shown | undefined
    } = {},
  ) {
    super(message)
    this.status = status
    this.shown = shown
    this.envelope = { message, error: message, ...more }
    this.headers = headers
  }
}

/** A refusal in one sentence, at a field. */
export const refuseField = (
  status: 400 | 403 | 409 | 422,
  field: string,
  message: string,
): Refusal => new Refusal(status, message, { fields: { [field]: message } })

/** Seconds after which a caller may try again when the database is away. */
const retryAfter = 5

const databaseAway = () =>
  new Refusal(
    503,
    "The clinic's records cannot be reached at the moment. Please try again in a moment.",
    { headers: { 'retry-after': String(retryAfter) } },
  )

/** What an error is told as; undefined for what went wrong inside, of which nothing is told. */
export function refusalIn(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error
  if (isDatabaseAway(error)) return databaseAway()
  if (!(error instanceof HTTPException) || error.status >= 500) return undefined
  const message = error.status === 400 ? 'The request is not valid JSON' : error.message
  return new Refusal(error.status, message)
}

/** Every failure leaves through here, in the one envelope; what went wrong inside is only logged. */
export const answerError: ErrorHandler<ApiEnv> = (error, c) => {
  const refusal = refusalIn(error)
  if (refusal) return c.json(refusal.envelope, refusal.status, refusal.headers)
  const message = 'Something went wrong on the server. Please try again.'
  return c.json({ message, error: message } satisfies ErrorEnvelope, 500)
}

export const answerNotFound: NotFoundHandler = () => {
  throw new Refusal(404, 'There is no such call')
}

/** How many fields a refusal names: a body can hold thousands of mistakes. */
const namedFieldsMost = 20

/**
 * Reads a value by its contract. What the contract refuses becomes a 400 whose message is the first
 * field's, with the fields at fault in `fields`; so does a text that no database can keep.
 */
function readBy<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const read = schema.safeParse(value)
  const fields: Record<string, string> = {}
  if (read.success) {
    const field = unstorableText(read.data)
    if (field === null) return read.data
    fields[field] = `'${field}' contains characters that cannot be stored`
  } else
    for (const issue of read.error.issues.slice(0, namedFieldsMost)) {
      const field = issue.path.join('.')
      fields[field] ??= issue.message === 'Invalid input' ? invalid(field) : issue.message
    }
  throw new Refusal(400, Object.values(fields)[0] ?? invalid(''), { fields })
}

/** Reads the JSON body by its contract, the one place where bodies are read. */
export const body = <Schema extends z.ZodMiniType>(schema: Schema) =>
  validator('json', (value: unknown, _c: Context) => readBy(schema, value))

/** Reads what stands in the address after `?` by its contract. */
export const query = <Schema extends z.ZodMiniType>(schema: Schema) =>
  validator('query', (value: unknown, _c: Context) => readBy(schema, value))

/**
 * Where a text holds what PostgreSQL refuses (the character NUL) or would change in silence (half
 * of a surrogate pair); null where none does. The value has passed its contract, so it isn't deep.
 */
export function unstorableText(value: unknown, path: readonly string[] = []): string | null {
  if (typeof value === 'string')
    return value.includes('\0') || /\p{Surrogate}/u.test(value) ? path.join('.') : null
  if (typeof value !== 'object' || value === null) return null
  for (const [key, inner] of Object.entries(value)) {
    const found = unstorableText(inner, [...path, key])
    if (found !== null) return found
  }
  return null
}

const invalid = (field: string): string =>
  field === '' ? 'The request has the wrong shape' : `'${field}' is missing or of the wrong type`

/** Whether a text can be an id of ours at all: anything else is unknown, not an error. */
export const isId = (text: string): boolean =>
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text)
