import { type Patient, type PatientChoice, patientEndpoints } from '@shared/contracts/patients'
import { isolated, nameAndNumber } from '@shared/lib/isolated'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { patientChoicesQuery } from '@/api/patients'
import { ageWords } from '@/lib/age'
import { sharedNames } from '@/lib/options'
import { clinicToday } from '@/stores/clinic-day'
import { isOffered, useSession } from '@/stores/session'

/** A patient's name in a list: with the number where it doesn't tell who it is. */
export type PatientLabel = (patient: Pick<Patient, 'number' | 'name'>) => string

const always = () => true
const never = () => false

/** Whether the host keeps the patients, who may be more than can be asked for at once. */
export const patientsKept = (state = useSession.getState()): boolean =>
  isOffered(patientEndpoints.correct, state)
export const usePatientsKept = (): boolean => useSession(patientsKept)

/**
 * Says of a name whether it takes a number to tell who it is: where the host keeps the patients, of
 * every name; otherwise of those that several have. Until everybody's name is known, of none; where it
 * can't be known, of every one.
 */
export function useNeedsNumber(): (name: string) => boolean {
  const kept = usePatientsKept()
  const { data, isError } = useQuery({
    ...patientChoicesQuery(''),
    select: sharedNames,
    enabled: !kept,
  })
  if (kept) return always
  return data ?? (isError ? always : never)
}

/** A patient as a select offers them: with what tells them apart, where the name doesn't. */
export const patientOption = (
  { id, number, name, ...aged }: PatientChoice,
  needsNumber: (name: string) => boolean,
) => {
  const { dateOfBirth } = aged
  // Short enough for a select on a phone.
  const facts = dateOfBirth
    ? `no. ${number}, born ${dateOfBirth}`
    : `${ageWords(aged, clinicToday())}, no. ${number}`
  return {
    value: id,
    label: needsNumber(name) ? `${isolated(name)} (${facts})` : isolated(name),
  }
}

export function usePatientLabel(): PatientLabel {
  const needsNumber = useNeedsNumber()
  return useCallback(
    (patient) => (needsNumber(patient.name) ? nameAndNumber(patient) : isolated(patient.name)),
    [needsNumber],
  )
}
