import { hasCriticalGrade, isOutOfDanger } from '@shared/contracts/vital-grades'
import { and, asc, eq, gte, isNull, or } from 'drizzle-orm'
import type { Db } from '../db/database'
import { vitals } from '../db/schema-care'
import type { Actor } from './actor'
import type { ChangeEvent } from './change-events'
import { lockPatient } from './patients'
import { isPregnantOnRecord } from './pregnancies'
import { escalatedAfter, escalateVitalsOfPatient } from './vital-escalation'
import { markCritical, notifyOfCritical, settleNotCritical, waitForDoctor } from './vital-notices'
import { vitalsRecipients } from './vital-recipients'
import { changeVitals, sentVitals, vitalsEvent, vitalsOf, vitalsRows } from './vitals'

/** Vitals of the last so many milliseconds notify doctors where they become critical. */
const regradedFor = 24 * 60 * 60_000

const isOfLastDay = ({ now }: Actor) => gte(vitals.measuredAt, new Date(now - regradedFor))

/**
 * Grades a patient's vitals of the last day again, and those that wait for a doctor, after the age or a pregnancy on
 * record was changed: notifies doctors of what is critical now, and ends the waiting of what certainly no longer is.
 */
export async function regradeVitals(
  tx: Db,
  actor: Actor,
  patientId: string,
): Promise<readonly ChangeEvent[]> {
  const among = and(
    ...[vitalsOf(patientId), isNull(vitals.inErrorAt)],
    or(isOfLastDay(actor), waitForDoctor),
  )
  await tx.select({ id: vitals.id }).from(vitals).where(among).orderBy(asc(vitals.id)).for('update')
  const events: ChangeEvent[] = []
  const rows = await vitalsRows(tx).where(among).orderBy(asc(vitals.measuredAt))
  const graded = rows.map((row) => ({ row, grades: sentVitals(row, actor.zone).grades }))
  const settled = graded.filter(
    ({ row: { row }, grades }) =>
      row.isCritical && row.acknowledgedAt === null && isOutOfDanger(grades),
  )
  for (const { row } of settled) events.push(...(await settleNotCritical(tx, actor, row)))
  const alarming = graded.filter(
    ({ row: { row }, grades }) => !row.isCritical && hasCriticalGrade(grades),
  )
  const recipients = alarming.length === 0 ? [] : await vitalsRecipients(tx, patientId, actor)
  for (const { row } of alarming) {
    const { id, measuredAt } = row.row
    await changeVitals(tx, row.row, { escalatedAt: null })
    events.push(vitalsEvent(id, patientId))
    // All are notified below of what was measured that long ago: nobody is notified twice.
    const isLate = measuredAt.getTime() <= actor.now - escalatedAfter
    if (isLate) await markCritical(tx, row, recipients)
    else events.push(...(await notifyOfCritical(tx, actor, row, recipients)))
  }
  return [...events, ...(await escalateVitalsOfPatient(tx, actor, patientId))]
}

/**
 * Grades a patient's vitals of the last day by the limits of a pregnancy, where the record says now that there is one.
 * To be called after something that can say so was written.
 */
export async function regradeInPregnancy(
  tx: Db,
  actor: Actor,
  patientId: string,
): Promise<readonly ChangeEvent[]> {
  const patient = await lockPatient(tx, patientId)
  if (!patient || !(await isPregnantOnRecord(tx, actor, patient))) return []
  const among = and(
    ...[vitalsOf(patientId), isNull(vitals.inErrorAt), eq(vitals.isPregnant, false)],
    isOfLastDay(actor),
  )
  const rows = await tx
    .select({ id: vitals.id })
    .from(vitals)
    .where(among)
    .orderBy(asc(vitals.id))
    .for('update')
  if (rows.length === 0) return []
  await tx.update(vitals).set({ isPregnant: true }).where(among)
  return await regradeVitals(tx, actor, patientId)
}
