import { beforeEach, expect, it, vi } from 'vitest'
import { addDays } from '@/lib/clinic-date'
import { openRecords } from '@/test/open-records'

/** How many times the sample fails to arrive. */
const sample = vi.hoisted(() => ({ missing: 0 }))
vi.mock('./prescription-sample', async (actual) => {
  const { prescriptionSample, requestSample } =
    await actual<typeof import('./prescription-sample')>()
  return {
    requestSample,
    get prescriptionSample() {
      if (sample.missing-- > 0) throw new TypeError('Failed to fetch dynamically imported module')
      return prescriptionSample
    },
  }
})
beforeEach(() => {
  sample.missing = 0
})

const noon = new Date(2026, 10, 21, 12).getTime()
const open = () => openRecords(() => noon)

const input = {
  patientId: 2,
  doctor: 'Dr. Kavya Reddy',
  date: '2026-11-21',
  diagnosis: 'Influenza',
  medicines: [{ name: 'Oseltamivir', dosage: '75 mg', frequency: 'Twice daily' }],
  hasInteraction: false,
  interactionAlert: '',
  check: { outcome: 'not-made' as const },
}

it('gives the patient the diagnosis, the medicines beside the earlier, and today as last visit', async () => {
  const { patients, prescriptions } = await open()
  const before = await patients.get(2)
  await prescriptions.save(input)
  expect(await patients.get(2)).toEqual({
    ...before,
    diagnosis: 'Influenza',
    lastVisit: '2026-11-21',
    currentMedications: [...(before?.currentMedications ?? []), ...input.medicines],
  })
})

it('keeps the prescription under the next id, with the name on record', async () => {
  const { prescriptions } = await open()
  const highest = Math.max(...(await prescriptions.ofPatient()).map(({ id }) => id))
  const saved = await prescriptions.save(input)
  expect(saved).toEqual({ ...input, id: highest + 1, patientName: 'Arun Thomas', age: 32 })
})

it('refuses a patient whom nobody knows, and keeps nothing', async () => {
  const { prescriptions } = await open()
  await expect(prescriptions.save({ ...input, patientId: 999 })).rejects.toMatchObject({
    kind: 'not-found',
    message: 'Selected patient not found.',
  })
  expect(sessionStorage.getItem('records.prescriptions')).toBeNull()
})

it('changes nothing of the patient where the prescriptions cannot be read', async () => {
  const { patients, prescriptions } = await open()
  const before = await patients.get(2)
  sample.missing = 1
  await expect(prescriptions.save(input)).rejects.toThrow()
  expect(await patients.get(2)).toEqual(before)
  await prescriptions.save(input)
  expect((await patients.get(2))?.currentMedications).toEqual([
    ...(before?.currentMedications ?? []),
    ...input.medicines,
  ])
})

it('lists a patient’s request for the doctors until a prescription answers it', async () => {
  const { prescriptions } = await open()
  const [sampled] = await prescriptions.openRequests()
  expect(sampled).toMatchObject({ patientName: 'Farah Khan', open: true })
  expect(await prescriptions.requests()).toEqual([])

  const wish = { doctor: 'Dr. Kavya Reddy', medicine: 'Ibuprofen', note: '' }
  const made = await prescriptions.request(wish)
  const request = { ...made, ...wish, patientId: 1, patientName: 'Priya Nair', open: true }
  expect(await prescriptions.openRequests()).toEqual([sampled, request])
  expect(await prescriptions.requests()).toEqual([request])

  await prescriptions.save({ ...input, patientId: 1, requestId: made.id })
  expect(await prescriptions.openRequests()).toEqual([sampled])
  expect(await prescriptions.requests()).toEqual([{ ...request, open: false }])
})

it('counts what is kept', async () => {
  const { prescriptions } = await open()
  const before = await prescriptions.count()
  await prescriptions.save(input)
  expect(await prescriptions.count()).toBe(before + 1)
})

it('has on record what the sample’s patient was prescribed and has not come to the end of', async () => {
  const { patients, prescriptions } = await open()
  const weeks = (duration: string) => Number(/^(\d+) weeks?$/.exec(duration)?.[1] ?? 52)
  const running = (await prescriptions.ofPatient()).flatMap(({ date, medicines }) =>
    medicines.filter(
      ({ duration }) =>
        duration === undefined || addDays(date, 7 * weeks(duration)) >= '2026-11-21',
    ),
  )
  const own = await patients.get(1)
  expect(own?.currentMedications).toEqual(running)
  expect(own?.diagnosis).toBe((await prescriptions.ofPatient())[0]?.diagnosis)
})
