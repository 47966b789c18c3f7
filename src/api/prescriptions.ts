import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { type PrescriptionInput, prescriptionEndpoints } from '@/contracts/prescriptions'
import { call } from './client'
import { useResourceMutation } from './use-resource-mutation'

/** The prescriptions of the patient who is signed in, newest first. */
export const ownPrescriptionsQuery = queryOptions({
  queryKey: ['prescriptions', 'own'],
  queryFn: ({ signal }) => call(prescriptionEndpoints.own, {}, { signal }),
})

export const prescriptionCountQuery = queryOptions({
  queryKey: ['prescriptions', 'counts'],
  queryFn: async ({ signal }) => (await call(prescriptionEndpoints.counts, {}, { signal })).total,
})

/** It stands on the patient's record as well, and may answer a request. */
export const useSavePrescription = () =>
  useResourceMutation(
    ['prescriptions', 'prescription-requests', 'patients'],
    (input: PrescriptionInput, attempt) => call(prescriptionEndpoints.create, input, attempt),
  )

/** Whether one is being saved for this patient, by whatever form: it goes on when the form is left. */
export const isSavingPrescription = (client: QueryClient, patientId: number): boolean =>
  client.isMutating({
    mutationKey: ['prescriptions'],
    predicate: ({ state: { variables } }) =>
      prescriptionEndpoints.create.input.safeParse(variables).data?.patientId === patientId,
  }) > 0
