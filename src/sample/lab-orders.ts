import { criticalLimitsOf } from '@shared/contracts/lab-limits'
import {
  canMoveOrder,
  compareLabOrders,
  isOpenOrder,
  labMessages,
  type labOrderEndpoints,
  resultRefusal,
} from '@shared/contracts/lab-orders'
import { flagged, type LabResultVersion, labResultMessages } from '@shared/contracts/lab-results'
import type { StaffUser } from '@shared/contracts/staff'
import { searchFor } from '@shared/lib/plain-text'
import { type HandlersOf, page, refusal, rowWith, type Sample, withRow } from './handler'
import { countLabOrders } from './rules'
import type { LabOrderRow } from './tables'

/** A page load ends the files of results; what they were called stays. */
const fileIsLost = ({ result }: LabOrderRow, { files }: Sample): boolean =>
  result?.file !== undefined && !files.has(result.file.id)

/** @throws ApiError where nobody of the staff has this id */
function technicianWith(staff: readonly StaffUser[], id: string) {
  const user = staff.find(({ _id }) => _id === id)
  const message = labMessages.technicianUnknown
  if (!user) throw refusal(422, message, { technician: message })
  return { id, name: user.name }
}

/** Puts the order in its place, as changed once more. */
function keep(tables: Sample['tables'], changed: LabOrderRow): LabOrderRow {
  const order = { ...changed, version: changed.version + 1 }
  tables.labOrders = withRow(tables.labOrders, order)
  return order
}

/** @throws ApiError where it is no longer there */
function fileWith(files: Sample['files'], id: string): NonNullable<LabResultVersion['file']> {
  const file = files.get(id)
  const message = labResultMessages.fileUnknown
  if (!file) throw refusal(422, message, { fileId: message })
  return { id, name: file.name, type: file.type, size: file.size }
}

export const labOrderHandlers: HandlersOf<typeof labOrderEndpoints> = {
  list: ({ status, testType, date, patient, technicianId, ...of }, { tables }) => {
    const matches = searchFor(patient)
    const found = tables.labOrders.filter(
      (order) =>
        (!status || order.status === status) &&
        (!testType || order.testType === testType) &&
        (!date || order.requestedDate === date) &&
        (!technicianId || order.technician?.id === technicianId) &&
        matches(order.patient),
    )
    return page(found.sort(compareLabOrders), of)
  },
  counts: (_, { tables, today }) => countLabOrders(tables.labOrders, today),
  awaiting: ({ q, ...of }, sample) => {
    const matches = searchFor(q)
    const found = sample.tables.labOrders.filter(
      (order) =>
        resultRefusal(order, fileIsLost(order, sample)) === null &&
        matches(order.patient, order.testType, String(order.number)),
    )
    return page(found.sort(compareLabOrders), of)
  },
  move: ({ id, status }, { tables, today, now }) => {
    const order = rowWith(tables.labOrders, id, labMessages.notFound)
    if (!canMoveOrder(order.status, status))
      throw refusal(409, labMessages.cannotMove(order.status, status))
    const completed = status === 'completed' ? { completedDate: today, resultAt: now } : {}
    return keep(tables, { ...order, status, ...completed })
  },
  assign: ({ id, technician }, { tables }) => {
    const order = rowWith(tables.labOrders, id, labMessages.notFound)
    if (!isOpenOrder(order)) throw refusal(409, labMessages.closed)
    return keep(tables, {
      ...order,
      technician: technician === null ? null : technicianWith(tables.staff, technician),
    })
  },
  report: ({ id, observation, values, fileId }, sample) => {
    const { tables, files, today, now } = sample
    const order = rowWith(tables.labOrders, id, labMessages.notFound)
    const refused = resultRefusal(order, fileIsLost(order, sample))
    if (refused !== null) throw refusal(409, refused)
    const flags = values.map((value) =>
      flagged(value, criticalLimitsOf(order.testType, order, value, [])),
    )
    return keep(tables, {
      ...order,
      result: {
        revision: 1,
        observation: observation || (order.result?.observation ?? ''),
        values: flags,
        ...(fileId !== null && { file: fileWith(files, fileId) }),
        isCritical: flags.some(({ flag }) => flag === 'critical'),
      },
      status: 'completed',
      completedDate: order.completedDate ?? today,
      resultAt: now,
    })
  },
}
