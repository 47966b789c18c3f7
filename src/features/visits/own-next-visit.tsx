import { Badge, Card, Group, Text, Title } from '@mantine/core'
import { movedBecauseText } from '@shared/contracts/appointments'
import { bookingRequestEndpoints } from '@shared/contracts/booking-requests'
import { type ClinicDate, daysBetween, weekdayOf } from '@shared/lib/clinic-date'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { ownBookingsQuery } from '@/api/booking-requests'
import { ownAppointmentsQuery } from '@/api/visits'
import { useMay } from '@/hooks/use-may'
import { useNow } from '@/hooks/use-now'
import { clinicTime } from '@/stores/clinic-day'
import { appointmentStates } from './patient-appointments'
import { nextAppointment } from './upcoming'

/** The next appointment changes with the clock. */
const minute = 60_000

/** When the patient who is signed in is expected next, and what they wrote when they booked; nothing for none. */
export function OwnNextVisit() {
  const heading = useId()
  const now = clinicTime(new Date(useNow(minute)))
  const appointments = useQuery(ownAppointmentsQuery)
  const isBooked = useMay(bookingRequestEndpoints.own)
  const bookings = useQuery({ ...ownBookingsQuery, enabled: isBooked })
  const next = nextAppointment(appointments.data ?? [], now)
  if (!next) return null
  const booking = bookings.data?.find(({ visit }) => visit?.id === next.id)
  const { color, words } = appointmentStates[next.status]
  return (
    <Card component="section" aria-labelledby={heading} padding="sm" mb="md">
      <Group justify="space-between" gap="xs" mb={4}>
        <Title order={2} size="h4" id={heading}>
          Next appointment
        </Title>
        {/* What is to come is settled: "Pending" is the desk's word, and sounds as if it were not. */}
        {next.status !== 'pending' && <Badge color={color}>{words}</Badge>}
      </Group>
      <Text fw={600}>
        {weekdayOf(next.date)}, <time dateTime={next.date}>{next.date}</time> at {next.time},{' '}
        {inDays(now.date, next.date)}
      </Text>
      <Text>{[next.doctor, next.department].filter(Boolean).join(', ')}</Text>
      {next.movedBecause && <Text size="sm">{movedBecauseText(next.movedBecause)}</Text>}
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        Reason: {next.reason}
      </Text>
      {booking?.checkupDetails && (
        <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          You wrote with your booking no. {booking.number}: {booking.checkupDetails}
        </Text>
      )}
    </Card>
  )
}

/** How far a day is, from today on. */
function inDays(today: ClinicDate, date: ClinicDate): string {
  const days = daysBetween(today, date)
  if (days === 0) return 'today'
  return days === 1 ? 'tomorrow' : `in ${days} days`
}
