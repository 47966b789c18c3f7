import type { LabOrder } from '@shared/contracts/lab-orders'
import { Who } from '@/features/patients/shared/who'

/** Whose order it is. */
export const OrderPatient = ({ order }: { order: LabOrder }) => {
  const { patient: name, patientNumber: number, age, gender, dateOfBirth } = order
  return <Who patient={{ name, number, age, gender, dateOfBirth }} />
}
