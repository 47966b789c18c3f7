import { sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { type Endpoint, keysOf } from '@/contracts/endpoint'
import { isOwnScope } from '../auth/scope'
import type { Db } from '../db/database'
import { clinicId } from '../db/schema'
import { auditEntries } from '../db/schema-audit'
import type { ApiDependencies } from '../dependencies'
import { type ApiEnv, type Caller, isId } from '../http'
import { rowsOfSeal, sealAudit } from './audit-seals'
import type { Touched } from './touched'

type Entry = Omit<typeof auditEntries.$inferInsert, 'clinicId' | 'id'>

/** Writes down who opens and who changes what. */
export interface Audit {
  /** What a call has read for its caller, written before it is answered. */
  shown(c: Context<ApiEnv>, endpoint: Endpoint, given: object, answer: Response): Promise<void>
  /** What a call has changed, written in the change's own transaction. */
  changed(
    tx: Db,
    c: Context<ApiEnv>,
    endpoint: Endpoint,
    touched: readonly Touched[],
  ): Promise<void>
}

/** The permissions by which a call was allowed: the caller's first of those that would do. */
function keyOf({ permissions }: Caller, endpoint: Endpoint): string {
  const keys = keysOf(endpoint)
  const held = keys.filter((key) => permissions.has(key))
  const own = isOwnScope(permissions) && held.find((key) => key === 'patient_dashboard')
  return [own || held[0], endpoint.alsoNeeds].filter(Boolean).join(' and ')
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

const idsOf = (rows: readonly unknown[]): string[] => rows.flatMap((row) => textAt(row, 'id') ?? [])

/** What an answer shows, and of whom. */
function shownIn(
  { shows }: Endpoint,
  given: object,
  answer: unknown,
  own: string | null,
): Pick<Entry, 'kind' | 'patientId' | 'recordIds' | 'query'> {
  const rows = rowsIn(answer)
  if (!rows) {
    const patientId = textAt(answer, shows === 'records' ? 'patientId' : 'id')
    return {
      ...{ kind: 'opened', recordIds: idsOf([answer]), query: '' },
      patientId: shows === 'own' ? own : patientId,
    }
  }
  const named = textAt(given, 'patientId')
  return {
    kind: 'listed',
    recordIds: idsOf(rows),
    query: JSON.stringify(given),
    // A list of one patient is a part of that patient's record.
    patientId: shows === 'own' ? own : named !== null && isId(named) ? named : null,
  }
}

/** An insert of a row; what a crash may lose of it is said by `synchronous_commit`. */
const insertRead = (db: Db, entry: Entry) =>
  db.execute(sql`
    insert into ${auditEntries}
      (clinic_id, at, user_id, username, role, kind, call, patient_id, record_ids, query, address, key)
    select ${clinicId}::uuid, ${entry.at.toISOString()}::timestamptz, ${entry.userId}::uuid,
      ${entry.username}, ${entry.role}, ${entry.kind}, ${entry.call}, ${entry.patientId ?? null}::uuid,
      array(select jsonb_array_elements_text(${JSON.stringify(entry.recordIds)}::jsonb)),
      ${entry.query}, ${entry.address}, ${entry.key}
    from set_config('synchronous_commit', 'off', true)`)

export function createAudit({
  db,
  clock,
  clientAddress,
  background,
  log,
}: Pick<ApiDependencies, 'db' | 'clock' | 'clientAddress' | 'background' | 'log'>): Audit {
  let unsealed = 0
  const counted = () => {
    unsealed += 1
    if (unsealed < rowsOfSeal) return
    unsealed = 0
    background(sealAudit({ db, clock, log }))
  }
  const whoAsks = (c: Context<ApiEnv>, endpoint: Endpoint) => {
    const caller = c.get('caller')
    return {
      ...{ at: new Date(clock()), userId: caller.id, username: caller.username, role: caller.role },
      ...{ call: endpoint.name, address: clientAddress(c), key: keyOf(caller, endpoint) },
    }
  }
  return {
    async shown(c, endpoint, given, response) {
      const answer: unknown = await response.clone().json()
      // The account shows nobody's record: nothing was opened.
      if (answer === null) return
      const shown = shownIn(endpoint, given, answer, c.get('caller').patientId)
      await insertRead(db, { ...whoAsks(c, endpoint), ...shown })
      counted()
    },
    async changed(tx, c, endpoint, touched) {
      const patients = new Set(touched.flatMap(({ patientId }) => patientId ?? []))
      const [patientId = null] = patients
      await tx.insert(auditEntries).values({
        ...whoAsks(c, endpoint),
        ...{ kind: 'changed', query: '' },
        patientId: patients.size === 1 ? patientId : null,
        recordIds: [...new Set(touched.map(({ id }) => id))],
      })
      counted()
    },
  }
}
