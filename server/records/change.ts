import type { Endpoint } from '@shared/contracts/endpoint'
import { and, eq } from 'drizzle-orm'
import type { Context, Hono, MiddlewareHandler } from 'hono'
import { keyedHash } from '../auth/keyed-hash'
import { type Db, writing } from '../db/database'
import { clinicId, idempotencyKeys } from '../db/schema'
import type { ApiDependencies } from '../dependencies'
import { type HandlerInput, handle } from '../handle'
import { type ApiEnv, Refusal } from '../http'
import { type ChangeEvent, publishEvents, type Reassigned } from './change-events'

/** What a change answers. */
interface Changed {
  status?: 200 | 201
  body: unknown
  /** What is answered besides and is not kept: who repeats the call by its key does not get it. */
  answeredOnce?: object
  /** What other screens are to read again. */
  events: readonly ChangeEvent[]
  /** Users and bookings that the change gave to another record: `events` has them for screens. */
  reassigned?: readonly Reassigned[]
  /** What is to follow once the change stands, such as the mail that it has put into the outbox. */
  after?: () => void | Promise<void>
}

/** Makes the change, with the handle that it is given and no other. @throws Refusal */
export type Change = (tx: Db) => Promise<Changed>

/** A change for which something was prepared outside of the database. */
interface Prepared {
  change: Change
  /** Takes that back where the change was not made, now or at all. */
  undo: () => Promise<void>
}

const keyHeader = 'idempotency-key'

/** How long the answer to a key is kept, in milliseconds. */
const answerLifetime = 24 * 60 * 60_000

const keyMissing = 'The header Idempotency-Key is missing, or longer than 100 characters'
const keyUsed = 'This Idempotency-Key was used for another change.'

function keyOf(c: Context<ApiEnv>): string {
  const key = c.req.header(keyHeader)?.trim() ?? ''
  if (!/^[\x21-\x7e]{1,100}$/.test(key))
    throw new Refusal(400, keyMissing, { fields: { [keyHeader]: keyMissing } })
  return key
}

/**
 * What tells one body from another: the order of its fields does not. It is keyed, or a start password
 * could be guessed from it far quicker than from its own hash. Bytes have their hash beside them.
 */
const digestOf = (secret: Uint8Array, input: unknown): Promise<string> =>
  keyedHash(
    secret,
    'change',
    JSON.stringify(input, (_, value: unknown) => {
      if (value instanceof Uint8Array) return undefined
      return typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
        : value
    }),
  )

interface Keyed {
  userId: string
  endpoint: string
  key: string
  digest: string
  expiresAt: Date
}

const isRowOf = ({ userId, endpoint, key }: Keyed) =>
  and(
    eq(idempotencyKeys.clinicId, clinicId),
    eq(idempotencyKeys.userId, userId),
    eq(idempotencyKeys.endpoint, endpoint),
    eq(idempotencyKeys.key, key),
  )

type Made = Changed & { isRepeated?: true }

/** The answer that is kept for a key. @throws Refusal 422 where the key was used for another body */
async function answerKept(db: Db, keyed: Keyed): Promise<Made | null> {
  const [kept] = await db.select().from(idempotencyKeys).where(isRowOf(keyed))
  if (!kept) return null
  if (kept.digest !== keyed.digest) throw new Refusal(422, keyUsed)
  const status = kept.status === 201 ? 201 : 200
  return { status, body: kept.answer, events: [], isRepeated: true }
}

/**
 * Makes a change once for its key: the row of the key is written in the change's own transaction, so
 * that neither stands without the other; so is the row of the audit. Whoever comes with the same key meanwhile waits at that row.
 */
async function once(
  tx: Db,
  keyed: Keyed,
  change: Change,
  note: (tx: Db, changed: Changed) => Promise<void>,
): Promise<Made> {
  const [mine] = await tx
    .insert(idempotencyKeys)
    .values(keyed)
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key })
  // Where there is no answer, it has just been removed as too old.
  if (!mine) return (await answerKept(tx, keyed)) ?? (await once(tx, keyed, change, note))
  const changed = await change(tx)
  await note(tx, changed)
  await tx
    .update(idempotencyKeys)
    .set({ status: changed.status ?? 200, answer: changed.body })
    .where(isRowOf(keyed))
  return changed
}

/** Writes a change into the feed and the audit, in the change's own transaction. */
export async function noteChange(
  tx: Db,
  c: Context<ApiEnv>,
  endpoint: Endpoint,
  events: readonly ChangeEvent[],
  reassigned: readonly Reassigned[] = [],
): Promise<void> {
  await publishEvents(tx, events)
  await c.get('audit').changed(tx, c, endpoint, events)
  await c.get('audit').reassigned(tx, c, endpoint, reassigned)
}

/**
 * Answers an endpoint that changes records: in one transaction, and once for each key that its caller
 * sends (`Idempotency-Key`, counted for each account and endpoint). Only successes are kept. A repeated
 * call gets the kept answer, and nothing is prepared for it: what it would check has changed by the first.
 * @param prepare does what takes long or must not be repeated, and gives the change
 * @param middleware stands between the permission and the body
 */
export function handleChange<E extends Endpoint>(
  app: Hono<ApiEnv>,
  { db, clock, config }: Pick<ApiDependencies, 'db' | 'clock' | 'config'>,
  endpoint: E,
  prepare: (c: Context<ApiEnv>, input: HandlerInput<E>) => Change | Promise<Change | Prepared>,
  ...middleware: MiddlewareHandler<ApiEnv>[]
): void {
  async function make(c: Context<ApiEnv>, input: HandlerInput<E>, keyed: Keyed): Promise<Made> {
    const prepared = await prepare(c, input)
    const { change, undo } =
      typeof prepared === 'function' ? { change: prepared, undo: undefined } : prepared
    const made = await writing(db, (tx) =>
      once(tx, keyed, change, (tx, { events, reassigned }) =>
        noteChange(tx, c, endpoint, events, reassigned),
      ),
    ).catch(async (error: unknown) => {
      // What went wrong first is what is told.
      await undo?.().catch(() => {})
      throw error
    })
    // What is answered from the key was made by another call.
    await (made.isRepeated ? undo : made.after)?.()
    return made
  }
  const answer = async (c: Context<ApiEnv>, input: HandlerInput<E>): Promise<Response> => {
    const keyed = {
      userId: c.get('caller').id,
      endpoint: endpoint.name,
      key: keyOf(c),
      digest: await digestOf(config.secret, input),
      expiresAt: new Date(clock() + answerLifetime),
    }
    const kept = await answerKept(db, keyed)
    const made =
      kept ??
      (await make(c, input, keyed).catch(async (error: unknown) => {
        // The first call may have ended while this one was prepared, and is then why it is refused.
        const keptMeanwhile = error instanceof Refusal ? await answerKept(db, keyed) : null
        if (!keptMeanwhile) throw error
        return keptMeanwhile
      }))
    const { body, answeredOnce, status = 200 } = made
    return c.json(answeredOnce ? { ...Object(body), ...answeredOnce } : body, status)
  }
  handle(app, endpoint, answer, ...middleware)
}

/** One of several changes that a call makes. */
interface Part {
  /** What tells it from the others of the call. */
  name: string
  change: Change
}

/** What became of one of several changes: what it answers, why it was refused, or that it failed. */
export type PartAnswer = { name: string } & (
  | { body: unknown }
  | { refused: Refusal; isFailure?: true }
)

/**
 * Answers an endpoint that makes several changes, each in a transaction of its own and each answered for itself: one
 * that is refused leaves the others. Each is made once for the caller's key, also if the call breaks off on the way
 * and is repeated. Its answer is kept once all are made; not where one failed for another reason than a refusal, which
 * is logged and may be tried again.
 * @param failed what is answered for such a one
 * @param prepare gives the changes, and the call's answer from what became of them
 */
export function handleChanges<E extends Endpoint>(
  app: Hono<ApiEnv>,
  { db, clock, config, log }: Pick<ApiDependencies, 'db' | 'clock' | 'config' | 'log'>,
  endpoint: E,
  prepare: (
    c: Context<ApiEnv>,
    input: HandlerInput<E>,
  ) => Promise<{
    parts: readonly Part[]
    failed: string
    answer: (parts: readonly PartAnswer[]) => Promise<unknown>
  }>,
): void {
  handle(app, endpoint, async (c, input) => {
    const keyed = {
      userId: c.get('caller').id,
      endpoint: endpoint.name,
      key: keyOf(c),
      digest: await digestOf(config.secret, input),
      expiresAt: new Date(clock() + answerLifetime),
    }
    const kept = await answerKept(db, keyed)
    if (kept) return c.json(kept.body)
    const { parts, failed, answer } = await prepare(c, input)
    const note = (tx: Db, { events, reassigned }: Changed) =>
      noteChange(tx, c, endpoint, events, reassigned)
    const make = async ({ name, change }: Part): Promise<PartAnswer> => {
      // A caller's key has no blank.
      const ofPart = { ...keyed, key: `${keyed.key} ${name}` }
      const before = await answerKept(db, ofPart)
      if (before) return { name, body: before.body }
      try {
        return { name, body: (await writing(db, (tx) => once(tx, ofPart, change, note))).body }
      } catch (error) {
        if (error instanceof Refusal) return { name, refused: error }
        log.error({ err: error, endpoint: endpoint.name }, 'one of several changes failed')
        return { name, refused: new Refusal(500, failed, { error: 'failed' }), isFailure: true }
      }
    }
    const made: PartAnswer[] = []
    for (const part of parts) made.push(await make(part))
    const body = await answer(made)
    if (made.some((one) => 'isFailure' in one)) return c.json(body)
    const all = await writing(db, (tx) => once(tx, keyed, async () => ({ body, events: [] }), note))
    return c.json(all.body)
  })
}
