import type { Gender } from '@shared/contracts/patients'
import { isolated } from '@shared/lib/isolated'
import { ageWords } from '@/lib/age'
import { clinicToday } from '@/stores/clinic-day'

/** What tells a patient from everybody else. A host that keeps no records knows less. */
export interface Person {
  number?: number | undefined
  name: string
  /** In whole years. */
  age?: number | undefined
  /** YYYY-MM-DD or empty. */
  dateOfBirth?: string | undefined
  gender?: Gender | undefined
}

/** The age of today in words, and the sex, as far as they are known. */
export const ageAndSex = ({ age, dateOfBirth, gender }: Person): string[] => [
  ...(age === undefined ? [] : [ageWords({ age, dateOfBirth }, clinicToday())]),
  ...(gender ? [gender] : []),
]

/** Who it is, in an option, which holds no elements; by name alone on a host without numbers. */
export function whoWords(person: Person): string {
  const { number, name, dateOfBirth } = person
  if (number === undefined) return isolated(name)
  return [
    isolated(name),
    ...ageAndSex(person),
    `no. ${number}`,
    ...(dateOfBirth ? [`born ${dateOfBirth}`] : []),
  ].join(', ')
}
