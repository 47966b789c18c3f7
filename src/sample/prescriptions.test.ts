import { patientEndpoints } from '@shared/contracts/patients'
import { prescriptionRequestEndpoints } from '@shared/contracts/prescription-requests'
import { prescriptionEndpoints } from '@shared/contracts/prescriptions'
import { staffEndpoints } from '@shared/contracts/staff'
import { addDays } from '@shared/lib/clinic-date'
import { beforeEach, expect, it } from 'vitest'
import { loadPage } from '@/test/sample'

const input = {
  patientId: '2',
  doctor: 'Dr. Kavya Reddy',
  date: '2026-11-21',
  diagnosis: 'Influenza',
  medicines: [{ name: 'Oseltamivir', dosage: '75 mg', frequency: 'Twice daily' }],
  hasInteraction: false,
  interactionAlert: '',
  check: { outcome: 'not-made' as const },
}

let call: Awaited<ReturnType<typeof loadPage>>
beforeEach(async () => {
  call = await loadPage(new Date(2026, 10, 21, 12).getTime())
})
const own = () => call(prescriptionEndpoints.own, {})
const create = (more: object = {}) => call(prescriptionEndpoints.create, { ...input, ...more })
const count = async () => (await call(prescriptionEndpoints.counts, {})).total
const patient = (id: string) => call(patientEndpoints.get, { id })
const ownRequests = () => call(prescriptionRequestEndpoints.own, {})
const openRequests = () => call(prescriptionRequestEndpoints.list, {})
const ask = async (medicine: string) => {
  const doctors = await call(staffEndpoints.doctors, {})
  const doctorId = doctors.find(({ name }) => name === 'Kavya Reddy')?._id ?? ''
  return call(prescriptionRequestEndpoints.create, { doctorId, medicine, note: '' })
}

it('keeps a prescription under the next number, with the name on record, and counts it', async () => {
  const before = await count()
  const highest = Math.max(...(await own()).map(({ number }) => number))
  expect(await create()).toEqual({
    ...input,
    id: String(highest + 1),
    number: highest + 1,
    patientName: 'Arun Thomas',
    age: 32,
  })
  expect(await count()).toBe(before + 1)
})

it('writes it on the patient’s record', async () => {
  const before = await patient('2')
  await create()
  expect(await patient('2')).toEqual({
    ...before,
    diagnosis: 'Influenza',
    lastVisit: '2026-11-21',
    currentMedications: [...before.currentMedications, ...input.medicines],
  })
})

it('refuses a patient whom nobody knows, and keeps nothing', async () => {
  const before = await count()
  await expect(create({ patientId: '999' })).rejects.toMatchObject({
    message: 'Selected patient not found.',
  })
  expect(await count()).toBe(before)
  expect(sessionStorage).toHaveLength(0)
})

it('lists a patient’s request for the doctors until a prescription answers it', async () => {
  const [sampled] = await openRequests()
  expect(sampled).toMatchObject({ patientName: 'Farah Khan', open: true })
  expect(await ownRequests()).toEqual([])

  const made = await ask('Ibuprofen')
  const request = { ...made, open: true }
  expect(request).toMatchObject({
    patientId: '1',
    patientName: 'Priya Nair',
    doctor: 'Dr. Kavya Reddy',
  })
  expect(await openRequests()).toEqual([sampled, request])
  expect(await ownRequests()).toEqual([request])

  await create({ patientId: '1', requestId: made.id })
  expect(await openRequests()).toEqual([sampled])
  expect(await ownRequests()).toEqual([{ ...request, open: false }])
})

it('keeps requests, newest first, with the day they were made', async () => {
  await ask('Ibuprofen')
  await ask('Cetirizine')
  expect(await ownRequests()).toMatchObject([
    { number: 3, date: '2026-11-21', medicine: 'Cetirizine' },
    { number: 2, date: '2026-11-21', medicine: 'Ibuprofen' },
  ])
})

it('begins with prescriptions of its patient, newest first, one with an interaction', async () => {
  const prescriptions = await own()
  expect(prescriptions.map(({ date }) => date)).toEqual(['2026-11-09', '2026-10-22', '2026-09-18'])
  const alerts = prescriptions.filter(({ hasInteraction }) => hasInteraction)
  expect(alerts.map(({ interactionAlert }) => interactionAlert)).toEqual([
    expect.stringContaining('bleeding'),
  ])
  expect((await patient('1')).name).toBe(prescriptions[0]?.patientName)
})

it('has on record what its patient was prescribed and has not come to the end of', async () => {
  const weeks = (duration: string) => Number(/^(\d+) weeks?$/.exec(duration)?.[1] ?? 52)
  const prescriptions = await own()
  const running = prescriptions.flatMap(({ date, medicines }) =>
    medicines.filter(
      ({ duration }) =>
        duration === undefined || addDays(date, 7 * weeks(duration)) >= '2026-11-21',
    ),
  )
  const { currentMedications, diagnosis } = await patient('1')
  expect(currentMedications).toEqual(running)
  expect(diagnosis).toBe(prescriptions[0]?.diagnosis)
})
