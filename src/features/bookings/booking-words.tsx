import { Badge, Text } from '@mantine/core'
import type { BookingRequest, BookingRequestStatus } from '@shared/contracts/booking-requests'
import type { BookingType } from '@shared/contracts/bookings'
import { visitWhen } from '@shared/contracts/visit-rules'
import { type VisitStatus, visitReasonMaxLength } from '@shared/contracts/visits'

export const bookingTypes: Record<BookingType, string> = {
  consulting: 'Doctor Consultation',
  checkup: 'Health Checkup',
}

export const bookingStates: Record<BookingRequestStatus, { color: string; words: string }> = {
  new: { color: 'yellow', words: 'New' },
  scheduled: { color: 'green', words: 'Scheduled' },
  declined: { color: 'gray', words: 'Declined' },
  withdrawn: { color: 'gray', words: 'Withdrawn' },
}

/** Some people have one name. */
export const bookerName = ({
  firstName,
  lastName,
}: Pick<BookingRequest, 'firstName' | 'lastName'>) => `${firstName} ${lastName}`.trim()

/** Whom or what for: the doctor and the department, or the checkup's message. */
export const bookingSubject = ({ doctor, department, checkupDetails }: BookingRequest): string =>
  checkupDetails ?? [doctor, department].filter(Boolean).join(', ')

/** As much of it as a visit's reason holds. */
export const bookingReason = (booking: BookingRequest): string =>
  `${bookingTypes[booking.type]}: ${booking.checkupDetails ?? booking.department ?? ''}`
    .replace(/: $/, '')
    .slice(0, visitReasonMaxLength)

/** For a cell that holds more than one line. */
export const lines = { paddingBlock: '0.375rem', overflowWrap: 'anywhere' } as const

/** What it is for, under its type; a long message ends after a few lines. */
export const BookingSubject = ({ booking }: { booking: BookingRequest }) => (
  <div style={{ ...lines, minWidth: '10rem', maxWidth: '32rem' }}>
    {bookingTypes[booking.type]}
    <Text size="sm" c="dimmed" lineClamp={3}>
      {bookingSubject(booking)}
    </Text>
  </div>
)

/** What has become of its appointment, where that is no longer to come. */
const overStates: Partial<Record<VisitStatus, { color: string; words: string }>> = {
  completed: { color: 'gray', words: 'Completed' },
  cancelled: { color: 'red', words: 'Cancelled' },
  'no-show': { color: 'red', words: 'No-show' },
}

/** Where it stands, and more of it: the appointment that it was given, or why it was declined. */
const stateOf = ({ status, visit, reason }: BookingRequest) => ({
  ...((visit && overStates[visit.status]) ?? bookingStates[status]),
  more: visit ? visitWhen(visit) : reason,
})

export function bookingStateWords(booking: BookingRequest): string {
  const { words, more } = stateOf(booking)
  return more ? `${words}: ${more}` : words
}

export function BookingState({ booking }: { booking: BookingRequest }) {
  const { color, words, more } = stateOf(booking)
  return (
    <div style={{ ...lines, ...(more && { minWidth: '10rem' }) }}>
      <Badge color={color}>{words}</Badge>
      {more && <Text size="sm">{more}</Text>}
    </div>
  )
}
