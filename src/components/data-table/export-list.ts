import { withoutIsolates } from '@shared/lib/isolated'
import type { ColumnVisibilityState, RowData } from '@tanstack/react-table'
import { type CsvValue, csvFile } from '@/lib/csv'
import { readSort } from '@/lib/list-search'
import { type ReadOptions, type ReadPage, readAll } from '@/lib/read-all'
import { clinicToday } from '@/stores/clinic-day'
import { now } from '@/stores/clock'
import { saveFile } from '../save-file'
import { type Column, columnId, compareValues } from './columns'

/** How many rows a file has at most. */
const exportedMost = 10_000

function cellValue<Row extends RowData>(column: Column<Row>, row: Row): CsvValue {
  const value: unknown =
    'accessorFn' in column
      ? column.accessorFn(row, 0)
      : 'accessorKey' in column
        ? Reflect.get(Object(row), column.accessorKey)
        : null
  return typeof value === 'number' ? value : withoutIsolates(String(value ?? ''))
}

/** By the ending of the file's name. */
export type ExportFormat = 'csv' | 'xlsx'

/** How wide a column of a sheet is at most and at least, in characters. */
const [narrowest, widest] = [8, 48]

const widthOf = (values: readonly CsvValue[]): number =>
  Math.min(widest, Math.max(narrowest, ...values.map((value) => String(value).length + 2)))

interface Exported<Row extends RowData> {
  /** What the file is called, but for the day and its ending. */
  name: string
  /** The day that the list is of, YYYY-MM-DD; where it is of none, the file bears today's. */
  of: string | undefined
  columns: readonly Column<Row>[]
  /** Those that only a file has, behind the others. */
  also: readonly Column<Row>[]
  visibility: ColumnVisibilityState
  format: ExportFormat
}

/**
 * Gives the rows as a file to the browser: the columns on show that say something. In a sheet, days and
 * times are dates, and all other words are texts, telephone numbers too. @returns its name
 */
async function saveRows<Row extends RowData>(
  rows: readonly Row[],
  { name, of, columns, also, visibility, format }: Exported<Row>,
): Promise<string> {
  const shown = columns.filter(
    (column) =>
      ('accessorFn' in column || 'accessorKey' in column) && (visibility[columnId(column)] ?? true),
  )
  const written = [
    ...shown,
    ...also.filter((column) => !shown.some((one) => columnId(one) === columnId(column))),
  ]
  const headers = written.map(({ header }) => String(header))
  const values = rows.map((row) => written.map((column) => cellValue(column, row)))
  const fileName = `${name}-${of === undefined ? clinicToday() : `of-${of}`}.${format}`
  saveFile(
    format === 'csv' ? csvFile(headers, values) : await sheetOf(name, headers, values),
    fileName,
  )
  return fileName
}

async function sheetOf(
  title: string,
  headers: readonly string[],
  rows: readonly (readonly CsvValue[])[],
): Promise<Blob> {
  const { xlsxFile } = await import('@/lib/xlsx')
  const columns = headers.map((header, at) => ({
    header,
    kind: 'any' as const,
    width: widthOf([header, ...rows.flatMap((row) => row[at] ?? [])]),
  }))
  return xlsxFile({ title, columns, rows }, now())
}

/** The rows of a list that is read whole, as the table orders them. */
function inOrder<Row extends RowData>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: string,
): readonly Row[] {
  const asked = readSort(sort)
  const column = columns.find((one) => one.enableSorting && columnId(one) === asked?.id)
  if (!asked || !column) return rows
  const turn = asked.desc ? -1 : 1
  return rows.toSorted((a, b) => turn * compareValues(cellValue(column, a), cellValue(column, b)))
}

interface ListToExport<Row extends RowData> extends Exported<Row> {
  /** The rows found of a list that is read whole; undefined of one that a server pages. */
  whole: readonly Row[] | undefined
  sort: string
  read: ReadPage<Row> | undefined
  getRowId: (row: Row) => string
}

/** Exports what is found of a list. @throws what reading it throws */
export async function exportList<Row extends RowData>(
  { whole, sort, read, getRowId, ...exported }: ListToExport<Row>,
  options: Omit<ReadOptions, 'most'>,
): Promise<{ fileName: string; rows: number; isCut: boolean }> {
  const { rows, isCut } = read
    ? await readAll(read, getRowId, { ...options, most: exportedMost })
    : { rows: inOrder(whole ?? [], exported.columns, sort), isCut: false }
  return { fileName: await saveRows(rows, exported), rows: rows.length, isCut }
}
