import type { ParsedInputOf } from '@shared/contracts/endpoint'
import {
  type VisitKind,
  type VisitKindInput,
  type visitKindEndpoints,
  visitKindMessages,
} from '@shared/contracts/visit-kinds'
import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { type Db, isUniqueViolation } from '../db/database'
import { clinicId, departments } from '../db/schema'
import { firstKind, visitKinds } from '../db/schema-hours'
import { isId, Refusal } from '../http'
import type { ChangeEvent } from './change-events'
import type { BookedDoctor } from './doctors'
import { lockClinicRules } from './hours-rules'
import { refuse } from './staff-changes'
import { changesOf } from './targets'

/** How many a clinic has at most. */
const kindsMost = 100

/** What a visit is, and how long it takes if nobody says so. */
export interface FoundKind {
  id: string | null
  minutes: number
}

/**
 * The kind of a new visit: the default without an id.
 * @throws Refusal 422 where it is not offered, or not by this doctor's department
 */
export async function visitKind(
  db: Db,
  id: string | undefined,
  { departmentId }: Pick<BookedDoctor, 'departmentId'>,
): Promise<FoundKind> {
  const wanted =
    id === undefined ? visitKinds.isDefault : isId(id) ? eq(visitKinds.id, id) : sql`false`
  const [kind] = await db
    .select()
    .from(visitKinds)
    .where(and(eq(visitKinds.clinicId, clinicId), wanted))
  if (id === undefined) return kind ?? { id: null, minutes: firstKind.minutes }
  const isOffered =
    kind?.active &&
    (kind.departmentIds.length === 0 ||
      (departmentId !== null && kind.departmentIds.includes(departmentId)))
  if (!kind || !isOffered) throw refuse(422, visitKindMessages.unknown, 'kindId')
  return kind
}

type Row = typeof visitKinds.$inferSelect

/** The names of departments, by id. */
async function departmentNames(db: Db, rows: readonly Row[]): Promise<Map<string, string>> {
  const ids = [...new Set(rows.flatMap((row) => row.departmentIds))]
  const found =
    ids.length === 0
      ? []
      : await db
          .select({ id: departments.id, name: departments.name })
          .from(departments)
          .where(and(eq(departments.clinicId, clinicId), inArray(departments.id, ids)))
  return new Map(found.map(({ id, name }) => [id, name]))
}

const sentKind = (
  { id, name, minutes, active, isDefault, departmentIds, version }: Row,
  names: ReadonlyMap<string, string>,
): VisitKind => ({
  ...{ id, name, minutes, active, isDefault, version },
  departments: departmentIds.map((_id) => ({ _id, name: names.get(_id) ?? 'Deleted department' })),
})

/** The default first, then by name. */
export async function listVisitKinds(db: Db): Promise<VisitKind[]> {
  const rows = await db
    .select()
    .from(visitKinds)
    .where(eq(visitKinds.clinicId, clinicId))
    .orderBy(desc(visitKinds.isDefault), asc(sql`lower(${visitKinds.name})`))
  const names = await departmentNames(db, rows)
  return rows.map((row) => sentKind(row, names))
}

/** Names a duplicate of a name. */
function nameTaken(error: unknown): never {
  throw isUniqueViolation(error) ? refuse(409, visitKindMessages.exists, 'name') : error
}

/** The departments of a form, as they are kept. @throws Refusal 422 where one has been deleted */
async function departmentsOf(
  tx: Db,
  { departmentIds }: VisitKindInput,
  before: readonly string[] = [],
): Promise<string[]> {
  const wanted = [...new Set(departmentIds.map((id) => id.toLowerCase()))]
  const added = wanted.filter((id) => !before.includes(id))
  const known = added.every(isId)
    ? await tx
        .select({ id: departments.id })
        .from(departments)
        .where(and(eq(departments.clinicId, clinicId), inArray(departments.id, added)))
    : []
  if (known.length < added.length)
    throw refuse(422, visitKindMessages.departmentUnknown, 'departmentIds')
  return wanted
}

/** The default kind is there for every visit. @throws Refusal 422 */
function refuseDefault({ active, isDefault, departmentIds }: VisitKindInput, wasDefault: boolean) {
  if (wasDefault && !isDefault) throw refuse(422, visitKindMessages.defaultNeeded, 'isDefault')
  if (isDefault && (!active || departmentIds.length > 0))
    throw refuse(422, visitKindMessages.defaultForAll, active ? 'departmentIds' : 'active')
}

/** Takes it from the other. */
const makeOnlyDefault = (tx: Db, id: string) =>
  tx
    .update(visitKinds)
    .set({ isDefault: false, version: sql`${visitKinds.version} + 1` })
    .where(and(eq(visitKinds.clinicId, clinicId), visitKinds.isDefault, ne(visitKinds.id, id)))

const fieldsOf = ({ name, minutes, active, isDefault, departments }: VisitKind) => ({
  ...{ name, minutes, offered: active ? 'yes' : 'no', default: isDefault ? 'yes' : 'no' },
  departments: departments.map((each) => each.name),
})

interface Changed {
  body: VisitKind
  events: readonly ChangeEvent[]
}

const event = (after: VisitKind, before?: VisitKind): ChangeEvent => ({
  ...{ topic: 'visit-kinds', id: after.id },
  target: {
    ...{ kind: 'visit-kind', name: (before ?? after).name },
    changes: changesOf(before ? fieldsOf(before) : {}, fieldsOf(after)),
  },
})

/** @throws Refusal 409, 422 */
export async function createVisitKind(tx: Db, input: VisitKindInput): Promise<Changed> {
  await lockClinicRules(tx)
  refuseDefault(input, false)
  if ((await tx.$count(visitKinds, eq(visitKinds.clinicId, clinicId))) >= kindsMost)
    throw new Refusal(409, visitKindMessages.tooMany)
  const { name, minutes, active, isDefault } = input
  const departmentIds = await departmentsOf(tx, input)
  const id = newId()
  if (isDefault) await makeOnlyDefault(tx, id)
  const [row] = await tx
    .insert(visitKinds)
    .values({ id, name, minutes, active, isDefault, departmentIds })
    .returning()
    .catch(nameTaken)
  if (!row) throw new Error('no kind of visit was written')
  const body = sentKind(row, await departmentNames(tx, [row]))
  return { body, events: [event(body)] }
}

/** @throws Refusal 404, 409, 422 */
export async function changeVisitKind(
  tx: Db,
  { id, version, ...input }: ParsedInputOf<typeof visitKindEndpoints.change>,
): Promise<Changed> {
  await lockClinicRules(tx)
  const isIt = and(eq(visitKinds.clinicId, clinicId), eq(visitKinds.id, String(id)))
  const [row] = isId(String(id))
    ? await tx.select().from(visitKinds).where(isIt).for('no key update')
    : []
  if (!row) throw new Refusal(404, visitKindMessages.notFound)
  const before = sentKind(row, await departmentNames(tx, [row]))
  if (row.version !== version)
    throw new Refusal(409, visitKindMessages.stale, { error: 'stale', current: before })
  refuseDefault(input, row.isDefault)
  const { name, minutes, active, isDefault } = input
  const departmentIds = await departmentsOf(tx, input, row.departmentIds)
  if (isDefault) await makeOnlyDefault(tx, row.id)
  const [changed] = await tx
    .update(visitKinds)
    .set({ name, minutes, active, isDefault, departmentIds, version: version + 1 })
    .where(isIt)
    .returning()
    .catch(nameTaken)
  if (!changed) throw new Refusal(404, visitKindMessages.notFound)
  const body = sentKind(changed, await departmentNames(tx, [changed]))
  return { body, events: [event(body, before)] }
}
