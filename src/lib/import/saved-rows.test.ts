import { tries } from '@shared/test/property'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fileOfRows, savedFrom } from './saved-rows'
import { type FileRow, readTable, separatorOf } from './table-of-text'
import { decoded, encodingOf, noTextReason } from './text-of-bytes'

/** The rows of a file, once they were saved here and are read again. */
async function savedAndRead(rows: readonly FileRow[], hasHeadings: boolean) {
  const [first] = rows
  const layout = {
    headings: hasHeadings ? (first?.cells ?? []) : [],
    width: first?.cells.length ?? 0,
  }
  const data = rows.slice(hasHeadings ? 1 : 0)
  const reason = 'Wrong; Age “-1”: please enter it; =1'
  const saved = fileOfRows(
    layout,
    data.map((row) => ({ ...row, reason })),
  )
  const bytes = new Uint8Array(await saved.arrayBuffer())
  expect(noTextReason(bytes)).toBeNull()
  expect(encodingOf(bytes)).toEqual({ encoding: 'utf-8', isSure: true })
  const text = decoded(bytes, 'utf-8')
  const { separator, isSure } = separatorOf(text)
  expect({ separator, isSure }).toEqual({ separator: ',', isSure: true })
  const read = savedFrom(readTable(text, separator).rows)
  expect(read?.layout).toEqual(layout)
  return { text, cells: read?.rows.map(({ cells }) => cells) }
}

const cellsOf = (rows: readonly FileRow[]) => rows.map(({ cells }) => cells)

const file = [
  'Name;Phone;;=x',
  "Ann;080 2345678 \t +91 9845012345;'-;'=1+1",
  "'' @x;+91 9845012345;\"080 2345678; +91 98450 12345; '+1\";more;and more",
  '"=cmd|\' /C calc\'!A0";-;"a\n\n""=b";\0',
  'short',
].join('\n')

it.each([true, false])('gives back each cell of a file, with names of columns: %s', async (has) => {
  const { rows } = readTable(file, ';')
  expect((await savedAndRead(rows, has)).cells).toEqual(cellsOf(rows))
})

const piece = fc.constantFrom(
  ...[
    "'",
    "''",
    '=',
    '+',
    '-',
    '@',
    '＝',
    '"',
    '""',
    ';',
    ',',
    '\t',
    '|',
    '\n',
    '\r',
    ' ',
    '\u00a0',
  ],
  ...['a', 'é', '1', '+91 98450', '\ufeff', 'sep=;', 'NULL'],
)
const cell = fc.array(piece, { maxLength: 7 }).map((pieces) => pieces.join(''))
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
const fileText = fc
  .array(fc.array(cell, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 6 })
  .map((rows) => rows.map((cells) => cells.map(quoted).join(';')).join('\n'))

it('gives back each cell of any file, and shows spreadsheets no formula', async () => {
  await fc.assert(
    fc.asyncProperty(fileText, fc.boolean(), async (text, has) => {
      const { rows } = readTable(text, ';')
      fc.pre(rows.length > 0)
      const saved = await savedAndRead(rows, has)
      expect(saved.cells).toEqual(cellsOf(rows))
      const cells = readTable(saved.text, ',').rows.flatMap((row) => row.cells)
      expect(cells.filter((one) => /^\s*[=+\-@＝]/.test(one))).toEqual([])
      // Where the country is used to another separator, Excel divides at it within quotes too.
      const parts = saved.text.split(/[;\t\r\n]/)
      expect(parts.filter((part) => /^["\s]*[=+\-@＝]/.test(part))).toEqual([])
    }),
    tries(300),
  )
})

it('is read where a spreadsheet has saved it with semicolons and the columns in another order', () => {
  const text = "Name;Reason;Line of the file\r\n'=x;Wrong; 3"
  expect(savedFrom(readTable(text, separatorOf(text).separator).rows)).toMatchObject({
    layout: { headings: ['Name'] },
    rows: [{ cells: ['Name'] }, { cells: ['=x'] }],
  })
  const first = 'Line of the file;Reason;a,b\n3;x,y;c,d'
  expect(separatorOf(first)).toEqual({ separator: ';', isSure: true })
})

it('takes nothing off a file that was not saved here', () => {
  expect(savedFrom(readTable("Name,Reason\n'=x,y", ',').rows)).toBeNull()
  expect(savedFrom([])).toBeNull()
})
