import type { InputOf } from '@shared/contracts/endpoint'
import { type Vitals, vitalsEndpoints, vitalsSchema } from '@shared/contracts/vitals'
import { queryOptions } from '@tanstack/react-query'
import { staleRecord } from './api-error'
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

/**
 * Critical vitals that no doctor has acknowledged, the longest waiting first.
 * @param patientId null for everybody's
 */
export const criticalVitalsQuery = (patientId: string | null) =>
  queryOptions({
    queryKey: ['vitals', 'critical', patientId],
    queryFn: ({ signal }) => call(vitalsEndpoints.critical, { patientId }, { signal }),
  })

/** The vitals as they are now, where a change was refused for its version; null for other failures. */
export const staleVitals = (error: unknown): Vitals | null =>
  vitalsSchema.safeParse(staleRecord(error)).data ?? null

/** A doctor's day shows what was measured on it. */
const invalidates = ['vitals', 'visits'] as const

export const useRecordVitals = () =>
  useResourceMutation(invalidates, (input: InputOf<typeof vitalsEndpoints.create>, attempt) =>
    call(vitalsEndpoints.create, input, attempt),
  )

export const useAcknowledgeVitals = () =>
  useResourceMutation(invalidates, (input: InputOf<typeof vitalsEndpoints.acknowledge>, attempt) =>
    call(vitalsEndpoints.acknowledge, input, attempt),
  )

export const useMarkVitalsInError = () =>
  useResourceMutation(invalidates, (input: InputOf<typeof vitalsEndpoints.markInError>, attempt) =>
    call(vitalsEndpoints.markInError, input, attempt),
  )
