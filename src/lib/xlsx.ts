import { type ClinicDate, isClinicDate } from '@shared/lib/clinic-date'
import { strToU8, zipSync } from 'fflate'
import type { CsvValue } from './csv'
import { plainCell } from './plain-cell'

// The few parts of a workbook that a plain table needs (ECMA-376, part 1). Libraries that write
// more of it pack in a worker made from a blob, which the content policy forbids.

export interface SheetColumn {
  header: string
  /** In `any`, days and times are dates and all other words are texts. */
  kind: 'text' | 'number' | 'date' | 'any'
  /** In characters. */
  width: number
}

/** A table; a row's values stand in the order of the columns. */
export interface SheetTable {
  title: string
  columns: readonly SheetColumn[]
  rows: readonly (readonly CsvValue[])[]
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships'
const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** Letters that XML has no way to write are left out. */
const xmlText = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to leave out
    .replace(/[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '')
    .replace(/[&<>"]/g, (letter) => escapes[letter] ?? '')

/** The day as spreadsheets count it: 1 is the first of January 1900. */
const serial = (date: ClinicDate): number =>
  (Date.parse(`${date}T00:00:00Z`) - Date.UTC(1899, 11, 30)) / 86_400_000

/** 'A' for the first column; a table has no more than 26. */
const letter = (at: number): string => String.fromCharCode(65 + at)

/** A date with a time of day, as lists have it: `2026-03-02 09:41`. */
const moment = /^(\d{4}-\d{2}-\d{2}) ([01]\d|2[0-3]):([0-5]\d)$/

/** The same as spreadsheets count it; null for any other text. */
function momentSerial(text: string): number | null {
  const [, date = '', hours, minutes] = moment.exec(text) ?? []
  if (!isClinicDate(date)) return null
  return serial(date) + (Number(hours) * 60 + Number(minutes)) / 1440
}

/** A telephone number begins with what a formula may begin with, and is none: it stays as it is dialled. */
const telephone = /^\+[\d\s()./-]+$/

/** The styles by their place in `styles`. */
const style = { plain: 0, head: 1, date: 2, wrapped: 3, moment: 4 } as const

const text = (place: string, value: string, of: number): string =>
  `<c r="${place}" s="${of}" t="inlineStr"><is><t xml:space="preserve">${xmlText(value)}</t></is></c>`

const cell = (place: string, value: CsvValue, kind: SheetColumn['kind']): string => {
  if (typeof value === 'number') return `<c r="${place}" s="${style.plain}"><v>${value}</v></c>`
  const hasDates = kind === 'date' || kind === 'any'
  if (hasDates && isClinicDate(value))
    return `<c r="${place}" s="${style.date}"><v>${serial(value)}</v></c>`
  const at = hasDates ? momentSerial(value) : null
  if (at !== null) return `<c r="${place}" s="${style.moment}"><v>${at}</v></c>`
  if (value === '') return ''
  return text(place, telephone.test(value) ? value : plainCell(value), style.wrapped)
}

function sheet({ columns, rows }: SheetTable): string {
  const last = letter(columns.length - 1)
  const widths = columns.map(
    ({ width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  )
  const head = columns.map(({ header }, at) => text(`${letter(at)}1`, header, style.head))
  const body = rows.map(
    (values, row) =>
      `<row r="${row + 2}">${values
        .map((value, at) => cell(`${letter(at)}${row + 2}`, value, columns[at]?.kind ?? 'text'))
        .join('')}</row>`,
  )
  return (
    `${declaration}<worksheet xmlns="${main}">` +
    `<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>` +
    `<cols>${widths.join('')}</cols>` +
    `<sheetData><row r="1">${head.join('')}</row>${body.join('')}</sheetData>` +
    `<autoFilter ref="A1:${last}${rows.length + 1}"/></worksheet>`
  )
}

const styles =
  `${declaration}<styleSheet xmlns="${main}">` +
  '<numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts>' +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  '<cellXfs count="5">' +
  '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
  '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>' +
  '<xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>' +
  '<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf>' +
  '<xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>' +
  '</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>'

const files = (table: SheetTable): Record<string, string> => ({
  '[Content_Types].xml':
    `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    '<Default Extension="xml" ContentType="application/xml"/>' +
    `<Override PartName="/xl/workbook.xml" ContentType="${contentType}.sheet.main+xml"/>` +
    `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${contentType}.worksheet+xml"/>` +
    `<Override PartName="/xl/styles.xml" ContentType="${contentType}.styles+xml"/></Types>`,
  '_rels/.rels':
    `${declaration}<Relationships xmlns="${packageRelations}">` +
    `<Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml':
    `${declaration}<workbook xmlns="${main}" xmlns:r="${relations}">` +
    `<sheets><sheet name="${xmlText(table.title)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels':
    `${declaration}<Relationships xmlns="${packageRelations}">` +
    `<Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/>` +
    `<Relationship Id="rId2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': styles,
  'xl/worksheets/sheet1.xml': sheet(table),
})

/**
 * A table as a workbook of Excel's, with one sheet.
 * @param made in milliseconds since 1970
 */
export function xlsxFile(table: SheetTable, made: number): Blob {
  const parts = Object.entries(files(table)).map(([path, xml]) => [path, strToU8(xml)] as const)
  const packed = zipSync(Object.fromEntries(parts), { mtime: made })
  return new Blob([new Uint8Array(packed)], { type: `${contentType}.sheet` })
}
