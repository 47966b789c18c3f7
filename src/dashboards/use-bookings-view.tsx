import { useQuery } from '@tanstack/react-query'
import { newBookingCountQuery } from '@/api/booking-requests'
import { lazyPart } from '@/components/lazy'
import { bookingRequestEndpoints } from '@/contracts/booking-requests'
import type { Visit } from '@/contracts/visits'
import { deniedReason } from '@/stores/denied-reason'
import { isOffered, useSession } from '@/stores/session'
import type { View } from './view-tabs'

const BookingRequests = lazyPart({
  name: 'booking requests',
  load: () => import('@/features/bookings/booking-requests').then((it) => it.BookingRequests),
  failed: 'The booking requests cannot be shown. Check your connection and try again.',
})

/**
 * The view of what was booked, with how many wait; none where nobody keeps it, or it is not for the person.
 * @param onScheduled hears of the visit that a booking has been given
 */
export function useBookingsView(onScheduled?: (visit: Visit) => void): readonly View[] {
  const enabled = useSession(
    (state) =>
      isOffered(bookingRequestEndpoints.list, state) &&
      deniedReason(bookingRequestEndpoints.list, state) === null,
  )
  const { data: waiting } = useQuery({ ...newBookingCountQuery, enabled })
  return enabled
    ? [
        {
          view: 'bookings',
          label: 'Booking Requests',
          waiting,
          content: () => <BookingRequests onScheduled={onScheduled} />,
        },
      ]
    : []
}
