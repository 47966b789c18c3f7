import type { NoticeOf } from '@shared/contracts/notices'
import { doctorName } from '@shared/contracts/staff'
import { addDays } from '@shared/lib/clinic-date'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../db/database'
import { clinicId, type KnownVisit } from '../db/schema'
import { bookingRequests } from '../db/schema-care'
import type { Actor } from './actor'
import type { ChangeEvent } from './change-events'
import { clinicTimeOf, dayIn } from './clinic-time'
import { accountsOf, notifiedSince, notify } from './notices'
import { followVisit, hasMessageSince, knownOf, lastMessageOf } from './patient-messages'
import type { VisitRow } from './visits'

/** Doctors hear of today and tomorrow: what is later stands in their day when it comes. */
const isSoon = (startsAt: Date, { now, zone }: Actor): boolean => {
  const today = dayIn(zone, now)
  return [today, addDays(today, 1)].includes(dayIn(zone, startsAt))
}

const factsOf = ({ visit, patient, doctor }: VisitRow, { zone }: Actor) => ({
  ...clinicTimeOf(visit.startsAt, zone),
  patient: patient.name,
  doctor: doctorName(doctor),
})

/** Notifies the doctor of a new visit that is soon; the patient gets a message. */
export async function notifyOfAdded(
  tx: Db,
  actor: Actor,
  row: VisitRow,
): Promise<readonly ChangeEvent[]> {
  await followVisit(tx, actor.now, row.visit.id, null)
  if (!isSoon(row.visit.startsAt, actor)) return []
  return await notify(tx, actor, {
    whom: [row.visit.doctorId],
    recordId: row.visit.id,
    what: (by) => ({ kind: 'visit-added', by, to: 'doctor', ...factsOf(row, actor) }),
  })
}

/**
 * Notifies the patient of another time or doctor, and both doctors if either time is soon.
 * @param known what the patient knows of the visit: where it was before, unless no message has said so
 */
export async function notifyOfMoved(
  tx: Db,
  actor: Actor,
  before: VisitRow,
  row: VisitRow,
  known: KnownVisit = knownOf(before),
): Promise<readonly ChangeEvent[]> {
  await followVisit(tx, actor.now, row.visit.id, known)
  return [
    ...(await notify(tx, actor, {
      whom: await accountsOf(tx, row.visit.patientId),
      recordId: row.visit.id,
      what: movedWords(actor, before, row, 'patient'),
    })),
    ...(await notifyDoctorsOfMoved(tx, actor, before, row)),
  ]
}

/**
 * Notifies of a visit that is moved back. A patient whom no message has told of the first move gets none.
 * @param movedAt when it was moved
 */
export async function notifyOfMovedBack(
  tx: Db,
  actor: Actor,
  before: VisitRow,
  row: VisitRow,
  movedAt: Date,
): Promise<readonly ChangeEvent[]> {
  const wasTold = await hasMessageSince(tx, row.visit.id, movedAt)
  return await notifyOfMoved(tx, actor, before, row, knownOf(wasTold ? before : row))
}

/** Notifies both doctors if either time is soon. A patient who is at the desk needs no notice. */
export async function notifyDoctorsOfMoved(
  tx: Db,
  actor: Actor,
  before: VisitRow,
  row: VisitRow,
): Promise<readonly ChangeEvent[]> {
  const isForDoctors = [before, row].some(({ visit }) => isSoon(visit.startsAt, actor))
  return await notify(tx, actor, {
    whom: isForDoctors ? [before.visit.doctorId, row.visit.doctorId] : [],
    recordId: row.visit.id,
    what: movedWords(actor, before, row, 'doctor'),
  })
}

function movedWords(
  actor: Actor,
  before: VisitRow,
  row: VisitRow,
  to: 'patient' | 'doctor',
): (by: string) => NoticeOf {
  const { patient: _patient, ...was } = factsOf(before, actor)
  return (by) => ({
    ...{ kind: 'visit-moved', by, to },
    ...factsOf(row, actor),
    before: was,
    ...(row.awayDoctor !== null && { because: doctorName(row.awayDoctor) }),
  })
}

const hour = 60 * 60_000

/**
 * Whether a patient hears of a visit without a message: if `isVisibleToPatient` says so, or if it was given to a
 * booking, since the patient then had a notice of the visit.
 * @param at when it was cancelled, in milliseconds since 1970
 */
async function isNoticed(
  tx: Db,
  { id, createdAt }: VisitRow['visit'],
  at: number,
): Promise<boolean> {
  if (at > createdAt.getTime() + hour) return true
  const isBooked = and(eq(bookingRequests.clinicId, clinicId), eq(bookingRequests.visitId, id))
  return (await tx.$count(bookingRequests, isBooked)) > 0
}

/**
 * What the patient knows of a visit: something after a message or where the portal shows the visit, and that it
 * is cancelled only where the last message said so. Null of a visit that the patient cannot know of.
 * @param at when the visit's last step was taken, in milliseconds since 1970
 */
async function knownToPatient(tx: Db, row: VisitRow, at: number): Promise<KnownVisit | null> {
  const last = await lastMessageOf(tx, row.visit.id)
  if (last === undefined && !(await isNoticed(tx, row.visit, at))) return null
  return { ...knownOf(row), isCancelled: last === 'cancelled' }
}

/** Notifies the patient of a cancelled visit, and the doctor if it was soon. */
export async function notifyOfCancelled(
  tx: Db,
  actor: Actor,
  row: VisitRow,
): Promise<readonly ChangeEvent[]> {
  const what =
    (to: 'patient' | 'doctor') =>
    (by: string): NoticeOf => ({
      ...{ kind: 'visit-cancelled', by, to, ...factsOf(row, actor) },
      ...(row.visit.cancelledForAbsence && { because: doctorName(row.doctor) }),
    })
  const { id: recordId, patientId, doctorId, startsAt } = row.visit
  const known = await knownToPatient(tx, row, actor.now)
  // Told again where the message that it takes place after all was not sent.
  await followVisit(tx, actor.now, recordId, known && { ...known, isCancelled: false })
  const accounts = known ? await accountsOf(tx, patientId) : []
  const doctors = isSoon(startsAt, actor) ? [doctorId] : []
  return [
    ...(await notify(tx, actor, { whom: accounts, recordId, what: what('patient') })),
    ...(await notify(tx, actor, { whom: doctors, recordId, what: what('doctor') })),
  ]
}

/** Notifies those who had a notice of the cancelling that the visit takes place after all. */
export async function notifyOfReopened(
  tx: Db,
  actor: Actor,
  before: VisitRow,
  row: VisitRow,
): Promise<readonly ChangeEvent[]> {
  const { id: recordId, steppedAt } = before.visit
  const known = await knownToPatient(tx, before, steppedAt?.getTime() ?? actor.now)
  await followVisit(tx, actor.now, recordId, known)
  if (!steppedAt) return []
  const notified = await notifiedSince(tx, { recordId, kind: 'visit-cancelled', from: steppedAt })
  const notifyAgain = (to: 'patient' | 'doctor') =>
    notify(tx, actor, {
      whom: notified.filter(({ what }) => what.to === to).map(({ userId }) => userId),
      recordId,
      what: (by) => ({ kind: 'visit-reopened', by, to, ...factsOf(row, actor) }),
    })
  return [...(await notifyAgain('patient')), ...(await notifyAgain('doctor'))]
}

/**
 * Tells the patient what is still untold of a visit whose check-in was taken back: a message that fell due
 * meanwhile was dropped.
 */
export async function tellAfterCheckIn(
  tx: Db,
  actor: Actor,
  before: VisitRow,
  row: VisitRow,
): Promise<void> {
  const checkedInAt = before.visit.steppedAt?.getTime() ?? actor.now
  const known = await knownToPatient(tx, row, checkedInAt)
  await followVisit(tx, actor.now, row.visit.id, known)
}
