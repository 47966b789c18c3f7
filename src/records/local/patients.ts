import { type Gender, newPatientDiagnosis, type Patient, patientSchema } from '@/contracts/patients'
import { addDays, type ClinicDate, yearsBetween } from '@/lib/clinic-date'
import { matchesSearch, plainText } from '@/lib/plain-text'
import type { PatientRecords } from '../records'
import { type Collection, localCollection, nextId, pageOf } from './collection'

/** The patients of the local source, as of today. */
export const patientCollection = (today: () => ClinicDate): Collection<Patient> =>
  localCollection('patients', patientSchema, async () => {
    const { patientSample } = await import('./patient-sample')
    return patientSample.map((patient, at) => ({
      id: at + 1,
      name: patient.name,
      age: yearsBetween(patient.dateOfBirth, today()),
      gender: patient.gender,
      contact: patient.contact,
      address: patient.address,
      dateOfBirth: patient.dateOfBirth,
      lastVisit: addDays(today(), -patient.daysSinceVisit),
      diagnosis: patient.diagnosis,
      currentMedications: [...patient.medications],
      allergies: [...patient.allergies],
      pastMedicalHistory: patient.history,
    }))
  })

/**
 * What a contact is known by. A number, however it is spaced and whatever stands around it, by its
 * last ten digits, which leave out the country and the leading zero; anything else as it is written.
 */
function contactOf(text: string): string {
  const digits = text.replace(/\D/g, '')
  return digits.length < 10 ? plainText(text) : digits.slice(-10)
}

export function localPatients(
  patients: Collection<Patient>,
  today: () => ClinicDate,
): PatientRecords {
  const hasGender = (gender: Gender | null) => (patient: Patient) =>
    gender === null || patient.gender === gender
  return {
    list: async ({ search, gender, ...page }) =>
      pageOf(
        (await patients.all())
          .filter(hasGender(gender))
          .filter(({ name, contact }) => matchesSearch(search, name, contact)),
        page,
      ),
    get: async (id) => (await patients.all()).find((patient) => patient.id === id) ?? null,
    options: async () => (await patients.all()).map(({ id, name, age }) => ({ id, name, age })),
    recent: async (count) =>
      [...(await patients.all())]
        .sort((a, b) => b.lastVisit.localeCompare(a.lastVisit) || b.id - a.id)
        .slice(0, count),
    similar: async ({ name, contact, dateOfBirth }) =>
      (await patients.all()).filter(
        (patient) =>
          plainText(patient.name) === plainText(name) &&
          (contactOf(patient.contact) === contactOf(contact) ||
            (dateOfBirth !== '' && patient.dateOfBirth === dateOfBirth)),
      ),
    register: (input) =>
      patients.change((rows) => {
        const registered: Patient = {
          id: nextId(rows.map(({ id }) => id)),
          name: input.name,
          age: Number(input.age),
          gender: input.gender,
          contact: input.contact,
          address: input.address,
          dateOfBirth: input.dateOfBirth,
          lastVisit: today(),
          diagnosis: newPatientDiagnosis,
          currentMedications: [],
          allergies: [],
          pastMedicalHistory: '',
        }
        return { rows: [...rows, registered], result: registered }
      }),
  }
}
