import type { InputOf } from '@shared/contracts/endpoint'
import { vitalsEndpoints } from '@shared/contracts/vitals'
import { queryOptions } from '@tanstack/react-query'
import { call } from './client'
import { useResourceMutation } from './use-resource-mutation'

/** How many of a patient's are read: what is older is in no drawing. */
const shownMost = 100

/** A patient's, the latest first. */
export const vitalsOfPatientQuery = (patientId: string) =>
  queryOptions({
    queryKey: ['vitals', 'patient', patientId],
    queryFn: ({ signal }) =>
      call(vitalsEndpoints.list, { patientId, limit: shownMost }, { signal }),
  })

/** Those of the patient who is signed in, the latest first. */
export const ownVitalsQuery = queryOptions({
  queryKey: ['vitals', 'own'],
  queryFn: ({ signal }) => call(vitalsEndpoints.own, {}, { signal }),
})

export const useRecordVitals = () =>
  useResourceMutation(['vitals'], (input: InputOf<typeof vitalsEndpoints.create>, attempt) =>
    call(vitalsEndpoints.create, input, attempt),
  )

export const useMarkVitalsInError = () =>
  useResourceMutation(['vitals'], (input: InputOf<typeof vitalsEndpoints.markInError>, attempt) =>
    call(vitalsEndpoints.markInError, input, attempt),
  )
