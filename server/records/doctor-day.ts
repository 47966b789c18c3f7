import type { DoctorVisit } from '@shared/contracts/doctor-day'
import { keysOf } from '@shared/contracts/endpoint'
import { countedMost } from '@shared/contracts/lists'
import { type Vitals, vitalsEndpoints } from '@shared/contracts/vitals'
import type { ClinicDate } from '@shared/lib/clinic-date'
import { and, asc, desc, eq, gte, inArray, isNull, lt, type SQL } from 'drizzle-orm'
import { isDoctor, seesClinic } from '../auth/scope'
import type { Db } from '../db/database'
import { clinicId } from '../db/schema'
import { prescriptions, visits, vitals } from '../db/schema-care'
import type { Caller } from '../http'
import type { Actor } from './actor'
import { dayOf } from './clinic-time'
import { notedIn } from './notes'
import { patientBriefs } from './patient-briefs'
import { ofClinic } from './prescriptions'
import { isOn } from './visit-list'
import { rowTakesTime, sentVisitRow, type VisitRow, visitRows, withBeside } from './visits'
import { sentVitals, vitalsRows } from './vitals'

/** A doctor's own visits; everybody's for whoever is no doctor. What is given up is nobody's. */
export const expectedBy = (caller: Caller): SQL | undefined =>
  and(
    eq(visits.clinicId, clinicId),
    rowTakesTime,
    isDoctor(caller) ? eq(visits.doctorId, caller.id) : undefined,
  )

/**
 * The visits that are expected of a caller on a day, by time; and what has been prescribed to these
 * patients, for whoever may read prescriptions. A visit's own is what was written after its check-in and
 * before that of the patient's next one among these visits: a doctor's day has none of a colleague's. Of a
 * patient who was checked in to none of them, it is whatever has that day's date.
 * @param date YYYY-MM-DD, in the clinic's zone
 */
export async function doctorDay(db: Db, actor: Actor, date: string): Promise<DoctorVisit[]> {
  const found = await visitRows(db)
    .where(and(expectedBy(actor.caller), isOn(date, actor.zone)))
    .orderBy(asc(visits.startsAt), asc(visits.id))
    .limit(countedMost)
  const rows = await withBeside(db, found)
  const noted = await notedIn(
    db,
    actor.caller,
    rows.map(({ visit }) => visit.id),
  )
  const patientIds = [...new Set(rows.map(({ visit }) => visit.patientId))]
  const briefs = await patientBriefs(db, actor, date, patientIds)
  const measured = await measuredOn(db, actor, date, patientIds)
  const sent = rows.map((row): DoctorVisit => {
    const note = noted.get(row.visit.id)
    const brief = briefs.get(row.visit.patientId)
    const ofPatient = measured.get(row.visit.patientId)
    return {
      ...sentVisitRow(row, actor),
      ...(note && { note }),
      ...brief,
      ...(ofPatient && { vitals: ofPatient }),
    }
  })
  if (!actor.caller.permissions.has('prescription_view') || rows.length === 0) return sent
  const prescribed = await prescribedTo(db, patientIds, date)
  const comings = rows.flatMap(({ visit }) => {
    const at = checkIn(visit)
    return at ? [{ ...visit, at }] : []
  })
  /** The visit at which somebody has written something: the last to which the patient came before. */
  const writtenAt = (patientId: string, who: string, at: Date): string | undefined => {
    const before = comings
      .filter((visit) => visit.patientId === patientId && visit.at <= at)
      .sort((one, other) => other.at.getTime() - one.at.getTime())
    return (before.find(({ doctorId }) => doctorId === who) ?? before[0])?.id
  }
  const haveCome = new Set(comings.map(({ patientId }) => patientId))
  const marked = new Set(
    prescribed.onDay.flatMap(({ patientId, prescribedBy, createdAt }) => {
      const id = writtenAt(patientId, prescribedBy, createdAt)
      return id === undefined ? [] : [`${id} ${prescribedBy}`]
    }),
  )
  const toAbsent = new Set(
    prescribed.onDay
      .filter(({ patientId }) => !haveCome.has(patientId))
      .map(({ patientId, prescribedBy }) => `${patientId} ${prescribedBy}`),
  )
  return sent.map((visit) => {
    const last = prescribed.last.get(visit.patientId)
    const isBy = (who: string) =>
      marked.has(`${visit.id} ${who}`) || toAbsent.has(`${visit.patientId} ${who}`)
    return {
      ...visit,
      isPrescribed: isBy(visit.doctorId) || isBy(actor.caller.id),
      ...(last && { lastPrescription: last }),
    }
  })
}

/** What was measured of patients on a day and counts, the last first; nothing for who may not read vitals. */
async function measuredOn(
  db: Db,
  { caller, zone }: Actor,
  date: ClinicDate,
  patientIds: string[],
): Promise<ReadonlyMap<string, Vitals[]>> {
  const day = dayOf(date, zone)
  if (!day || patientIds.length === 0 || !seesClinic(caller, keysOf(vitalsEndpoints.list)))
    return new Map()
  const rows = await vitalsRows(db)
    .where(
      and(
        ...[eq(vitals.clinicId, clinicId), inArray(vitals.patientId, patientIds)],
        ...[gte(vitals.measuredAt, day.from), lt(vitals.measuredAt, day.to)],
        isNull(vitals.inErrorBy),
      ),
    )
    .orderBy(desc(vitals.measuredAt), desc(vitals.id))
  const ofPatient = new Map<string, Vitals[]>()
  for (const row of rows) {
    const { patientId } = row.row
    ofPatient.set(patientId, [...(ofPatient.get(patientId) ?? []), sentVitals(row, zone)])
  }
  return ofPatient
}

/** When a visit's patient was checked in; null of whoever was not. */
const checkIn = ({ checkedInAt, checkedInBefore }: VisitRow['visit']): Date | null =>
  checkedInAt ?? checkedInBefore

/** What stands last with each of these patients, and who has prescribed to them with a day's date, and when. */
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
      .select({ patientId, prescribedBy, createdAt })
      .from(prescriptions)
      .where(and(toThem, eq(prescriptions.date, date))),
  ])
  return {
    last: new Map(last.map(({ patientId, ...of }) => [patientId, of])),
    onDay,
  }
}
