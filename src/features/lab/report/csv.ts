import { plainField } from './plain-cell'
import type { ReportTable, ReportValue } from './report-table'

const field = (value: ReportValue): string => {
  const text = typeof value === 'number' ? String(value) : plainField(value)
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const line = (values: readonly ReportValue[]): string => `${values.map(field).join(',')}\r\n`

/** The report as RFC 4180 has it, in UTF-8 with the mark by which Excel knows it. */
export function csvReport({ columns, rows }: ReportTable): Blob {
  const text = [columns.map(({ header }) => header), ...rows].map(line).join('')
  return new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' })
}
