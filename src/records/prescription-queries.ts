import type { PrescriptionInput } from '@/contracts/prescriptions'
import { records } from './source'
import { useRecordsMutation } from './use-records-mutation'

export const useSavePrescription = () =>
  useRecordsMutation(async (input: PrescriptionInput) =>
    (await records('prescriptions')).save(input),
  )
