import {
  canMoveOrder,
  isOpenOrder,
  type LabOrder,
  type LabRequest,
  type LabStatus,
  labMessages,
} from '@shared/contracts/lab-orders'
import { and, eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { isTechnician } from '../auth/scope'
import type { Db } from '../db/database'
import { clinicId, patients, roles, users } from '../db/schema'
import { labOrders } from '../db/schema-lab'
import { isId, Refusal } from '../http'
import type { Actor } from './actor'
import type { ChangeEvent } from './change-events'
import { dayIn } from './clinic-time'
import { notifyOfAssigned, notifyOfCancelledOrder, notifyOfUrgent } from './lab-notices'
import {
  changeOrder,
  type LabOrderRow,
  orderEvent,
  orderWith,
  type SeenOrder,
  seenOrder,
} from './lab-orders'
import { settleNotices } from './notices'
import { nextNumber } from './numbers'
import { ageOf, requireOpenPatient } from './patients'
import { holdsRole, isStaff, technicianRole } from './staff'

interface Changed<Body> {
  body: Body
  events: readonly ChangeEvent[]
}

/** Orders tests of a patient, each as an order of its own. @throws Refusal 422 */
export async function orderTests(
  tx: Db,
  actor: Actor,
  { patientId, testTypes, priority, question }: LabRequest,
): Promise<Changed<LabOrder[]>> {
  await requireOpenPatient(tx, patientId)
  const [patient] = await tx
    .select()
    .from(patients)
    .where(and(eq(patients.clinicId, clinicId), eq(patients.id, patientId)))
  if (!patient) throw new Error('the patient is gone')
  const requestedDate = dayIn(actor.zone, actor.now)
  const body: LabOrder[] = []
  const events: ChangeEvent[] = []
  for (const testType of testTypes) {
    const order = {
      ...{ id: newId(), number: await nextNumber(tx, 'lab-order'), patientId },
      ...{ age: ageOf(patient, requestedDate), testType, priority, question, requestedDate },
      ...{ orderedBy: actor.caller.id, createdAt: new Date(actor.now) },
    }
    await tx.insert(labOrders).values(order)
    body.push(await orderWith(tx, order.id))
    events.push(orderEvent(order))
    if (priority === 'urgent') events.push(...(await notifyOfUrgent(tx, actor, order)))
  }
  return { body, events }
}

/** What a step answers, with its events and those of the notices. */
export const stepped = async (
  tx: Db,
  order: LabOrderRow,
  notified: readonly ChangeEvent[],
): Promise<Changed<LabOrder>> => ({
  body: await orderWith(tx, order.id),
  events: [orderEvent(order), ...notified],
})

/** Gives a pending order to the caller. @throws Refusal 403, 404 or 409 */
export async function takeOrder(tx: Db, actor: Actor, seen: SeenOrder) {
  if (!isTechnician(actor.caller)) throw new Refusal(403, labMessages.techniciansTake)
  const order = await seenOrder(tx, seen)
  if (order.status !== 'pending')
    throw new Refusal(409, isOpenOrder(order) ? labMessages.takenAlready : labMessages.closed)
  await changeOrder(tx, order, { status: 'in-progress', technicianId: actor.caller.id })
  return await stepped(tx, order, await settleNotices(tx, order.id, actor.now))
}

/** Leads an order to another status. @throws Refusal 404 or 409 */
export async function moveOrder(
  tx: Db,
  actor: Actor,
  { status, ...seen }: SeenOrder & { status: LabStatus },
) {
  const order = await seenOrder(tx, seen)
  if (!canMoveOrder(order.status, status))
    throw new Refusal(409, labMessages.cannotMove(order.status, status))
  await changeOrder(tx, order, {
    status,
    ...(status === 'completed' && {
      completedDate: dayIn(actor.zone, actor.now),
      completedAt: new Date(actor.now),
    }),
  })
  const notified = status === 'cancelled' ? await notifyOfCancelledOrder(tx, actor, order) : []
  return await stepped(tx, order, [...notified, ...(await settleNotices(tx, order.id, actor.now))])
}

/** @throws Refusal 422 where it is no active technician */
async function requireTechnician(tx: Db, id: string): Promise<void> {
  const [technician] = isId(id)
    ? await tx
        .select({ id: users.id })
        .from(users)
        .innerJoin(roles, holdsRole)
        .where(and(isStaff, users.active, technicianRole, eq(users.id, id)))
        .for('share', { of: users })
    : []
  const message = labMessages.technicianUnknown
  if (!technician) throw new Refusal(422, message, { fields: { technician: message } })
}

/** Gives an open order to a technician, or to nobody. @throws Refusal 404, 409 or 422 */
export async function assignOrder(
  tx: Db,
  actor: Actor,
  { technician, ...seen }: SeenOrder & { technician: string | null },
) {
  const order = await seenOrder(tx, seen)
  if (!isOpenOrder(order)) throw new Refusal(409, labMessages.closed)
  if (technician !== null) await requireTechnician(tx, technician)
  await changeOrder(tx, order, { technicianId: technician })
  const notified =
    technician === order.technicianId
      ? []
      : [
          ...(await settleNotices(tx, order.id, actor.now)),
          ...(technician === null ? [] : await notifyOfAssigned(tx, actor, order, technician)),
        ]
  return await stepped(tx, order, notified)
}
