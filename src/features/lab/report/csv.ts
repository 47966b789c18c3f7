import { csvFile } from '@/lib/csv'
import type { ReportTable } from './report-table'

/** The report as separated values. */
export const csvReport = ({ columns, rows }: ReportTable): Blob =>
  csvFile(
    columns.map(({ header }) => header),
    rows,
  )
