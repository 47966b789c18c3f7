import { visitMinute } from '@shared/contracts/visit-rules'
import {
  type Clash,
  type ClashAnswer,
  type Slot,
  visitTimeEndpoints,
} from '@shared/contracts/visit-times'
import { type VisitInput, visitInputSchema, visitMessages } from '@shared/contracts/visits'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { bookedAtQuery, clashOf, slotQuery } from '@/api/visits'
import { useMay } from '@/hooks/use-may'
import { useToday } from '@/hooks/use-now'
import { dateHint } from './date-hint'
import { useBookable } from './use-free-times'

const { date: dateSchema, time: timeSchema } = visitInputSchema.shape

/** What stands in the way of the time that is typed. */
export interface SlotClash {
  /** Absent where the person may not know of it. */
  visit: Clash | undefined
  /** Whether the host has refused it for that already. */
  isRefused: boolean
}

/**
 * What is known of the time that is typed for a visit, and what speaks against it. None of it keeps anybody
 * from trying; the host decides.
 * @param visitId the visit that is to be moved, which is in nobody's way
 * @param known what the host has refused the time for that is there at first
 */
export function useSlot(
  typed: Omit<VisitInput, 'reason'>,
  visitId?: string,
  known: ClashAnswer | null = null,
) {
  const slot: Slot = {
    patientId: typed.patientId,
    doctorId: typed.doctorId,
    date: dateSchema.safeParse(typed.date).data ?? '',
    time: minuteOf(typed.time),
  }
  const isWhole = slot.date !== '' && slot.time !== ''
  const asksSample = useMay(visitTimeEndpoints.booked)
  const { data: booked } = useQuery({ ...bookedAtQuery(slot), enabled: isWhole && asksSample })

  const seen = useSeenTime(slot, visitId)
  const at = [slot.doctorId, slot.date, slot.time].join(' ')
  const [refused, setRefused] = useState(known && { at, answer: known })
  const refusal = refused?.at === at ? refused.answer : null
  const standsInTheWay = refusal ? refusal.clash : seen?.clash
  const clash: SlotClash | null =
    refusal || standsInTheWay ? { visit: standsInTheWay, isRefused: refusal !== null } : null

  const dayHint = dateHint(typed.date, useToday())
  const hints = [
    // The host says so itself, of the minute.
    ...(dayHint !== null && !(seen && dayHint === visitMessages.dateIsPast) ? [dayHint] : []),
    ...(isWhole && booked?.doctor ? [visitMessages.isBooked] : []),
    ...(isWhole && booked?.patient ? [visitMessages.isPatientBooked] : []),
    ...(seen?.warnings ?? []),
  ]

  return {
    hints,
    /** What is typed, as far as it can be read. */
    wanted: slot,
    clash,
    /** The next free times that a refusal named; null where there is none. */
    refusedFor: refusal?.free ?? null,
    /** The visit that is being moved. */
    visitId,
    /** Keeps what a refusal for a clash says, as long as its time stands. @returns whether it was one */
    refuse: (error: unknown): boolean => {
      const answer = clashOf(error)
      if (answer) setRefused({ at, answer })
      return answer !== null
    },
  }
}

/** HH:MM of what is typed; empty where it is no time, and of an hour alone, which mostly goes on. */
function minuteOf(typed: string): string {
  if (/^\d{0,2}$/.test(typed.trim())) return ''
  const time = timeSchema.safeParse(typed).data
  return time === undefined ? '' : visitMinute({ time })
}

/** What the host says of a time; nothing where it knows of none. */
function useSeenTime(slot: Slot, visitId: string | undefined) {
  const isAnswered = useMay(visitTimeEndpoints.slot)
  const isBookable = useBookable(slot.doctorId)
  const isAsked = isAnswered && isBookable && slot.date !== '' && slot.time !== ''
  const moved = visitId === undefined ? {} : { visitId }
  const { data: seen } = useQuery({ ...slotQuery({ ...slot, ...moved }), enabled: isAsked })
  return isAsked ? seen : undefined
}

/** A reason for which a visit is put over another, for the one time that the form is sent with it. */
export function useAnyway() {
  const given = useRef<string>(undefined)
  return {
    /** What the call carries beside what is typed. */
    fields: () => (given.current === undefined ? {} : { anyway: { reason: given.current } }),
    sendWith: (reason: string, form: HTMLFormElement | null) => {
      given.current = reason
      form?.requestSubmit()
      given.current = undefined
    },
  }
}
