import { setTimeout as wait } from 'node:timers/promises'
import { bookingRequestEndpoints } from '@shared/contracts/booking-requests'
import { bookingEndpoints } from '@shared/contracts/bookings'
import { fileEndpoints } from '@shared/contracts/files'
import { type LabOrder, labOrderEndpoints, labOrderSchema } from '@shared/contracts/lab-orders'
import { patientEndpoints } from '@shared/contracts/patients'
import { prescriptionRequestEndpoints } from '@shared/contracts/prescription-requests'
import { type Prescription, prescriptionEndpoints } from '@shared/contracts/prescriptions'
import { canStep } from '@shared/contracts/visit-rules'
import { type Visit, visitEndpoints, visitSchema } from '@shared/contracts/visits'
import { addDays, clinicToday } from '@shared/lib/clinic-date'
import { pathOf } from './api'
import { bodies } from './every-call'
import { type Attempt, type Change, pickBy, send } from './history-calls'
import { criticalReport, report } from './lab-orders'
import { readPatient, registration } from './patients'
import { prescription } from './prescriptions'
import { readVisit } from './visits'

/** What all desks know of the clinic: what they have been told, which may be out of date. */
export interface Clinic {
  urls: readonly string[]
  attempts: Attempt[]
  doctorIds: readonly string[]
  patientIds: string[]
  /** The patients' versions, where the desks have been told of another than the first. */
  versions: Map<string, number>
  visits: Map<string, Visit>
  labOrders: Map<string, LabOrder>
  /** Whose medicine may have been ended already. */
  prescriptions: Prescription[]
  /** The ids of bookings, which may be closed already. */
  bookings: string[]
  /** How many days visits are scheduled on. */
  days: number
}

/** Of all that was told, the last that the desks have at hand: few, so that they meet. */
const atHand = { visits: 40, bookings: 5, labOrders: 8, prescriptions: 5 }

/** The visit's time of day: 24 in all. */
const timeAt = (at: number): string =>
  `${String(8 + Math.floor(at / 4)).padStart(2, '0')}:${String((at % 4) * 15).padStart(2, '0')}`

/** What somebody at a desk can do, each as likely as it stands here often. */
const work = {
  receptionist: [
    ...['register', 'schedule', 'schedule', 'schedule', 'anyway', 'move', 'move'],
    ...['checkIn', 'checkIn', 'complete', 'cancel', 'cancel', 'reopen', 'reopen', 'prescribe'],
    ...['scheduleBooking', 'decline'],
  ],
  doctor: [
    ...['schedule', 'checkIn', 'complete', 'complete', 'reopen', 'prescribe', 'prescribe'],
    ...['endMedicine', 'endMedicine', 'orderTests', 'orderTests', 'acknowledge'],
  ],
  lab: ['take', 'take', 'assign', 'moveOrder', 'report', 'report', 'correct', 'upload'],
  patient: ['book', 'ask'],
} as const
export type DeskRole = keyof typeof work
type Action = (typeof work)[DeskRole][number]

/**
 * Works at a desk, one change after another, until it is told to stop.
 * @param name stands in what it writes
 */
export async function workAtDesk(
  clinic: Clinic,
  { role, name, token }: { role: DeskRole; name: string; token: string },
  random: () => number,
  stopped: () => boolean,
): Promise<void> {
  const pick = pickBy(random)
  let count = 0
  /** The file that the next result has. */
  let fileId: string | null = null
  const change = async (asked: Omit<Change, 'token'>) => {
    const answer = await send({ ...clinic, random }, { ...asked, token })
    return answer && answer.status < 300 ? answer.body : null
  }
  const told = (visit: Visit) => {
    const known = clinic.visits.get(visit.id)
    if (!known || known.version < visit.version) clinic.visits.set(visit.id, visit)
  }
  const changeVisit = async (asked: Omit<Change, 'token'>) => {
    const answer = await send({ ...clinic, random }, { ...asked, token })
    if (answer === null) return
    const stale = visitSchema.safeParse(Object(answer.body).current)
    if (answer.status < 300) told(readVisit(answer.body))
    else if (stale.success) told(stale.data)
  }
  const visitWhich = (fits: (visit: Visit) => boolean): Visit | undefined => {
    const found = [...clinic.visits.values()].slice(-atHand.visits).filter(fits)
    return found.length > 0 ? pick(found) : undefined
  }
  const slot = () => ({
    doctorId: pick(clinic.doctorIds),
    date: addDays(clinicToday(new Date(), 'UTC'), 40 + Math.floor(random() * clinic.days)),
    time: timeAt(Math.floor(random() * 24)),
  })
  const schedule = (reason: string, more: object = {}) =>
    changeVisit({
      endpoint: visitEndpoints.schedule,
      json: { ...slot(), reason, patientId: pick(clinic.patientIds), ...more },
      marker: reason,
    })
  const step = (which: 'checkIn' | 'complete' | 'cancel' | 'reopen') => async () => {
    const visit = visitWhich(({ status }) =>
      which === 'reopen' ? status !== 'pending' : canStep(status, which),
    )
    if (!visit) return
    const endpoint = visitEndpoints[which]
    await changeVisit({
      ...{ endpoint, path: pathOf(endpoint, visit.id) },
      json: { version: visit.version, ...(which === 'checkIn' && { otherDay: true }) },
    })
  }

  const toldOrder = (order: LabOrder) => {
    const known = clinic.labOrders.get(order.id)
    if (!known || known.version < order.version) clinic.labOrders.set(order.id, order)
  }
  const changeOrder = async (
    which: 'take' | 'assign' | 'move' | 'report' | 'correct' | 'acknowledge',
    more: object = {},
  ) => {
    const last = [...clinic.labOrders.values()].slice(-atHand.labOrders)
    // Nothing is sent: without a wait nobody else would come to anything.
    if (last.length === 0) return await wait(20)
    const { id, version } = pick(last)
    const endpoint = labOrderEndpoints[which]
    const asked = { endpoint, path: pathOf(endpoint, id), json: { version, ...more }, token }
    const answer = await send({ ...clinic, random }, asked)
    const is: unknown = answer && answer.status < 300 ? answer.body : Object(answer?.body).current
    if (is) toldOrder(labOrderSchema.parse(is))
  }
  const result = () => (random() < 0.5 ? criticalReport : report)

  const closeBooking = async (which: 'schedule' | 'decline', json: object, marker = '') => {
    const last = clinic.bookings.slice(-atHand.bookings)
    if (last.length === 0) return
    const endpoint = bookingRequestEndpoints[which]
    const path = pathOf(endpoint, pick(last))
    const body = await change({ endpoint, path, json: { version: 1, ...json }, marker })
    if (body && which === 'schedule')
      told(bookingRequestEndpoints.schedule.output.parse(body).visit)
  }

  const actions: Record<Action, (marker: string) => Promise<unknown>> = {
    register: async (marker) => {
      const json = { ...registration, name: marker }
      const body = await change({ endpoint: patientEndpoints.register, json, marker })
      if (body) clinic.patientIds.push(readPatient(body).id)
    },
    schedule: (marker) => schedule(marker),
    anyway: async (marker) => {
      const over = visitWhich(({ status }) => status !== 'cancelled')
      if (!over) return
      const { doctorId, date, time } = over
      await schedule(marker, { doctorId, date, time, anyway: { reason: 'An emergency' } })
    },
    move: async () => {
      const visit = visitWhich(({ status }) => status === 'pending' || status === 'checked-in')
      if (!visit) return
      const { id, version, reason } = visit
      const endpoint = visitEndpoints.change
      await changeVisit({
        ...{ endpoint, path: pathOf(endpoint, id) },
        json: { ...slot(), version, reason },
      })
    },
    checkIn: step('checkIn'),
    complete: step('complete'),
    cancel: step('cancel'),
    reopen: step('reopen'),
    prescribe: async (marker) => {
      const patientId = pick(clinic.patientIds)
      const version = clinic.versions.get(patientId) ?? 1
      // Nothing else that is prescribed is the same, so that ending it ends nothing else.
      const medicines = [{ name: marker, dosage: '75 mg', frequency: 'Twice daily' }]
      const json = {
        ...{ ...prescription, otherDay: true },
        ...{ medicines, patientId, diagnosis: marker, version },
      }
      const asked = { endpoint: prescriptionEndpoints.create, json, marker, token }
      const answer = await send({ ...clinic, random }, asked)
      const current: unknown = Object(answer?.body).current
      if (answer?.status === 201) {
        clinic.versions.set(patientId, version + 1)
        clinic.prescriptions.push(prescriptionEndpoints.create.output.parse(answer.body))
      } else if (current) clinic.versions.set(patientId, readPatient(current).version)
    },
    endMedicine: async () => {
      const last = clinic.prescriptions.slice(-atHand.prescriptions)
      if (last.length === 0) return await wait(20)
      const { id, version } = pick(last)
      const endpoint = prescriptionEndpoints.end
      const json = { medicine: 0, reason: 'It did not help', version }
      await change({ endpoint, path: pathOf(endpoint, id), json })
    },
    ask: (marker) =>
      change({
        endpoint: prescriptionRequestEndpoints.create,
        json: { doctorId: pick(clinic.doctorIds), medicine: marker, note: '' },
        marker,
      }),
    book: async (marker) => {
      const endpoint = bookingEndpoints.create
      const json = { ...bodies['book appointment'], checkupDetails: marker }
      const body = await change({ endpoint, json, marker })
      if (body) clinic.bookings.push(Object(body).saveBookappoinment._id)
    },
    scheduleBooking: (reason) =>
      closeBooking('schedule', { ...slot(), reason, patientId: pick(clinic.patientIds) }, reason),
    orderTests: async (question) => {
      const endpoint = labOrderEndpoints.create
      const testTypes = random() < 0.5 ? ['Urinalysis'] : ['Lipid Panel', 'Hemoglobin A1C']
      const json = { patientId: pick(clinic.patientIds), testTypes, priority: 'routine', question }
      const body = await change({ endpoint, json, marker: question })
      if (body) for (const order of endpoint.output.parse(body)) toldOrder(order)
    },
    take: () => changeOrder('take'),
    assign: () => changeOrder('assign', { technician: null }),
    moveOrder: () => changeOrder('move', { status: pick(['in-progress', 'completed']) }),
    upload: async (marker) => {
      const endpoint = fileEndpoints.upload
      const path = `${endpoint.path}?${new URLSearchParams({ name: `${marker}.pdf` })}`
      const body = await change({ endpoint, path, raw: `%PDF-1.7\n${marker}\n%%EOF` })
      if (body) fileId = endpoint.output.parse(body).id
    },
    report: () => changeOrder('report', { ...result(), fileId }),
    correct: () => changeOrder('correct', { ...result(), reason: 'Another tube' }),
    acknowledge: () => changeOrder('acknowledge'),
    decline: () => closeBooking('decline', { reason: 'Nobody is free' }),
  }
  while (!stopped()) await actions[pick<Action>(work[role])](`${name}, no. ${++count}`)
}
