import { storedLimits } from '@shared/contracts/lab-limits'
import { type LabOrder, type LabOrderRecord, labMessages } from '@shared/contracts/lab-orders'
import {
  criticalValues,
  flaggedAgain,
  type LabResultVersion,
  type LabValue,
} from '@shared/contracts/lab-results'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../db/database'
import { clinicId, patients, users } from '../db/schema'
import { files } from '../db/schema-care'
import { labListOrder, labOrders, labResults } from '../db/schema-lab'
import { isId, Refusal } from '../http'
import { called } from './caller-name'
import type { ChangeEvent } from './change-events'
import { keysOf, type Order } from './page'
import { isDoctorAccount } from './staff'

export type LabOrderRow = typeof labOrders.$inferSelect

export const ordersOfClinic = eq(labOrders.clinicId, clinicId)

/** The list's own order. */
export const byListOrder: Order = {
  by: labListOrder(labOrders),
  id: labOrders.id,
  read: (text) => (/^\d{1,30}$/.test(text) ? sql`${text}::numeric` : null),
}

const technicians = alias(users, 'technicians')
const acknowledgers = alias(users, 'acknowledgers')

const ofOrder = and(
  eq(labResults.clinicId, labOrders.clinicId),
  eq(labResults.orderId, labOrders.id),
)
/** Whose an order is. */
export const isOfPatient = and(
  eq(patients.clinicId, labOrders.clinicId),
  eq(patients.id, labOrders.patientId),
)
const isFile = and(eq(files.clinicId, labResults.clinicId), eq(files.id, labResults.fileId))
const isLast = eq(labResults.revision, labOrders.revisions)
/** Of an order the version of its result that counts. */
export const ofLastResult = and(ofOrder, isLast)

/** A version with its file, and with the name that who acknowledged it has now. */
const versionFields = {
  result: labResults,
  file: files,
  acknowledger: acknowledgers.name,
  isAcknowledgerDoctor: isDoctorAccount(acknowledgers),
}

/**
 * Orders with the names that everybody has now, and the version of their result that counts.
 * @param counts which of the versions that is: the last, unless it is said
 */
export const labOrderRows = (db: Db, counts: SQL | undefined = isLast) =>
  db
    .select({
      order: labOrders,
      patient: {
        ...{ number: patients.number, name: patients.name },
        ...{ gender: patients.gender, dateOfBirth: patients.dateOfBirth },
      },
      orderer: users.name,
      isOrdererDoctor: isDoctorAccount(users),
      technician: technicians.name,
      ...versionFields,
      keys: keysOf(byListOrder),
    })
    .from(labOrders)
    .innerJoin(patients, isOfPatient)
    .innerJoin(users, eq(users.id, labOrders.orderedBy))
    .leftJoin(technicians, eq(technicians.id, labOrders.technicianId))
    .leftJoin(labResults, and(ofOrder, counts))
    .leftJoin(files, isFile)
    .leftJoin(acknowledgers, eq(acknowledgers.id, labResults.acknowledgedBy))
    .$dynamic()

type Row = Awaited<ReturnType<typeof labOrderRows>>[number]

/** By what the flags of values from before their limits were stored are worked out. */
type FlaggedBy = Pick<LabOrder, 'testType' | 'age' | 'requestedDate'> & {
  dateOfBirth?: string | null | undefined
}

/** Stored values with the flags that they have by the range and the critical limits stored with them. */
export const valuesAgain = (values: readonly LabValue[], order: FlaggedBy): LabValue[] =>
  values.map((value) => flaggedAgain(value, storedLimits(order.testType, order, value)))

export const hasCritical = (values: LabValue[]): boolean => criticalValues({ values }).length > 0

/** A version as it is sent. */
function sentVersion(
  {
    result,
    file,
    acknowledger,
    isAcknowledgerDoctor,
  }: Pick<Row, 'file' | 'acknowledger' | 'isAcknowledgerDoctor'> & {
    result: NonNullable<Row['result']>
  },
  order: FlaggedBy,
): LabResultVersion {
  const { revision, observation, reportedAt, reporter } = result
  const { correctionReason, acknowledgedAt } = result
  const values = valuesAgain(result.values, order)
  return {
    ...{ revision, observation, values, isCritical: result.isCritical || hasCritical(values) },
    ...(result.isPregnant && { isPregnant: true as const }),
    ...(file && { file: { id: file.id, name: file.name, type: file.type, size: file.size } }),
    ...{ reportedAt: reportedAt.toISOString(), reportedBy: reporter },
    ...(correctionReason !== null && { correctionReason }),
    ...(acknowledgedAt &&
      acknowledger !== null && {
        acknowledged: {
          by: called(acknowledger, isAcknowledgerDoctor),
          at: acknowledgedAt.toISOString(),
        },
      }),
  }
}

/** As it is sent. */
export const sentOrder = ({
  order,
  patient,
  orderer,
  isOrdererDoctor,
  technician,
  result,
  ...more
}: Omit<Row, 'keys'>): LabOrder => ({
  id: order.id,
  number: order.number,
  patientId: order.patientId,
  patientNumber: patient.number,
  patient: patient.name,
  age: order.age,
  ...(patient.dateOfBirth !== null && { dateOfBirth: patient.dateOfBirth }),
  gender: patient.gender,
  testType: order.testType,
  requestedDate: order.requestedDate,
  status: order.status,
  priority: order.priority,
  question: order.question,
  orderedBy: { id: order.orderedBy, name: called(orderer, isOrdererDoctor) },
  technician:
    order.technicianId !== null && technician !== null
      ? { id: order.technicianId, name: technician }
      : null,
  ...(order.completedDate !== null && { completedDate: order.completedDate }),
  ...(result && {
    result: sentVersion({ result, ...more }, { ...order, dateOfBirth: patient.dateOfBirth }),
  }),
  version: order.version,
})

export const orderNotFound = () => new Refusal(404, labMessages.notFound)

/** One order, by its id. @throws Refusal 404 */
export async function orderWith(db: Db, id: string): Promise<LabOrder> {
  const [row] = await labOrderRows(db).where(and(ordersOfClinic, eq(labOrders.id, id)))
  if (!row) throw orderNotFound()
  return sentOrder(row)
}

/** An order with those versions of its result that are for the reader, the last first. */
export async function recordOf(
  db: Db,
  order: LabOrder,
  among: SQL | undefined,
): Promise<LabOrderRecord> {
  const rows = await db
    .select(versionFields)
    .from(labResults)
    .leftJoin(files, isFile)
    .leftJoin(acknowledgers, eq(acknowledgers.id, labResults.acknowledgedBy))
    .where(and(eq(labResults.clinicId, clinicId), eq(labResults.orderId, order.id), among))
    .orderBy(desc(labResults.revision))
  return { ...order, results: rows.map((row) => sentVersion(row, order)) }
}

/** The order and its version that a change was made of. */
export interface SeenOrder {
  id: string
  version: number
}

/**
 * An order in the version that was seen, locked until it is changed.
 * @throws Refusal 404, or 409 with the order as it is
 */
export async function seenOrder(tx: Db, { id, version }: SeenOrder): Promise<LabOrderRow> {
  const [row] = isId(id)
    ? await tx
        .select()
        .from(labOrders)
        .where(and(ordersOfClinic, eq(labOrders.id, id)))
        .for('no key update')
    : []
  if (!row) throw orderNotFound()
  if (row.version === version) return row
  throw new Refusal(409, labMessages.stale, {
    error: 'stale',
    current: await orderWith(tx, id),
  })
}

/** Changes an order that is locked, and counts the change. */
export async function changeOrder(
  tx: Db,
  { id, version }: LabOrderRow,
  change: Partial<typeof labOrders.$inferInsert>,
): Promise<void> {
  await tx
    .update(labOrders)
    .set({ ...change, version: version + 1 })
    .where(and(ordersOfClinic, eq(labOrders.id, id)))
}

/** The change event of a released result. */
export const releaseEvent = ({
  id,
  patientId,
}: Pick<LabOrderRow, 'id' | 'patientId'>): ChangeEvent => ({
  topic: 'lab-orders',
  id,
  patientId,
})

/** The change event of an order: its patient sees the order only once a result is released. */
export const orderEvent = (order: Pick<LabOrderRow, 'id' | 'patientId'>): ChangeEvent => ({
  ...releaseEvent(order),
  isForStaff: true,
})
