import { appointmentEndpoints } from '@shared/contracts/appointments'
import { doctorDayEndpoints } from '@shared/contracts/doctor-day'
import type { InputOf } from '@shared/contracts/endpoint'
import { visitGridEndpoints } from '@shared/contracts/visit-grid'
import type { VisitStep } from '@shared/contracts/visit-rules'
import {
  type ClashAnswer,
  clashAnswerSchema,
  type Slot,
  unavailableAnswerSchema,
  visitTimeEndpoints,
} from '@shared/contracts/visit-times'
import {
  type Visit,
  type VisitListInput,
  visitEndpoints,
  visitSchema,
} from '@shared/contracts/visits'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ApiError, nullIfMissing, staleRecord } from './api-error'
import { call } from './client'
import { useResourceMutation } from './use-resource-mutation'

/** Reads a page of the appointments found. */
const readVisits = (input: VisitListInput, signal: AbortSignal) =>
  call(visitEndpoints.list, input, { signal })

/**
 * Reads what is found page by page, by time unless another order is asked for: the list's own puts a
 * visit elsewhere as it goes on, and whoever reads all of them meanwhile would miss it.
 */
export const readAllVisits =
  (input: VisitListInput) =>
  (page: Pick<VisitListInput, 'limit' | 'cursor'>, signal: AbortSignal) =>
    readVisits({ ...input, sort: input.sort ?? 'time', ...page }, signal)

/** What the keys of all lists of appointments begin with. */
export const visitListsKey = ['visits', 'list'] as const

/** A page of the appointments found. While the next page is on its way, the one before it stays. */
export const visitListQuery = (input: VisitListInput) =>
  queryOptions({
    queryKey: [...visitListsKey, input],
    queryFn: ({ signal }) => readVisits(input, signal),
    placeholderData: keepPreviousData,
  })

/** @param date YYYY-MM-DD: that day's alone; null for all */
export const visitCountsQuery = (date: string | null) =>
  queryOptions({
    queryKey: ['visits', 'counts', date],
    queryFn: ({ signal }) => call(visitEndpoints.counts, { date }, { signal }),
    placeholderData: keepPreviousData,
  })

/**
 * The doctors of a day or a week with their visits. While another is on its way this one stays, and says
 * itself which day it is of.
 */
export const visitGridQuery = (input: InputOf<typeof visitGridEndpoints.grid>) =>
  queryOptions({
    queryKey: ['visits', 'grid', input],
    queryFn: async ({ signal }) => ({
      ...(await call(visitGridEndpoints.grid, input, { signal })),
      date: input.date,
      days: input.days ?? 1,
    }),
    placeholderData: keepPreviousData,
  })

/** One visit; null where there is none of this id. */
export const visitQuery = (id: string) =>
  queryOptions({
    queryKey: ['visits', 'visit', id],
    queryFn: ({ signal }) => call(visitEndpoints.get, { id }, { signal }).catch(nullIfMissing),
  })

/** Whether doctor or patient have an appointment at that time already. */
export const bookedAtQuery = (slot: Slot) =>
  queryOptions({
    queryKey: ['visits', 'booked', slot],
    queryFn: ({ signal }) => call(visitTimeEndpoints.booked, slot, { signal }),
  })

type SlotInput = InputOf<typeof visitTimeEndpoints.slot>

/** What there is to know of a time before it is taken. */
export const slotQuery = (input: SlotInput) =>
  queryOptions({
    queryKey: ['visits', 'slot', input] as const,
    queryFn: ({ signal }) => call(visitTimeEndpoints.slot, input, { signal }),
  })

type FreeTimesInput = InputOf<typeof visitTimeEndpoints.freeTimes>

/** The next free times of a doctor or of a department. */
export const freeTimesQuery = (input: FreeTimesInput) =>
  queryOptions({
    queryKey: ['visits', 'free-times', input] as const,
    queryFn: ({ signal }) => call(visitTimeEndpoints.freeTimes, input, { signal }),
  })

/**
 * Who can be booked no more and has visits on that day; the one named is among them in any case. It is
 * read again with the staff, and not with each change of a visit: nobody is booked with them any more.
 */
export const formerDoctorsQuery = (input: InputOf<typeof visitEndpoints.formerDoctors>) =>
  queryOptions({
    queryKey: ['staff', 'former-doctors', input],
    queryFn: ({ signal }) => call(visitEndpoints.formerDoctors, input, { signal }),
    placeholderData: keepPreviousData,
  })

/**
 * How many visits stand in front of one in the list of its day.
 * @param doctorId of that doctor's visits alone; null for all
 */
export const visitPlaceQuery = (id: string, doctorId: string | null) =>
  queryOptions({
    queryKey: ['visits', 'place', id, doctorId],
    queryFn: ({ signal }) => call(visitEndpoints.place, { id, doctorId }, { signal }),
  })

/**
 * What is expected of the doctor who is signed in on a day.
 * @param date YYYY-MM-DD
 */
export const doctorDayQuery = (date: string) =>
  queryOptions({
    queryKey: ['visits', 'doctor-day', date],
    queryFn: ({ signal }) => call(doctorDayEndpoints.list, { date }, { signal }),
  })

/** The same of today, of a sample. */
export const doctorAppointmentsQuery = queryOptions({
  queryKey: ['visits', 'today'],
  queryFn: ({ signal }) => call(appointmentEndpoints.today, {}, { signal }),
})

export const doctorCountsQuery = queryOptions({
  queryKey: ['visits', 'doctor-counts'],
  queryFn: ({ signal }) => call(appointmentEndpoints.doctorCounts, {}, { signal }),
})

/** The appointments of the patient who is signed in, by time. */
export const ownAppointmentsQuery = queryOptions({
  queryKey: ['visits', 'own'],
  queryFn: ({ signal }) => call(appointmentEndpoints.own, {}, { signal }),
})

const invalidates = ['visits', 'absence-desk'] as const

export type ScheduleInput = InputOf<typeof visitEndpoints.schedule>

export const useScheduleVisit = () =>
  useResourceMutation(invalidates, (input: ScheduleInput, attempt) =>
    call(visitEndpoints.schedule, input, attempt),
  )

/** Gives a visit another time, doctor or reason, from what was seen of it. */
export const useChangeVisit = () =>
  useResourceMutation(invalidates, (input: InputOf<typeof visitEndpoints.change>, attempt) =>
    call(visitEndpoints.change, input, attempt),
  )

type SeenVisit = Pick<Visit, 'id' | 'version'>

interface StepInput extends SeenVisit {
  step: VisitStep
  /** Why it is cancelled. */
  reason?: string
  /** Of a check-in: whether it is known that the visit is not of today. */
  otherDay?: true
}

/** Takes a step, from what was seen of the visit. */
export const useStepVisit = () =>
  useResourceMutation(invalidates, ({ step, ...input }: StepInput, attempt) =>
    call(visitEndpoints[step], input, attempt),
  )

/** Notes that the patient of a visit is with the doctor, from what was seen of the visit. */
export const useStartVisit = () =>
  useResourceMutation(invalidates, ({ id, version }: SeenVisit, attempt) =>
    call(visitEndpoints.start, { id, version }, attempt),
  )

/** Takes the last step back, from what was seen of the visit. */
export const useReopenVisit = () =>
  useResourceMutation(invalidates, ({ id, version }: SeenVisit, attempt) =>
    call(visitEndpoints.reopen, { id, version }, attempt),
  )

/** What a refused change was about, as it is now; null where it was refused for another reason. */
export const staleVisit = (error: unknown): Visit | null =>
  visitSchema.safeParse(staleRecord(error)).data ?? null

/** Why a time is refused: an absence or a closing day, or another visit; with the next free times. */
export type Refusal =
  | ({ kind: 'clash' } & ClashAnswer)
  | { kind: 'unavailable'; reason: string; free: ClashAnswer['free'] }

/** What a time was refused for; null for any other failure. */
export function refusalOf(error: unknown): Refusal | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null
  const { envelope } = error
  if (envelope.error === 'clash')
    return { kind: 'clash', ...(clashAnswerSchema.safeParse(envelope).data ?? { free: [] }) }
  if (envelope.error !== 'unavailable') return null
  const { free = [] } = unavailableAnswerSchema.safeParse(envelope).data ?? {}
  return { kind: 'unavailable', reason: envelope.message ?? '', free }
}
