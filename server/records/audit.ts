import { isOwnScope } from '@shared/contracts/access'
import { alsoKeysOf, type Endpoint, keysOf } from '@shared/contracts/endpoint'
import { sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { isDoctor } from '../auth/scope'
import type { Db } from '../db/database'
import { clinicId } from '../db/schema'
import { auditEntries } from '../db/schema-audit'
import { visits } from '../db/schema-care'
import type { ApiDependencies } from '../dependencies'
import { type ApiEnv, type Caller, isId, type Shown } from '../http'
import { repeats } from './audit-repeats'
import { rowsOfSeal, sealAudit, underWritersLock } from './audit-seals'
import type { ChangeEvent, Reassigned } from './change-events'

type Entry = Omit<typeof auditEntries.$inferInsert, 'clinicId' | 'id'>

/** What became of an account. */
interface AccountAct {
  kind: 'signed-in' | 'signed-out' | 'failed' | 'password'
  /** The endpoint's name. */
  call: string
  /** Whose account it is; null where what was typed is no account's, of which nothing is kept. */
  account: { id: string; username: string; role: string } | null
  address: string
  said?: object | undefined
}

/** Writes down who opens and who changes what. */
export interface Audit {
  /** What a call has read for its caller, written before it is answered. */
  shown(
    c: Context<ApiEnv>,
    endpoint: Endpoint,
    given: object,
    /** Null where it shows nobody's record. */
    shown: Shown | null,
  ): Promise<void>
  /** What a call has changed, written in the change's own transaction. */
  changed(
    tx: Db,
    c: Context<ApiEnv>,
    endpoint: Endpoint,
    events: readonly ChangeEvent[],
    /** What was tried, of a role that was not saved. */
    tried?: object,
  ): Promise<void>
  /** Who and what a call has given to another besides: a row each. */
  reassigned(
    tx: Db,
    c: Context<ApiEnv>,
    endpoint: Endpoint,
    reassigned: readonly Reassigned[],
  ): Promise<void>
  /** That somebody signed in or out, failed to, or has a new password. */
  account(db: Db, act: AccountAct): Promise<void>
}

/** The permissions by which a call was allowed: the caller's first of those that would do. */
function keyOf({ permissions }: Caller, endpoint: Endpoint): string {
  const keys = keysOf(endpoint)
  const held = keys.filter((key) => permissions.has(key))
  const own = isOwnScope(permissions) && held.find((key) => key === 'patient_dashboard')
  return [own || held[0], ...alsoKeysOf(endpoint)].filter(Boolean).join(' and ')
}

const textAt = (row: unknown, name: string): string | null => {
  const value: unknown = typeof row === 'object' && row !== null ? Reflect.get(row, name) : null
  return typeof value === 'string' ? value : null
}

/** The rows of a list's answer; null where it is no list. */
function rowsIn(answer: unknown): readonly unknown[] | null {
  if (Array.isArray(answer)) return answer
  if (typeof answer !== 'object' || answer === null) return null
  for (const name of ['rows', 'visits']) {
    const rows: unknown = Reflect.get(answer, name)
    if (Array.isArray(rows)) return rows
  }
  return null
}

/**
 * Whose records rows show, each once: a booking's is the account's, and that of the visit it was given; a
 * row of the audit itself names whom it is about.
 */
function patientsIn({ shows, resource }: Endpoint, rows: readonly unknown[]): string[] {
  if (shows === 'own') return []
  const name = shows === 'patients' || resource === 'patients' ? 'id' : 'patientId'
  const ids = rows.flatMap((row) => [
    textAt(row, name),
    textAt(Reflect.get(Object(row), 'visit'), 'patientId'),
    textAt(Reflect.get(Object(row), 'patient'), 'id'),
  ])
  return [...new Set(ids)].filter((id) => id !== null).filter(isId)
}

const idsOf = (rows: readonly unknown[]): string[] => rows.flatMap((row) => textAt(row, 'id') ?? [])

/**
 * What an answer shows, and of whom; null where it shows nobody's record.
 * @param own whose record the caller's account shows
 */
export function shownIn(
  endpoint: Endpoint,
  given: object,
  answer: unknown,
  own: string | null,
): Shown | null {
  if (answer === null) return null
  const { shows } = endpoint
  const ownFirst = shows === 'own' && own !== null ? [own] : []
  const rows = rowsIn(answer)
  if (!rows) {
    const patients = [...ownFirst, ...patientsIn(endpoint, [answer])]
    return { kind: 'opened', recordIds: idsOf([answer]), patients }
  }
  const recordIds = idsOf(rows)
  const patients = patientsIn(endpoint, rows)
  // A list that finds one patient opens that record, and so does one of a patient alone.
  const named =
    shows === 'patients' && rows.length === 1 ? textAt(rows[0], 'id') : textAt(given, 'patientId')
  const whose = shows === 'own' ? own : named !== null && isId(named) ? named : null
  return { kind: 'listed', recordIds, patients, ...(whose && { whose }) }
}

/** The row of what was shown: a list's has its query, and the others whom it shows. */
function entryOf(
  { method }: Endpoint,
  given: object,
  { kind, recordIds, patients, whose }: Shown,
): Pick<Entry, 'kind' | 'patientId' | 'recordIds' | 'shownPatients' | 'query'> {
  const patientId = (kind === 'opened' ? patients[0] : whose) ?? null
  return {
    ...{ kind, patientId, recordIds: [...recordIds] },
    // Who is named already is not named twice.
    shownPatients: patients.filter((id) => id !== patientId),
    // What a change was to write is no query.
    query: kind === 'listed' && method === 'GET' ? JSON.stringify(given) : '',
  }
}

/**
 * Inserts rows by one statement, under the lock that whoever seals waits for. Whether one is outside of the
 * person's day is decided now: visits are moved later, and the row is not.
 * @param isRead whether a crash may lose it, as the last second of what was read
 */
const insertEntries = (
  db: Db,
  entries: readonly Entry[],
  { zone, isRead }: { zone: string; isRead: boolean },
) =>
  db.execute(sql`
    with entered as materialized (
      select ${underWritersLock} ${isRead ? sql`, set_config('synchronous_commit', 'off', true)` : sql``})
    insert into ${auditEntries} (clinic_id, at, user_id, username, role, kind, call, patient_id,
      record_ids, shown_patients, query, address, key, is_outside)
    select ${clinicId}::uuid, entry.at, entry."userId", entry.username, entry.role, entry.kind, entry.call,
      entry."patientId", entry."recordIds", coalesce(entry."shownPatients", '{}'), entry.query,
      entry.address, entry.key,
      entry."isOutside" and not exists (
        select from ${visits} where ${visits.clinicId} = ${clinicId}
          and ${visits.patientId} = entry."patientId"
          and ${visits.doctorId} = entry."userId"
          and (${visits.startsAt} at time zone ${zone})::date = (entry.at at time zone ${zone})::date)
    from entered, jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as entry(
      at timestamptz, "userId" uuid, username text, role text, kind text, call text, "patientId" uuid,
      "recordIds" text[], "shownPatients" text[], query text, address text, key text, "isOutside" boolean)`)

export function createAudit({
  db,
  clock,
  background,
  log,
  config: { zone },
}: Pick<ApiDependencies, 'db' | 'clock' | 'background' | 'log' | 'config'>): Audit {
  const isRepeated = repeats(clock)
  let unsealed = 0
  const counted = (rows: number) => {
    unsealed += rows
    if (unsealed < rowsOfSeal) return
    unsealed = 0
    background(sealAudit({ db, clock, log }))
  }
  const whoAsks = (c: Context<ApiEnv>, endpoint: Endpoint) => {
    const caller = c.get('caller')
    return {
      ...{ at: new Date(clock()), userId: caller.id, username: caller.username },
      role: caller.isTrial ? `${caller.role} (tried)` : caller.role,
      ...{ call: endpoint.name, address: c.get('address'), key: keyOf(caller, endpoint) },
    }
  }
  /** Whoever has a list of visits of their own opens others' records outside of it; a desk has none. */
  const isOutside = (c: Context<ApiEnv>, patientId: string | null | undefined) =>
    typeof patientId === 'string' && isDoctor(c.get('caller'))
  return {
    async shown(c, endpoint, given, shown) {
      if (shown === null) return
      const of = entryOf(endpoint, given, shown)
      const entry = { ...whoAsks(c, endpoint), ...of, isOutside: isOutside(c, of.patientId) }
      if (isRepeated(entry, endpoint.changesNothing === true)) return
      await insertEntries(db, [entry], { zone, isRead: true })
      counted(1)
    },
    async changed(tx, c, endpoint, events, tried) {
      // That somebody was told of it is no record.
      const records = events.filter(({ topic }) => topic !== 'notices')
      if (records.length === 0) return
      const patients = new Set(records.flatMap(({ patientId }) => patientId ?? []))
      const targets = records.flatMap(({ target }) => target ?? [])
      const said = tried ?? (targets.length > 0 ? { targets } : null)
      const entry = {
        ...whoAsks(c, endpoint),
        ...{ kind: 'changed' as const, query: said ? JSON.stringify(said) : '' },
        recordIds: [...new Set(records.flatMap(({ id, recordIds = [id] }) => recordIds))],
      }
      const entries = [...(patients.size > 0 ? patients : [null])].map((patientId) => ({
        ...entry,
        ...{ patientId, isOutside: isOutside(c, patientId) },
      }))
      await insertEntries(tx, entries, { zone, isRead: false })
      counted(entries.length)
    },
    async reassigned(tx, c, endpoint, reassigned) {
      if (reassigned.length === 0) return
      const by = { ...whoAsks(c, endpoint), kind: 'reassigned' as const }
      const entries = reassigned.map(({ id, patientId, what }) => ({
        ...by,
        ...{ patientId, isOutside: isOutside(c, patientId) },
        ...{ recordIds: [id], query: JSON.stringify(what) },
      }))
      await insertEntries(tx, entries, { zone, isRead: false })
      counted(entries.length)
    },
    async account(tx, { account, said, ...of }) {
      const entry = {
        ...{ ...of, at: new Date(clock()), key: '', patientId: null, isOutside: false },
        ...{ userId: account?.id ?? null, username: account?.username ?? '' },
        ...{ role: account?.role ?? '', recordIds: account ? [account.id] : [] },
        query: said ? JSON.stringify(said) : '',
      }
      await insertEntries(tx, [entry], { zone, isRead: false })
      counted(1)
    },
  }
}
