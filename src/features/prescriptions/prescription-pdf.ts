import type { Prescription } from '@shared/contracts/prescriptions'
import { jsPDF } from 'jspdf'
import type { Letterhead } from '@/features/clinic/shared/letterhead'
import { pdfText } from '@/lib/pdf-text'
import { now } from '@/stores/clock'
import {
  directions,
  endedWords,
  forPatient,
  hasSecondCopy,
  prescriptionFacts,
  prescriptionWarning,
  reasonsInWords,
  secondCopyNote,
} from './prescription-text'

/** Measures of an A4 page, in points. */
const page = { width: 595, bottom: 780, margin: 56 }

/** The lines above a prescription. */
const headOf = ({ name, address, phone }: Letterhead): string[] =>
  [name, ...address.split('\n'), phone].filter(Boolean)

/** Everything that is written of a prescription. */
const textsOf = (prescription: Prescription, letterhead: Letterhead): string[] => [
  ...headOf(letterhead),
  ...prescriptionFacts(prescription).map(([, value]) => value),
  ...prescription.medicines.flatMap((medicine) => [
    ...[medicine.name, directions(medicine)],
    endedWords(medicine) ?? '',
  ]),
  prescriptionWarning(prescription) ?? '',
  ...reasonsInWords(prescription),
]

/**
 * Whether the PDF's built-in letters, which are those of western Europe, can write this
 * prescription as it is: on a prescription, no letter may stand for another.
 */
export const canBeWritten = (prescription: Prescription, letterhead: Letterhead): boolean =>
  textsOf(prescription, letterhead).every((text) => pdfText(text).text === text)

/**
 * The prescription as a PDF on A4 pages: the patient's copy, and where there is more to say, from a new page on the copy
 * for the pharmacy and the record.
 */
export function prescriptionPdf(prescription: Prescription, letterhead: Letterhead): Blob {
  const pdf = new jsPDF({ unit: 'pt', format: 'a4' })
  pdf.setProperties({ title: `Prescription ${prescription.number}` })
  pdf.setLanguage('en')
  pdf.setCreationDate(new Date(now()))
  let y = page.margin

  const write = (
    text: string,
    { size = 11, bold = false, indent = 0, after = 0 }: Partial<Style> = {},
  ) => {
    pdf.setFont('helvetica', bold ? 'bold' : 'normal').setFontSize(size)
    const width = page.width - 2 * page.margin - indent
    const lines: string[] = pdf.splitTextToSize(text, width)
    for (const line of lines) {
      if (y + size > page.bottom) {
        pdf.addPage()
        y = page.margin
      }
      y += size * 1.35
      pdf.text(line, page.margin + indent, y)
    }
    y += after
  }

  const writeCopy = (copy: Prescription, note?: string) => {
    headOf(letterhead).forEach((line, at) => {
      write(line, { bold: at === 0 })
    })
    write('Prescription', { size: 20, bold: true, after: 10 })
    if (note) write(note, { bold: true, after: 10 })
    for (const [term, value] of prescriptionFacts(copy)) write(`${term}: ${value}`)
    y += 12
    write('Medicines', { size: 13, bold: true, after: 2 })
    copy.medicines.forEach((medicine, at) => {
      write(`${at + 1}. ${medicine.name}`, { bold: true })
      write(directions(medicine), { indent: 14 })
      const ended = endedWords(medicine)
      if (ended !== null) write(ended, { indent: 14 })
      y += 4
    })
    const warning = prescriptionWarning(copy)
    if (warning !== null) {
      y += 10
      write(warning, { bold: true })
    }
    for (const reason of reasonsInWords(copy)) write(reason)
    y += 48
    write('Signature: ______________________________')
  }

  writeCopy(forPatient(prescription))
  if (hasSecondCopy(prescription)) {
    pdf.addPage()
    y = page.margin
    writeCopy(prescription, secondCopyNote)
  }
  return pdf.output('blob')
}

interface Style {
  size: number
  bold: boolean
  indent: number
  after: number
}
