import { patientMessages } from '@shared/contracts/patients'
import {
  canStep,
  reopenHindrance,
  type VisitStep,
  visitSteps,
  visitWhenSeen,
} from '@shared/contracts/visit-rules'
import { type outsideSchema, type Visit, visitMessages } from '@shared/contracts/visits'
import type * as z from 'zod/mini'
import type { Db } from '../db/database'
import { Refusal } from '../http'
import type { Actor } from './actor'
import { visitAndBookingEvents } from './booking-requests'
import type { ChangeEvent } from './change-events'
import { clinicTimeOf, dayIn } from './clinic-time'
import { bookedDoctor } from './doctors'
import { moveBack, moveToNow } from './other-day'
import { hasOpenPatient, intoFreeTime, visitWith } from './schedule-visit'
import {
  notifyDoctorsOfMoved,
  notifyOfCancelled,
  notifyOfReopened,
  tellAfterCheckIn,
} from './visit-notices'
import {
  isToCome,
  lastStepOn,
  lockedVisit,
  seenVisit,
  sentVisit,
  takesTime,
  type VisitRow,
  waitsAgain,
  writeVisit,
} from './visits'

interface Seen {
  id: string
  version: number
}

interface KnownOfStep {
  cancelReason?: string
  cancelledForAbsence?: boolean
  otherDay?: boolean
}

interface Stepped {
  body: Visit
  events: readonly ChangeEvent[]
}

/**
 * Leads a visit to its next status.
 * @param known why it is cancelled, where somebody said so, and whether because its doctor is away; whether it is
 *   known that a check-in is not of today, which moves the visit to the present time
 * @throws Refusal 404, and 409 where it is stale, there is no such step from its status, or it would be moved
 *   while the patient's record is closed
 */
export async function takeStep(
  tx: Db,
  actor: Actor,
  seen: Seen,
  step: VisitStep,
  { cancelReason = '', cancelledForAbsence = false, otherDay = false }: KnownOfStep = {},
): Promise<Stepped> {
  const isOpen = !otherDay || (await hasOpenPatient(tx, seen.id))
  const before = await seenVisit(tx, actor, seen)
  const { status, checkedInAt, startsAt } = before.visit
  if (!isToCome(status) || !canStep(status, step))
    throw new Refusal(409, visitMessages.cannotMove(status, visitSteps[step].to))
  const { date, time } = clinicTimeOf(startsAt, actor.zone)
  const today = dayIn(actor.zone, actor.now)
  if (step === 'noShow' && startsAt.getTime() > actor.now)
    throw new Refusal(409, visitMessages.notStarted(visitWhenSeen({ date, time }, today)))
  const isMoved = step === 'checkIn' && date !== today
  if (isMoved && !otherDay)
    throw new Refusal(409, visitMessages.isOtherDay(date, today), { error: 'other-day' })
  if (isMoved && !isOpen) throw new Refusal(409, patientMessages.closed)
  const now = new Date(actor.now)
  const stepped = {
    status: visitSteps[step].to,
    statusBefore: status,
    checkedInAt: step === 'checkIn' ? now : null,
    checkedInBefore: checkedInAt,
    steppedAt: now,
    ...(step === 'checkIn' && { withDoctorSince: null }),
    cancelReason: cancelReason || null,
    cancelledForAbsence,
  }
  const row = isMoved
    ? await moveToNow(tx, actor, before, stepped)
    : await writeVisit(tx, before, stepped)
  return {
    body: sentVisit(row, actor),
    events: [
      ...(await visitAndBookingEvents(tx, row.visit)),
      ...(isMoved ? await notifyDoctorsOfMoved(tx, actor, before, row) : []),
      ...(step === 'cancel' ? await notifyOfCancelled(tx, actor, row) : []),
    ],
  }
}

/**
 * Notes that a patient is with the doctor: the wait ends, and the status stays. Of two who say so at once the second
 * gets the first one's answer.
 * @throws Refusal 404, and 409 where it is stale or the patient is not checked in
 */
export async function startVisit(tx: Db, actor: Actor, seen: Seen): Promise<Stepped> {
  const { visit, ...found } = await lockedVisit(tx, seen.id)
  if (visit.status === 'checked-in' && visit.withDoctorSince)
    return { body: sentVisit({ visit, ...found }, actor), events: [] }
  const before = await seenVisit(tx, actor, seen)
  if (visit.status !== 'checked-in') throw new Refusal(409, visitMessages.cannotStart)
  const now = new Date(actor.now)
  const row = await writeVisit(tx, before, { withDoctorSince: now, steppedAt: now })
  return { body: sentVisit(row, actor), events: await visitAndBookingEvents(tx, row.visit) }
}

/** What a visit is again whose last step is taken back. */
export const stepBack = (
  statusBefore: NonNullable<VisitRow['visit']['statusBefore']>,
  { checkedInBefore, withDoctorSince }: VisitRow['visit'],
) =>
  ({
    status: statusBefore,
    checkedInAt: checkedInBefore,
    cancelReason: null,
    cancelledForAbsence: false,
    // Whoever was checked in was pending before: that step can be taken back next.
    statusBefore: statusBefore === 'checked-in' ? 'pending' : null,
    checkedInBefore: null,
    steppedAt: withDoctorSince ?? checkedInBefore,
    ...(statusBefore === 'pending' && { withDoctorSince: null }),
  }) as const

/**
 * Takes back a visit's last step, on the day on which it was made. A time that was given up has to be
 * free still, for what was knowingly scheduled over another too: nobody has known of who has it now. The doctor
 * has to be available then, unless it is known that the doctor is not.
 * That a patient is with the doctor is a step of its own: after it the patient waits again.
 * A check-in that moved the visit to its day is taken back with that move.
 * Where the patient's record is closed, no visit becomes pending, and no time is taken again; that
 * somebody who was checked in has been seen can be taken back.
 * @throws Refusal as a step does
 */
export async function reopenVisit(
  tx: Db,
  actor: Actor,
  { outside, ...seen }: Seen & { outside?: z.output<typeof outsideSchema> | undefined },
): Promise<Stepped> {
  const isOpen = await hasOpenPatient(tx, seen.id)
  const before = await seenVisit(tx, actor, seen)
  const { id, status, statusBefore, ...visit } = before.visit
  const hindrance = reopenHindrance(
    { lastStepOn: lastStepOn(before.visit, actor.zone) },
    dayIn(actor.zone, actor.now),
  )
  if (!statusBefore || hindrance !== null)
    throw new Refusal(409, hindrance ?? visitMessages.nothingToReopen)
  if (status === 'checked-in' && visit.withDoctorSince) {
    const row = await writeVisit(tx, before, waitsAgain(before.visit))
    return { body: sentVisit(row, actor), events: await visitAndBookingEvents(tx, row.visit) }
  }
  if (!isOpen && (statusBefore === 'pending' || !takesTime(status)))
    throw new Refusal(409, patientMessages.closed)
  const stepped = stepBack(statusBefore, before.visit)
  const write = (tx: Db, known: Partial<VisitRow['visit']> = {}) =>
    writeVisit(tx, before, { ...known, ...stepped })
  const cameFrom = statusBefore === 'pending' ? visit.cameFrom : null
  const row = cameFrom
    ? await moveBack(tx, actor, before, cameFrom, stepped)
    : takesTime(status)
      ? await write(tx)
      : await backIntoTime()
  if (status === 'checked-in') await tellAfterCheckIn(tx, actor, before, row)
  return {
    body: sentVisit(row, actor),
    events: [
      ...(await visitAndBookingEvents(tx, row.visit)),
      ...(cameFrom ? await notifyDoctorsOfMoved(tx, actor, before, row) : []),
      ...(status === 'cancelled' ? await notifyOfReopened(tx, actor, before, row) : []),
    ],
  }

  async function backIntoTime() {
    const doctor = await bookedDoctor(tx, visit.doctorId, 'locked')
    // What is known of it stays known.
    const { outsideReason } = visit
    const isKnown = outside ?? (outsideReason === null ? undefined : { reason: outsideReason })
    const room = { doctor, span: visit, anyway: undefined, outside: isKnown, except: id }
    await intoFreeTime(tx, actor, room, (tx, { outsideReason, outsideBy, outsideAt }) =>
      write(tx, outside && { outsideReason, outsideBy, outsideAt }),
    )
    return await visitWith(tx, id)
  }
}
