import { bookingRequestEndpoints } from '@shared/contracts/booking-requests'
import { useQuery } from '@tanstack/react-query'
import { newBookingCountQuery } from '@/api/booking-requests'
import { useMay } from '@/hooks/use-may'

/** How many bookings wait for the desk; undefined where they are not for the person signed in. */
export function useNewBookings(): number | undefined {
  const enabled = useMay(bookingRequestEndpoints.list)
  return useQuery({ ...newBookingCountQuery, enabled }).data
}
