import { type Patient, patientMessages } from '@/contracts/patients'
import {
  type PrescriptionRequest,
  prescriptionRequestSchema,
  type RequestState,
} from '@/contracts/prescription-requests'
import { type Prescription, prescriptionSchema } from '@/contracts/prescriptions'
import { addDays, type ClinicDate, isClinicDate, yearsBetween } from '@/lib/clinic-date'
import { type PrescriptionRecords, RecordsError } from '../records'
import { type Collection, localCollection, nextId } from './collection'
import { ownPatientId } from './own-patient'

const prescriptionCollection = (
  patients: Collection<Patient>,
  today: () => ClinicDate,
): Collection<Prescription> =>
  localCollection('prescriptions', prescriptionSchema, async () => {
    const [{ prescriptionSample }, people] = await Promise.all([
      import('./prescription-sample'),
      patients.all(),
    ])
    const bornOf = new Map(people.map(({ id, dateOfBirth }) => [id, dateOfBirth]))
    return prescriptionSample.map(({ daysAgo, ...prescription }, at) => {
      const date = addDays(today(), -daysAgo)
      const born = bornOf.get(prescription.patientId) ?? ''
      return {
        ...prescription,
        id: at + 1,
        date,
        ...(isClinicDate(born) ? { age: yearsBetween(born, date) } : {}),
      }
    })
  })

const requestCollection = (today: () => ClinicDate): Collection<PrescriptionRequest> =>
  localCollection('prescription-requests', prescriptionRequestSchema, async () => {
    const { requestSample } = await import('./prescription-sample')
    return requestSample.map(({ daysAgo, ...request }, at) => ({
      ...request,
      id: at + 1,
      date: addDays(today(), -daysAgo),
    }))
  })

export function localPrescriptions(
  patients: Collection<Patient>,
  today: () => ClinicDate,
): PrescriptionRecords {
  const prescriptions = prescriptionCollection(patients, today)
  const requests = requestCollection(today)

  const requestStates = async (): Promise<RequestState[]> => {
    const answered = new Set((await prescriptions.all()).map(({ requestId }) => requestId))
    return (await requests.all()).map((request) => ({
      ...request,
      open: !answered.has(request.id),
    }))
  }

  return {
    ofPatient: async () =>
      (await prescriptions.all())
        .filter(({ patientId }) => patientId === ownPatientId)
        .sort((a, b) => b.date.localeCompare(a.date) || b.id - a.id),
    save: async (input) => {
      // Whatever can fail comes before the first change, so that saving again doubles nothing.
      await prescriptions.all()
      const { name: patientName, age } = await patients.change((rows) => {
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
          result: patient,
        }
      })
      return await prescriptions.change((rows) => {
        const saved = { ...input, patientName, age, id: nextId(rows.map(({ id }) => id)) }
        return { rows: [...rows, saved], result: saved }
      })
    },
    count: async () => (await prescriptions.all()).length,
    requests: async () =>
      (await requestStates()).filter(({ patientId }) => patientId === ownPatientId).reverse(),
    openRequests: async () => (await requestStates()).filter(({ open }) => open),
    request: async (input) => {
      const own = (await patients.all()).find(({ id }) => id === ownPatientId)
      if (!own) throw new RecordsError('not-found', patientMessages.notFound)
      return await requests.change((rows) => {
        const made = {
          ...input,
          id: nextId(rows.map(({ id }) => id)),
          date: today(),
          patientId: own.id,
          patientName: own.name,
        }
        return { rows: [...rows, made], result: made }
      })
    },
  }
}
