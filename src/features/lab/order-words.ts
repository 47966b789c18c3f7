import { isOpenOrder, type LabOrder, labMessages } from '@/contracts/lab-orders'

/** An order as it is spoken of. */
export const orderName = ({ patient, testType }: Pick<LabOrder, 'patient' | 'testType'>): string =>
  `${testType} of ${patient}`

/** Why nothing about the order can be changed; null where it is open. */
export const lockOf = (order: LabOrder): string | null =>
  isOpenOrder(order) ? null : labMessages.closed
