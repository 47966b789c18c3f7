import type { OutputOf } from '@shared/contracts/endpoint'
import { type VisitKind, visitKindEndpoints } from '@shared/contracts/visit-kinds'
import { visitMinute } from '@shared/contracts/visit-rules'
import { type Clash, type Slot, visitTimeEndpoints } from '@shared/contracts/visit-times'
import { visitInputSchema, visitMessages } from '@shared/contracts/visits'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { visitKindsQuery } from '@/api/visit-kinds'
import { bookedAtQuery, type Refusal, refusalOf, slotQuery } from '@/api/visits'
import { useMay } from '@/hooks/use-may'
import { useToday } from '@/hooks/use-now'
import { dateHint } from './date-hint'
import { useBookable } from './use-free-times'
import { lengthOf, type VisitForm } from './visit-form'

const { date: dateSchema, time: timeSchema } = visitInputSchema.shape

/** What stands in the way of the time that is typed. */
export type Obstacle = {
  /** Whether the host has refused it for that already. */
  isRefused: boolean
} & (
  | {
      kind: 'clash'
      /** Absent where the person may not know of it. */
      visit: Clash | undefined
    }
  | {
      kind: 'unavailable'
      /** An absence or a closing day: a sentence. */
      reason: string
    }
)

/**
 * What is known of the time that is typed for a visit, and what speaks against it. None of it keeps anybody
 * from trying; the host decides.
 * @param visitId the visit that is to be moved, which is in nobody's way
 * @param known what the host has refused the time for that is there at first
 */
export function useSlot(
  typed: Omit<VisitForm, 'reason'>,
  visitId?: string,
  known: Refusal | null = null,
) {
  const kinds = useVisitKinds()
  const minutes = lengthOf(kinds, typed)
  const slot: Slot = {
    patientId: typed.patientId,
    doctorId: typed.doctorId,
    date: dateSchema.safeParse(typed.date).data ?? '',
    time: minuteOf(typed.time),
  }
  const isWhole = slot.date !== '' && slot.time !== ''
  const asksSample = useMay(visitTimeEndpoints.booked)
  const { data: booked } = useQuery({ ...bookedAtQuery(slot), enabled: isWhole && asksSample })

  const seen = useSeenTime(slot, visitId, minutes)
  const at = [slot.doctorId, slot.date, slot.time, minutes].join(' ')
  const [refused, setRefused] = useState(known && { at, answer: known })
  const refusal = refused?.at === at ? refused.answer : null
  const obstacle = refusal ? refusedBy(refusal) : seen ? seenBy(seen) : null

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
    /** How long the visit is to take; null while that is not known. */
    minutes,
    kinds,
    obstacle,
    /** Tells one time and length from another. */
    at,
    /** The next free times that a refusal named; null where there is none. */
    refusedFor: refusal?.free ?? null,
    /** The visit that is being moved. */
    visitId,
    /** Keeps what a refusal of the time says, as long as the time is typed. @returns whether it was one */
    refuse: (error: unknown): boolean => {
      const answer = refusalOf(error)
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
function useSeenTime(slot: Slot, visitId: string | undefined, minutes: number | null) {
  const isAnswered = useMay(visitTimeEndpoints.slot)
  const isBookable = useBookable(slot.doctorId)
  const isAsked = isAnswered && isBookable && slot.date !== '' && slot.time !== ''
  const moved = visitId === undefined ? {} : { visitId }
  const lasts = minutes === null ? {} : { minutes }
  const { data: seen } = useQuery({
    ...slotQuery({ ...slot, ...moved, ...lasts }),
    enabled: isAsked,
  })
  return isAsked ? seen : undefined
}

const refusedBy = (refusal: Refusal): Obstacle =>
  refusal.kind === 'clash'
    ? { kind: 'clash', visit: refusal.clash, isRefused: true }
    : { kind: 'unavailable', reason: refusal.reason, isRefused: true }

function seenBy({ clash, unavailable }: OutputOf<typeof visitTimeEndpoints.slot>): Obstacle | null {
  if (unavailable !== undefined)
    return { kind: 'unavailable', reason: unavailable, isRefused: false }
  return clash ? { kind: 'clash', visit: clash, isRefused: false } : null
}

/** The kinds of visit; undefined where the host has none, or while they are on their way. */
export function useVisitKinds(): readonly VisitKind[] | undefined {
  const { data } = useQuery({ ...visitKindsQuery, enabled: useMay(visitKindEndpoints.list) })
  return data
}

interface Reasons {
  anyway?: { reason: string }
  outside?: { reason: string }
}

/**
 * The reasons for which a visit is put over another, or into an absence, for the one time that the form is
 * sent with them. A time that is refused for an absence and then for another visit is sent with both.
 */
export function useAnyway() {
  const given = useRef<Reasons>({})
  const last = useRef<{ at: string; outside: string } | null>(null)
  return {
    /** What the call carries besides what is typed. */
    fields: (): Reasons => given.current,
    sendWith: (
      { kind, reason, at }: { kind: Obstacle['kind']; reason: string; at: string },
      form: HTMLFormElement | null,
    ) => {
      if (kind === 'unavailable') last.current = { at, outside: reason }
      const outside = last.current?.at === at ? last.current.outside : undefined
      given.current = {
        ...(kind === 'clash' && { anyway: { reason } }),
        ...(outside !== undefined && { outside: { reason: outside } }),
      }
      form?.requestSubmit()
      given.current = {}
    },
  }
}
