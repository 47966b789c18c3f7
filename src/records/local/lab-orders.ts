import {
  type LabOrder,
  type LabStatus,
  labOrderSchema,
  labTransitions,
} from '@/contracts/lab-orders'
import type { Patient } from '@/contracts/patients'
import { addDays, type ClinicDate } from '@/lib/clinic-date'
import { type LabOrderRecords, RecordsError } from '../records'
import { type Collection, contains, localCollection, pageOf } from './collection'

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

const isOpen = (order: LabOrder): boolean =>
  order.status === 'pending' || order.status === 'in-progress'

export function localLabOrders(
  patients: Collection<Patient>,
  today: () => ClinicDate,
): LabOrderRecords {
  const orders = labOrderCollection(patients, today)
  const replace = (id: number, make: (order: LabOrder) => LabOrder) =>
    orders.change((rows) => {
      const order = rows.find((row) => row.id === id)
      if (!order) throw new RecordsError('not-found', 'Lab order not found')
      const made = make(order)
      return { rows: rows.map((row) => (row === order ? made : row)), result: made }
    })
  const moved = (order: LabOrder, to: LabStatus): LabOrder => {
    if (!labTransitions[order.status].includes(to))
      throw new RecordsError('conflict', `A lab order that is ${order.status} cannot become ${to}.`)
    return { ...order, status: to, ...(to === 'completed' ? { completedDate: today() } : {}) }
  }
  return {
    list: async ({ status, testType, date, patient, ...page }) =>
      pageOf(
        (await orders.all())
          .filter((order) => status === null || order.status === status)
          .filter((order) => testType === null || order.testType === testType)
          .filter((order) => date === null || order.requestedDate === date)
          .filter((order) => contains(patient, order.patient)),
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
    move: (id, to) => replace(id, (order) => moved(order, to)),
    assign: (id, technician) => replace(id, (order) => ({ ...order, technician })),
    report: (id, result) =>
      replace(id, (order) => ({
        ...order,
        ...result,
        status: 'completed',
        completedDate: order.completedDate ?? today(),
      })),
  }
}
