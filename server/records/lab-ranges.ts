import type { AuditTarget } from '@shared/contracts/audit'
import type { ParsedInputOf } from '@shared/contracts/endpoint'
import {
  agesWords,
  type LabRange,
  type LabRangeInput,
  type labRangeEndpoints,
  labRangeMessages,
  labRangesMost,
  rangeName,
  rangesOverlap,
} from '@shared/contracts/lab-ranges'
import type { PageOf } from '@shared/contracts/lists'
import { and, asc, eq, getTableColumns, ne, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { Db } from '../db/database'
import { clinicId, clinics } from '../db/schema'
import { labRanges } from '../db/schema-lab'
import { isId, Refusal } from '../http'
import type { ChangeEvent } from './change-events'
import { keepInBin } from './deletions'
import { countRows, keysOf, type Order, readPage } from './page'
import { refuseStale } from './seen-version'
import { changesOf } from './targets'

const { clinicId: _clinicId, createdAt: _createdAt, ...columns } = getTableColumns(labRanges)
const ofClinic = eq(labRanges.clinicId, clinicId)

const firstDay = sql`ceil(${labRanges.ageFrom} *
  case ${labRanges.ageFromUnit} when 'days' then 1 when 'months' then 30.4375 else 365.25 end)`

/** By test, analyte, sex and age: what a list shows together is one text. */
const byAnalyte: Order = {
  by: sql`concat_ws('/', ${labRanges.testType}, lower(${labRanges.analyte}), lower(${labRanges.unit}),
    ${labRanges.sex}, lpad(${firstDay}::bigint::text, 8, '0'))`,
  id: labRanges.id,
}

/** All ranges of the clinic. */
export const allLabRanges = (db: Db): Promise<LabRange[]> =>
  db.select(columns).from(labRanges).where(ofClinic).orderBy(asc(labRanges.id))

/** A page of the clinic's ranges. */
export async function listLabRanges(
  db: Db,
  of: ParsedInputOf<typeof labRangeEndpoints.list>,
): Promise<PageOf<LabRange>> {
  return await readPage(of, byAnalyte, {
    rows: (after, order) =>
      db
        .select({ range: columns, keys: keysOf(byAnalyte) })
        .from(labRanges)
        .where(and(ofClinic, after))
        .orderBy(...order),
    total: () =>
      countRows(db, db.select({ one: sql`1` }).from(labRanges).where(ofClinic).$dynamic()),
    sent: ({ range }) => range,
  })
}

/** The fields of a range by the names that the audit gives them. */
const fieldsOf = (range: LabRangeInput) => ({
  ...{ test: range.testType, analyte: range.analyte, unit: range.unit, sex: range.sex },
  ...{ age: agesWords(range), low: range.low, high: range.high },
  ...{ 'critical low': range.criticalLow, 'critical high': range.criticalHigh },
})

const emptied = (fields: object) =>
  Object.fromEntries(Object.keys(fields).map((field) => [field, null]))

/** The change events of a range, with its fields before and now. */
function rangeEvent(
  id: string,
  before: LabRangeInput | null,
  after: LabRangeInput | null,
): readonly ChangeEvent[] {
  const named = before ?? after
  if (!named) return []
  const from = before ? fieldsOf(before) : {}
  const target: AuditTarget = {
    ...{ kind: 'lab-range', name: rangeName(named) },
    changes: changesOf(from, after ? fieldsOf(after) : emptied(from)),
  }
  return [{ topic: 'lab-ranges', id, target }]
}

/** One change at a time, or two could each overlap with what the other writes. */
export const lockRanges = (tx: Db) =>
  tx.select({ id: clinics.id }).from(clinics).where(eq(clinics.id, clinicId)).for('no key update')

/** @throws Refusal 409 where a patient would have two ranges */
async function refuseOverlap(tx: Db, range: LabRangeInput, id?: string): Promise<void> {
  const others = await tx
    .select(columns)
    .from(labRanges)
    .where(
      and(
        ...[ofClinic, eq(labRanges.testType, range.testType), eq(labRanges.sex, range.sex)],
        id === undefined ? undefined : ne(labRanges.id, id),
      ),
    )
  const other = others.find((each) => rangesOverlap(each, range))
  if (!other) return
  const message = labRangeMessages.overlaps(rangeName(other))
  throw new Refusal(409, message, { fields: { ageFrom: message } })
}

/** A range in the version that was seen, locked. @throws Refusal 404 or 409 */
async function seenRange(tx: Db, id: string, version: number): Promise<LabRange> {
  await lockRanges(tx)
  const [range] = isId(id)
    ? await tx
        .select(columns)
        .from(labRanges)
        .where(and(ofClinic, eq(labRanges.id, id)))
    : []
  if (!range) throw new Refusal(404, labRangeMessages.notFound)
  refuseStale(version, range, labRangeMessages.stale)
  return range
}

/** @throws Refusal 409 */
export async function createLabRange(tx: Db, input: LabRangeInput) {
  await lockRanges(tx)
  if ((await tx.$count(labRanges, ofClinic)) >= labRangesMost)
    throw new Refusal(409, labRangeMessages.tooMany)
  await refuseOverlap(tx, input)
  const body: LabRange = { ...input, id: newId(), version: 1 }
  await tx.insert(labRanges).values(body)
  return { status: 201 as const, body, events: rangeEvent(body.id, null, body) }
}

/** @throws Refusal 404 or 409 */
export async function changeLabRange(
  tx: Db,
  id: string,
  { version, ...input }: LabRangeInput & { version: number },
) {
  const before = await seenRange(tx, id, version)
  await refuseOverlap(tx, input, before.id)
  const body: LabRange = { ...input, id: before.id, version: version + 1 }
  await tx
    .update(labRanges)
    .set(body)
    .where(and(ofClinic, eq(labRanges.id, before.id)))
  return { body, events: rangeEvent(body.id, before, body) }
}

/** Puts a range into the bin, and answers it as it was. @throws Refusal 404 or 409 */
export async function deleteLabRange(
  tx: Db,
  { id, version }: Pick<LabRange, 'id' | 'version'>,
  by: Parameters<typeof keepInBin>[4],
) {
  const range = await seenRange(tx, id, version)
  const [row] = await tx
    .select({ row: sql<Record<string, unknown>>`to_jsonb(${labRanges})` })
    .from(labRanges)
    .where(and(ofClinic, eq(labRanges.id, range.id)))
  if (!row) throw new Refusal(404, labRangeMessages.notFound)
  const kept = { row: row.row, references: [] }
  const deleted = [{ id: range.id, name: rangeName(range), kept }]
  const [entry = ''] = await keepInBin(tx, 'lab-range', deleted, new Map(), by)
  await tx.delete(labRanges).where(and(ofClinic, eq(labRanges.id, range.id)))
  return {
    body: { ...range, entry },
    events: [...rangeEvent(range.id, range, null), { topic: 'bin', id: range.id } as const],
  }
}

/** The range that was put back from the bin in this transaction. @throws Refusal 409 where it may not be */
export async function restoredRange(tx: Db, id: string): Promise<LabRange> {
  const [range] = await tx
    .select(columns)
    .from(labRanges)
    .where(and(ofClinic, eq(labRanges.id, id)))
  if (!range) throw new Error('the range was not put back')
  if ((await tx.$count(labRanges, ofClinic)) > labRangesMost)
    throw new Refusal(409, labRangeMessages.tooMany)
  await refuseOverlap(tx, range, range.id)
  return range
}
