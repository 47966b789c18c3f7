import { type LabOrder, labMessages } from '@/contracts/lab-orders'
import { RecordsError } from '@/records/records'

/** An order as it is spoken of. */
export const orderName = ({ patient, testType }: Pick<LabOrder, 'patient' | 'testType'>): string =>
  `${testType} of ${patient}`

/** Why nothing about the order can be changed; null where it is open. */
export const lockOf = ({ status }: LabOrder): string | null =>
  status === 'pending' || status === 'in-progress' ? null : labMessages.closed

/** What went wrong, in the source's words where it has some. */
export const failureOf = (error: unknown, otherwise: string): string =>
  error instanceof RecordsError ? error.message : otherwise
