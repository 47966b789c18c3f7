import { jsPDF } from 'jspdf'
import { autoTable } from 'jspdf-autotable'
import { pdfText } from '@/lib/pdf-text'
import { now } from '@/stores/clock'
import type { ReportTable } from './report-table'

/** In millimetres. */
const margin = 12
const ink = '#26313a'
const quiet = '#55636c'

const incomplete =
  'A question mark stands for letters that this format cannot write. CSV and Excel have them.'

/** The report on landscape A4 pages, each with its number. */
export function pdfReport({ title, about, made, columns, rows }: ReportTable): Blob {
  const pdf = new jsPDF({ orientation: 'landscape', unit: 'mm', format: 'a4', compress: true })
  pdf.setProperties({ title: `${title}, ${made}`, creator: 'Rounds' })
  pdf.setLanguage('en')
  pdf.setCreationDate(new Date(now()))
  const cells = rows.map((row) => row.map((value) => pdfText(String(value))))
  const complete = cells.flat().every((cell) => cell.complete)

  pdf.setFontSize(16).setFont('helvetica', 'bold').setTextColor(ink)
  pdf.text(title, margin, margin + 5)
  pdf.setFontSize(9).setFont('helvetica', 'normal').setTextColor(quiet)
  const notes = [`${about} Made on ${made}.`, ...(complete ? [] : [incomplete])]
  const wide = pdf.internal.pageSize.getWidth() - 2 * margin
  const lines: string[] = pdf.splitTextToSize(pdfText(notes.join('\n')).text, wide)
  pdf.text(lines, margin, margin + 11)

  autoTable(pdf, {
    startY: margin + 10 + lines.length * 4.5,
    margin,
    head: [columns.map(({ header }) => header)],
    body: cells.map((row) => row.map(({ text }) => text)),
    theme: 'striped',
    styles: { fontSize: 8, textColor: ink, overflow: 'linebreak', cellPadding: 1.6 },
    headStyles: { fillColor: '#0c6870', textColor: '#ffffff', fontStyle: 'bold' },
    alternateRowStyles: { fillColor: '#f2f5f6' },
    rowPageBreak: 'avoid',
    didParseCell: ({ cell, column }) => {
      if (columns[column.index]?.kind === 'number') cell.styles.halign = 'right'
    },
  })

  const pages = pdf.getNumberOfPages()
  for (let page = 1; page <= pages; page++) {
    pdf.setPage(page)
    pdf.setFontSize(8).setTextColor(quiet)
    pdf.text(`Page ${page} of ${pages}`, margin + wide, pdf.internal.pageSize.getHeight() - 6, {
      align: 'right',
    })
  }
  return pdf.output('blob')
}
