import { hasCriticalGrade } from '@shared/contracts/vital-grades'
import { type Vitals, vitalsMessages } from '@shared/contracts/vitals'
import { v7 as newId } from 'uuid'
import { isDoctor } from '../auth/scope'
import type { Db } from '../db/database'
import { vitals } from '../db/schema-care'
import { Refusal } from '../http'
import type { Actor } from './actor'
import type { ChangeEvent } from './change-events'
import { settleNotices, vitalsAcknowledgers, waitingVitals } from './notices'
import { requireOpenPatient } from './patients'
import { isPregnantOnRecord } from './pregnancies'
import { notifyOfCritical, notifyOfError } from './vital-notices'
import { vitalsRecipients } from './vital-recipients'
import {
  changeVitals,
  type SeenVitals,
  seenVitals,
  sentVitals,
  setVitals,
  vitalsEvent,
  vitalsRow,
  vitalsWith,
} from './vitals'

interface Changed {
  body: Vitals
  events: readonly ChangeEvent[]
}

type MeasuredValues = Omit<
  typeof vitals.$inferInsert,
  'id' | 'clinicId' | 'measuredAt' | 'recordedBy' | 'isPregnant' | 'isCritical' | 'notified'
>

/**
 * Records what was measured of a patient, and notifies doctors where it is critical. A doctor who would be notified and
 * has recorded it has seen it: no other one is notified.
 * @throws Refusal 422
 */
export async function recordVitals(
  tx: Db,
  actor: Actor,
  measured: MeasuredValues,
): Promise<Changed> {
  const { caller, now, zone } = actor
  const { patientId } = measured
  const patient = await requireOpenPatient(tx, patientId)
  const id = newId()
  const isPregnant = await isPregnantOnRecord(tx, actor, patient)
  await tx
    .insert(vitals)
    .values({ ...measured, id, isPregnant, measuredAt: new Date(now), recordedBy: caller.id })
  const event = vitalsEvent(id, patientId)
  const row = await vitalsRow(tx, id)
  const recorded = sentVitals(row, zone)
  if (!hasCriticalGrade(recorded.grades)) return { body: recorded, events: [event] }
  const recipients = await vitalsRecipients(tx, patientId, actor)
  const isSeen = isDoctor(caller) && recipients.some((one) => one.id === caller.id)
  if (isSeen) {
    await setVitals(tx, id, {
      isCritical: true,
      ...{ acknowledgedBy: caller.id, acknowledgedAt: new Date(now) },
    })
    return { body: await vitalsWith(tx, id, zone), events: [event] }
  }
  const others = recipients.filter((one) => one.id !== caller.id)
  const notified = await notifyOfCritical(tx, actor, row, others)
  return { body: await vitalsWith(tx, id, zone), events: [event, ...notified] }
}

/**
 * Marks vitals as entered in error. Notices of critical ones wait no more, and the doctors who were notified hear of
 * it.
 * @throws Refusal 404; 409 with the vitals as they are, or where they are marked already
 */
export async function markVitals(tx: Db, actor: Actor, seen: SeenVitals): Promise<Changed> {
  const row = await seenVitals(tx, seen, actor.zone)
  if (row.inErrorBy !== null) throw new Refusal(409, vitalsMessages.inError)
  await changeVitals(tx, row, { inErrorBy: actor.caller.id, inErrorAt: new Date(actor.now) })
  const marked = await vitalsRow(tx, row.id)
  const notified = row.isCritical ? await notifyOfError(tx, actor, marked) : []
  return {
    body: sentVitals(marked, actor.zone),
    events: [vitalsEvent(row.id, row.patientId), ...notified],
  }
}

/**
 * Whether a user has recorded these vitals who is no doctor: another one has to see them, where there is one who may.
 */
async function isOwnOfOther(tx: Db, { caller }: Actor, recordedBy: string): Promise<boolean> {
  if (recordedBy !== caller.id || isDoctor(caller)) return false
  return (await vitalsAcknowledgers(tx)).some((id) => id !== caller.id)
}

/** Marks critical vitals as seen by a doctor. @throws Refusal 403, 404 or 409 */
export async function acknowledgeVitals(tx: Db, actor: Actor, seen: SeenVitals): Promise<Changed> {
  const row = await seenVitals(tx, seen, actor.zone)
  if (!row.isCritical) throw new Refusal(409, vitalsMessages.notCritical)
  if (row.inErrorBy !== null) throw new Refusal(409, vitalsMessages.inError)
  if (row.acknowledgedBy !== null) throw new Refusal(409, vitalsMessages.acknowledgedAlready)
  if (await isOwnOfOther(tx, actor, row.recordedBy))
    throw new Refusal(403, vitalsMessages.ownValues)
  await changeVitals(tx, row, {
    acknowledgedBy: actor.caller.id,
    acknowledgedAt: new Date(actor.now),
  })
  const settled = await settleNotices(tx, row.id, actor.now, waitingVitals)
  const body = await vitalsWith(tx, row.id, actor.zone)
  return { body, events: [vitalsEvent(row.id, row.patientId), ...settled] }
}
