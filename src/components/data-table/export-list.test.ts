import { strFromU8, unzipSync } from 'fflate'
import { expect, it, vi } from 'vitest'
import { clinicToday } from '@/stores/clinic-day'
import { saveFile } from '../save-file'
import { columnHelper } from './columns'
import { type ExportFormat, exportList } from './export-list'

vi.mock('../save-file', () => ({ saveFile: vi.fn() }))

interface Row {
  id: string
  name: string
  contact: string
  born: string
  booked: string
  age: number
}
const helper = columnHelper<Row>()
const columns = helper.columns([
  helper.accessor('name', { header: 'Name' }),
  helper.accessor('contact', { header: 'Contact' }),
  helper.accessor('booked', { header: 'Booked' }),
  helper.accessor('age', { header: 'Age' }),
])
const also = helper.columns([helper.accessor('born', { header: 'Date of Birth' })])

const row: Row = {
  ...{ id: 'a', name: '\u2068ليلى\u2069, no. 4', contact: '+91 98765 43210' },
  ...{ born: '2025-06-01', booked: '2026-03-02 09:45', age: 0 },
}

const exported = (of: string | undefined, format: ExportFormat = 'csv', whole = [row]) =>
  exportList<Row>(
    {
      ...{ name: 'appointments', of, columns, also, visibility: {}, whole, sort: '', format },
      ...{ read: undefined, getRowId: ({ id }) => id },
    },
    { signal: new AbortController().signal },
  )

const savedBytes = async () => {
  const [file] = vi.mocked(saveFile).mock.lastCall ?? []
  return new Uint8Array((await file?.arrayBuffer()) ?? [])
}

it.each([
  ['of a day by that day alone', '2026-11-20', 'appointments-of-2026-11-20.csv'],
  ['of no day by today', undefined, `appointments-${clinicToday()}.csv`],
])('names the file of a list %s', async (_, of, fileName) => {
  expect(await exported(of)).toMatchObject({ fileName, rows: 1 })
  expect(saveFile).toHaveBeenLastCalledWith(expect.any(Blob), fileName)
})

it('writes a CSV with the columns on show and those that only a file has', async () => {
  await exported(undefined)
  expect(new TextDecoder().decode(await savedBytes())).toBe(
    'Name,Contact,Booked,Age,Date of Birth\r\n"ليلى, no. 4",\'+91 98765 43210,2026-03-02 09:45,0,2025-06-01\r\n',
  )
})

/** The cells of the sheet by their places: numbers as such, texts in quotes, and how each is shown. */
async function savedCells(): Promise<Record<string, { value: string | number; style: string }>> {
  const sheet = strFromU8(
    unzipSync(await savedBytes())['xl/worksheets/sheet1.xml'] ?? new Uint8Array(),
  )
  const cells = new DOMParser().parseFromString(sheet, 'text/xml').getElementsByTagName('c')
  return Object.fromEntries(
    [...cells].map((cell) => {
      const text = cell.textContent ?? ''
      const isText = cell.getAttribute('t') === 'inlineStr'
      const style = cell.getAttribute('s') ?? ''
      return [cell.getAttribute('r'), { value: isText ? text : Number(text), style }]
    }),
  )
}

const shownAs = { text: '3', date: '2', moment: '4', number: '0' }

it('writes a sheet with telephones as text and days as dates', async () => {
  const { fileName } = await exported('2026-11-20', 'xlsx')
  expect(fileName).toBe('appointments-of-2026-11-20.xlsx')
  expect(await savedCells()).toMatchObject({
    ...{ A1: { value: 'Name' }, B1: { value: 'Contact' }, E1: { value: 'Date of Birth' } },
    A2: { value: 'ليلى, no. 4', style: shownAs.text },
    B2: { value: '+91 98765 43210', style: shownAs.text },
    // Days since the end of 1899, as spreadsheets count them: 2026-03-02 is 46083.
    C2: { value: 46083 + (9 * 60 + 45) / 1440, style: shownAs.moment },
    D2: { value: 0, style: shownAs.number },
    E2: { value: 45809, style: shownAs.date },
  })
})

it.each([
  ['a formula', '=1+1', "'=1+1"],
  ['a call of a program', '@SUM(A1)', "'@SUM(A1)"],
  ['a number to dial', '+49 (0)30/901820', '+49 (0)30/901820'],
  ['a sum that looks like one', '+1+1', "'+1+1"],
  ['leading zeros', '09876543210', '09876543210'],
  ['a day that does not exist', '2026-02-30', '2026-02-30'],
])('writes %s as a text', async (_, contact, written) => {
  await exported(undefined, 'xlsx', [{ ...row, contact }])
  expect((await savedCells()).B2).toEqual({ value: written, style: shownAs.text })
})
