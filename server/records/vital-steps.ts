import { hasCriticalGrade } from '@shared/contracts/vital-grades'
import { type Vitals, vitalsMessages } from '@shared/contracts/vitals'
import { v7 as newId } from 'uuid'
import type { Db } from '../db/database'
import { vitals } from '../db/schema-care'
import { Refusal } from '../http'
import type { Actor } from './actor'
import type { ChangeEvent } from './change-events'
import { settleNotices, waitingVitals } from './notices'
import { notifyOfCritical, notifyOfError } from './vital-notices'
import {
  changeVitals,
  requireOpenPatient,
  type SeenVitals,
  seenVitals,
  vitalsEvent,
  vitalsWith,
} from './vitals'

interface Changed {
  body: Vitals
  events: readonly ChangeEvent[]
}

type MeasuredValues = Omit<
  typeof vitals.$inferInsert,
  'id' | 'clinicId' | 'measuredAt' | 'recordedBy' | 'isCritical' | 'notified'
>

/** Records what was measured of a patient, and notifies a doctor where it is critical. @throws Refusal 422 */
export async function recordVitals(
  tx: Db,
  actor: Actor,
  measured: MeasuredValues,
): Promise<Changed> {
  const { caller, now, zone } = actor
  await requireOpenPatient(tx, measured.patientId)
  const id = newId()
  await tx
    .insert(vitals)
    .values({ ...measured, id, measuredAt: new Date(now), recordedBy: caller.id })
  const event = vitalsEvent(id, measured.patientId)
  const recorded = await vitalsWith(tx, id, zone)
  if (!hasCriticalGrade(recorded.grades)) return { body: recorded, events: [event] }
  const notified = await notifyOfCritical(tx, actor, recorded)
  return { body: await vitalsWith(tx, id, zone), events: [event, ...notified] }
}

/**
 * Marks vitals as entered in error. Notices of critical ones wait no more, and the doctors who were notified hear of
 * it.
 * @throws Refusal 404; 409 with the vitals as they are, or where they are marked already
 */
export async function markVitals(tx: Db, actor: Actor, seen: SeenVitals): Promise<Changed> {
  const row = await seenVitals(tx, seen, actor.zone)
  if (row.inErrorBy !== null) throw new Refusal(409, vitalsMessages.stale)
  await changeVitals(tx, row, { inErrorBy: actor.caller.id, inErrorAt: new Date(actor.now) })
  const body = await vitalsWith(tx, row.id, actor.zone)
  const settled = await settleNotices(tx, row.id, actor.now, waitingVitals)
  const whom = row.notified.map(({ id }) => id)
  const notified = row.isCritical ? await notifyOfError(tx, actor, body, whom) : []
  return { body, events: [vitalsEvent(row.id, row.patientId), ...settled, ...notified] }
}

/** Marks critical vitals as seen by a doctor. @throws Refusal 404 or 409 */
export async function acknowledgeVitals(tx: Db, actor: Actor, seen: SeenVitals): Promise<Changed> {
  const row = await seenVitals(tx, seen, actor.zone)
  if (!row.isCritical) throw new Refusal(409, vitalsMessages.notCritical)
  if (row.inErrorBy !== null) throw new Refusal(409, vitalsMessages.inError)
  if (row.acknowledgedBy !== null) throw new Refusal(409, vitalsMessages.acknowledgedAlready)
  await changeVitals(tx, row, {
    acknowledgedBy: actor.caller.id,
    acknowledgedAt: new Date(actor.now),
  })
  const settled = await settleNotices(tx, row.id, actor.now, waitingVitals)
  const body = await vitalsWith(tx, row.id, actor.zone)
  return { body, events: [vitalsEvent(row.id, row.patientId), ...settled] }
}
