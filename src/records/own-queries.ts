import { queryOptions } from '@tanstack/react-query'
import type { PrescriptionRequestInput } from '@/contracts/prescription-requests'
import { records } from './source'
import { useRecordsMutation } from './use-records-mutation'

/** The appointments of the patient who is signed in, by time. */
export const ownAppointmentsQuery = queryOptions({
  queryKey: ['records', 'own', 'appointments'],
  queryFn: async () => (await records('visits')).ofPatient(),
})

/** The prescriptions of the patient who is signed in, newest first. */
export const ownPrescriptionsQuery = queryOptions({
  queryKey: ['records', 'own', 'prescriptions'],
  queryFn: async () => (await records('prescriptions')).ofPatient(),
})

/** What the patient has asked doctors for, newest first. */
export const prescriptionRequestsQuery = queryOptions({
  queryKey: ['records', 'own', 'prescription-requests'],
  queryFn: async () => (await records('prescriptions')).requests(),
})

export const useRequestPrescription = () =>
  useRecordsMutation(async (input: PrescriptionRequestInput) =>
    (await records('prescriptions')).request(input),
  )
