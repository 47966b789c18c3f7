import {
  decisionOf,
  decisionsFor,
  type Import,
  type ImportDecision,
  type ImportedRow,
  type ImportKind,
  type ImportPreview,
  importCommittedError,
  importMessages,
  importMost,
} from '@shared/contracts/imports'
import type { ClinicDate } from '@shared/lib/clinic-date'
import { and, asc, count, desc, eq, gt, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { Db } from '../db/database'
import { clinicId, counters } from '../db/schema'
import { importRows, imports } from '../db/schema-imports'
import { type Caller, isId, Refusal } from '../http'
import { differencesOf, readPatient } from './import-patients'
import { previewOfUser, readPlaces, readUser, staffWithIds, takenNames } from './import-staff'
import type { ImportedPatient, ImportedRecord, ImportedUser } from './imported-record'
import {
  addTo,
  type Compared,
  comparable,
  type KnownPatient,
  knownAs,
  knownPatients,
  lettersOf,
  maybeInLine,
  withoutSimilar,
} from './known-patients'

type Row = typeof importRows.$inferInsert

export const isPatientRecord = (record: ImportedRecord): record is ImportedPatient =>
  !('usernameKey' in record)

export const isUserRecord = (record: ImportedRecord): record is ImportedUser =>
  'usernameKey' in record

export const isOfImport = (id: string) =>
  and(eq(importRows.clinicId, clinicId), eq(importRows.importId, id))

export const isImport = (id: string) => and(eq(imports.clinicId, clinicId), eq(imports.id, id))

export const refuse = (message: string): never => {
  throw new Refusal(409, message)
}

const isOwn = ({ id: userId }: Caller, id: string) =>
  isId(id) ? and(isImport(id), eq(imports.userId, userId)) : sql`false`

/** @throws Refusal 404, or 409 where it is committed already */
function openAmong([found]: (typeof imports.$inferSelect)[]) {
  if (found?.status === 'committed')
    throw new Refusal(409, importMessages.committedAlready, { error: importCommittedError })
  if (found?.status !== 'open') throw new Refusal(404, importMessages.notFound)
  return found
}

/** The caller's import, locked until the change is made. @throws Refusal 404, 409 */
export const ownOpenImport = async (tx: Db, caller: Caller, id: string) =>
  openAmong(await tx.select().from(imports).where(isOwn(caller, id)).for('update'))

/** Removes the caller's open import of this kind: a file that is checked again replaces it. */
export async function removeOpen(tx: Db, { id: userId }: Caller, kind: ImportKind): Promise<void> {
  await tx
    .delete(imports)
    .where(
      and(
        ...[eq(imports.clinicId, clinicId), eq(imports.userId, userId)],
        ...[eq(imports.kind, kind), eq(imports.status, 'open')],
      ),
    )
}

/** Looks before anything is prepared for the caller's import of staff. @throws Refusal 404, 409 */
export async function refuseForeignLines(
  db: Db,
  caller: Caller,
  { id, lines }: { id: string; lines: readonly number[] },
): Promise<void> {
  const { kind } = openAmong(await db.select().from(imports).where(isOwn(caller, id)))
  if (kind !== 'staff') throw new Refusal(404, importMessages.notFound)
  await refuseOtherLines(db, id, lines)
}

/** The rows of an import that have the name of one of these, and may be the same patient, in the order of lines. */
async function rowsNamed(tx: Db, importId: string, records: readonly ImportedPatient[]) {
  const read = async (sought: readonly ImportedPatient[], kind: 'similar' | 'namesake') => {
    if (sought.length === 0) return []
    const rows = await tx
      .select({ line: importRows.line, record: importRows.record })
      .from(importRows)
      .where(
        and(
          isOfImport(importId),
          sql`${importRows.nameKey} = any(${sql.param(sought.map(lettersOf))}::text[])`,
          sql`${importRows.record} is not null`,
          maybeInLine(sought, importRows, kind),
        ),
      )
    return rows.flatMap(({ line, record }) =>
      record && isPatientRecord(record)
        ? { line, key: lettersOf(record), compared: comparable(record) }
        : [],
    )
  }
  const inOrder = (rows: Awaited<ReturnType<typeof read>>) => {
    const named = new Map<string, NamedRow[]>()
    const lines = new Map(rows.map((row) => [row.line, row]))
    for (const { line, key, compared } of [...lines.values()].toSorted((a, b) => a.line - b.line))
      addTo(named, key, { line, compared })
    return named
  }
  const named = await namedInFile(tx, importId, records)
  const similar = await read(named, 'similar')
  const known = inOrder(similar)
  const others = withoutSimilar(named, (record) => known.get(lettersOf(record)) ?? [])
  return inOrder([...similar, ...(await read(others, 'namesake'))])
}

/** The rows whose name another row of the import has. */
async function namedInFile(tx: Db, importId: string, records: readonly ImportedPatient[]) {
  const keys = sql.param([...new Set(records.map(lettersOf))])
  const rows = await tx
    .selectDistinct({ nameKey: importRows.nameKey })
    .from(importRows)
    .where(and(isOfImport(importId), sql`${importRows.nameKey} = any(${keys}::text[])`))
  const found = new Set(rows.map(({ nameKey }) => nameKey))
  return records.filter((record) => found.has(lettersOf(record)))
}

type NamedRow = { line: number; compared: Compared }

/** The rows of staff whose start passwords are asked for. @throws Refusal 409 */
export async function refuseOtherLines(
  tx: Db,
  importId: string,
  lines: readonly number[],
): Promise<void> {
  const rows = await tx
    .select({ line: importRows.line })
    .from(importRows)
    .where(
      and(
        isOfImport(importId),
        isNotNull(importRows.record),
        sql`${importRows.line} = any(${sql.param(lines)}::integer[])`,
      ),
    )
  const found = new Set(rows.map(({ line }) => line))
  const other = lines.find((line) => !found.has(line))
  if (other !== undefined) refuse(importMessages.decisionWrong(other))
}

type Previewed = Pick<Row, 'record' | 'nameKey'> & { preview: ImportPreview }

/** What would happen to rows of patients, looked at together: two queries, and no record is locked. */
async function previewPatients(
  tx: Db,
  importId: string,
  rows: readonly ImportedRow[],
  today: ClinicDate,
): Promise<Previewed[]> {
  const read = rows.map((row) => ({ line: row.line, ...readPatient(row, today) }))
  const right = read.flatMap(({ record }) => record ?? [])
  const known = await knownPatients(tx, right, today)
  const seen = await rowsNamed(tx, importId, right)
  return read.map(({ line, record, wrong }) => {
    if (!record) return { record: null, nameKey: '', preview: { line, as: 'wrong', wrong } }
    const key = lettersOf(record)
    const compared = comparable(record)
    const twin = knownAs(compared, seen.get(key) ?? [])
    addTo(seen, key, { line, compared })
    const preview = previewOfPatient(line, compared, known(record))
    return {
      ...{ record, nameKey: key },
      preview: twin
        ? repeated(preview, twin.line, differencesOf(compared, twin.compared))
        : preview,
    }
  })
}

/** The differences are those from the other line. The preview names the patient on record too. */
const repeated = (
  { line, known }: ImportPreview,
  of: number,
  differences: NonNullable<ImportPreview['differences']>,
): ImportPreview => ({
  ...{ line, as: 'repeated', of },
  ...(known && { known }),
  ...(differences.length > 0 && { differences }),
})

function previewOfPatient(
  line: number,
  row: NamedRow['compared'],
  among: readonly KnownPatient[],
): ImportPreview {
  const found = knownAs(row, among)
  if (!found) return { line, as: 'new' }
  const { id, number, name, closedAt } = found.row
  const known = { id, number, name, ...(closedAt && { closed: true as const }) }
  const differences = differencesOf(row, found.compared)
  return differences.length === 0
    ? { line, as: 'same', known }
    : { line, as: 'differs', known, differences }
}

/** The same of staff, by their usernames and e-mails. */
async function previewStaff(
  tx: Db,
  importId: string,
  rows: readonly ImportedRow[],
  caller: Caller,
): Promise<Previewed[]> {
  const places = await readPlaces(tx)
  const read = rows.map((row) => ({ line: row.line, ...readUser(row, places, caller) }))
  const right = read.flatMap(({ record }) => record ?? [])
  const taken = await takenNames(tx, right)
  const staff = await staffWithIds(
    tx,
    taken.map(({ id }) => id),
  )
  const before = await tx
    .select({ line: importRows.line, record: importRows.record })
    .from(importRows)
    .where(isOfImport(importId))
    .orderBy(asc(importRows.line))
  const seen = before.flatMap(({ line, record }) =>
    record && isUserRecord(record) ? [{ line, record }] : [],
  )
  return read.map(({ line, record, wrong }) => {
    if (!record) return { record: null, nameKey: '', preview: { line, as: 'wrong', wrong } }
    const preview = previewOfUser(line, record, { rows: seen, taken, staff })
    if (preview.as === 'wrong') return { record: null, nameKey: '', preview }
    seen.push({ line, record })
    return { record, nameKey: record.usernameKey, preview }
  })
}

/** Keeps the rows of a piece with what would happen to each. @throws Refusal 409 */
export async function addRows(
  tx: Db,
  { id, kind }: { id: string; kind: ImportKind },
  rows: readonly ImportedRow[],
  { caller, today }: { caller: Caller; today: ClinicDate },
): Promise<ImportPreview[]> {
  const [held] = await tx.select({ rows: count() }).from(importRows).where(isOfImport(id))
  if ((held?.rows ?? 0) + rows.length > importMost[kind]) refuse(importMessages.tooManyRows(kind))
  const lines = rows.map(({ line }) => line)
  const [sent] = await tx
    .select({ line: importRows.line })
    .from(importRows)
    .where(and(isOfImport(id), inArray(importRows.line, lines)))
  const twice = sent?.line ?? lines.find((line, at) => lines.indexOf(line) !== at)
  if (twice !== undefined) refuse(importMessages.lineSent(twice))
  const previewed =
    kind === 'patients'
      ? await previewPatients(tx, id, rows, today)
      : await previewStaff(tx, id, rows, caller)
  await tx.insert(importRows).values(
    previewed.map((row) => ({
      ...row,
      ...{ importId: id, line: row.preview.line, recordId: newId() },
    })),
  )
  return previewed.map(({ preview }) => preview)
}

/** A row of an import as its commit reads it. */
export interface DecidedRow {
  line: number
  preview: ImportPreview
  recordId: string
}

/**
 * The rows that are to become records, in the order of the file.
 * @throws Refusal 409 where a row has no decision, or one that it cannot have
 */
export async function decidedRows(
  tx: Db,
  { id, kind }: { id: string; kind: ImportKind },
  decisions: readonly { line: number; as: ImportDecision }[],
): Promise<{ chosen: DecidedRow[]; leftOut: number }> {
  const rows = await tx
    .select({
      line: importRows.line,
      preview: importRows.preview,
      recordId: importRows.recordId,
    })
    .from(importRows)
    .where(isOfImport(id))
    .orderBy(asc(importRows.line))
  const decided = new Map(decisions.map(({ line, as }) => [line, as]))
  const undecided = rows.filter(
    ({ line, preview }) => !decided.has(line) && decisionOf(preview) === null,
  )
  if (undecided.length > 0) refuse(importMessages.undecided(undecided.length))
  for (const { line, preview } of rows) {
    const as = decided.get(line)
    if (as && !decisionsFor(kind, preview).includes(as)) refuse(importMessages.decisionWrong(line))
  }
  const chosen = rows.filter(
    ({ line, preview }) => (decided.get(line) ?? decisionOf(preview)) === 'new',
  )
  if (chosen.length === 0) refuse(importMessages.nothingLeft)
  return { chosen, leftOut: rows.length - chosen.length }
}

/** Counts so many numbers at once. @returns the first of them */
export async function countNumbers(
  tx: Db,
  name: 'patient' | 'staff',
  many: number,
): Promise<number> {
  const [counted] = await tx
    .insert(counters)
    .values({ name, value: many })
    .onConflictDoUpdate({
      target: [counters.clinicId, counters.name],
      set: { value: sql`${counters.value} + ${many}` },
    })
    .returning({ value: counters.value })
  if (!counted) throw new Error('the numbers were not counted')
  return counted.value - many + 1
}

const day = 24 * 60 * 60_000
/** How long an import that is never committed is kept, in milliseconds. */
const openLifetime = day
/** How long an import can be undone, in milliseconds. */
const undoLifetime = importMost.undoDays * day

/** @param now milliseconds since 1970 */
export const opened = (now: number) => ({ expiresAt: new Date(now + openLifetime) })

/** What an import says of itself once it is written. */
export const committed = (now: number, by: string, recordIds: string[]) => ({
  ...{ status: 'committed' as const, committedAt: new Date(now), committedBy: by, recordIds },
  expiresAt: new Date(now + undoLifetime),
})

/** How many are listed at most. */
const listedMost = 100

/** The imports of these kinds that are kept, the last one first. */
export async function listImports(
  db: Db,
  kinds: readonly ImportKind[],
  now: number,
): Promise<Import[]> {
  const rows = await db
    .select({
      ...{ id: imports.id, kind: imports.kind, file: imports.file, by: imports.committedBy },
      ...{ at: imports.committedAt, expiresAt: imports.expiresAt, removed: imports.removed },
      ...{ undoneAt: imports.undoneAt, undoneBy: imports.undoneBy },
      records: sql<number>`cardinality(${imports.recordIds})`,
    })
    .from(imports)
    .where(
      and(
        ...[eq(imports.clinicId, clinicId), ne(imports.status, 'open')],
        ...[inArray(imports.kind, [...kinds]), gt(imports.expiresAt, new Date(now))],
      ),
    )
    .orderBy(desc(imports.committedAt), desc(imports.id))
    .limit(listedMost)
  return rows.map(({ at, expiresAt, removed, undoneAt, undoneBy, ...row }) => ({
    ...row,
    ...{ at: at?.toISOString() ?? '', undoableUntil: expiresAt.toISOString() },
    undone: undoneAt && { by: undoneBy, at: undoneAt.toISOString(), removed },
  }))
}
