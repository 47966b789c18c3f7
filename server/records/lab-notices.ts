import { and, eq, gt, inArray, isNull, lt, lte, not } from 'drizzle-orm'
import type { NoticeOf } from '@/contracts/notices'
import { type Db, writing } from '../db/database'
import { clinicId, patients } from '../db/schema'
import { labOrders, labResults } from '../db/schema-lab'
import { type LabOrderRow, touchedRelease } from './lab-orders'
import { heldUntil, rowIsReleased, wasCorrectedFirst } from './lab-released'
import { accountsOf, type Teller, technicianAccounts, tell } from './notices'
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

type Kind = Exclude<Extract<NoticeOf['kind'], `lab-${string}`>, 'lab-corrected'>

async function tellOf(
  tx: Db,
  teller: Teller,
  order: Told,
  {
    whom,
    to,
    kind,
  }: { whom: readonly string[]; to: NoticeOf['to']; kind: Kind | { corrected: string } },
): Promise<readonly Touched[]> {
  const facts = await factsOf(tx, order)
  return await tell(tx, teller, {
    ...{ whom, recordId: order.id },
    what: (by) =>
      typeof kind === 'string'
        ? { kind, by, to, ...facts }
        : { kind: 'lab-corrected', by, to, ...facts, reason: kind.corrected },
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

/** Tells who ordered it that a result is there, a critical one before all else. */
export const tellOrderer = (
  tx: Db,
  teller: Teller,
  order: Told & Pick<LabOrderRow, 'orderedBy'>,
  { isCritical, correctionReason }: ToldVersion,
) =>
  tellOf(tx, teller, order, {
    ...{ whom: [order.orderedBy], to: 'doctor' },
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
  const isSeen = rowIsReleased(teller.now)
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

/** Results that one transaction releases at most. */
const releasedAtOnce = 100

/**
 * Tells patients of critical results that no doctor has acknowledged in time, and so are released. To be
 * called every minute: of several servers that do, one tells of each.
 */
export async function releaseHeld(db: Db, now: number): Promise<void> {
  let released: number
  do
    released = await writing(db, async (tx) => {
      const due = await tx
        .select({ result: labResults })
        .from(labResults)
        .where(
          and(
            ...[eq(labResults.clinicId, clinicId), isNull(labResults.toldAt)],
            lte(labResults.reportedAt, heldUntil(now)),
            not(wasCorrectedFirst(labResults)),
          ),
        )
        .limit(releasedAtOnce)
        .for('update', { skipLocked: true })
      const ids = due.map(({ result }) => result.orderId)
      const orders = await tx
        .select()
        .from(labOrders)
        .where(and(eq(labOrders.clinicId, clinicId), inArray(labOrders.id, ids)))
      const touched: Touched[] = []
      for (const { result } of due) {
        const order = orders.find(({ id }) => id === result.orderId)
        if (!order) throw new Error('the result has no order')
        // It is told as by whoever reported it: nobody has done anything now.
        const teller = { caller: { id: result.reportedBy, permissions: new Set<string>() }, now }
        touched.push(...(await tellOfReleased(tx, teller, order, result)))
      }
      await publishTouched(tx, touched)
      return due.length
    })
  while (released >= releasedAtOnce)
}
