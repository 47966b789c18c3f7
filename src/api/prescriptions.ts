import type { InputOf } from '@shared/contracts/endpoint'
import type { PageRequest } from '@shared/contracts/lists'
import {
  type ContextInput,
  type PrescriptionAttempt,
  patientPrescriptionsSchema,
  prescriptionAttemptSchema,
  prescriptionEndpoints,
} from '@shared/contracts/prescriptions'
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from './client'
import { useResourceMutation } from './use-resource-mutation'

/** A page of those of one patient. While the next page is on its way, the one before it stays. */
export const patientPrescriptionsQuery = (patientId: string, page: PageRequest) =>
  queryOptions({
    queryKey: ['prescriptions', 'patient', patientId, page],
    queryFn: async ({ signal }) =>
      patientPrescriptionsSchema.parse(
        await call(prescriptionEndpoints.list, { patientId, ...page }, { signal }),
      ),
    placeholderData: keepPreviousData,
  })

/** One prescription, whole. To read it is written down as an opening. */
export const prescriptionQuery = (id: string) =>
  queryOptions({
    queryKey: ['prescriptions', 'one', id],
    queryFn: ({ signal }) => call(prescriptionEndpoints.get, { id }, { signal }),
  })

/** The prescriptions of the patient who is signed in, newest first. */
export const ownPrescriptionsQuery = queryOptions({
  queryKey: ['prescriptions', 'own'],
  queryFn: ({ signal }) => call(prescriptionEndpoints.own, {}, { signal }),
})

/** What the record says against these medicines. It is asked anew whenever it is wanted. */
export const contextQuery = (input: ContextInput) =>
  queryOptions({
    queryKey: ['prescriptions', 'check', input],
    queryFn: ({ signal }) => call(prescriptionEndpoints.check, input, { signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

export const prescriptionCountQuery = queryOptions({
  queryKey: ['prescriptions', 'counts'],
  queryFn: async ({ signal }) => (await call(prescriptionEndpoints.counts, {}, { signal })).total,
})

/**
 * It stands on the patient's record and in the doctor's day as well, and may answer a request. The key is
 * kept with the draft: a lost answer is asked for once more by whatever form there is then.
 */
export const useSavePrescription = () =>
  useResourceMutation(
    ['prescriptions', 'prescription-requests', 'problems', 'patients', 'visits'],
    ({ key, input }: PrescriptionAttempt) => call(prescriptionEndpoints.create, input, { key }),
  )

/** Those that are being saved, by whatever form: it goes on when the form is left. */
export const savingPrescriptions = { mutationKey: ['prescriptions'] } as const

/** Whether one is being saved for this patient. */
export const isSavingPrescription = (client: QueryClient, patientId: string): boolean =>
  client.isMutating({
    ...savingPrescriptions,
    predicate: ({ state: { variables } }) =>
      prescriptionAttemptSchema.safeParse(variables).data?.input.patientId === patientId,
  }) > 0

/** It leaves the patient's current medications as well. */
export const useEndMedicine = () =>
  useResourceMutation(
    ['prescriptions', 'patients'],
    (input: InputOf<typeof prescriptionEndpoints.end>, attempt) =>
      call(prescriptionEndpoints.end, input, attempt),
  )
