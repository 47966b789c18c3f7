import { appointmentEndpoints } from '@shared/contracts/appointments'
import { patientEndpoints, patientMessages } from '@shared/contracts/patients'
import {
  prescriptionRequestEndpoints,
  requestMessages,
} from '@shared/contracts/prescription-requests'
import { prescriptionEndpoints } from '@shared/contracts/prescriptions'
import { isSameDoctor, staffEndpoints } from '@shared/contracts/staff'
import { type Visit, visitEndpoints, visitMessages } from '@shared/contracts/visits'
import { addDays } from '@shared/lib/clinic-date'
import { beforeEach, describe, expect, test } from 'vitest'
import { call, doctorsToday, enter, hosts, noon, refused, startHosts, today } from '@/test/hosts'

// The same calls to both hosts, as in contract.test.ts: visits and prescriptions.

const begin = startHosts()

/** A day on which nobody has an appointment yet. */
const quietDay = addDays(today, 40)

const patientNo = async (number: number) => {
  const { rows } = await call(patientEndpoints.list, { sort: 'number', limit: 100 })
  const patient = rows.find((row) => row.number === number)
  if (!patient) throw new Error(`There is no patient ${number}`)
  return patient
}
/** A host's account may have the title in its name. */
const doctorNamed = async (wanted: string) => {
  const doctors = await call(staffEndpoints.doctors, {})
  return doctors.find(({ name }) => isSameDoctor(name, wanted))?._id ?? ''
}

describe.each(hosts)('on %s', (host) => {
  beforeEach(() => begin(host))

  describe('a visit', () => {
    const counts = () => call(visitEndpoints.counts, {})
    const schedule = async (more: object = {}) => {
      const { id: patientId } = await patientNo(2)
      const slot = { date: quietDay, time: '9.05', reason: ' Rash ' }
      const doctorId = await doctorNamed('Kavya Reddy')
      return call(visitEndpoints.schedule, { ...slot, patientId, doctorId, ...more })
    }
    const seen = ({ id, version }: Visit) => ({ id, version })

    test('is scheduled as pending, with people as they are on record, and counted', async () => {
      await enter(host, 'receptionist')
      const before = await counts()
      const { total } = await call(visitEndpoints.list, {})
      const visit = await schedule()
      expect(visit).toMatchObject({
        ...{ number: total + 1, patientNumber: 2, patientName: 'Arun Thomas', age: 32 },
        ...{ doctor: 'Dr. Kavya Reddy', date: quietDay, time: '09:05', reason: 'Rash' },
        ...{ status: 'pending', version: 1 },
      })
      expect(visit).not.toHaveProperty('checkedInAt')
      expect(await counts()).toEqual({
        ...before,
        appointments: before.appointments + 1,
        pending: before.pending + 1,
      })
      const { rows } = await call(visitEndpoints.list, { date: quietDay })
      expect(rows.map(({ id }) => id)).toEqual([visit.id])
      const { patientId } = visit
      const own = await call(visitEndpoints.list, { patientId, limit: 100 })
      expect(own.rows.map(({ patientNumber }) => patientNumber)).toEqual(Array(own.total).fill(2))
      expect(own.rows.map(({ id }) => id)).toContain(visit.id)
    })

    test.each([
      ['patientId', visitMessages.patientNotFound],
      ['doctorId', visitMessages.doctorUnknown],
    ])('of somebody unknown is refused at %s', async (field, message) => {
      await enter(host, 'receptionist')
      const before = await counts()
      await expect(schedule({ [field]: '4711' })).rejects.toMatchObject({
        status: 422,
        envelope: { fields: { [field]: message } },
      })
      expect(await counts()).toEqual(before)
    })

    test('without what the form needs is refused at its fields', async () => {
      await enter(host, 'receptionist')
      const nothing = {
        patientId: '',
        date: '2026-02-30',
        time: '25:00',
        reason: ' ',
        doctorId: '',
      }
      await expect(schedule(nothing)).rejects.toMatchObject({
        status: 400,
        envelope: {
          fields: {
            patientId: visitMessages.patientRequired,
            date: visitMessages.dateRequired,
            time: visitMessages.timeRequired,
            reason: visitMessages.reasonRequired,
            doctorId: visitMessages.doctorRequired,
          },
        },
      })
    })

    test('goes from step to step, each a version, and is counted where it stands', async () => {
      await enter(host, 'receptionist')
      const before = await counts()
      const visit = await schedule()
      const waiting = await call(visitEndpoints.checkIn, { ...seen(visit), otherDay: true })
      expect(waiting).toMatchObject({ status: 'checked-in', version: 2, checkedInAt: noon })
      expect(await counts()).toEqual({
        ...before,
        appointments: before.appointments + 1,
        checkedIn: before.checkedIn + 1,
      })
      const done = await call(visitEndpoints.complete, seen(waiting))
      expect(done).toMatchObject({ status: 'completed', version: 3 })
      expect(done).not.toHaveProperty('checkedInAt')
      expect(await counts()).toEqual({ ...before, appointments: before.appointments + 1 })
    })

    test('takes no step that does not lead on from where it is', async () => {
      await enter(host, 'receptionist')
      const visit = await schedule()
      expect(await refused(visitEndpoints.complete, seen(visit))).toMatchObject({
        status: 409,
        envelope: { message: visitMessages.cannotMove('pending', 'completed') },
      })
      const cancelled = await call(visitEndpoints.cancel, seen(visit))
      expect(cancelled).toMatchObject({ status: 'cancelled', version: 2 })
      for (const step of ['checkIn', 'complete', 'cancel'] as const)
        expect(await refused(visitEndpoints[step], seen(cancelled))).toMatchObject({ status: 409 })
      expect(await refused(visitEndpoints.checkIn, { id: '4711', version: 1 })).toMatchObject({
        status: 404,
        envelope: { message: visitMessages.notFound },
      })
    })

    test('is reopened to the status before its last step, from the version that was seen', async () => {
      await enter(host, 'receptionist')
      const visit = seen(await schedule())
      const waiting = await call(visitEndpoints.checkIn, { ...visit, otherDay: true })
      const done = await call(visitEndpoints.complete, seen(waiting))
      expect(await refused(visitEndpoints.reopen, seen(waiting))).toMatchObject({ status: 409 })
      const reopened = await call(visitEndpoints.reopen, seen(done))
      expect(reopened).toMatchObject({ status: 'checked-in', version: 4, checkedInAt: noon })
    })

    test('is its patient’s and its doctor’s too, until it is cancelled', async () => {
      const handOver = await enter(host, 'doctor')
      const before = await call(appointmentEndpoints.doctorCounts, {})
      const [doctorId, { id: patientId }] = [await doctorNamed('Daniel Reyes'), await patientNo(1)]
      const visit = await schedule({ date: today, time: '17:45', doctorId, patientId })
      const ids = (list: { id: string }[]) => list.map(({ id }) => id)
      expect(await call(appointmentEndpoints.doctorCounts, {})).toMatchObject({
        today: before.today + 1,
        week: before.week + 1,
      })
      const expected = (await doctorsToday()).filter(({ status }) => status === 'pending')
      expect(expected.at(-1)).toMatchObject({
        ...{ id: visit.id, patient: 'Priya Nair', time: '17:45' },
      })
      await handOver('patient')
      const own = await call(appointmentEndpoints.own, {})
      expect(own.find(({ id }) => id === visit.id)).toMatchObject({
        ...{ doctor: 'Dr. Daniel Reyes', department: 'Orthopedics', status: 'pending' },
      })
      await handOver('doctor')
      await call(visitEndpoints.cancel, seen(visit))
      expect(await call(appointmentEndpoints.doctorCounts, {})).toMatchObject({ ...before })
      await handOver('patient')
      const left = (await call(appointmentEndpoints.own, {})).filter(
        ({ status }) => status !== 'cancelled',
      )
      expect(ids(left)).not.toContain(visit.id)
    })
  })

  describe('a prescription', () => {
    const medicines = [{ name: 'Oseltamivir', dosage: '75 mg', frequency: 'Twice daily' }]
    const prescribe = (patientId: string, more: object = {}) =>
      call(prescriptionEndpoints.create, {
        ...{ patientId, doctor: 'Dr. Daniel Reyes', date: today, diagnosis: 'Influenza' },
        ...{ medicines, hasInteraction: false, interactionAlert: '' },
        ...{ check: { outcome: 'not-made' }, version: 1 },
        ...more,
      })
    const count = async () => (await call(prescriptionEndpoints.counts, {})).total

    test('is numbered and counted, and writes what it says on the record', async () => {
      await enter(host, 'doctor')
      const { id } = await patientNo(2)
      const [before, patient] = [await count(), await call(patientEndpoints.get, { id })]
      expect(await prescribe(patient.id)).toMatchObject({
        ...{ number: before + 1, patientName: 'Arun Thomas', age: 32 },
        ...{ doctor: 'Dr. Daniel Reyes', date: today, diagnosis: 'Influenza', medicines },
      })
      expect(await count()).toBe(before + 1)
      expect(await call(patientEndpoints.get, { id: patient.id })).toMatchObject({
        diagnosis: 'Influenza',
        lastVisit: today,
        currentMedications: [...patient.currentMedications, ...medicines],
      })
    })

    test('of nobody, or of nothing, is refused at its fields, and not kept', async () => {
      await enter(host, 'doctor')
      const before = await count()
      await expect(prescribe('4711')).rejects.toMatchObject({
        status: 422,
        envelope: { fields: { patientId: patientMessages.notFound } },
      })
      await expect(prescribe('4711', { medicines: [], diagnosis: '' })).rejects.toMatchObject({
        status: 400,
        envelope: { fields: { medicines: expect.any(String), diagnosis: expect.any(String) } },
      })
      expect(await count()).toBe(before)
    })

    test('that was asked for is on the doctors’ list until it is written', async () => {
      const handOver = await enter(host, 'patient')
      const doctorId = await doctorNamed('Kavya Reddy')
      const ask = (medicine: string) =>
        call(prescriptionRequestEndpoints.create, { doctorId, medicine, note: '' })
      const first = await ask('Ibuprofen')
      const second = await ask('Cetirizine')
      expect(first).toMatchObject({
        ...{ patientName: 'Priya Nair', doctor: 'Dr. Kavya Reddy', date: today },
      })
      expect(second.number).toBe(first.number + 1)
      await handOver('doctor')
      const open = async () =>
        (await call(prescriptionRequestEndpoints.list, {})).map(({ id }) => id)
      const [oldest, ...others] = await open()
      expect(others).toEqual([first.id, second.id])
      await prescribe((await patientNo(1)).id, { requestId: first.id })
      expect(await open()).toEqual([oldest, second.id])
      await handOver('patient')
      expect(await call(prescriptionRequestEndpoints.own, {})).toMatchObject([
        { id: second.id, open: true },
        { id: first.id, open: false },
      ])
      const [newest] = await call(prescriptionEndpoints.own, {})
      expect(newest).toMatchObject({ requestId: first.id, diagnosis: 'Influenza' })
    })

    test('is asked of a doctor, by its name', async () => {
      await enter(host, 'patient')
      const nobody = { doctorId: '4711', medicine: 'Ibuprofen', note: '' }
      expect(await refused(prescriptionRequestEndpoints.create, nobody)).toMatchObject({
        status: 422,
        envelope: { fields: { doctorId: visitMessages.doctorUnknown } },
      })
      const nothing = { doctorId: '', medicine: ' ', note: '' }
      expect(await refused(prescriptionRequestEndpoints.create, nothing)).toMatchObject({
        status: 400,
        envelope: {
          fields: {
            doctorId: requestMessages.doctorRequired,
            medicine: requestMessages.medicineRequired,
          },
        },
      })
    })
  })
})
