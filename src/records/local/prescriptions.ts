import { type Patient, patientMessages } from '@/contracts/patients'
import {
  type PrescriptionRequest,
  prescriptionRequestSchema,
} from '@/contracts/prescription-requests'
import { type Prescription, prescriptionSchema } from '@/contracts/prescriptions'
import { addDays, type ClinicDate } from '@/lib/clinic-date'
import { type PrescriptionRecords, RecordsError } from '../records'
import { type Collection, localCollection, nextId } from './collection'

/** In the sample, the patient who signs in is the first. */
const ownPatientId = 1

const prescriptionCollection = (today: () => ClinicDate): Collection<Prescription> =>
  localCollection('prescriptions', prescriptionSchema, async () => {
    const { prescriptionSample } = await import('./prescription-sample')
    return prescriptionSample.map(({ daysAgo, ...prescription }, at) => ({
      ...prescription,
      id: at + 1,
      date: addDays(today(), -daysAgo),
    }))
  })

const requestCollection = (): Collection<PrescriptionRequest> =>
  localCollection('prescription-requests', prescriptionRequestSchema, async () => [])

export function localPrescriptions(
  patients: Collection<Patient>,
  today: () => ClinicDate,
): PrescriptionRecords {
  const prescriptions = prescriptionCollection(today)
  const requests = requestCollection()
  return {
    ofPatient: async () =>
      (await prescriptions.all())
        .filter(({ patientId }) => patientId === ownPatientId)
        .sort((a, b) => b.date.localeCompare(a.date) || b.id - a.id),
    save: async (input) => {
      // Whatever can fail comes before the first change, so that saving again doubles nothing.
      await prescriptions.all()
      const patientName = await patients.change((rows) => {
        const patient = rows.find(({ id }) => id === input.patientId)
        if (!patient) throw new RecordsError('not-found', patientMessages.notFound)
        const treated: Patient = {
          ...patient,
          diagnosis: input.diagnosis,
          currentMedications: [...patient.currentMedications, ...input.medicines],
          lastVisit: today(),
        }
        return {
          rows: rows.map((row) => (row === patient ? treated : row)),
          result: patient.name,
        }
      })
      return await prescriptions.change((rows) => {
        const saved = { ...input, patientName, id: nextId(rows.map(({ id }) => id)) }
        return { rows: [...rows, saved], result: saved }
      })
    },
    count: async () => (await prescriptions.all()).length,
    requests: () => requests.all().then((rows) => [...rows].reverse()),
    request: (input) =>
      requests.change((rows) => {
        const made = { ...input, id: nextId(rows.map(({ id }) => id)), date: today() }
        return { rows: [...rows, made], result: made }
      }),
  }
}
