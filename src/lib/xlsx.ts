import { strToU8, zipSync } from 'fflate'
import { type ClinicDate, isClinicDate } from '@/lib/clinic-date'
import { plainCell } from '@/lib/plain-cell'
import { now } from '@/stores/clock'
import type { ReportTable, ReportValue } from './report-table'

// The few parts of a workbook that a plain table needs (ECMA-376, part 1). Libraries that write
// more of it pack in a worker made from a blob, which the content policy forbids.

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

/** 'A' for the first column; a report has no more than 26. */
const letter = (at: number): string => String.fromCharCode(65 + at)

/** The styles by their place in `styles`. */
const style = { plain: 0, head: 1, date: 2, wrapped: 3 } as const

const text = (place: string, value: string, of: number): string =>
  `<c r="${place}" s="${of}" t="inlineStr"><is><t xml:space="preserve">${xmlText(value)}</t></is></c>`

const cell = (place: string, value: ReportValue, kind: 'text' | 'number' | 'date'): string => {
  if (typeof value === 'number') return `<c r="${place}" s="${style.plain}"><v>${value}</v></c>`
  if (kind === 'date' && isClinicDate(value))
    return `<c r="${place}" s="${style.date}"><v>${serial(value)}</v></c>`
  return value === '' ? '' : text(place, plainCell(value), style.wrapped)
}

function sheet({ columns, rows }: ReportTable): string {
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
  '<numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/></numFmts>' +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  '<cellXfs count="4">' +
  '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
  '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>' +
  '<xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>' +
  '<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf>' +
  '</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>'

const files = (table: ReportTable): Record<string, string> => ({
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

/** The report as a workbook of Excel's, with one sheet. */
export function xlsxReport(table: ReportTable): Blob {
  const parts = Object.entries(files(table)).map(([path, xml]) => [path, strToU8(xml)] as const)
  const packed = zipSync(Object.fromEntries(parts), { mtime: now() })
  return new Blob([new Uint8Array(packed)], { type: `${contentType}.sheet` })
}
