import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  type BookingInput,
  bookedSchema,
  bookingMessages,
  bookingPaths,
} from '@/contracts/bookings'
import { call, errorFields, errorText } from './client'
import { departmentsQuery } from './departments'

export function useBookAppointment() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: BookingInput) =>
      call(bookingPaths.add, bookedSchema, { method: 'post', json: input }),
    onError: (error) => {
      // A department that the server doesn't know is one that the list still shows.
      if (errorFields(error).department) void client.invalidateQueries(departmentsQuery)
    },
  })
}

/** Section 8: the sentence that a failed booking is told with. */
export const bookingError = (error: unknown) =>
  errorText(error, { otherwise: bookingMessages.failed })
