import { useQuery } from '@tanstack/react-query'
import { patientOptionsQuery } from '@/api/patients'
import type { Patient } from '@/contracts/patients'
import { sharedNames } from '@/lib/shared-names'

/** A patient's name in a list: with a number where it doesn't tell who it is. */
export type NameApart = (patient: Pick<Patient, 'id' | 'name'>) => string

const numbered: NameApart = ({ id, name }) => `${name}, no. ${id}`

const namedApart = (patients: readonly Pick<Patient, 'name'>[]): NameApart => {
  const isShared = sharedNames(patients)
  return (patient) => (isShared(patient.name) ? numbered(patient) : patient.name)
}

const bareName: NameApart = ({ name }) => name

/** Until everybody's name is known, each stands alone; where it can't be known, each has its number. */
export function useNameApart(): NameApart {
  const { data, isError } = useQuery({ ...patientOptionsQuery, select: namedApart })
  return data ?? (isError ? numbered : bareName)
}
