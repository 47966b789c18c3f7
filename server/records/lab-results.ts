import { criticalLimitsOf, unitRefusal } from '@shared/contracts/lab-limits'
import {
  type LabOrder,
  type LabOrderRecord,
  type LabTrendValue,
  resultRefusal,
} from '@shared/contracts/lab-orders'
import { rangesFor } from '@shared/contracts/lab-ranges'
import {
  flagged,
  type LabValue,
  labResultMessages,
  quantityOf,
  type ReportedValue,
  valueRefusal,
} from '@shared/contracts/lab-results'
import { and, desc, eq, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { Db } from '../db/database'
import { clinicId, patients } from '../db/schema'
import { labOrders, labResults } from '../db/schema-lab'
import { isId, Refusal } from '../http'
import type { Actor } from './actor'
import { callerName } from './caller-name'
import type { ChangeEvent } from './change-events'
import { dayIn } from './clinic-time'
import { isFreeUpload } from './files'
import { notifyOfRelease, notifyOrderer } from './lab-notices'
import { stepped } from './lab-order-steps'
import {
  changeOrder,
  hasCritical,
  isOfPatient,
  type LabOrderRow,
  orderWith,
  recordOf,
  type SeenOrder,
  seenOrder,
  valuesAgain,
} from './lab-orders'
import { allLabRanges } from './lab-ranges'
import { settleNotices, waitingForDoctor } from './notices'
import { regradeInPregnancy } from './vital-regrade'

/** What a result holds. */
interface Report {
  observation: string
  values: readonly ReportedValue[]
  fileId: string | null
  pregnant: boolean
}

/** @throws Refusal 400 for a result without anything in it */
export function requireSomething({
  observation,
  values,
  fileId,
}: Pick<Report, 'observation' | 'values' | 'fileId'>): void {
  if (observation !== '' || values.length > 0 || fileId !== null) return
  const message = labResultMessages.nothing
  throw new Refusal(400, message, { fields: { observation: message } })
}

/**
 * The file of a result: the caller's own that is attached to nothing, or one that an earlier version of the
 * same result has. It is locked, so that nobody else attaches or removes it meanwhile.
 * @throws Refusal 422
 */
async function requireFile(tx: Db, actor: Actor, order: LabOrderRow, id: string): Promise<void> {
  const isUpload = await isFreeUpload(tx, actor.caller, id)
  const isOfOrder = and(
    ...[eq(labResults.clinicId, clinicId), eq(labResults.fileId, id)],
    eq(labResults.orderId, order.id),
  )
  const isAllowed = isUpload || (isId(id) && (await tx.$count(labResults, isOfOrder)) > 0)
  const message = labResultMessages.fileUnknown
  if (!isAllowed) throw new Refusal(422, message, { fields: { fileId: message } })
}

const wrongValue = (at: number, field: 'value' | 'unit', message: string) =>
  new Refusal(400, message, { fields: { [`values.${at}.${field}`]: message } })

/**
 * The values with their flags: what is critical by its limits is so, whatever the reporter says.
 * @throws Refusal 400 for a value that might be beyond its limits, and cannot be read or compared with them
 */
async function flaggedValues(
  tx: Db,
  values: readonly ReportedValue[],
  order: LabOrder,
): Promise<LabValue[]> {
  // Looked through once, and not for each value: few of them fit a patient.
  const ranges = rangesFor(await allLabRanges(tx), order)
  const limited = values.map((value) => ({
    value,
    limits: criticalLimitsOf(order.testType, order, value, ranges),
  }))
  for (const [at, { value, limits }] of limited.entries()) {
    const unread = valueRefusal(value, limits)
    if (unread !== null) throw wrongValue(at, 'value', unread)
    const unit = unitRefusal(order.testType, order, value, ranges)
    if (unit !== null) throw wrongValue(at, 'unit', unit)
  }
  return limited.map(({ value, limits }) => ({
    ...flagged(value, limits),
    ...{ criticalLow: limits.low, criticalHigh: limits.high },
    ...(limits.open && { criticalOpen: [...limits.open] }),
  }))
}

/**
 * The last version of a result where it is critical, be it by what is understood since its release, and no doctor
 * has acknowledged it.
 */
async function unacknowledgedVersion(tx: Db, { id, revisions }: LabOrderRow, order: LabOrder) {
  const [last] = await tx.select().from(labResults).where(versionOf(id, revisions))
  if (!last || last.acknowledgedAt !== null) return undefined
  return last.isCritical || hasCritical(valuesAgain(last.values, order)) ? last : undefined
}

const versionOf = (orderId: string, revision: number) =>
  and(
    ...[eq(labResults.clinicId, clinicId), eq(labResults.orderId, orderId)],
    eq(labResults.revision, revision),
  )

/** Writes a version, and notifies the accounts that it concerns. @throws Refusal 400 or 422 */
async function writeVersion(
  tx: Db,
  actor: Actor,
  order: LabOrderRow,
  { observation, values, fileId, pregnant, reason = null }: Report & { reason?: string | null },
): Promise<readonly ChangeEvent[]> {
  if (fileId !== null) await requireFile(tx, actor, order, fileId)
  const tested = await orderWith(tx, order.id)
  const { pregnantMale } = labResultMessages
  if (pregnant && tested.gender === 'Male')
    throw new Refusal(400, pregnantMale, { fields: { pregnant: pregnantMale } })
  const kept = await flaggedValues(tx, values, tested)
  const waiting = await unacknowledgedVersion(tx, order, tested)
  // One that was released has not been waited for: its correction is.
  const held = waiting?.isCritical ? waiting : undefined
  const version = {
    ...{ id: newId(), orderId: order.id, patientId: order.patientId },
    ...{ revision: order.revisions + 1, observation, values: kept, fileId },
    ...{ isPregnant: pregnant, isCritical: hasCritical(kept) || waiting !== undefined },
    // A correction puts no reminder off.
    ...{ heldSince: held?.heldSince ?? held?.reportedAt ?? null, reminders: held?.reminders ?? 0 },
    ...{ reportedBy: actor.caller.id, reporter: await callerName(tx, actor.caller) },
    ...{ reportedAt: new Date(actor.now), correctionReason: reason, foundCritical: false },
  }
  await tx.insert(labResults).values(version)
  return [
    ...(await notifyOrderer(tx, actor, order, { ...version, isCritical: hasCritical(kept) })),
    ...(version.isCritical ? [] : await notifyOfRelease(tx, actor, order, version)),
  ]
}

/** Grades vitals again where a result that counts now says that the patient is pregnant. */
const gradedInPregnancy = async (
  tx: Db,
  actor: Actor,
  { patientId }: LabOrderRow,
  { pregnant }: Report,
): Promise<readonly ChangeEvent[]> =>
  pregnant ? await regradeInPregnancy(tx, actor, patientId) : []

/** Gives an order its result, which completes it. @throws Refusal 404, 409 or 422 */
export async function reportResult(
  tx: Db,
  actor: Actor,
  { id, version, ...report }: SeenOrder & Report,
) {
  const order = await seenOrder(tx, { id, version })
  const refused = resultRefusal(await orderWith(tx, id), false)
  if (refused !== null) throw new Refusal(409, refused)
  const settled = await settleNotices(tx, id, actor.now)
  const notified = await writeVersion(tx, actor, order, report)
  await changeOrder(tx, order, {
    status: 'completed',
    completedDate: order.completedDate ?? dayIn(actor.zone, actor.now),
    ...{ completedAt: new Date(actor.now), revisions: 1 },
  })
  const graded = await gradedInPregnancy(tx, actor, order, report)
  return await stepped(tx, order, [...settled, ...notified, ...graded])
}

/** Puts another version in place of a result, which stays beside it. @throws Refusal 404, 409 or 422 */
export async function correctResult(
  tx: Db,
  actor: Actor,
  { id, version, ...correction }: SeenOrder & Report & { reason: string },
): Promise<{ body: LabOrderRecord; events: readonly ChangeEvent[] }> {
  const order = await seenOrder(tx, { id, version })
  if (order.revisions === 0) throw new Refusal(409, labResultMessages.noResult)
  const notified = await writeVersion(tx, actor, order, correction)
  await changeOrder(tx, order, { revisions: order.revisions + 1 })
  const graded = await gradedInPregnancy(tx, actor, order, correction)
  const { body, events } = await stepped(tx, order, [...notified, ...graded])
  return { body: await recordOf(tx, body, undefined), events }
}

/** Marks the last version of a critical result as seen by a doctor. @throws Refusal 404 or 409 */
export async function acknowledgeResult(tx: Db, actor: Actor, seen: SeenOrder) {
  const order = await seenOrder(tx, seen)
  const isVersion = versionOf(order.id, order.revisions)
  const [version] = await tx.select().from(labResults).where(isVersion).for('no key update')
  if (!version) throw new Refusal(409, labResultMessages.noResult)
  const tested = await orderWith(tx, order.id)
  if (!version.isCritical && !hasCritical(valuesAgain(version.values, tested)))
    throw new Refusal(409, labResultMessages.notCritical)
  if (version.acknowledgedAt) throw new Refusal(409, labResultMessages.acknowledgedAlready)
  await tx
    .update(labResults)
    .set({ acknowledgedBy: actor.caller.id, acknowledgedAt: new Date(actor.now) })
    .where(isVersion)
  await changeOrder(tx, order, {})
  const settled = await settleNotices(tx, order.id, actor.now, waitingForDoctor)
  const notified = await notifyOfRelease(tx, actor, order, version)
  return await stepped(tx, order, [...settled, ...notified])
}

/** How many values are notified. */
const valuesMost = 1_000

/** The quantities and flagged values of a patient that count, the last first. */
export async function valuesOf(db: Db, patientId: string): Promise<LabTrendValue[]> {
  if (!isId(patientId)) return []
  const rows = await db
    .select({
      orderId: labResults.orderId,
      values: labResults.values,
      reportedAt: labResults.reportedAt,
      order: {
        ...{ testType: labOrders.testType, age: labOrders.age },
        ...{ requestedDate: labOrders.requestedDate, dateOfBirth: patients.dateOfBirth },
      },
    })
    .from(labResults)
    .innerJoin(
      labOrders,
      and(
        ...[eq(labOrders.clinicId, labResults.clinicId), eq(labOrders.id, labResults.orderId)],
        eq(labOrders.revisions, labResults.revision),
      ),
    )
    .innerJoin(patients, isOfPatient)
    .where(
      and(
        ...[eq(labResults.clinicId, clinicId), eq(labResults.patientId, patientId)],
        sql`${labResults.values} <> '[]'::jsonb`,
      ),
    )
    .orderBy(desc(labResults.reportedAt), desc(labResults.id))
    .limit(valuesMost)
  return rows
    .flatMap(({ orderId, values, reportedAt, order }) =>
      valuesAgain(values, order).flatMap((stored) => {
        const { value, criticalLow: _l, criticalHigh: _h, criticalOpen: _o, ...of } = stored
        const quantity = quantityOf({ value, ...of })
        if (!quantity && of.flag === null) return []
        return [
          {
            ...{ orderId, testType: order.testType, ...of },
            value: quantity && (quantity.low + quantity.high) / 2,
            ...(typeof value === 'string' && { reported: value }),
            at: reportedAt.toISOString(),
          },
        ]
      }),
    )
    .slice(0, valuesMost)
}
