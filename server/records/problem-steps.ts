import {
  type EarlierProblem,
  isLaterThan,
  type Problem,
  problemKey,
  problemMessages,
  type TypedProblem,
} from '@shared/contracts/problems'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { problems } from '../db/schema-record'
import { isId, Refusal, refuseField } from '../http'
import type { Actor } from './actor'
import { callerName } from './caller-name'
import type { ChangeEvent } from './change-events'
import { dayIn } from './clinic-time'
import { markOf } from './entered-in-error'
import { lockPatient } from './patients'
import {
  followDiagnosis,
  isProblemRow,
  keepDiagnosis,
  type ProblemRow,
  problemEvent,
  problemNotFound,
  problemWith,
  refuseLater,
  refuseSameWords,
} from './problems'

interface Seen {
  id: string
  version: number
}

interface Changed {
  body: Problem
  events: readonly ChangeEvent[]
}

/** What a step writes. What it replaces is kept in `earlier`, under the name of the step. */
interface Step {
  columns: Partial<Omit<ProblemRow, 'id' | 'patientId' | 'version' | 'earlier'>>
  replaces: EarlierProblem['did'] | null
}

/** The problem in the version that was seen, and its patient, both locked. @throws Refusal 404, 409 */
async function seenProblem(tx: Db, { id, version }: Seen) {
  const [found] = isId(id)
    ? await tx.select({ patientId: problems.patientId }).from(problems).where(isProblemRow(id))
    : []
  const patient = found && (await lockPatient(tx, found.patientId))
  const [row] = patient
    ? await tx.select().from(problems).where(isProblemRow(id)).for('no key update')
    : []
  if (!patient || !row) throw problemNotFound()
  const before = await problemWith(tx, id)
  if (row.version !== version)
    throw new Refusal(409, problemMessages.stale, { error: 'stale', current: before })
  return { patient, row, before }
}

const stateOf = ({ words, since, code, ended, inError }: Problem): EarlierProblem['before'] => ({
  ...{ words, since, code, ended, inError },
})

/**
 * Changes a problem in the version that was seen, and keeps what it said before.
 * @param stepFor gives what to write, or refuses
 * @throws Refusal 404; 409 with the problem as it is; what `stepFor` throws
 */
async function changeProblem(
  tx: Db,
  actor: Actor,
  seen: Seen,
  stepFor: (row: ProblemRow) => Step,
): Promise<Changed> {
  const { patient, row, before } = await seenProblem(tx, seen)
  const { columns, replaces } = stepFor(row)
  const changed = { ...row, ...columns }
  const kept = await keepDiagnosis(tx, patient)
  if (changed.endedOn === null && changed.inErrorAt === null)
    await refuseSameWords(tx, patient.id, changed.wordsKey, sql`${problems.id} <> ${row.id}`)
  const at = new Date(actor.now).toISOString()
  const earlier = replaces
    ? [{ did: replaces, by: await callerName(tx, actor.caller), at, before: stateOf(before) }]
    : []
  await tx
    .update(problems)
    .set({ ...changed, earlier: [...row.earlier, ...earlier], version: row.version + 1 })
    .where(isProblemRow(row.id))
  const body = await problemWith(tx, row.id)
  const events = [...kept, problemEvent(body, before), ...(await followDiagnosis(tx, patient))]
  return { body, events }
}

/** @throws Refusal 409 of one that is marked as entered in error */
function refuseInError({ inErrorAt }: ProblemRow): void {
  if (inErrorAt) throw new Refusal(409, problemMessages.isInError)
}

/** @throws Refusal 409 of one that is in error, or has ended */
function refuseInactive(row: ProblemRow): void {
  refuseInError(row)
  if (row.endedOn) throw new Refusal(409, problemMessages.isEnded)
}

/** Changes words, beginning and code of an active problem. @throws Refusal 400, 404, 409 */
export const rewriteProblem = (
  tx: Db,
  actor: Actor,
  { id, version, words, since, code }: Seen & TypedProblem,
) =>
  changeProblem(tx, actor, { id, version }, (row) => {
    refuseInactive(row)
    refuseLater(since, dayIn(actor.zone, actor.now))
    const isSame = row.words === words && row.since === since && row.code === code
    return {
      columns: { words, since, code, wordsKey: problemKey(words) },
      replaces: isSame ? null : 'changed',
    }
  })

/** Ends an active problem on a day. @throws Refusal 400, 404, 409 */
export const endProblem = (tx: Db, actor: Actor, { on, ...seen }: Seen & { on: string }) =>
  changeProblem(tx, actor, seen, (row) => {
    refuseInactive(row)
    if (on > dayIn(actor.zone, actor.now)) throw refuseField(400, 'on', problemMessages.endInvalid)
    if (isLaterThan(row.since, on)) throw refuseField(400, 'on', problemMessages.endBeforeSince)
    return {
      columns: { endedOn: on, endedBy: actor.caller.id, endedAt: new Date(actor.now) },
      replaces: null,
    }
  })

/** Takes back that a problem ended. @throws Refusal 404, 409 */
export const reopenProblem = (tx: Db, actor: Actor, seen: Seen) =>
  changeProblem(tx, actor, seen, (row) => {
    refuseInError(row)
    if (!row.endedOn) throw new Refusal(409, problemMessages.isActive)
    return { columns: { endedOn: null, endedBy: null, endedAt: null }, replaces: 'reopened' }
  })

/** Marks a problem as entered in error. @throws Refusal 404, 409 */
export const markProblem = (tx: Db, actor: Actor, { reason, ...seen }: Seen & { reason: string }) =>
  changeProblem(tx, actor, seen, (row) => {
    refuseInError(row)
    return { columns: markOf(actor, reason), replaces: null }
  })

/** Takes back that a problem was entered in error. @throws Refusal 404, 409 */
export const restoreProblem = (tx: Db, actor: Actor, seen: Seen) =>
  changeProblem(tx, actor, seen, ({ inErrorAt }) => {
    if (!inErrorAt) throw new Refusal(409, problemMessages.isNotInError)
    return {
      columns: { inErrorBy: null, inErrorAt: null, inErrorReason: null },
      replaces: 'restored',
    }
  })
