import { patientMessages } from '@shared/contracts/patients'
import { canStep, reopenHindrance, type VisitStep, visitSteps } from '@shared/contracts/visit-rules'
import { type Visit, visitMessages } from '@shared/contracts/visits'
import type { Db } from '../db/database'
import { Refusal } from '../http'
import { touchedVisitAndBooking } from './booking-requests'
import { dayIn } from './clinic-time'
import { bookedDoctor } from './doctors'
import { hasOpenPatient, intoFreeTime } from './schedule-visit'
import type { Touched } from './touched'
import { tellOfCancelled, tellOfReopened } from './visit-notices'
import {
  type Desk,
  isToCome,
  lastStepOn,
  seenVisit,
  sentVisit,
  takesTime,
  writeVisit,
} from './visits'

interface Seen {
  id: string
  version: number
}

interface Stepped {
  body: Visit
  touched: readonly Touched[]
}

/**
 * Leads a visit to its next status.
 * @param known why it is cancelled, where somebody said so; whether it is known that a check-in is not of
 *   today
 * @throws Refusal 404, and 409 where it is stale, or there is no such step from its status
 */
export async function takeStep(
  tx: Db,
  desk: Desk,
  seen: Seen,
  step: VisitStep,
  { cancelReason = '', otherDay = false }: { cancelReason?: string; otherDay?: boolean } = {},
): Promise<Stepped> {
  const before = await seenVisit(tx, desk, seen)
  const { status, checkedInAt, startsAt } = before.visit
  if (!isToCome(status) || !canStep(status, step))
    throw new Refusal(409, visitMessages.cannotMove(status, visitSteps[step].to))
  if (step === 'noShow' && startsAt.getTime() > desk.now)
    throw new Refusal(409, visitMessages.notStarted)
  const [date, today] = [dayIn(desk.zone, startsAt), dayIn(desk.zone, desk.now)]
  if (step === 'checkIn' && date !== today && !otherDay)
    throw new Refusal(409, visitMessages.isOtherDay(date, today), { error: 'other-day' })
  const now = new Date(desk.now)
  const row = await writeVisit(tx, before, {
    status: visitSteps[step].to,
    statusBefore: status,
    checkedInAt: step === 'checkIn' ? now : null,
    checkedInBefore: checkedInAt,
    steppedAt: now,
    cancelReason: cancelReason || null,
  })
  return {
    body: sentVisit(row, desk),
    touched: [
      ...(await touchedVisitAndBooking(tx, row.visit)),
      ...(step === 'cancel' ? await tellOfCancelled(tx, desk, row) : []),
    ],
  }
}

/**
 * Takes back a visit's last step, on the day on which it was made. A time that was given up has to be
 * free still, for what was knowingly scheduled over another too: nobody has known of who has it now.
 * Where the patient's record is closed, no visit becomes pending, and no time is taken again; that
 * somebody who was checked in has been seen can be taken back.
 * @throws Refusal as a step does
 */
export async function reopenVisit(tx: Db, desk: Desk, seen: Seen): Promise<Stepped> {
  const isOpen = await hasOpenPatient(tx, seen.id)
  const before = await seenVisit(tx, desk, seen)
  const { id, status, statusBefore, checkedInBefore, ...visit } = before.visit
  const hindrance = reopenHindrance(
    { lastStepOn: lastStepOn(before.visit, desk.zone) },
    dayIn(desk.zone, desk.now),
  )
  if (!statusBefore || hindrance !== null)
    throw new Refusal(409, hindrance ?? visitMessages.nothingToReopen)
  if (!isOpen && (statusBefore === 'pending' || !takesTime(status)))
    throw new Refusal(409, patientMessages.closed)
  const write = (tx: Db) =>
    writeVisit(tx, before, {
      status: statusBefore,
      checkedInAt: checkedInBefore,
      cancelReason: null,
      // Whoever was checked in was pending before: that step can be taken back next.
      statusBefore: statusBefore === 'checked-in' ? 'pending' : null,
      checkedInBefore: null,
      steppedAt: checkedInBefore,
    })
  const row = takesTime(status) ? await write(tx) : await backIntoTime()
  return {
    body: sentVisit(row, desk),
    touched: [
      ...(await touchedVisitAndBooking(tx, row.visit)),
      ...(status === 'cancelled' ? await tellOfReopened(tx, desk, before, row) : []),
    ],
  }

  async function backIntoTime() {
    const doctor = await bookedDoctor(tx, visit.doctorId, 'locked')
    return await intoFreeTime(
      tx,
      desk,
      { doctor, span: visit, anyway: undefined, except: id },
      write,
    )
  }
}
