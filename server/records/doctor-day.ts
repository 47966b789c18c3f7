import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm'
import type { DoctorVisit } from '@/contracts/doctor-day'
import { countedMost } from '@/contracts/lists'
import { isDoctor } from '../auth/scope'
import type { Db } from '../db/database'
import { clinicId } from '../db/schema'
import { prescriptions, visits } from '../db/schema-care'
import type { Caller } from '../http'
import { ofClinic } from './prescriptions'
import { isOn } from './visit-list'
import { type Desk, rowTakesTime, sentVisit, type VisitRow, visitRows, withBeside } from './visits'

/** A doctor's own visits; everybody's for whoever is no doctor. What is given up is nobody's. */
export const expectedBy = (caller: Caller): SQL | undefined =>
  and(
    eq(visits.clinicId, clinicId),
    rowTakesTime,
    isDoctor(caller) ? eq(visits.doctorId, caller.id) : undefined,
  )

/**
 * The visits that are expected of a caller on a day, by time; and what has been prescribed to these
 * patients, for whoever may read prescriptions. A visit's own is what was written after its check-in; of
 * a patient who was not checked in at all, whatever has that day's date.
 * @param date YYYY-MM-DD, in the clinic's zone
 */
export async function doctorDay(db: Db, desk: Desk, date: string): Promise<DoctorVisit[]> {
  const found = await visitRows(db)
    .where(and(expectedBy(desk.caller), isOn(date, desk.zone)))
    .orderBy(asc(visits.startsAt), asc(visits.id))
    .limit(countedMost)
  const rows = await withBeside(db, found)
  const sent = rows.map((row) => sentVisit(row, desk))
  if (!desk.caller.permissions.has('prescription_view') || rows.length === 0) return sent
  const prescribed = await prescribedTo(
    db,
    [...new Set(sent.map((visit) => visit.patientId))],
    date,
  )
  const cameAt = new Map(rows.map(({ visit }) => [visit.id, checkIn(visit)]))
  const haveCome = new Set(
    rows.filter(({ visit }) => checkIn(visit)).map(({ visit }) => visit.patientId),
  )
  return sent.map((visit) => {
    const last = prescribed.last.get(visit.patientId)
    const since = cameAt.get(visit.id)
    const isBy = (who: string) => {
      const at = prescribed.onDay.get(`${visit.patientId} ${who}`)
      // What was written at another visit of the day is not this one's.
      return at !== undefined && (since ? at >= since : !haveCome.has(visit.patientId))
    }
    return {
      ...visit,
      isPrescribed: isBy(visit.doctorId) || isBy(desk.caller.id),
      ...(last && { lastPrescription: last }),
    }
  })
}

/** When a visit's patient was checked in; null of whoever was not. */
const checkIn = ({ checkedInAt, checkedInBefore }: VisitRow['visit']): Date | null =>
  checkedInAt ?? checkedInBefore

/** What stands last with each of these patients, and when who has last prescribed to them with a day's date. */
async function prescribedTo(db: Db, patientIds: string[], date: string) {
  const toThem = and(ofClinic, inArray(prescriptions.patientId, patientIds))
  const { patientId, medicines, prescribedBy, createdAt } = prescriptions
  const [last, onDay] = await Promise.all([
    db
      .selectDistinctOn([patientId], { patientId, date: prescriptions.date, medicines })
      .from(prescriptions)
      .where(toThem)
      .orderBy(patientId, desc(prescriptions.date), desc(prescriptions.number)),
    db
      .selectDistinctOn([patientId, prescribedBy], { patientId, prescribedBy, createdAt })
      .from(prescriptions)
      .where(and(toThem, eq(prescriptions.date, date)))
      .orderBy(patientId, prescribedBy, desc(createdAt)),
  ])
  return {
    last: new Map(last.map(({ patientId, ...of }) => [patientId, of])),
    onDay: new Map(onDay.map((of) => [`${of.patientId} ${of.prescribedBy}`, of.createdAt])),
  }
}
