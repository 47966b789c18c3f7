import { type LabOrderFilter, labStatusWords } from '@shared/contracts/lab-orders'
import { isolated } from '@shared/lib/isolated'

/**
 * The filter in words, for a report's head.
 * @param technician by name, where the orders of one alone are looked for
 */
export function filterInWords(
  { status, testType, date, patient }: LabOrderFilter,
  technician?: string,
): string {
  const parts = [
    status && `status ${labStatusWords[status]}`,
    testType && `test type ${testType}`,
    date && `requested on ${date}`,
    technician && `technician ${isolated(technician)}`,
    patient.trim() && `patient “${patient.trim()}”`,
  ].filter((part) => Boolean(part))
  return parts.length === 0 ? 'All orders' : `Orders with ${parts.join(', ')}`
}

/**
 * A report's file, without its ending: what it was filtered by, so that two of one day are told apart
 * and a CSV, which has no head, says what it holds. A patient's name doesn't belong into a file's.
 * @param made YYYY-MM-DD
 */
export const reportName = (
  { status, testType, date, patient, technicianId }: LabOrderFilter,
  made: string,
): string =>
  [
    'lab-orders',
    status,
    testType?.toLowerCase().replaceAll(' ', '-'),
    date && `of-${date}`,
    technicianId && 'by-technician',
    patient.trim() && 'by-patient',
    made,
  ]
    .filter((part) => Boolean(part))
    .join('-')
