import type { NoticeOf } from '@shared/contracts/notices'
import { criticalWords } from '@shared/contracts/vital-words'
import type { Vitals } from '@shared/contracts/vitals'
import { timeIn } from '@shared/lib/clinic-date'
import { and, asc, desc, eq, gte, inArray, isNull, lt, lte, type SQL, sql } from 'drizzle-orm'
import { type Db, writing } from '../db/database'
import { clinicId, patients, users } from '../db/schema'
import { visits, vitals } from '../db/schema-care'
import { absences } from '../db/schema-hours'
import type { Actor } from './actor'
import { absentFrom, clocksOf } from './bookable'
import { called, callerName } from './caller-name'
import { type ChangeEvent, publishEvents } from './change-events'
import { dayIn, dayOf } from './clinic-time'
import { addNotices, notify, vitalsAcknowledgers } from './notices'
import { isDoctorAccount } from './staff'
import { rowTakesTime, rowToCome } from './visits'
import { sentVitals, vitalsRows } from './vitals'

type Now = Pick<Actor, 'now' | 'zone'>

/** Which vitals wait for a doctor. */
export const waitForDoctor = and(
  eq(vitals.clinicId, clinicId),
  vitals.isCritical,
  isNull(vitals.acknowledgedAt),
  isNull(vitals.inErrorAt),
)

const firstDoctor = async (tx: Db, among: SQL | undefined, ...order: SQL[]) => {
  const [row] = await tx
    .select({ id: visits.doctorId })
    .from(visits)
    .where(and(eq(visits.clinicId, clinicId), among))
    .orderBy(...order, asc(visits.id))
    .limit(1)
  return row?.id
}

/**
 * The doctor of the patient's visit of today, of one whose patient is there first; otherwise of the last visit that
 * took place, or of the next one.
 */
async function doctorOf(tx: Db, patientId: string, { now, zone }: Now) {
  const ofPatient = eq(visits.patientId, patientId)
  const today = dayOf(dayIn(zone, now), zone)
  const nearest = sql`abs(extract(epoch from ${visits.startsAt}) - ${now / 1000})`
  const isThere = sql`array_position(array['checked-in', 'pending', 'completed'], ${visits.status}::text)`
  const ofToday = today
    ? await firstDoctor(
        tx,
        and(
          ...[ofPatient, rowTakesTime],
          ...[gte(visits.startsAt, today.from), lt(visits.startsAt, today.to)],
        ),
        ...[isThere, nearest],
      )
    : undefined
  return (
    ofToday ??
    (await firstDoctor(
      tx,
      and(ofPatient, eq(visits.status, 'completed')),
      desc(visits.startsAt),
    )) ??
    (await firstDoctor(tx, and(ofPatient, rowToCome), asc(visits.startsAt)))
  )
}

/** Whether a doctor is absent now. */
async function isAbsent(tx: Db, doctorId: string, { now, zone }: Now): Promise<boolean> {
  const today = dayIn(zone, now)
  const rows = await tx
    .select()
    .from(absences)
    .where(
      and(
        ...[eq(absences.clinicId, clinicId), eq(absences.userId, doctorId)],
        ...[eq(absences.status, 'confirmed')],
        ...[lte(absences.firstDay, today), gte(absences.lastDay, today)],
      ),
    )
  return rows.some((row) => {
    const { from, to } = absentFrom(row, clocksOf(zone))
    return from <= now && now < to
  })
}

/**
 * Whom critical vitals wait for: the doctor of the patient's visit, or all doctors who may acknowledge them if that
 * one may not, is absent, or there is none.
 */
async function waitedFor(tx: Db, patientId: string, at: Now): Promise<string[]> {
  const all = await vitalsAcknowledgers(tx)
  const doctor = await doctorOf(tx, patientId, at)
  const isAble = doctor !== undefined && all.includes(doctor) && !(await isAbsent(tx, doctor, at))
  return isAble ? [doctor] : all
}

const namesOf = async (tx: Db, ids: readonly string[]) => {
  const rows = await tx
    .select({ id: users.id, name: users.name, isDoctor: isDoctorAccount(users) })
    .from(users)
    .where(and(eq(users.clinicId, clinicId), inArray(users.id, [...ids])))
    .orderBy(asc(users.name), asc(users.id))
  return rows.map(({ id, name, isDoctor }) => ({ id, name: called(name, isDoctor) }))
}

/** What a notice says of vitals, except who did it. */
async function factsOf(tx: Db, one: Vitals) {
  const [patient] = await tx
    .select({ patient: patients.name, patientNumber: patients.number })
    .from(patients)
    .where(and(eq(patients.clinicId, clinicId), eq(patients.id, one.patientId)))
  if (!patient) throw new Error('the vitals have no patient')
  return { ...patient, values: criticalWords(one) }
}

const isRow = (id: string) => and(eq(vitals.clinicId, clinicId), eq(vitals.id, id))

/**
 * Notifies the doctors of vitals that are critical, and keeps whom. A doctor for whom they would wait and who has
 * recorded them has seen them: no other one is notified.
 */
export async function notifyOfCritical(
  tx: Db,
  actor: Actor,
  one: Vitals,
): Promise<readonly ChangeEvent[]> {
  const whom = await waitedFor(tx, one.patientId, actor)
  const { id: callerId } = actor.caller
  if (whom.includes(callerId)) {
    await tx
      .update(vitals)
      .set({ isCritical: true, acknowledgedBy: callerId, acknowledgedAt: new Date(actor.now) })
      .where(isRow(one.id))
    return []
  }
  const notified = await namesOf(tx, whom)
  await tx.update(vitals).set({ isCritical: true, notified }).where(isRow(one.id))
  const facts = await factsOf(tx, one)
  return await notify(tx, actor, {
    ...{ whom, recordId: one.id },
    what: (by) => ({ kind: 'vitals-critical', by, to: 'doctor', ...facts }),
  })
}

/** Notifies the doctors who were notified of critical vitals that these were entered in error. */
export async function notifyOfError(
  tx: Db,
  actor: Actor,
  one: Vitals,
  whom: readonly string[],
): Promise<readonly ChangeEvent[]> {
  if (whom.length === 0) return []
  const facts = await factsOf(tx, one)
  return await notify(tx, actor, {
    ...{ whom, recordId: one.id },
    what: (by) => ({ kind: 'vitals-in-error', by, to: 'doctor', ...facts }),
  })
}

/** After so many milliseconds all doctors who may acknowledge critical vitals are notified of those that wait. */
export const escalatedAfter = 15 * 60_000

/** Vitals that one transaction escalates at most. */
const escalatedAtOnce = 100

/**
 * Notifies all doctors who may acknowledge critical vitals of those that no doctor has. To be called every minute: of several
 * servers that do, one notifies of each.
 */
export async function escalateVitals(db: Db, { now, zone }: Now): Promise<void> {
  let escalated: number
  do
    escalated = await writing(db, async (tx) => {
      const due = await tx
        .select({ id: vitals.id, recordedBy: vitals.recordedBy })
        .from(vitals)
        .where(
          and(
            ...[waitForDoctor, isNull(vitals.escalatedAt)],
            lte(vitals.measuredAt, new Date(now - escalatedAfter)),
          ),
        )
        .orderBy(asc(vitals.measuredAt), asc(vitals.id))
        .limit(escalatedAtOnce)
        .for('no key update', { skipLocked: true })
      // They stay due until there is somebody to notify.
      const whom = due.length === 0 ? [] : await vitalsAcknowledgers(tx)
      if (whom.length === 0) return 0
      const events: ChangeEvent[] = []
      for (const { id, recordedBy } of due) {
        const [row] = await vitalsRows(tx).where(isRow(id))
        if (!row) continue
        const one = sentVitals(row, zone)
        const recorder = { id: recordedBy, permissions: new Set<string>() }
        const what: NoticeOf = {
          ...{ kind: 'vitals-waits', by: await callerName(tx, recorder), to: 'doctor' },
          ...(await factsOf(tx, one)),
          ...timeIn(zone, new Date(one.measuredAt)),
        }
        events.push(...(await addNotices(tx, whom, { recordId: id, what, now })))
        await tx
          .update(vitals)
          .set({ escalatedAt: new Date(now) })
          .where(isRow(id))
      }
      await publishEvents(tx, events)
      return due.length
    })
  while (escalated >= escalatedAtOnce)
}
