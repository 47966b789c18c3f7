import { useQuery } from '@tanstack/react-query'
import { patientOptionsQuery } from '@/api/patients'
import type { Patient } from '@/contracts/patients'
import { sharedNames } from '@/lib/options'

/** A patient's name in a list: with a number where it doesn't tell who it is. */
export type PatientLabel = (patient: Pick<Patient, 'id' | 'name'>) => string

const numbered: PatientLabel = ({ id, name }) => `${name}, no. ${id}`

const labelFor = (patients: readonly Pick<Patient, 'name'>[]): PatientLabel => {
  const isShared = sharedNames(patients)
  return (patient) => (isShared(patient.name) ? numbered(patient) : patient.name)
}

const bareName: PatientLabel = ({ name }) => name

/** Until everybody's name is known, each stands alone; where it can't be known, each has its number. */
export function usePatientLabel(): PatientLabel {
  const { data, isError } = useQuery({ ...patientOptionsQuery, select: labelFor })
  return data ?? (isError ? numbered : bareName)
}
