import type { NoticeOf } from '@shared/contracts/notices'
import { alarmWords } from '@shared/contracts/vital-words'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { clinicId } from '../db/schema'
import { type NotifiedDoctor, vitals } from '../db/schema-care'
import type { Actor } from './actor'
import { called, callerName } from './caller-name'
import type { ChangeEvent } from './change-events'
import { addNotices, notifiedSince, settleNotices, waitingVitals } from './notices'
import { changeVitals, sentVitals, setVitals, type VitalsRow, vitalsEvent } from './vitals'

/** Which vitals wait for a doctor. */
export const waitForDoctor = and(
  eq(vitals.clinicId, clinicId),
  vitals.isCritical,
  isNull(vitals.acknowledgedAt),
  isNull(vitals.inErrorAt),
)

/** The condition that a doctor was notified of vitals. */
export const wasNotified = (doctorId: string) =>
  sql<boolean>`${vitals.notified} @> ${JSON.stringify([{ id: doctorId }])}::jsonb`

/** What a notice says of vitals, except who did it. An alarm always has words. */
export const noticeFacts = (row: VitalsRow, zone: string) => ({
  ...{ patient: row.patient.name, patientNumber: row.patient.number },
  values: alarmWords(sentVitals(row, zone)),
})

/** The name of who recorded vitals. */
export const recorderName = ({ by, byDoctor }: VitalsRow): string => called(by, byDoctor)

/** Says of vitals that they are critical, and which doctors are notified. */
export const markCritical = (
  tx: Db,
  { row: { id } }: VitalsRow,
  notified: readonly NotifiedDoctor[],
): Promise<void> => setVitals(tx, id, { isCritical: true, notified: [...notified] })

/** Notifies doctors of vitals that are critical, and keeps who they were. */
export async function notifyOfCritical(
  tx: Db,
  { now, zone }: Pick<Actor, 'now' | 'zone'>,
  row: VitalsRow,
  notified: readonly NotifiedDoctor[],
): Promise<readonly ChangeEvent[]> {
  const { id } = row.row
  await markCritical(tx, row, notified)
  const what: NoticeOf = {
    ...{ kind: 'vitals-critical', by: recorderName(row), to: 'doctor' },
    ...noticeFacts(row, zone),
  }
  const accounts = notified.map((one) => one.id)
  return await addNotices(tx, accounts, { recordId: id, what, now })
}

/** Notifies all who were notified of critical vitals, at once or later, and ends the notices that wait. */
async function takeBack(
  tx: Db,
  { caller, now, zone }: Actor,
  row: VitalsRow,
  kind: 'vitals-in-error' | 'vitals-not-critical',
): Promise<readonly ChangeEvent[]> {
  const { id, notified, measuredAt } = row.row
  const settled = await settleNotices(tx, id, now, waitingVitals)
  const later = await notifiedSince(tx, { recordId: id, kind: 'vitals-waits', from: measuredAt })
  const all = [...notified.map((one) => one.id), ...later.map(({ userId }) => userId)]
  const accounts = [...new Set(all)].filter((account) => account !== caller.id)
  if (accounts.length === 0) return settled
  const by = await callerName(tx, caller)
  const what: NoticeOf = { ...{ kind, by, to: 'doctor' }, ...noticeFacts(row, zone) }
  return [...settled, ...(await addNotices(tx, accounts, { recordId: id, what, now }))]
}

/** Notifies the doctors who were notified of critical vitals that these were entered in error. */
export const notifyOfError = (tx: Db, actor: Actor, row: VitalsRow) =>
  takeBack(tx, actor, row, 'vitals-in-error')

/** Ends the waiting of vitals that are not critical at the patient's age, and notifies the doctors who were notified. */
export async function settleNotCritical(
  tx: Db,
  actor: Actor,
  row: VitalsRow,
): Promise<readonly ChangeEvent[]> {
  await changeVitals(tx, row.row, { isCritical: false })
  return [
    vitalsEvent(row.row.id, row.row.patientId),
    ...(await takeBack(tx, actor, row, 'vitals-not-critical')),
  ]
}
