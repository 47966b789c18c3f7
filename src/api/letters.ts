import type { InputOf } from '@shared/contracts/endpoint'
import { letterEndpoints } from '@shared/contracts/letters'
import { queryOptions } from '@tanstack/react-query'
import { call } from './client'
import { useResourceMutation } from './use-resource-mutation'

/** A page of a patient's, the latest first. */
export const lettersOfPatientQuery = (patientId: string, page: { page: number; limit: number }) =>
  queryOptions({
    queryKey: ['letters', 'patient', patientId, page],
    queryFn: ({ signal }) => call(letterEndpoints.list, { patientId, ...page }, { signal }),
  })

/** Those of the patient who is signed in, the latest first. */
export const ownLettersQuery = queryOptions({
  queryKey: ['letters', 'own'],
  queryFn: ({ signal }) => call(letterEndpoints.own, {}, { signal }),
})

export const useIssueLetter = () =>
  useResourceMutation(['letters'], (input: InputOf<typeof letterEndpoints.issue>, attempt) =>
    call(letterEndpoints.issue, input, attempt),
  )

export const useMarkLetterInError = () =>
  useResourceMutation(['letters'], (input: InputOf<typeof letterEndpoints.markInError>, attempt) =>
    call(letterEndpoints.markInError, input, attempt),
  )
