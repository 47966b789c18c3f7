import type { Gender } from '@/contracts/patients'
import { type Aged, ageWords } from '@/lib/age'
import { isolated } from '@/lib/isolated'
import { clinicToday } from '@/stores/clinic-day'

/** What tells a patient from everybody else. A host that keeps no records knows less. */
export interface Person extends Aged {
  number?: number | undefined
  name: string
  gender?: Gender | undefined
}

/** Who it is, in an option, which holds no elements; by name alone on a host without numbers. */
export function whoWords({ number, name, gender, ...aged }: Person): string {
  if (number === undefined) return isolated(name)
  return [
    isolated(name),
    ageWords(aged, clinicToday()),
    ...(gender ? [gender] : []),
    `no. ${number}`,
    ...(aged.dateOfBirth ? [`born ${aged.dateOfBirth}`] : []),
  ].join(', ')
}
