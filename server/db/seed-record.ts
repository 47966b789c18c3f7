import { problemKey } from '@shared/contracts/problems'
import { doctorName } from '@shared/contracts/staff'
import { addDays } from '@shared/lib/clinic-date'
import { ownPatientId } from '@shared/sample-rows/patients'
import { contentHash } from '../content-hash'
import type { FileStore } from '../dependencies'
import { dayIn } from '../records/clinic-time'
import { addProblemsOfDiagnoses } from '../records/problems-of-diagnoses'
import type { Db } from './database'
import { counters } from './schema'
import { files } from './schema-care'
import { documents, letters, problems } from './schema-record'
import type { Seeding } from './seed-rows'

/** A page with these lines, as a PDF. */
function pdfOf(lines: readonly string[]): Uint8Array<ArrayBuffer> {
  const text = lines.map((line) => `(${line}) Tj T*`).join(' ')
  const stream = `BT /F1 12 Tf 16 TL 60 780 Td ${text} ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let pdf = '%PDF-1.4\n'
  const starts = objects.map((object, at) => {
    const start = pdf.length
    pdf += `${at + 1} 0 obj\n${object}\nendobj\n`
    return `${String(start).padStart(10, '0')} 00000 n \n`
  })
  const table = pdf.length
  pdf += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${starts.join('')}`
  pdf += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`
  return new TextEncoder().encode(pdf)
}

const report = pdfOf([
  'Riverside Imaging',
  'X-ray of the left knee, two views',
  'Narrowed joint space on the inner side. No fracture.',
])
/** The file of the demo clinic's document. */
export const demoFileName = 'x-ray-knee.pdf'

/** Keeps the content of a demo clinic's files: their rows are written by `seedRecord`. */
export const keepDemoFiles = async (store: Pick<FileStore, 'put'>): Promise<void> =>
  await store.put(await contentHash(report), report)

/**
 * Writes problem lists into a demo clinic, and a letter and a document of the patient who signs in.
 * @param patientIds by their numbers
 */
export async function seedRecord(
  tx: Db,
  { now, zone, newId }: Seeding,
  patientIds: ReadonlyMap<number, string>,
  staff: readonly { id: string; username: string; name: string }[],
): Promise<void> {
  await addProblemsOfDiagnoses(tx, newId)
  const patientId = patientIds.get(ownPatientId)
  const doctor = staff.find(({ username }) => username === 'doctor')
  if (!patientId || !doctor) throw new Error('there is no patient or no doctor')
  const today = dayIn(zone, now)
  const seenOn = addDays(today, -30)
  const entered = { patientId, enteredOn: seenOn, enteredBy: doctor.id }
  const early = [
    { words: 'Hypertension', since: '2018', code: 'I10', enteredOrder: 0 },
    {
      ...{ words: 'Acute bronchitis', since: '2025-11', code: 'J20.9', enteredOrder: -1 },
      ...{ endedOn: seenOn, endedBy: doctor.id },
    },
  ]
  // In front of the diagnosis on record, which stays the last entered.
  await tx
    .insert(problems)
    .values(
      early.map((row) => ({ ...entered, ...row, id: newId(), wordsKey: problemKey(row.words) })),
    )

  const issuedOn = addDays(today, -7)
  const year = Number(issuedOn.slice(0, 4))
  await tx.insert(letters).values({
    ...{ id: newId(), patientId, year, number: 1, kind: 'sick-note' as const },
    ...{ fromDate: issuedOn, untilDate: addDays(issuedOn, 4), text: 'No heavy lifting.' },
    ...{ issuedOn, issuedBy: doctor.id, issuer: doctorName(doctor.name) },
    createdAt: new Date(now),
  })
  await tx.insert(counters).values({ name: `letter-${year}`, value: 1 })

  const fileId = newId()
  await tx.insert(files).values({
    ...{ id: fileId, hash: await contentHash(report), name: demoFileName },
    ...{ type: 'application/pdf' as const, size: report.length, uploadedBy: doctor.id },
    createdAt: new Date(now),
  })
  await tx.insert(documents).values({
    ...{ id: newId(), patientId, fileId, kind: 'report' as const },
    ...{ title: 'X-ray of the left knee', date: addDays(today, -35), addedOn: seenOn },
    ...{ addedBy: doctor.id, createdAt: new Date(now) },
  })
}
