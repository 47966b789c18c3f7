import type { NoticeOf } from '@shared/contracts/notices'
import { type ClinicDate, timeIn } from '@shared/lib/clinic-date'
import { and, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { type Db, writing } from '../db/database'
import { clinicId, patients, users } from '../db/schema'
import { labOrders, labResults } from '../db/schema-lab'
import { called } from './caller-name'
import { type LabOrderRow, touchedRelease } from './lab-orders'
import { rowIsReleased } from './lab-released'
import { accountsOf, acknowledgerAccounts, type Teller, technicianAccounts, tell } from './notices'
import { isDoctorAccount } from './staff'
import { publishTouched, type Touched } from './touched'

/** Of an order what its notices say. */
type Told = Pick<LabOrderRow, 'id' | 'number' | 'testType' | 'patientId'>

/** What is told of an order, but for who did it. */
async function factsOf(tx: Db, { number, testType, patientId }: Told) {
  const [patient] = await tx
    .select({ name: patients.name, number: patients.number })
    .from(patients)
    .where(and(eq(patients.clinicId, clinicId), eq(patients.id, patientId)))
  if (!patient) throw new Error('the order has no patient')
  return { number, testType, patient: patient.name, patientNumber: patient.number }
}

type Kind = Exclude<Extract<NoticeOf['kind'], `lab-${string}`>, 'lab-corrected' | 'lab-waits'>

async function tellOf(
  tx: Db,
  teller: Teller,
  order: Told,
  {
    whom,
    to,
    kind,
    tellsCaller = false,
  }: {
    whom: readonly string[]
    to: NoticeOf['to']
    kind: Kind | { corrected: string } | { waitsFor: string; date: ClinicDate; time: string }
    tellsCaller?: boolean
  },
): Promise<readonly Touched[]> {
  const facts = await factsOf(tx, order)
  return await tell(tx, teller, {
    ...{ whom, recordId: order.id, tellsCaller },
    what: (by) => {
      if (typeof kind === 'string') return { kind, by, to, ...facts }
      if ('corrected' in kind)
        return { kind: 'lab-corrected', by, to, ...facts, reason: kind.corrected }
      return { kind: 'lab-waits', by, to, ...facts, ...kind }
    },
  })
}

/** Tells those who do the tests that one of them is urgent. */
export const tellOfUrgent = async (tx: Db, teller: Teller, order: Told) =>
  await tellOf(tx, teller, order, {
    ...{ whom: await technicianAccounts(tx), to: 'lab', kind: 'lab-urgent' },
  })

/** Tells a technician that an order has become theirs. */
export const tellOfAssigned = (tx: Db, teller: Teller, order: Told, technicianId: string) =>
  tellOf(tx, teller, order, { whom: [technicianId], to: 'lab', kind: 'lab-assigned' })

/** Tells who ordered it that there will be no result. */
export const tellOfCancelledOrder = (
  tx: Db,
  teller: Teller,
  order: Told & Pick<LabOrderRow, 'orderedBy'>,
) => tellOf(tx, teller, order, { whom: [order.orderedBy], to: 'doctor', kind: 'lab-cancelled' })

/** A version of a result, as far as somebody is told of it. */
type ToldVersion = Pick<
  typeof labResults.$inferSelect,
  'id' | 'revision' | 'isCritical' | 'correctionReason'
>

/** Whom a critical result waits for first: who ordered it, or all who may acknowledge it if they cannot. */
async function firstToAcknowledge(tx: Db, { orderedBy }: Pick<LabOrderRow, 'orderedBy'>) {
  const all = await acknowledgerAccounts(tx)
  return all.includes(orderedBy) ? [orderedBy] : all
}

/** Tells who ordered it that a result is there, a critical one before all else. */
export const tellOrderer = async (
  tx: Db,
  teller: Teller,
  order: Told & Pick<LabOrderRow, 'orderedBy'>,
  { isCritical, correctionReason }: ToldVersion,
) =>
  await tellOf(tx, teller, order, {
    whom: isCritical ? await firstToAcknowledge(tx, order) : [order.orderedBy],
    to: 'doctor',
    kind: isCritical
      ? 'lab-critical'
      : correctionReason === null
        ? 'lab-result'
        : { corrected: correctionReason },
  })

const versionsOf = (orderId: string) =>
  and(eq(labResults.clinicId, clinicId), eq(labResults.orderId, orderId))

/** Tells the patient that a version is released, once: in place of an earlier one it is a correction. */
export async function tellOfReleased(
  tx: Db,
  teller: Teller,
  order: Told,
  { id, revision, correctionReason }: ToldVersion,
): Promise<readonly Touched[]> {
  const [told] = await tx
    .update(labResults)
    .set({ toldAt: new Date(teller.now) })
    .where(and(eq(labResults.clinicId, clinicId), eq(labResults.id, id), isNull(labResults.toldAt)))
    .returning({ id: labResults.id })
  if (!told) return []
  const released = touchedRelease(order)
  const isSeen = rowIsReleased()
  const later = and(versionsOf(order.id), gt(labResults.revision, revision), isSeen)
  // Whoever sees a later version is not told of this one.
  if ((await tx.$count(labResults, later)) > 0) return [released]
  const earlier = and(versionsOf(order.id), lt(labResults.revision, revision), isSeen)
  const isCorrection = correctionReason !== null && (await tx.$count(labResults, earlier)) > 0
  const noticed = await tellOf(tx, teller, order, {
    ...{ whom: await accountsOf(tx, order.patientId), to: 'patient' },
    kind: isCorrection ? { corrected: correctionReason } : 'lab-released',
  })
  return [released, ...noticed]
}

const hour = 60 * 60_000

/** After so many milliseconds the doctor who ordered it is reminded of a critical result, and then the others. */
export const remindedAfter = { orderer: 4 * hour, others: 24 * hour } as const

/** Results that one transaction reminds of at most. */
const remindedAtOnce = 100

/** Since when a doctor is waited for: a correction does not begin anew. */
const heldSince = sql<Date>`coalesce(${labResults.heldSince}, ${labResults.reportedAt})`.mapWith(
  labResults.reportedAt,
)

const heldBefore = (now: number, age: number) => lte(heldSince, new Date(now - age).toISOString())

/**
 * Reminds of critical results that no doctor has acknowledged: the doctor who ordered it, and after a day all
 * who may acknowledge it. To be called every minute: of several servers that do, one reminds of each.
 */
export async function remindOfHeld(
  db: Db,
  { now, zone }: { now: number; zone: string },
): Promise<void> {
  let reminded: number
  do
    reminded = await writing(db, async (tx) => {
      const due = await tx
        .select({
          result: labResults,
          since: heldSince,
          order: labOrders,
          orderer: users.name,
          isDoctor: isDoctorAccount(users),
        })
        .from(labResults)
        .innerJoin(
          labOrders,
          and(
            ...[eq(labOrders.clinicId, labResults.clinicId), eq(labOrders.id, labResults.orderId)],
            eq(labOrders.revisions, labResults.revision),
          ),
        )
        .innerJoin(users, eq(users.id, labOrders.orderedBy))
        .where(
          and(
            ...[eq(labResults.clinicId, clinicId), labResults.isCritical],
            isNull(labResults.acknowledgedAt),
            // PostgreSQL uses the partial index only where the condition has this constant, not a parameter.
            sql`${labResults.reminders} < 2`,
            or(
              and(eq(labResults.reminders, 0), heldBefore(now, remindedAfter.orderer)),
              heldBefore(now, remindedAfter.others),
            ),
          ),
        )
        .limit(remindedAtOnce)
        .for('no key update', { of: labResults, skipLocked: true })
      const touched: Touched[] = []
      for (const { result, since, order, orderer, isDoctor } of due) {
        const isForAll = now - since.getTime() >= remindedAfter.others
        const whom = isForAll ? await acknowledgerAccounts(tx) : await firstToAcknowledge(tx, order)
        // A reminder has no author. It names who reported the result, and reminds them as well.
        const teller = { caller: { id: result.reportedBy, permissions: new Set<string>() }, now }
        touched.push(
          ...(await tellOf(tx, teller, order, {
            ...{ whom, to: 'doctor', tellsCaller: true },
            kind: { waitsFor: called(orderer, isDoctor), ...timeIn(zone, result.reportedAt) },
          })),
        )
        await tx
          .update(labResults)
          .set({ reminders: isForAll ? 2 : 1 })
          .where(and(eq(labResults.clinicId, clinicId), eq(labResults.id, result.id)))
      }
      await publishTouched(tx, touched)
      return due.length
    })
  while (reminded >= remindedAtOnce)
}
