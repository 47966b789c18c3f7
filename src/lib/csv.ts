import { plainField } from './plain-cell'

export type CsvValue = string | number

const field = (value: CsvValue): string => {
  const text = typeof value === 'number' ? String(value) : plainField(value)
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const line = (values: readonly CsvValue[]): string => `${values.map(field).join(',')}\r\n`

/** A table as RFC 4180 has it, in UTF-8 with the mark by which Excel knows it. */
export const csvFile = (
  headers: readonly string[],
  rows: readonly (readonly CsvValue[])[],
): Blob => {
  const text = [headers, ...rows].map(line).join('')
  return new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' })
}
