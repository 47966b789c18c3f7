import {
  type Likeness,
  type PatientListInput,
  patientEndpoints,
  type Registration,
} from '@shared/contracts/patients'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { nullIfMissing } from './api-error'
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
