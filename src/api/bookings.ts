import { type BookingInput, bookingEndpoints, bookingMessages } from '@shared/contracts/bookings'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { errorFields, errorText } from './api-error'
import { call } from './client'
import { departmentsQuery } from './departments'
import { readAfterChange } from './read-after-change'

export function useBookAppointment() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: BookingInput) => call(bookingEndpoints.create, input),
    onSuccess: () => readAfterChange(client, ['booking-requests']),
    onError: (error) => {
      // A department that the server doesn't know is one that the list still shows.
      if (errorFields(error).department) void client.invalidateQueries(departmentsQuery)
    },
  })
}

/** The sentence that a person reads of a failed booking. */
export const bookingError = (error: unknown) =>
  errorText(error, { otherwise: bookingMessages.failed })
