import { useQuery } from '@tanstack/react-query'
import type { Patient } from '@/contracts/patients'
import { plainText } from '@/lib/plain-text'
import { patientOptionsQuery } from '@/records/patient-queries'

/** The ids of those whose name somebody else has as well, whatever its case and blanks. */
export function namesakes(patients: readonly Pick<Patient, 'id' | 'name'>[]): Set<number> {
  const bearers = new Map<string, number[]>()
  for (const { id, name } of patients)
    bearers.set(plainText(name), [...(bearers.get(plainText(name)) ?? []), id])
  return new Set([...bearers.values()].filter((ids) => ids.length > 1).flat())
}

/** A patient's name in a list: with a number where it doesn't tell who it is. */
export type NameApart = (patient: Pick<Patient, 'id' | 'name'>) => string

const numbered: NameApart = ({ id, name }) => `${name}, no. ${id}`

const namedApart = (patients: Parameters<typeof namesakes>[0]): NameApart => {
  const several = namesakes(patients)
  return (patient) => (several.has(patient.id) ? numbered(patient) : patient.name)
}

const bareName: NameApart = ({ name }) => name

/** Until everybody's name is known, each stands alone; where it can't be known, each has its number. */
export function useNameApart(): NameApart {
  const { data, isError } = useQuery({ ...patientOptionsQuery, select: namedApart })
  return data ?? (isError ? numbered : bareName)
}
