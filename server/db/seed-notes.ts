import { doctorName, isSameDoctor } from '@shared/contracts/staff'
import { addDays } from '@shared/lib/clinic-date'
import { and, eq } from 'drizzle-orm'
import { dayIn, instantOf } from '../records/clinic-time'
import type { Db } from './database'
import { clinicId } from './schema'
import { visits } from './schema-care'
import { noteAddenda, notes, templates } from './schema-notes'
import { noteRows, templateRows } from './seed-note-rows'
import type { Seeding } from './seed-rows'

const minute = 60_000
const day = 24 * 60 * minute

/** How long after the visit's beginning a note is signed, in milliseconds. */
const signedAfter = 12 * minute

/**
 * Writes signed notes and templates into a demo clinic. A world of other people has the notes of those that it has.
 * @param patientIds by their numbers
 */
export async function seedNotes(
  tx: Db,
  { now, zone, newId }: Omit<Seeding, 'rows'>,
  patientIds: ReadonlyMap<number, string>,
  doctors: readonly { id: string; name: string }[],
): Promise<void> {
  const today = dayIn(zone, now)
  for (const { patient, day: daysFromToday, time, doctor: wanted, text, addendum } of noteRows) {
    const startsAt = instantOf({ date: addDays(today, daysFromToday), time }, zone)
    const patientId = patientIds.get(patient)
    const doctor = doctors.find(({ name }) => isSameDoctor(name, wanted))
    if (!startsAt || !patientId || !doctor) continue
    const [visit] = await tx
      .select({ id: visits.id })
      .from(visits)
      .where(
        and(
          ...[eq(visits.clinicId, clinicId), eq(visits.patientId, patientId)],
          ...[eq(visits.startsAt, startsAt), eq(visits.doctorId, doctor.id)],
        ),
      )
    const signedAt = new Date(Math.min(now, startsAt.getTime() + signedAfter))
    const signed = { authorId: doctor.id, signedBy: doctorName(doctor.name) }
    const noteId = newId()
    await tx.insert(notes).values({
      ...{ ...signed, ...text, id: noteId, patientId, visitId: visit?.id ?? null },
      ...{ status: 'signed', startedAt: signedAt, savedAt: signedAt, signedAt, version: 2 },
    })
    if (addendum !== undefined)
      await tx.insert(noteAddenda).values({
        ...{ ...signed, id: newId(), noteId, text: addendum },
        signedAt: new Date(Math.min(now, signedAt.getTime() + day)),
      })
  }
  await tx
    .insert(templates)
    .values(templateRows.map(({ text, ...row }) => ({ ...row, ...text, id: newId() })))
}
