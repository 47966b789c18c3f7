import { type LabOrderFilter, labStatusWords } from '@/contracts/lab-orders'

/** The filter in words, for a report's head. */
export function filterInWords({ status, testType, date, patient }: LabOrderFilter): string {
  const parts = [
    status && `status ${labStatusWords[status]}`,
    testType && `test type ${testType}`,
    date && `requested on ${date}`,
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
  { status, testType, date, patient }: LabOrderFilter,
  made: string,
): string =>
  [
    'lab-orders',
    status,
    testType?.toLowerCase().replaceAll(' ', '-'),
    date && `of-${date}`,
    patient.trim() && 'by-patient',
    made,
  ]
    .filter((part) => Boolean(part))
    .join('-')
