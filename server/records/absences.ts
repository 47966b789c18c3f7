import { absenceDeskMessages } from '@shared/contracts/absence-desk'
import {
  type Absence,
  type AbsenceInput,
  type absenceEndpoints,
  absenceMessages,
} from '@shared/contracts/absences'
import type { ParsedInputOf } from '@shared/contracts/endpoint'
import type { PageOf } from '@shared/contracts/lists'
import { doctorName } from '@shared/contracts/staff'
import { timeOf } from '@shared/lib/clock-time'
import { daysInWords } from '@shared/lib/days-in-words'
import { and, desc, eq, gte, lte, ne, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { v7 as newId } from 'uuid'
import type { Db } from '../db/database'
import { clinicId, roles, users } from '../db/schema'
import { absenceSettlements } from '../db/schema-absence-desk'
import { absences } from '../db/schema-hours'
import { isId, Refusal } from '../http'
import { notifyOfAbsence } from './absence-notices'
import { isDecider, type Rights, refuseOthers, rightsOf } from './absence-rights'
import type { Actor } from './actor'
import { absentFrom, clocksOf, dayMinutes } from './bookable'
import type { ChangeEvent } from './change-events'
import { sentDays, toDays } from './clinic-hours'
import { countRows, inOrder, keysOf, type Order, readDate, readPage } from './page'
import { doctorRole, holdsRole, lockedStaff, staffWith } from './staff'
import { changesOf, userNamed } from './targets'
import { escalateVitalsOfDoctor } from './vital-escalation'

const whoEntered = alias(users, 'who_entered')
const whoDecided = alias(users, 'who_decided')

const lastFirst: Order = {
  ...{ by: absences.firstDay, id: absences.id, read: readDate, descending: true },
}

const absenceRows = (db: Db) =>
  db
    .select({
      absence: absences,
      staff: users.name,
      isDoctor: sql<boolean>`coalesce(${doctorRole}, false)`,
      enteredBy: whoEntered.name,
      decidedBy: whoDecided.name,
      keys: keysOf(lastFirst),
    })
    .from(absences)
    .innerJoin(users, eq(users.id, absences.userId))
    .leftJoin(roles, holdsRole)
    .innerJoin(whoEntered, eq(whoEntered.id, absences.enteredBy))
    .leftJoin(whoDecided, eq(whoDecided.id, absences.decidedBy))
    .$dynamic()

type AbsenceRow = Awaited<ReturnType<typeof absenceRows>>[number]

function sentAbsence(
  { absence, staff, isDoctor, enteredBy, decidedBy }: AbsenceRow,
  { mayDecide, mayChange, mayRead }: Rights,
): Absence {
  const { id, userId, kind, note, status, enteredAt, decidedAt, version } = absence
  return {
    ...{ id, staffId: userId, staff: isDoctor ? doctorName(staff) : staff, status, version },
    ...sentDays(absence),
    ...(mayRead(userId) && { kind, note }),
    ...{ enteredBy, enteredAt: enteredAt.toISOString() },
    ...{ decidedBy, decidedAt: decidedAt?.toISOString() ?? null },
    ...{ mayDecide: mayDecide(userId), mayChange: mayChange(absence) },
  }
}

interface Asked {
  staffId?: string | null | undefined
  from?: string | null | undefined
  to?: string | null | undefined
  status?: Absence['status'] | null | undefined
}

const found = ({ staffId, from, to, status }: Asked): SQL | undefined =>
  and(
    eq(absences.clinicId, clinicId),
    staffId ? (isId(staffId) ? eq(absences.userId, staffId) : sql`false`) : undefined,
    from ? gte(absences.lastDay, from) : undefined,
    to ? lte(absences.firstDay, to) : undefined,
    status ? eq(absences.status, status) : undefined,
  )

/** A page of absences, the last first. */
export async function listAbsences(
  db: Db,
  actor: Actor,
  { page, limit, cursor, ...asked }: ParsedInputOf<typeof absenceEndpoints.list>,
): Promise<PageOf<Absence>> {
  const rights = await rightsOf(db, actor)
  return await readPage({ page, limit, cursor }, lastFirst, {
    rows: (after, order) =>
      absenceRows(db)
        .where(and(found(asked), after))
        .orderBy(...order),
    total: () =>
      countRows(db, db.select({ one: sql`1` }).from(absences).where(found(asked)).$dynamic()),
    sent: (row) => sentAbsence(row, rights),
  })
}

/** Somebody's absences that take a part of some days, or all of them, the last first. */
export async function absencesOf(
  db: Db,
  actor: Actor,
  asked: Asked & { staffId: string },
  most = 1000,
): Promise<Absence[]> {
  const rights = await rightsOf(db, actor)
  const rows = await absenceRows(db)
    .where(found(asked))
    .orderBy(...inOrder(lastFirst))
    .limit(most)
  return rows.map((row) => sentAbsence(row, rights))
}

type Days = Pick<AbsenceRow['absence'], 'firstDay' | 'lastDay' | 'fromMinute' | 'toMinute'>

/** When days begin and end, to be compared as text. */
const startOf = ({ firstDay, fromMinute }: Days) => `${firstDay} ${timeOf(fromMinute ?? 0)}`
const endOf = ({ lastDay, toMinute }: Days) => `${lastDay} ${timeOf(toMinute ?? dayMinutes)}`

/** A person's confirmed absences do not overlap. @throws Refusal 409 */
async function refuseOverlap(
  tx: Db,
  userId: string,
  days: ReturnType<typeof toDays>,
  except?: string,
): Promise<void> {
  const rows = await tx
    .select()
    .from(absences)
    .where(
      and(
        eq(absences.clinicId, clinicId),
        eq(absences.userId, userId),
        eq(absences.status, 'confirmed'),
        except === undefined ? undefined : ne(absences.id, except),
        lte(absences.firstDay, days.lastDay),
        gte(absences.lastDay, days.firstDay),
      ),
    )
    .orderBy(desc(absences.firstDay))
  // Two may share a day, one after the other.
  const overlapping = rows.find((row) => startOf(row) < endOf(days) && startOf(days) < endOf(row))
  if (!overlapping) return
  const message = absenceMessages.overlaps(overlapping.firstDay, overlapping.lastDay)
  throw new Refusal(409, message, { fields: { from: message } })
}

interface Changed {
  body: Absence
  events: readonly ChangeEvent[]
}

/** What the audit tells of one: why somebody is away is nobody else's business. */
const fieldsOf = (absence: Absence) => ({ days: daysInWords(absence), status: absence.status })

async function changed(
  tx: Db,
  actor: Actor,
  before: Absence | null,
  after: Absence | null,
): Promise<Changed> {
  const body = after ?? before
  if (!body) throw new Error('no absence was changed')
  const user = await staffWith(tx, body.staffId)
  const changes = changesOf(
    before ? fieldsOf(before) : {},
    after ? fieldsOf(after) : { days: null, status: null },
  )
  const target = { ...userNamed(user), changes }
  return {
    body,
    events: [
      { topic: 'hours', id: body.id, accountId: user._id, target },
      ...(await notifyOfAbsence(tx, actor, before, after)),
      ...(await escalateWhereAway(tx, actor, after)),
    ],
  }
}

/** Critical vitals that wait for a person who is away from now on are for all doctors, at once. */
async function escalateWhereAway(tx: Db, actor: Actor, absence: Absence | null) {
  if (absence?.status !== 'confirmed') return []
  const { from, to } = absentFrom(toDays(absence), clocksOf(actor.zone))
  const isAway = from <= actor.now && actor.now < to
  return isAway ? await escalateVitalsOfDoctor(tx, actor, absence.staffId) : []
}

async function rowWith(db: Db, id: string): Promise<AbsenceRow> {
  const [row] = isId(id)
    ? await absenceRows(db).where(and(eq(absences.clinicId, clinicId), eq(absences.id, id)))
    : []
  if (!row) throw new Refusal(404, absenceMessages.notFound)
  return row
}

const absenceWith = async (tx: Db, actor: Actor, id: string): Promise<Absence> =>
  sentAbsence(await rowWith(tx, id), await rightsOf(tx, actor))

/** An absence as it is kept, and as a caller reads it who may read the absences of others. @throws Refusal 404 */
export async function readAbsence(
  db: Db,
  actor: Actor,
  id: string,
): Promise<{ row: typeof absences.$inferSelect; sent: Absence }> {
  const row = await rowWith(db, id)
  return { row: row.absence, sent: sentAbsence(row, await rightsOf(db, actor)) }
}

/** Who has decided, and when; nobody on what is asked for. */
const decision = (status: Absence['status'], { caller, now }: Actor) =>
  status === 'asked'
    ? { status, decidedBy: null, decidedAt: null }
    : { status, decidedBy: caller.id, decidedAt: new Date(now) }

/** Enters an absence of another, or asks for one's own. @throws Refusal 403, 404, 409 */
export async function createAbsence(
  tx: Db,
  actor: Actor,
  { staffId, kind, note, ...days }: AbsenceInput & { staffId: string },
): Promise<Changed> {
  refuseOthers(actor, staffId)
  const user = await lockedStaff(tx, staffId)
  const { mayDecide } = await rightsOf(tx, actor)
  const status = mayDecide(user._id) ? 'confirmed' : 'asked'
  if (status === 'confirmed') await refuseOverlap(tx, user._id, toDays(days))
  const id = newId()
  await tx.insert(absences).values({
    ...toDays(days),
    ...decision(status, actor),
    ...{ id, userId: user._id, kind, note },
    ...{ enteredBy: actor.caller.id, enteredAt: new Date(actor.now) },
  })
  return await changed(tx, actor, null, await absenceWith(tx, actor, id))
}

/** An absence in the version that was seen; its person is locked. @throws Refusal 404, 403, 409 */
async function seenAbsence(tx: Db, actor: Actor, { id, version }: { id: string; version: number }) {
  const isIt = and(eq(absences.clinicId, clinicId), eq(absences.id, id))
  const [known] = isId(id) ? await tx.select().from(absences).where(isIt) : []
  // Who may not know of it is told that there is none.
  if (!known || (known.userId !== actor.caller.id && !isDecider(actor.caller)))
    throw new Refusal(404, absenceMessages.notFound)
  await lockedStaff(tx, known.userId)
  const [row] = await tx.select().from(absences).where(isIt).for('update')
  if (!row) throw new Refusal(404, absenceMessages.notFound)
  const before = await absenceWith(tx, actor, row.id)
  if (row.version !== version)
    throw new Refusal(409, absenceMessages.stale, { error: 'stale', current: before })
  return { row, before }
}

type AbsenceChange = ParsedInputOf<typeof absenceEndpoints.change>

/** Changes an absence; one's own that was decided on is asked for again. @throws Refusal 404, 403, 409 */
export async function changeAbsence(
  tx: Db,
  actor: Actor,
  { id, version, kind, note, ...days }: AbsenceChange,
): Promise<Changed> {
  const { row, before } = await seenAbsence(tx, actor, { id: String(id), version })
  if (!before.mayChange) throw new Refusal(403, absenceMessages.confirmedDenied)
  const status = before.mayDecide ? row.status : 'asked'
  const changedDays = toDays(days)
  if (status === 'confirmed') await refuseOverlap(tx, row.userId, changedDays, row.id)
  const isExtended = startOf(changedDays) < startOf(row) || endOf(changedDays) > endOf(row)
  await tx
    .update(absences)
    .set({
      ...changedDays,
      ...(kind !== undefined && { kind }),
      ...(note !== undefined && { note }),
      // What was scheduled knowingly in the time that is added was scheduled before this decision.
      ...((status !== row.status || (isExtended && status === 'confirmed')) &&
        decision(status, actor)),
      version: version + 1,
    })
    .where(and(eq(absences.clinicId, clinicId), eq(absences.id, row.id)))
  return await changed(tx, actor, before, await absenceWith(tx, actor, row.id))
}

/** Confirms or declines an absence. @throws Refusal 404, 403, 409 */
export async function decideOnAbsence(
  tx: Db,
  actor: Actor,
  seen: { id: string; version: number },
  status: 'confirmed' | 'declined',
): Promise<Changed> {
  const { row, before } = await seenAbsence(tx, actor, seen)
  if (!before.mayDecide) throw new Refusal(403, absenceMessages.ownDenied)
  if (row.status === status) throw new Refusal(409, absenceMessages.decided(status))
  if (status === 'confirmed') await refuseOverlap(tx, row.userId, row, row.id)
  await tx
    .update(absences)
    .set({ ...decision(status, actor), version: row.version + 1 })
    .where(and(eq(absences.clinicId, clinicId), eq(absences.id, row.id)))
  return await changed(tx, actor, before, await absenceWith(tx, actor, row.id))
}

/**
 * Before an absence is deleted: what it had called goes with it, and what it had changed would be lost to Undo.
 * @throws Refusal 409
 */
async function forgetCallList(tx: Db, absenceId: string): Promise<void> {
  const ofIt = and(
    eq(absenceSettlements.clinicId, clinicId),
    eq(absenceSettlements.absenceId, absenceId),
  )
  const isChange = ne(absenceSettlements.settledAs, 'to-call')
  const changed = await tx.$count(absenceSettlements, and(ofIt, isChange))
  if (changed > 0) throw new Refusal(409, absenceDeskMessages.hasSettled(changed))
  await tx.delete(absenceSettlements).where(ofIt)
}

/** @throws Refusal 404, 403, 409 */
export async function deleteAbsence(
  tx: Db,
  actor: Actor,
  seen: { id: string; version: number },
): Promise<Changed> {
  const { row, before } = await seenAbsence(tx, actor, seen)
  if (!before.mayChange) throw new Refusal(403, absenceMessages.confirmedDenied)
  await forgetCallList(tx, row.id)
  await tx.delete(absences).where(and(eq(absences.clinicId, clinicId), eq(absences.id, row.id)))
  return await changed(tx, actor, before, null)
}
