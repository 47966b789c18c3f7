import {
  absenceDeskEndpoints,
  absenceDeskMessages,
  affectedMost,
  type Outcome,
} from '@shared/contracts/absence-desk'
import { Hono } from 'hono'
import type { ApiDependencies } from '../dependencies'
import { handle } from '../handle'
import type { ApiEnv } from '../http'
import { deskAbsence, type Ref } from '../records/absence-affected'
import { affectedRows, readAffected } from '../records/absence-desk'
import type { Channels } from '../records/absence-rows'
import { settleOne, WarnedRefusal } from '../records/absence-settle'
import { mayUndo, settledRefs, undoOne } from '../records/absence-undo'
import { type Actor, actorOf } from '../records/actor'
import { handleChanges, type PartAnswer } from '../records/change'
import { listUncovered } from '../records/uncovered-absences'

/** What an absence affects, and what becomes of it. */
export function absenceDeskRoutes(dependencies: ApiDependencies) {
  const { db } = dependencies
  const app = new Hono<ApiEnv>()
  const channels: Channels = {
    mail: !dependencies.mail.isNotSetUp,
    webhook: !dependencies.webhook.isNotSetUp,
  }

  handle(app, absenceDeskEndpoints.affected, async (c, { id, prefer }) =>
    c.json(
      await readAffected(db, actorOf(c, dependencies), id, {
        ...{ prefer: prefer ?? 'colleague', channels },
      }),
    ),
  )

  handle(app, absenceDeskEndpoints.uncovered, async (c) =>
    c.json(await listUncovered(db, actorOf(c, dependencies))),
  )

  /** What became of each of these records, with the records as they are now. */
  async function outcomes(
    actor: Actor,
    absenceId: string,
    refs: readonly Ref[],
    answers: readonly PartAnswer[],
  ): Promise<Outcome[]> {
    const rows = await affectedRows(
      db,
      actor,
      await deskAbsence(db, actor, absenceId),
      refs,
      channels,
    )
    return refs.map(({ kind, id }, at) => {
      const answer = answers[at]
      const row = rows.find((one) => one.kind === kind && one.id === id)
      const refusal = answer && 'refused' in answer ? answer.refused : null
      const refused = refusal?.envelope
      return {
        ...{ kind, id, patientId: row?.patientId ?? null },
        ...(row && { row }),
        ...(refused && {
          refused: {
            message: refused.error === 'stale' ? absenceDeskMessages.stale : refused.message,
            error: refused.error,
            ...(refused.fields && { fields: refused.fields }),
            ...(refusal instanceof WarnedRefusal && { warnings: [...refusal.warnings] }),
          },
        }),
      }
    })
  }

  handleChanges(app, dependencies, absenceDeskEndpoints.settle, async (c, { id, rows: asked }) => {
    const actor = actorOf(c, dependencies)
    // As ids are kept: the answer finds its records by them.
    const rows = asked.map((one) => ({ ...one, id: one.id.toLowerCase() }))
    const { row } = await deskAbsence(db, actor, id)
    return {
      parts: rows.map((settlement) => ({
        name: `${settlement.kind} ${settlement.id}`,
        change: (tx) => settleOne(tx, actor, row.id, settlement),
      })),
      failed: absenceDeskMessages.notDone,
      answer: async (answers) => ({ rows: await outcomes(actor, row.id, rows, answers) }),
    }
  })

  handleChanges(app, dependencies, absenceDeskEndpoints.undo, async (c, { id, rows }) => {
    const actor = actorOf(c, dependencies)
    const { row } = await deskAbsence(db, actor, id)
    const settled = await settledRefs(db, row.id, rows)
    const own = rows ? settled : settled.filter(({ kind }) => mayUndo(actor.caller, kind))
    const refs = own.slice(0, affectedMost)
    return {
      parts: refs.map((ref) => ({
        name: `${ref.kind} ${ref.id}`,
        change: (tx) => undoOne(tx, actor, row.id, ref),
      })),
      failed: absenceDeskMessages.notDone,
      answer: async (answers) => ({
        rows: await outcomes(actor, row.id, refs, answers),
        more: own.length - refs.length,
      }),
    }
  })
  return app
}
