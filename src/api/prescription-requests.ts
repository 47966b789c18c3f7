import type { InputOf } from '@shared/contracts/endpoint'
import {
  type PrescriptionRequestInput,
  prescriptionRequestEndpoints,
} from '@shared/contracts/prescription-requests'
import { queryOptions } from '@tanstack/react-query'
import { call } from './client'
import { useResourceMutation } from './use-resource-mutation'

/** What patients ask for, and nobody has prescribed yet. */
export const openRequestsQuery = queryOptions({
  queryKey: ['prescription-requests', 'open'],
  queryFn: ({ signal }) => call(prescriptionRequestEndpoints.list, {}, { signal }),
})

/** What the patient who is signed in has asked doctors for, newest first. */
export const ownRequestsQuery = queryOptions({
  queryKey: ['prescription-requests', 'own'],
  queryFn: ({ signal }) => call(prescriptionRequestEndpoints.own, {}, { signal }),
})

export const useRequestPrescription = () =>
  useResourceMutation(['prescription-requests'], (input: PrescriptionRequestInput, attempt) =>
    call(prescriptionRequestEndpoints.create, input, attempt),
  )

export const useDeclineRequest = () =>
  useResourceMutation(
    ['prescription-requests'],
    (input: InputOf<typeof prescriptionRequestEndpoints.decline>, attempt) =>
      call(prescriptionRequestEndpoints.decline, input, attempt),
  )
