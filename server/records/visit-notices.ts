import type { NoticeOf } from '@shared/contracts/notices'
import { doctorName } from '@shared/contracts/staff'
import { addDays } from '@shared/lib/clinic-date'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../db/database'
import { clinicId } from '../db/schema'
import { bookingRequests } from '../db/schema-care'
import { clinicTimeOf, dayIn } from './clinic-time'
import { accountsOf, tell, toldSince } from './notices'
import type { Touched } from './touched'
import type { Desk, VisitRow } from './visits'

/** Doctors hear of today and tomorrow: what is later stands in their day when it comes. */
const isSoon = (startsAt: Date, { now, zone }: Desk): boolean => {
  const today = dayIn(zone, now)
  return [today, addDays(today, 1)].includes(dayIn(zone, startsAt))
}

const factsOf = ({ visit, patient, doctor }: VisitRow, { zone }: Desk) => ({
  ...clinicTimeOf(visit.startsAt, zone),
  patient: patient.name,
  doctor: doctorName(doctor),
})

/** Tells the doctor of a new visit that is soon. */
export const tellOfAdded = async (
  tx: Db,
  desk: Desk,
  row: VisitRow,
): Promise<readonly Touched[]> =>
  isSoon(row.visit.startsAt, desk)
    ? await tell(tx, desk, {
        whom: [row.visit.doctorId],
        recordId: row.visit.id,
        what: (by) => ({ kind: 'visit-added', by, to: 'doctor', ...factsOf(row, desk) }),
      })
    : []

/** Tells the patient of another time or doctor, and both doctors where either time is soon. */
export async function tellOfMoved(
  tx: Db,
  desk: Desk,
  before: VisitRow,
  row: VisitRow,
): Promise<readonly Touched[]> {
  const { patient: _patient, ...was } = factsOf(before, desk)
  const what =
    (to: 'patient' | 'doctor') =>
    (by: string): NoticeOf => ({
      ...{ kind: 'visit-moved', by, to },
      ...factsOf(row, desk),
      before: was,
    })
  const recordId = row.visit.id
  const isForDoctors = [before, row].some(({ visit }) => isSoon(visit.startsAt, desk))
  const doctors = isForDoctors ? [before.visit.doctorId, row.visit.doctorId] : []
  return [
    ...(await tell(tx, desk, {
      whom: await accountsOf(tx, row.visit.patientId),
      recordId,
      what: what('patient'),
    })),
    ...(await tell(tx, desk, { whom: doctors, recordId, what: what('doctor') })),
  ]
}

const hour = 60 * 60_000

/**
 * Whether a patient is told of a cancelled visit: as `rowIsTold` says, and where it was given to a
 * booking, for then they were told of the visit.
 */
async function isTold(tx: Db, { id, createdAt }: VisitRow['visit'], now: number): Promise<boolean> {
  if (now > createdAt.getTime() + hour) return true
  const isBooked = and(eq(bookingRequests.clinicId, clinicId), eq(bookingRequests.visitId, id))
  return (await tx.$count(bookingRequests, isBooked)) > 0
}

/** Tells the patient of a visit that is off, and the doctor where it was soon. */
export async function tellOfCancelled(
  tx: Db,
  desk: Desk,
  row: VisitRow,
): Promise<readonly Touched[]> {
  const what =
    (to: 'patient' | 'doctor') =>
    (by: string): NoticeOf => ({ kind: 'visit-cancelled', by, to, ...factsOf(row, desk) })
  const { id: recordId, patientId, doctorId, startsAt } = row.visit
  const accounts = (await isTold(tx, row.visit, desk.now)) ? await accountsOf(tx, patientId) : []
  const doctors = isSoon(startsAt, desk) ? [doctorId] : []
  return [
    ...(await tell(tx, desk, { whom: accounts, recordId, what: what('patient') })),
    ...(await tell(tx, desk, { whom: doctors, recordId, what: what('doctor') })),
  ]
}

/** Tells whom the cancelling told that the visit takes place after all. */
export async function tellOfReopened(
  tx: Db,
  desk: Desk,
  before: VisitRow,
  row: VisitRow,
): Promise<readonly Touched[]> {
  const { id: recordId, steppedAt } = before.visit
  if (!steppedAt) return []
  const told = await toldSince(tx, { recordId, kind: 'visit-cancelled', from: steppedAt })
  const tellAgain = (to: 'patient' | 'doctor') =>
    tell(tx, desk, {
      whom: told.filter(({ what }) => what.to === to).map(({ userId }) => userId),
      recordId,
      what: (by) => ({ kind: 'visit-reopened', by, to, ...factsOf(row, desk) }),
    })
  return [...(await tellAgain('patient')), ...(await tellAgain('doctor'))]
}
