import { now } from '@/stores/clock'
import type { ReportTable } from './report-table'

/**
 * The formats of a report (docs/product/files.md), each with the ending of its file's
 * name.
 */
export const reportFormats = { PDF: 'pdf', Excel: 'xlsx', CSV: 'csv' } as const
export type ReportFormat = keyof typeof reportFormats

/** What writes a format is loaded when it is asked for. */
const writers: Record<ReportFormat, () => Promise<(table: ReportTable) => Blob>> = {
  PDF: async () => (await import('./pdf')).pdfReport,
  Excel: async () => {
    const { xlsxFile } = await import('@/lib/xlsx')
    return (table) => xlsxFile(table, now())
  },
  CSV: async () => (await import('./csv')).csvReport,
}

/** The report's file. */
export const makeReport = async (format: ReportFormat, table: ReportTable): Promise<Blob> =>
  (await writers[format]())(table)
