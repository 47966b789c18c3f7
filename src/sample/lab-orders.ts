import {
  awaitsResult,
  canMoveOrder,
  compareLabOrders,
  countLabOrders,
  isOpenOrder,
  labMessages,
  type labOrderEndpoints,
  resultRefusal,
} from '@/contracts/lab-orders'
import { labResultMessages } from '@/contracts/lab-results'
import { searchFor } from '@/lib/plain-text'
import { type HandlersOf, page, refusal, rowWith, type Sample, withRow } from './handler'
import type { LabOrderRow } from './tables'

/** A page load ends the files of results; what they were called stays. */
const fileIsLost = ({ id, file }: LabOrderRow, { files }: Sample): boolean =>
  file !== undefined && !files.has(id)

export const labOrderHandlers: HandlersOf<typeof labOrderEndpoints> = {
  list: ({ status, testType, date, patient, ...of }, { tables }) => {
    const matches = searchFor(patient)
    const found = tables.labOrders.filter(
      (order) =>
        (!status || order.status === status) &&
        (!testType || order.testType === testType) &&
        (!date || order.requestedDate === date) &&
        matches(order.patient),
    )
    return page(found.sort(compareLabOrders), of)
  },
  counts: (_, { tables, today }) => countLabOrders(tables.labOrders, today),
  awaiting: (_, sample) =>
    sample.tables.labOrders
      .filter((order) => awaitsResult(order, fileIsLost(order, sample)))
      .sort(compareLabOrders),
  move: ({ id, status }, { tables, today, now }) => {
    const order = rowWith(tables.labOrders, id, labMessages.notFound)
    if (!canMoveOrder(order.status, status))
      throw refusal(409, labMessages.cannotMove(order.status, status))
    const completed = status === 'completed' ? { completedDate: today, resultAt: now } : {}
    const moved = { ...order, status, ...completed }
    tables.labOrders = withRow(tables.labOrders, moved)
    return moved
  },
  assign: ({ id, technician }, { tables }) => {
    const order = rowWith(tables.labOrders, id, labMessages.notFound)
    if (!isOpenOrder(order)) throw refusal(409, labMessages.closed)
    const assigned = { ...order, technician }
    tables.labOrders = withRow(tables.labOrders, assigned)
    return assigned
  },
  report: ({ id, observation, file }, sample) => {
    const { tables, files, today, now } = sample
    const order = rowWith(tables.labOrders, id, labMessages.notFound)
    const refused = resultRefusal(order, fileIsLost(order, sample))
    if (refused !== null) throw refusal(409, refused)
    const { file: _lost, ...rest } = order
    const reported: LabOrderRow = {
      ...rest,
      ...(observation !== '' && { result: observation }),
      ...(file && { file: { name: file.name, type: file.type, size: file.size } }),
      status: 'completed',
      completedDate: order.completedDate ?? today,
      resultAt: now,
    }
    if (file) files.set(order.id, file)
    tables.labOrders = withRow(tables.labOrders, reported)
    return reported
  },
  file: ({ id }, { files }) => {
    const file = files.get(Number(id))
    if (!file) throw refusal(404, labResultMessages.fileGone)
    return file
  },
}
