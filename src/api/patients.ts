import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  type Likeness,
  type PatientListInput,
  patientEndpoints,
  type Registration,
} from '@/contracts/patients'
import { nullIfMissing } from './api-error'
import { call } from './client'
import { useResourceMutation } from './use-resource-mutation'

/** How many of the patients seen last the doctor's dashboard lists. */
const recentCount = 10

/** A page of the patients found. While the next page is on its way, the one before it stays. */
export const patientListQuery = (input: PatientListInput) =>
  queryOptions({
    queryKey: ['patients', 'list', input],
    queryFn: ({ signal }) => call(patientEndpoints.list, input, { signal }),
    placeholderData: keepPreviousData,
  })

/** How many patients there are. */
export const patientCountQuery = queryOptions({
  queryKey: ['patients', 'count'],
  queryFn: async ({ signal }) =>
    (await call(patientEndpoints.list, { q: '', page: 0, limit: 1 }, { signal })).total,
})

/** The patients seen last, newest first. */
export const recentPatientsQuery = queryOptions({
  queryKey: ['patients', 'recent'],
  queryFn: async ({ signal }) => {
    const input = { q: '', sort: '-lastVisit', page: 0, limit: recentCount } as const
    return (await call(patientEndpoints.list, input, { signal })).rows
  },
})

/** One patient; null where nobody has this id. */
export const patientQuery = (id: number) =>
  queryOptions({
    queryKey: ['patients', 'patient', id],
    queryFn: ({ signal }) => call(patientEndpoints.get, { id }, { signal }).catch(nullIfMissing),
  })

/** The patient who is signed in. */
export const ownPatientQuery = queryOptions({
  queryKey: ['patients', 'own'],
  queryFn: ({ signal }) => call(patientEndpoints.own, {}, { signal }),
})

export const patientOptionsQuery = queryOptions({
  queryKey: ['patients', 'options'],
  queryFn: ({ signal }) => call(patientEndpoints.options, {}, { signal }),
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
