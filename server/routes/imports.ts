import {
  type ImportKind,
  type ImportPreview,
  importEndpoints,
  importKeys,
  importKinds,
  importMessages,
} from '@shared/contracts/imports'
import { eq, sql } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { v7 as newId } from 'uuid'
import { changeAdministration } from '../auth/administration'
import type { Db } from '../db/database'
import { importRows, imports } from '../db/schema-imports'
import type { ApiDependencies } from '../dependencies'
import { handle } from '../handle'
import { type ApiEnv, type Caller, isId, Refusal } from '../http'
import { sendOutbox } from '../outbox'
import { callerName } from '../records/caller-name'
import { type Change, handleChange } from '../records/change'
import type { ChangeEvent } from '../records/change-events'
import { dayIn } from '../records/clinic-time'
import { writePatients, writeStaff } from '../records/import-commit'
import { type ImportGate, lockForImport } from '../records/import-gate'
import { removePatients, removeStaff } from '../records/import-undo'
import {
  addRows,
  committed,
  decidedRows,
  isImport,
  isOfImport,
  listImports,
  opened,
  ownOpenImport,
  refuse,
  refuseForeignLines,
  refuseOtherLines,
  removeOpen,
} from '../records/imports'

const mayImport = ({ permissions }: Caller, kind: ImportKind): boolean =>
  permissions.has(importKeys[kind])

/** @throws Refusal 403 */
function refuseKind(caller: Caller, kind: ImportKind): void {
  if (!mayImport(caller, kind)) throw new Refusal(403, importMessages.kindBeyondOwn(kind))
}

/** One row in the feed for each topic, which has all its lists read again, and one in the audit with the ids. */
function eventsOf(
  { id, kind, file }: { id: string; kind: ImportKind; file: string },
  recordIds: readonly string[],
): ChangeEvent[] {
  const many = recordIds.length
  const noun = kind === 'patients' ? 'patient' : 'user'
  const name = `${many} ${noun}${many === 1 ? '' : 's'}${file === '' ? '' : ` of ${file}`}`
  if (kind === 'patients')
    return [{ topic: 'patients', id, recordIds, target: { kind: 'patient', name } }]
  return [
    { topic: 'staff', id, recordIds, target: { kind: 'staff', name } },
    { topic: 'hours', id, recordIds: [], target: null },
  ]
}

/** Imports of patients and staff from a file: a dry run in pieces, one transaction for all of it, and its undo. */
export function importRoutes(
  dependencies: ApiDependencies,
  gate: ImportGate,
  openPatients: { clear: () => void },
) {
  const { db, clock, config, mail, passwords, newPassword, background } = dependencies
  const app = new Hono<ApiEnv>()
  const today = () => dayIn(config.zone, clock())

  /** Tells the audit which patients the rows of an answer name. */
  function noteShown(c: Context<ApiEnv>, kind: ImportKind, rows: readonly ImportPreview[]): void {
    const patients = rows.flatMap(({ known }) => known?.id ?? [])
    c.set(
      'shown',
      kind === 'patients' && patients.length > 0
        ? { kind: 'listed', recordIds: patients, patients: [...new Set(patients)] }
        : null,
    )
  }

  handle(app, importEndpoints.list, async (c) => {
    const kinds = importKinds.filter((kind) => mayImport(c.get('caller'), kind))
    return c.json(await listImports(db, kinds, clock()))
  })

  handleChange(app, dependencies, importEndpoints.open, (c, { kind, file, rows }) => {
    const caller = c.get('caller')
    refuseKind(caller, kind)
    return async (tx) => {
      await removeOpen(tx, caller, kind)
      const id = newId()
      await tx.insert(imports).values({ id, kind, file, userId: caller.id, ...opened(clock()) })
      const previews = await addRows(tx, { id, kind }, rows, { caller, today: today() })
      noteShown(c, kind, previews)
      return { status: 201, body: { id, rows: previews }, events: [] }
    }
  })

  handleChange(app, dependencies, importEndpoints.add, (c, { id, rows }) => async (tx) => {
    const caller = c.get('caller')
    const own = await ownOpenImport(tx, caller, id)
    refuseKind(caller, own.kind)
    const previews = await addRows(tx, own, rows, { caller, today: today() })
    noteShown(c, own.kind, previews)
    return { body: { rows: previews }, events: [] }
  })

  handleChange(app, dependencies, importEndpoints.passwords, async (c, { id, lines }) => {
    await refuseForeignLines(db, c.get('caller'), { id, lines })
    const made: { line: number; password: string; hash: string }[] = []
    // One after the other: who signs in meanwhile has the other thread.
    for (const line of new Set(lines)) {
      const password = newPassword()
      made.push({ line, password, hash: await passwords.hash(password) })
    }
    return async (tx) => {
      await ownOpenImport(tx, c.get('caller'), id)
      await refuseOtherLines(
        tx,
        id,
        made.map(({ line }) => line),
      )
      const hashes = made.map(({ line, hash }) => ({ line, hash }))
      await tx.execute(sql`
        update ${importRows} set password_hash = one ->> 'hash'
        from jsonb_array_elements(${JSON.stringify(hashes)}::jsonb) one
        where ${isOfImport(id)} and ${importRows.line} = (one ->> 'line')::integer`)
      return {
        body: {},
        answeredOnce: { passwords: made.map(({ line, password }) => ({ line, password })) },
        events: [],
      }
    }
  })

  /** Keeps changes of others from waiting while this one is written. */
  const gated = async (change: Change) => {
    const end = gate.begin()
    return {
      change: async (tx: Db) => {
        const changed = await change(tx)
        return {
          ...changed,
          after: async () => {
            end()
            await changed.after?.()
          },
        }
      },
      undo: async () => end(),
    }
  }

  handleChange(app, dependencies, importEndpoints.commit, (c, { id, decisions }) =>
    gated(async (tx) => {
      const caller = c.get('caller')
      const own = await ownOpenImport(tx, caller, id)
      refuseKind(caller, own.kind)
      const { chosen, leftOut } = await decidedRows(tx, own, decisions)
      if (own.kind === 'patients') {
        await lockForImport(tx)
        await writePatients(tx, id, chosen, today())
      } else
        await changeAdministration(tx, (tx) =>
          writeStaff(tx, id, chosen, { callerId: caller.id, now: clock(), mail }),
        )
      const recordIds = chosen.map(({ recordId }) => recordId)
      const end = committed(clock(), await callerName(tx, caller), recordIds)
      await tx.update(imports).set(end).where(isImport(id))
      await tx.delete(importRows).where(isOfImport(id))
      return {
        body: {
          ...{ id, registered: chosen.length, leftOut },
          undoableUntil: end.expiresAt.toISOString(),
        },
        events: eventsOf(own, recordIds),
        after: () => background(sendOutbox(dependencies)),
      }
    }),
  )

  handleChange(app, dependencies, importEndpoints.undo, (c, { id }) =>
    gated(async (tx) => {
      const caller = c.get('caller')
      const [found] = isId(id)
        ? await tx.select().from(imports).where(isImport(id)).for('update')
        : []
      if (!found || found.status === 'open') throw new Refusal(404, importMessages.notFound)
      refuseKind(caller, found.kind)
      if (found.status === 'undone') refuse(importMessages.undoneAlready)
      if (found.expiresAt.getTime() <= clock()) refuse(importMessages.tooLate)
      const { removed, kept } =
        found.kind === 'patients'
          ? await removePatients(tx, found.recordIds)
          : await changeAdministration(tx, (tx) => removeStaff(tx, found.recordIds, clock()))
      await tx
        .update(imports)
        .set({
          ...{ status: 'undone', undoneAt: new Date(clock()), removed: removed.length },
          undoneBy: await callerName(tx, caller),
        })
        .where(eq(imports.id, id))
      return {
        body: { removed: removed.length, kept },
        events: eventsOf(found, removed),
        after: () => openPatients.clear(),
      }
    }),
  )

  return app
}
