import { queryOptions } from '@tanstack/react-query'
import type { Patient } from '@/contracts/patients'
import { patientOptionsQuery } from '@/records/patient-queries'

/** By name; where several have the same, with what tells them apart. */
export function patientChoices(patients: readonly Pick<Patient, 'id' | 'name' | 'age'>[]) {
  const bearers = new Map<string, number>()
  for (const { name } of patients) bearers.set(name, (bearers.get(name) ?? 0) + 1)
  return patients.map(({ id, name, age }) => ({
    value: String(id),
    label: bearers.get(name) === 1 ? name : `${name} (${age} years, no. ${id})`,
  }))
}

/** The patients as a select offers them. */
export const patientChoicesQuery = queryOptions({ ...patientOptionsQuery, select: patientChoices })
