import { type LabOrder, labPriorityWords, labStatusWords } from '@shared/contracts/lab-orders'
import type { ClinicDate } from '@shared/lib/clinic-date'
import { ageCell } from '@/lib/age'
import type { CsvValue } from '@/lib/csv'
import type { SheetColumn, SheetTable } from '@/lib/xlsx'
import { resultWords } from '../order-words'

/** What a report holds, whatever the format. */
export interface ReportTable extends SheetTable {
  /** Which orders these are, in words. */
  about: string
  made: ClinicDate
}

type OrderColumn = SheetColumn & { value: (order: LabOrder) => CsvValue }

const orderColumns: readonly OrderColumn[] = [
  { header: 'Order', kind: 'number', width: 7, value: ({ number }) => number },
  { header: 'Patient', kind: 'text', width: 22, value: ({ patient }) => patient },
  {
    header: 'Age',
    kind: 'number',
    width: 10,
    value: (order) => ageCell(order, order.requestedDate),
  },
  { header: 'Test Type', kind: 'text', width: 27, value: ({ testType }) => testType },
  { header: 'Requested Date', kind: 'date', width: 15, value: (order) => order.requestedDate },
  {
    header: 'Priority',
    kind: 'text',
    width: 10,
    value: (order) => labPriorityWords[order.priority],
  },
  { header: 'Status', kind: 'text', width: 12, value: ({ status }) => labStatusWords[status] },
  {
    header: 'Technician',
    kind: 'text',
    width: 18,
    value: (order) => order.technician?.name ?? 'Unassigned',
  },
  {
    header: 'Completed Date',
    kind: 'date',
    width: 15,
    value: (order) => order.completedDate ?? '',
  },
  { header: 'Result', kind: 'text', width: 48, value: resultWords },
  { header: 'File', kind: 'text', width: 24, value: ({ result }) => result?.file?.name ?? '' },
]

/** What tells namesakes apart, where the host knows it: after the columns that are specified. */
const personColumns: readonly OrderColumn[] = [
  {
    header: 'Patient No.',
    kind: 'number',
    width: 11,
    value: ({ patientNumber }) => patientNumber ?? '',
  },
  { header: 'Date of Birth', kind: 'date', width: 13, value: (order) => order.dateOfBirth ?? '' },
  { header: 'Sex', kind: 'text', width: 8, value: ({ gender }) => gender ?? '' },
]

/** The report of these orders. */
export const reportTable = (
  orders: readonly LabOrder[],
  { about, made }: Pick<ReportTable, 'about' | 'made'>,
): ReportTable => {
  const isKept = orders.some(({ patientNumber }) => patientNumber !== undefined)
  const columns = [...orderColumns, ...(isKept ? personColumns : [])]
  return {
    title: 'Lab Orders',
    about,
    made,
    columns,
    rows: orders.map((order) => columns.map(({ value }) => value(order))),
  }
}
