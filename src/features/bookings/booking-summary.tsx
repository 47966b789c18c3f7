import { Box, Text } from '@mantine/core'
import type { BookingRequest } from '@shared/contracts/booking-requests'
import { ageWords } from '@/lib/age'
import { clinicToday } from '@/stores/clinic-day'
import { bookerName, bookingSubject, bookingTypes } from './booking-words'

/** Who booked what, in full. */
export const BookingSummary = ({ booking }: { booking: BookingRequest }) => (
  <Box
    component="section"
    aria-label="Booking request"
    style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}
  >
    <Text size="sm">
      <Text component="bdi" translate="no" inherit fz="md" fw={650}>
        {bookerName(booking)}
      </Text>
      , {ageWords(booking, clinicToday())}, {booking.gender}
      <Text span inherit c="dimmed">
        , mobile {booking.mobile}, {booking.email}
      </Text>
    </Text>
    <Text size="sm">
      Booking no. {booking.number}: {bookingTypes[booking.type]}
    </Text>
    <Text size="sm">{bookingSubject(booking)}</Text>
  </Box>
)
