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
import { dayIn } from './clinic-time'
import { tellOfAssigned, tellOfCancelledOrder, tellOfUrgent } from './lab-notices'
import {
  changeOrder,
  type LabOrderRow,
  orderWith,
  type SeenOrder,
  seenOrder,
  touchedOrder,
} from './lab-orders'
import { settleNotices, type Teller } from './notices'
import { nextNumber } from './numbers'
import { ageOf } from './patients'
import { holdsRole, isStaff, technicianRole } from './staff'
import type { Touched } from './touched'
import { requireOpenPatient } from './vitals'

/** Who changes an order, when, and by which clocks. */
export interface LabDesk extends Teller {
  zone: string
}

interface Changed<Body> {
  body: Body
  touched: readonly Touched[]
}

/** Orders tests of a patient, each as an order of its own. @throws Refusal 422 */
export async function orderTests(
  tx: Db,
  desk: LabDesk,
  { patientId, testTypes, priority, question }: LabRequest,
): Promise<Changed<LabOrder[]>> {
  await requireOpenPatient(tx, patientId)
  const [patient] = await tx
    .select()
    .from(patients)
    .where(and(eq(patients.clinicId, clinicId), eq(patients.id, patientId)))
  if (!patient) throw new Error('the patient is gone')
  const requestedDate = dayIn(desk.zone, desk.now)
  const body: LabOrder[] = []
  const touched: Touched[] = []
  for (const testType of testTypes) {
    const order = {
      ...{ id: newId(), number: await nextNumber(tx, 'lab-order'), patientId },
      ...{ age: ageOf(patient, requestedDate), testType, priority, question, requestedDate },
      ...{ orderedBy: desk.caller.id, createdAt: new Date(desk.now) },
    }
    await tx.insert(labOrders).values(order)
    body.push(await orderWith(tx, order.id))
    touched.push(touchedOrder(order))
    if (priority === 'urgent') touched.push(...(await tellOfUrgent(tx, desk, order)))
  }
  return { body, touched }
}

/** What a step answers, and what it touches besides those whom it tells. */
export const stepped = async (
  tx: Db,
  order: LabOrderRow,
  told: readonly Touched[],
): Promise<Changed<LabOrder>> => ({
  body: await orderWith(tx, order.id),
  touched: [touchedOrder(order), ...told],
})

/** Gives a pending order to the caller. @throws Refusal 403, 404 or 409 */
export async function takeOrder(tx: Db, desk: LabDesk, seen: SeenOrder) {
  if (!isTechnician(desk.caller)) throw new Refusal(403, labMessages.techniciansTake)
  const order = await seenOrder(tx, seen)
  if (order.status !== 'pending')
    throw new Refusal(409, isOpenOrder(order) ? labMessages.takenAlready : labMessages.closed)
  await changeOrder(tx, order, { status: 'in-progress', technicianId: desk.caller.id })
  return await stepped(tx, order, await settleNotices(tx, order.id, desk.now))
}

/** Leads an order to another status. @throws Refusal 404 or 409 */
export async function moveOrder(
  tx: Db,
  desk: LabDesk,
  { status, ...seen }: SeenOrder & { status: LabStatus },
) {
  const order = await seenOrder(tx, seen)
  if (!canMoveOrder(order.status, status))
    throw new Refusal(409, labMessages.cannotMove(order.status, status))
  await changeOrder(tx, order, {
    status,
    ...(status === 'completed' && {
      completedDate: dayIn(desk.zone, desk.now),
      completedAt: new Date(desk.now),
    }),
  })
  const told = status === 'cancelled' ? await tellOfCancelledOrder(tx, desk, order) : []
  return await stepped(tx, order, [...told, ...(await settleNotices(tx, order.id, desk.now))])
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
  desk: LabDesk,
  { technician, ...seen }: SeenOrder & { technician: string | null },
) {
  const order = await seenOrder(tx, seen)
  if (!isOpenOrder(order)) throw new Refusal(409, labMessages.closed)
  if (technician !== null) await requireTechnician(tx, technician)
  await changeOrder(tx, order, { technicianId: technician })
  const told =
    technician === order.technicianId
      ? []
      : [
          ...(await settleNotices(tx, order.id, desk.now)),
          ...(technician === null ? [] : await tellOfAssigned(tx, desk, order, technician)),
        ]
  return await stepped(tx, order, told)
}
