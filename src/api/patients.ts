import type { InputOf } from '@shared/contracts/endpoint'
import type { Id } from '@shared/contracts/lists'
import type { StartCode } from '@shared/contracts/patient-accounts'
import {
  type Likeness,
  type Patient,
  type PatientListInput,
  patientEndpoints,
  type Registration,
} from '@shared/contracts/patients'
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import { nullIfMissing, staleRecord } from './api-error'
import { call } from './client'
import { useResourceMutation } from './use-resource-mutation'

/** How many of the patients seen last the doctor's dashboard lists. */
const recentCount = 10

/** How many patients a select offers; whoever is not among them is searched for. */
const choiceCount = 20

/** Reads a page of the patients found. */
const readPatients = (input: PatientListInput, signal: AbortSignal) =>
  call(patientEndpoints.list, input, { signal })

/**
 * Reads what is found page by page, by name unless another order is asked for: the likeliest first are
 * some of those found, and by name there are all.
 */
export const readAllPatients =
  (input: PatientListInput) =>
  (page: Pick<PatientListInput, 'limit' | 'cursor'>, signal: AbortSignal) =>
    readPatients({ ...input, sort: input.sort ?? 'name', ...page }, signal)

/** A page of the patients found. While the next page is on its way, the one before it stays. */
export const patientListQuery = (input: PatientListInput) =>
  queryOptions({
    queryKey: ['patients', 'list', input],
    queryFn: ({ signal }) => readPatients(input, signal),
    placeholderData: keepPreviousData,
  })

/** How many patients' records are open; where a host counts many, the figure of the last minute. */
export const patientCountQuery = queryOptions({
  queryKey: ['patients', 'count'],
  queryFn: ({ signal }) => call(patientEndpoints.counts, {}, { signal }),
})

/** How many patients there are, counted now, up to as many as a list counts. */
export const patientTotalQuery = queryOptions({
  queryKey: ['patients', 'total'],
  queryFn: ({ signal }) => call(patientEndpoints.list, { q: '', page: 0, limit: 1 }, { signal }),
  select: ({ total }) => total,
})

/** The patients seen last, newest first. */
export const recentPatientsQuery = queryOptions({
  queryKey: ['patients', 'recent'],
  queryFn: async ({ signal }) => {
    const input = { q: '', sort: '-lastVisit', page: 0, limit: recentCount } as const
    return (await call(patientEndpoints.list, input, { signal })).rows
  },
})

/** One patient, by the id or, where the host keeps patients, the number; null where there is none. */
export const patientQuery = (id: string) =>
  queryOptions({
    queryKey: ['patients', 'patient', id],
    queryFn: ({ signal }) => call(patientEndpoints.get, { id }, { signal }).catch(nullIfMissing),
  })

/** Those of these numbers; some may be gone. */
export const patientsByNumberQuery = (numbers: readonly number[]) =>
  queryOptions({
    queryKey: ['patients', 'numbers', numbers],
    queryFn: async ({ signal }) => {
      const input = { numbers: numbers.join(','), limit: numbers.length }
      return (await call(patientEndpoints.list, input, { signal })).rows
    },
    enabled: numbers.length > 0,
  })

/** The patient who is signed in; null where the account shows nobody's record. */
export const ownPatientQuery = queryOptions({
  queryKey: ['patients', 'own'],
  queryFn: ({ signal }) => call(patientEndpoints.own, {}, { signal }),
})

/** The patients to choose among; the sample answers all that match, however many. */
export const patientChoicesQuery = (q: string) =>
  queryOptions({
    queryKey: ['patients', 'choices', q],
    queryFn: ({ signal }) => call(patientEndpoints.choices, { q, limit: choiceCount }, { signal }),
  })

/** Patients of the same name who share the contact or the birth date. */
export const similarPatientsQuery = ({ name, contact, dateOfBirth }: Likeness) =>
  queryOptions({
    queryKey: ['patients', 'similar', { name, contact, dateOfBirth }],
    queryFn: ({ signal }) =>
      call(patientEndpoints.similar, { name, contact, dateOfBirth }, { signal }),
  })

export const useRegisterPatient = () =>
  useResourceMutation(['patients', 'overview'], (input: Registration, attempt) =>
    call(patientEndpoints.register, input, attempt),
  )

/** Names and numbers of patients stand in all of these. */
const invalidates = [
  ...(['patients', 'visits', 'booking-requests', 'prescriptions'] as const),
  ...(['prescription-requests', 'overview'] as const),
] as const

/** The record that a refused change was about, as it is now; null where it was refused otherwise. */
export const stalePatient = (error: unknown): Patient | null =>
  patientEndpoints.correct.output.safeParse(staleRecord(error)).data ?? null

/** Whoever looks at the record has the newest version after it, saved or too late. */
export function usePatientChange<Input extends { id: Id }>(
  change: (
    input: Input,
    attempt: { key: string },
  ) => Promise<Patient & { startCode?: StartCode | undefined }>,
) {
  const client = useQueryClient()
  // A code is for whoever prints it, and stays in no cache.
  const show = ({
    startCode: _code,
    ...patient
  }: Patient & { startCode?: StartCode | undefined }) => {
    for (const by of [patient.id, String(patient.number)])
      client.setQueryData(patientQuery(by).queryKey, patient)
  }
  return useResourceMutation(invalidates, async (input: Input, attempt) => {
    try {
      const patient = await change(input, attempt)
      show(patient)
      return patient
    } catch (error) {
      const current = stalePatient(error)
      if (current) show(current)
      throw error
    }
  })
}

export const useCorrectPatient = () =>
  usePatientChange((input: InputOf<(typeof patientEndpoints)['correct']>, attempt) =>
    call(patientEndpoints.correct, input, attempt),
  )

export const useWriteAllergies = () =>
  usePatientChange((input: InputOf<(typeof patientEndpoints)['writeAllergies']>, attempt) =>
    call(patientEndpoints.writeAllergies, input, attempt),
  )

export const useEndMedicineOnRecord = () =>
  usePatientChange((input: InputOf<(typeof patientEndpoints)['endMedicine']>, attempt) =>
    call(patientEndpoints.endMedicine, input, attempt),
  )

/** Closes an open record, and opens a closed one. */
export const useCloseOrReopenPatient = () =>
  usePatientChange(
    (
      { isClosed, ...input }: InputOf<(typeof patientEndpoints)['close']> & { isClosed: boolean },
      attempt,
    ) =>
      isClosed
        ? call(patientEndpoints.reopen, { id: input.id, version: input.version }, attempt)
        : call(patientEndpoints.close, input, attempt),
  )
