import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { doctorsQuery } from '@/api/staff'
import { bookedAtQuery, clashOf, slotQuery } from '@/api/visits'
import {
  type Clash,
  type ClashAnswer,
  type TimeSpan,
  visitRecordEndpoints,
} from '@/contracts/visit-records'
import {
  type Slot,
  type VisitInput,
  visitEndpoints,
  visitInputSchema,
  visitMessages,
  visitMinute,
} from '@/contracts/visits'
import { clinicToday } from '@/stores/clinic-day'
import { isOffered, useSession } from '@/stores/session'
import { dateHint } from './date-hint'

const { date: dateSchema, time: timeSchema } = visitInputSchema.shape

/** What stands in the way of the time that is typed. */
export interface SlotClash {
  /** Absent where the person may not know of it. */
  visit: Clash | undefined
  /** Whether the host has refused it for that already. */
  isRefused: boolean
}

/**
 * What is known of the time that is typed for a visit: what speaks against it, and what is free instead.
 * None of it keeps anybody from trying; the host decides.
 * @param visitId the visit that is to be moved, which is in nobody's way
 */
export function useSlot(typed: Omit<VisitInput, 'reason'>, visitId?: string) {
  const slot: Slot = {
    patientId: typed.patientId,
    doctorId: typed.doctorId,
    date: dateSchema.safeParse(typed.date).data ?? '',
    time: minuteOf(typed.time),
  }
  const isWhole = slot.date !== '' && slot.time !== ''
  const asksSample = useSession((state) => isOffered(visitEndpoints.booked, state))
  const { data: booked } = useQuery({ ...bookedAtQuery(slot), enabled: isWhole && asksSample })

  const { seen, free, pick } = useFreeTimes(slot, visitId)
  const [refused, setRefused] = useState<{ at: string; answer: ClashAnswer } | null>(null)
  const at = [slot.doctorId, slot.date, slot.time].join(' ')
  const refusal = refused?.at === at ? refused.answer : null
  const standsInTheWay = refusal ? refusal.clash : seen?.clash
  const clash: SlotClash | null =
    refusal || standsInTheWay ? { visit: standsInTheWay, isRefused: refusal !== null } : null

  const dayHint = dateHint(typed.date, clinicToday())
  const hints = [
    // The host says so itself, of the minute.
    ...(dayHint !== null && !(seen && dayHint === visitMessages.isPast) ? [dayHint] : []),
    ...(isWhole && booked?.doctor ? [visitMessages.isBooked] : []),
    ...(isWhole && booked?.patient ? [visitMessages.isPatientBooked] : []),
    ...(seen?.warnings ?? []),
  ]

  return {
    hints,
    /** What is typed, as far as it can be read. */
    wanted: slot,
    clash,
    free: refusal?.free ?? free,
    pick,
    /** Keeps what a refusal for a clash says, as long as its time stands. @returns whether it was one */
    refuse: (error: unknown): boolean => {
      const answer = clashOf(error)
      if (answer) setRefused({ at, answer })
      return answer !== null
    },
  }
}

/** What the host says of a time, and the next free ones; nothing where it knows of none. */
function useFreeTimes(slot: Slot, visitId: string | undefined) {
  const isAnswered = useSession((state) => isOffered(visitRecordEndpoints.slot, state))
  const { data: doctors } = useQuery({ ...doctorsQuery(null), enabled: isAnswered })
  // Of whoever is offered no more, nothing is to be had. While nobody can say who that is, the host is asked.
  const isBookable =
    slot.doctorId !== '' &&
    (doctors === undefined || doctors.some(({ _id }) => _id === slot.doctorId))
  const isAsked = isAnswered && isBookable && slot.date !== ''
  const moved = visitId === undefined ? {} : { visitId }
  const { data: seen } = useQuery({
    ...slotQuery({ ...slot, ...moved }),
    enabled: isAsked && slot.time !== '',
  })
  /** What was picked, and what it was picked instead of: the choices stay as they are. */
  const [picked, setPicked] = useState<{ to: string; from: Slot } | null>(null)
  const isPicked = picked?.to === whenOf(slot) && picked.from.doctorId === slot.doctorId
  const from = isPicked ? picked.from : slot
  const { data: near } = useQuery({
    ...slotQuery({ ...from, ...moved }),
    enabled: isAsked,
    placeholderData: (before, query) =>
      query?.queryKey[2].doctorId === slot.doctorId ? before : undefined,
  })
  return {
    seen: isAsked && slot.time !== '' ? seen : undefined,
    free: isAsked ? (near?.free ?? []) : [],
    pick: (span: TimeSpan) => setPicked({ to: whenOf(span), from }),
  }
}

/** HH:MM of what is typed; empty where it is no time. */
function minuteOf(typed: string): string {
  const time = timeSchema.safeParse(typed).data
  return time === undefined ? '' : visitMinute({ time })
}

const whenOf = ({ date, time }: Pick<Slot, 'date' | 'time'>): string => `${date} ${time}`

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
