import * as z from 'zod/mini'
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
import { matchesSearch } from '@/lib/plain-text'
import { dropFile, keepFile, keptFile } from '../kept-files'
import { type LabOrderRecords, RecordsError } from '../records'
import { type Collection, localCollection, pageOf } from './collection'

/** An order, and what is kept beside it. */
const keptOrderSchema = z.extend(labOrderSchema, {
  /** By what key the file of its result is kept. */
  fileKey: z.optional(z.string()),
  /** Milliseconds since 1970: when it was completed, or its result came after that. */
  resultAt: z.optional(z.number()),
})
type KeptOrder = z.infer<typeof keptOrderSchema>

const labOrderCollection = (
  patients: Collection<Patient>,
  today: () => ClinicDate,
): Collection<KeptOrder> =>
  localCollection('lab-orders', keptOrderSchema, async () => {
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

/** Whether the file of its result is gone, so that it can be given again. */
const lacksFile = async ({ file, fileKey = '' }: KeptOrder): Promise<boolean> =>
  file !== undefined && (await keptFile(fileKey)) === null

const awaitsResult = async (order: KeptOrder): Promise<boolean> =>
  isOpen(order) || (order.status === 'completed' && (!hasResult(order) || (await lacksFile(order))))

const rank = (order: LabOrder): number =>
  isOpen(order) ? (order.priority === 'urgent' ? 0 : 1) : 2

/** Open orders as they are to be worked off, closed ones with the newest day and result in front. */
function byNeed(a: KeptOrder, b: KeptOrder): number {
  if (rank(a) !== rank(b)) return rank(a) - rank(b)
  const day = ({ completedDate, requestedDate }: LabOrder) => completedDate ?? requestedDate
  const older = day(a).localeCompare(day(b)) || (a.resultAt ?? 0) - (b.resultAt ?? 0) || a.id - b.id
  return isOpen(a) ? older : -older
}

export function localLabOrders(
  patients: Collection<Patient>,
  today: () => ClinicDate,
  now: () => number,
): LabOrderRecords {
  const orders = labOrderCollection(patients, today)
  const sorted = async () => (await orders.all()).toSorted(byNeed)
  const find = async (id: number) => (await orders.all()).find((order) => order.id === id)
  const replace = (id: number, make: (order: KeptOrder) => KeptOrder) =>
    orders.change((rows) => {
      const order = rows.find((row) => row.id === id)
      if (!order) throw new RecordsError('not-found', labMessages.notFound)
      const made = make(order)
      return { rows: rows.map((row) => (row === order ? made : row)), result: made }
    })
  const moved = (order: KeptOrder, to: LabStatus): KeptOrder => {
    if (!labTransitions[order.status].includes(to))
      throw new RecordsError('conflict', labMessages.cannotMove(order.status, to))
    return {
      ...order,
      status: to,
      ...(to === 'completed' ? { completedDate: today(), resultAt: now() } : {}),
    }
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
    awaiting: async () => {
      const all = await sorted()
      const awaits = await Promise.all(all.map(awaitsResult))
      return all.filter((_, at) => awaits[at])
    },
    move: (id, to) => replace(id, (order) => moved(order, to)),
    assign: (id, technician) =>
      replace(id, (order) => {
        if (!isOpen(order)) throw new RecordsError('conflict', labMessages.closed)
        return { ...order, technician }
      }),
    report: async (id, { observation, file }) => {
      const result = observation.trim()
      const before = await find(id)
      const again = before !== undefined && (await lacksFile(before))
      // Kept first: an order must not be completed by a file that is not there.
      const fileKey = file && (await keepFile(file))
      try {
        return await replace(id, (order) => {
          if (order.status === 'cancelled')
            throw new RecordsError('conflict', labResultMessages.cancelledOrder)
          // Somebody else may have been quicker while the file was kept.
          if (hasResult(order) && !(again && order.fileKey === before.fileKey))
            throw new RecordsError('conflict', labResultMessages.hasResult)
          const { file: _lost, fileKey: _lostKey, ...rest } = order
          return {
            ...rest,
            ...(result !== '' && { result }),
            ...(file &&
              fileKey && { file: { name: file.name, type: file.type, size: file.size }, fileKey }),
            status: 'completed',
            completedDate: order.completedDate ?? today(),
            resultAt: now(),
          }
        })
      } catch (error) {
        if (fileKey) await dropFile(fileKey)
        throw error
      }
    },
    resultFile: async (id) => await keptFile((await find(id))?.fileKey ?? ''),
  }
}
