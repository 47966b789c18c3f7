import {
  type LabOrder,
  type LabStatus,
  labMessages,
  labOrderSchema,
  labTransitions,
} from '@/contracts/lab-orders'
import { labResultMessages } from '@/contracts/lab-results'
import type { Patient } from '@/contracts/patients'
import { addDays, type ClinicDate } from '@/lib/clinic-date'
import { matchesSearch } from '@/lib/list-search'
import { type LabOrderRecords, RecordsError } from '../records'
import { type Collection, localCollection, pageOf } from './collection'

const labOrderCollection = (
  patients: Collection<Patient>,
  today: () => ClinicDate,
): Collection<LabOrder> =>
  localCollection('lab-orders', labOrderSchema, async () => {
    const [{ labOrderSample }, people] = await Promise.all([
      import('./lab-order-sample'),
      patients.all(),
    ])
    return labOrderSample.flatMap(({ patientId, requested, completed, ...order }, at) => {
      const patient = people.find(({ id }) => id === patientId)
      if (!patient) return []
      return [
        {
          ...order,
          id: at + 1,
          patient: patient.name,
          age: patient.age,
          requestedDate: addDays(today(), -requested),
          ...(completed === undefined ? {} : { completedDate: addDays(today(), -completed) }),
        },
      ]
    })
  })

const isOpen = ({ status }: LabOrder): boolean => status === 'pending' || status === 'in-progress'
const hasResult = ({ result, file }: LabOrder): boolean =>
  result !== undefined || file !== undefined
const awaitsResult = (order: LabOrder): boolean =>
  isOpen(order) || (order.status === 'completed' && !hasResult(order))

const rank = (order: LabOrder): number =>
  isOpen(order) ? (order.priority === 'urgent' ? 0 : 1) : 2

/** Open orders as they are to be worked off, closed ones with the newest in front. */
function byNeed(a: LabOrder, b: LabOrder): number {
  if (rank(a) !== rank(b)) return rank(a) - rank(b)
  const day = ({ completedDate, requestedDate }: LabOrder) => completedDate ?? requestedDate
  const older = day(a).localeCompare(day(b)) || a.id - b.id
  return isOpen(a) ? older : -older
}

export function localLabOrders(
  patients: Collection<Patient>,
  today: () => ClinicDate,
): LabOrderRecords {
  const orders = labOrderCollection(patients, today)
  // Session storage has no room for files: they live as long as the page.
  const files = new Map<number, Blob>()
  const sorted = async () => (await orders.all()).toSorted(byNeed)
  const replace = (id: number, make: (order: LabOrder) => LabOrder) =>
    orders.change((rows) => {
      const order = rows.find((row) => row.id === id)
      if (!order) throw new RecordsError('not-found', labMessages.notFound)
      const made = make(order)
      return { rows: rows.map((row) => (row === order ? made : row)), result: made }
    })
  const moved = (order: LabOrder, to: LabStatus): LabOrder => {
    if (!labTransitions[order.status].includes(to))
      throw new RecordsError('conflict', labMessages.cannotMove(order.status, to))
    return { ...order, status: to, ...(to === 'completed' ? { completedDate: today() } : {}) }
  }
  return {
    list: async ({ status, testType, date, patient, ...page }) =>
      pageOf(
        (await sorted())
          .filter((order) => status === null || order.status === status)
          .filter((order) => testType === null || order.testType === testType)
          .filter((order) => date === null || order.requestedDate === date)
          .filter((order) => matchesSearch(patient, order.patient)),
        page,
      ),
    counts: async () => {
      const all = await orders.all()
      return {
        pending: all.filter(({ status }) => status === 'pending').length,
        inProgress: all.filter(({ status }) => status === 'in-progress').length,
        completedToday: all.filter((order) => order.completedDate === today()).length,
        urgent: all.filter((order) => order.priority === 'urgent' && isOpen(order)).length,
      }
    },
    awaiting: async () => (await sorted()).filter(awaitsResult),
    move: (id, to) => replace(id, (order) => moved(order, to)),
    assign: (id, technician) =>
      replace(id, (order) => {
        if (!isOpen(order)) throw new RecordsError('conflict', labMessages.closed)
        return { ...order, technician }
      }),
    report: async (id, { observation, file }) => {
      const result = observation.trim()
      const order = await replace(id, (order) => {
        if (order.status === 'cancelled')
          throw new RecordsError('conflict', labResultMessages.cancelledOrder)
        if (hasResult(order)) throw new RecordsError('conflict', labResultMessages.hasResult)
        return {
          ...order,
          ...(result !== '' && { result }),
          ...(file && { file: { name: file.name, type: file.type, size: file.size } }),
          status: 'completed',
          completedDate: order.completedDate ?? today(),
        }
      })
      if (file) files.set(id, file)
      return order
    },
    resultFile: async (id) => files.get(id) ?? null,
  }
}
