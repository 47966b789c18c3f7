import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { appointmentEndpoints } from '@/contracts/appointments'
import {
  type Slot,
  type VisitInput,
  type VisitListInput,
  type VisitStatus,
  type VisitStep,
  visitEndpoints,
} from '@/contracts/visits'
import { call } from './client'
import { useResourceMutation } from './use-resource-mutation'

/** A page of the appointments found. While the next page is on its way, the one before it stays. */
export const visitListQuery = (input: VisitListInput) =>
  queryOptions({
    queryKey: ['visits', 'list', input],
    queryFn: ({ signal }) => call(visitEndpoints.list, input, { signal }),
    placeholderData: keepPreviousData,
  })

export const visitCountsQuery = queryOptions({
  queryKey: ['visits', 'counts'],
  queryFn: ({ signal }) => call(visitEndpoints.counts, {}, { signal }),
})

/** Whether doctor or patient have an appointment at that time already. */
export const bookedAtQuery = (slot: Slot) =>
  queryOptions({
    queryKey: ['visits', 'booked', slot],
    queryFn: ({ signal }) => call(visitEndpoints.booked, slot, { signal }),
  })

/** Today's appointments of whoever is signed in as this doctor. */
export const doctorAppointmentsQuery = (doctor: string) =>
  queryOptions({
    queryKey: ['visits', 'today', doctor],
    queryFn: ({ signal }) => call(appointmentEndpoints.today, { doctor }, { signal }),
  })

export const doctorCountsQuery = (doctor: string) =>
  queryOptions({
    queryKey: ['visits', 'doctor-counts', doctor],
    queryFn: ({ signal }) => call(appointmentEndpoints.doctorCounts, { doctor }, { signal }),
  })

/** The appointments of the patient who is signed in, by time. */
export const ownAppointmentsQuery = queryOptions({
  queryKey: ['visits', 'own'],
  queryFn: ({ signal }) => call(appointmentEndpoints.own, {}, { signal }),
})

const touches = ['visits'] as const

export const useScheduleVisit = () =>
  useResourceMutation(touches, (input: VisitInput, attempt) =>
    call(visitEndpoints.schedule, input, attempt),
  )

/** Checks in, completes or cancels. */
export const useMoveVisit = () =>
  useResourceMutation(touches, ({ id, step }: { id: number; step: VisitStep }, attempt) =>
    call(visitEndpoints[step], { id }, attempt),
  )

/** Takes the last step back, which led to the status `from`. */
export const useReopenVisit = () =>
  useResourceMutation(touches, (input: { id: number; from: VisitStatus }, attempt) =>
    call(visitEndpoints.reopen, input, attempt),
  )
