import { hasCriticalGrade } from '@shared/contracts/vital-grades'
import { and, asc, gte, isNull, or } from 'drizzle-orm'
import type { Db } from '../db/database'
import { vitals } from '../db/schema-care'
import type { Actor } from './actor'
import type { ChangeEvent } from './change-events'
import { escalateVitalsOfPatient } from './vital-escalation'
import { notifyOfCritical, settleNotCritical, waitForDoctor } from './vital-notices'
import { vitalsRecipients } from './vital-recipients'
import { changeVitals, sentVitals, vitalsEvent, vitalsOf, vitalsRows } from './vitals'

/** Vitals of the last so many milliseconds notify doctors where they become critical. */
const regradedFor = 24 * 60 * 60_000

/**
 * Looks again at a patient's vitals of the last day, and at those that wait for a doctor, after the age on record was
 * changed: notifies doctors of what is critical now, and ends the waiting of what no longer is.
 */
export async function regradeVitals(
  tx: Db,
  actor: Actor,
  patientId: string,
): Promise<readonly ChangeEvent[]> {
  const among = and(
    ...[vitalsOf(patientId), isNull(vitals.inErrorAt)],
    or(gte(vitals.measuredAt, new Date(actor.now - regradedFor)), waitForDoctor),
  )
  await tx.select({ id: vitals.id }).from(vitals).where(among).orderBy(asc(vitals.id)).for('update')
  const events: ChangeEvent[] = []
  for (const row of await vitalsRows(tx).where(among).orderBy(asc(vitals.measuredAt))) {
    const { id, isCritical, acknowledgedAt } = row.row
    const isCriticalNow = hasCriticalGrade(sentVitals(row, actor.zone).grades)
    if (isCritical && !isCriticalNow && acknowledgedAt === null)
      events.push(...(await settleNotCritical(tx, actor, row)))
    if (isCriticalNow && !isCritical) {
      const recipients = await vitalsRecipients(tx, patientId, actor)
      await changeVitals(tx, row.row, { escalatedAt: null })
      events.push(
        vitalsEvent(id, patientId),
        ...(await notifyOfCritical(tx, actor, row, recipients)),
      )
    }
  }
  return [...events, ...(await escalateVitalsOfPatient(tx, actor, patientId))]
}
