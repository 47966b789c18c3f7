import {
  type BookingRequestListInput,
  bookingRequestEndpoints,
  bookingRequestMessages,
  bookingRequestSchema,
} from '@shared/contracts/booking-requests'
import type { InputOf } from '@shared/contracts/endpoint'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ApiError, staleRecord } from './api-error'
import { call } from './client'
import { useResourceMutation } from './use-resource-mutation'

/** Reads a page of the bookings found. */
export const readBookingRequests = (input: BookingRequestListInput, signal: AbortSignal) =>
  call(bookingRequestEndpoints.list, input, { signal })

/** A page of the bookings found. While the next page is on its way, the one before it stays. */
export const bookingRequestListQuery = (input: BookingRequestListInput) =>
  queryOptions({
    queryKey: ['booking-requests', 'list', input],
    queryFn: ({ signal }) => readBookingRequests(input, signal),
    placeholderData: keepPreviousData,
  })

/** One booking, as it is now. */
export const bookingRequestQuery = (id: string) =>
  queryOptions({
    queryKey: ['booking-requests', 'one', id],
    queryFn: ({ signal }) => call(bookingRequestEndpoints.get, { id }, { signal }),
  })

/** How many bookings wait for the desk. */
export const newBookingCountQuery = queryOptions({
  queryKey: ['booking-requests', 'count'],
  queryFn: async ({ signal }) =>
    (await call(bookingRequestEndpoints.list, { status: 'new', limit: 1 }, { signal })).total,
})

/** What the person who is signed in has booked, newest first. */
export const ownBookingsQuery = queryOptions({
  queryKey: ['booking-requests', 'own'],
  queryFn: ({ signal }) => call(bookingRequestEndpoints.own, {}, { signal }),
})

/** @throws of a booking that somebody else has closed, what has become of it */
async function inWords<Result>(change: Promise<Result>): Promise<Result> {
  try {
    return await change
  } catch (error) {
    const now = bookingRequestSchema.safeParse(staleRecord(error)).data
    if (!now || now.status === 'new') throw error
    throw new ApiError(409, { message: bookingRequestMessages.closed(now.status) })
  }
}

/** Gives a booking its appointment, from what was seen of it. */
export const useScheduleBooking = () =>
  useResourceMutation(
    ['booking-requests', 'visits'],
    (input: InputOf<typeof bookingRequestEndpoints.schedule>, attempt) =>
      inWords(call(bookingRequestEndpoints.schedule, input, attempt)),
  )

/** Declines a booking, from what was seen of it. */
export const useDeclineBooking = () =>
  useResourceMutation(
    ['booking-requests', 'visits'],
    (input: InputOf<typeof bookingRequestEndpoints.decline>, attempt) =>
      inWords(call(bookingRequestEndpoints.decline, input, attempt)),
  )

/** Withdraws an own booking, from what was seen of it. */
export const useWithdrawBooking = () =>
  useResourceMutation(
    ['booking-requests'],
    (input: InputOf<typeof bookingRequestEndpoints.withdraw>, attempt) =>
      inWords(call(bookingRequestEndpoints.withdraw, input, attempt)),
  )
