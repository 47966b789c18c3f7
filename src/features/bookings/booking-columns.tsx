import { Text } from '@mantine/core'
import type { BookingRequest } from '@shared/contracts/booking-requests'
import { isolated } from '@shared/lib/isolated'
import { Figures, Name } from '@/components/cells'
import { columnHelper } from '@/components/data-table/columns'
import { Below, RowButton, RowButtons } from '@/components/data-table/row-controls'
import { disabledWithReason, type Reason } from '@/components/disabled-with-reason'
import type { PatientLabel } from '@/features/patients/shared/patient-label'
import { PatientName } from '@/features/patients/shared/patient-link'
import { ageWords } from '@/lib/age'
import { clinicTime, clinicToday } from '@/stores/clinic-day'
import {
  BookingState,
  BookingSubject,
  bookerName,
  bookingStateWords,
  bookingSubject,
  bookingTypes,
  lines,
} from './booking-words'

const column = columnHelper<BookingRequest>()

interface BookingActions {
  onSchedule: (booking: BookingRequest) => void
  onDecline: (booking: BookingRequest) => void
  /** Why the person signed in can't; null where they can. */
  scheduleLocked: Reason | null
  declineLocked: Reason | null
}

export const bookingColumns = (
  { onSchedule, onDecline, scheduleLocked, declineLocked }: BookingActions,
  patientLabel: PatientLabel,
) =>
  column.columns([
    column.accessor('number', {
      header: 'Number',
      meta: { align: 'right', width: 80, fold: 'middle' },
      cell: ({ getValue }) => <Figures>{getValue()}</Figures>,
    }),
    column.accessor(bookerName, {
      id: 'name',
      header: 'Name',
      meta: { priority: 'who' },
      cell: ({ row: { original: booking } }) => (
        <div style={{ ...lines, minWidth: '9rem' }}>
          <Name>{bookerName(booking)}</Name>
          <SecondLine>{`no. ${booking.number}`}</SecondLine>
          <Text size="sm" c="dimmed">
            {ageWords(booking, clinicToday())}, {booking.gender}
          </Text>
          {booking.patient && (
            <Text component="div" size="sm" c="dimmed">
              Account of{' '}
              <PatientName number={booking.patient.number}>
                {patientLabel(booking.patient)}
              </PatientName>
            </Text>
          )}
        </div>
      ),
    }),
    column.accessor(({ mobile, email }) => `${mobile}, ${email}`, {
      id: 'contact',
      header: 'Contact',
      cell: ({ row: { original: booking } }) => (
        <div style={{ ...lines, minWidth: '10rem', maxWidth: '14rem' }}>
          <Figures>{booking.mobile}</Figures>
          <Text size="sm" c="dimmed">
            {booking.email}
          </Text>
        </div>
      ),
    }),
    column.accessor((booking) => `${bookingTypes[booking.type]}: ${bookingSubject(booking)}`, {
      id: 'subject',
      header: 'Appointment',
      cell: ({ row: { original: booking } }) => (
        // On a phone the cell puts beside one another what has no box of its own.
        <div>
          <BookingSubject booking={booking} />
          <SecondLine>{`Booked ${bookedWords(new Date(booking.bookedAt))}`}</SecondLine>
        </div>
      ),
    }),
    column.accessor(({ bookedAt }) => bookedWords(new Date(bookedAt)), {
      id: 'bookedAt',
      header: 'Booked',
      meta: { priority: 'when', fold: 'middle' },
      cell: ({ row }) => <Booked at={new Date(row.original.bookedAt)} />,
    }),
    column.accessor(bookingStateWords, {
      id: 'status',
      header: 'Status',
      meta: { priority: 'status' },
      cell: ({ row }) => <BookingState booking={row.original} />,
    }),
    column.display({
      id: 'action',
      header: 'Action',
      meta: { width: 200, shrinks: true, priority: 'action' },
      cell: ({ row: { original: booking } }) =>
        booking.status === 'new' && (
          <RowButtons>
            <RowButton
              aria-label={`Schedule ${isolated(bookerName(booking))}, no. ${booking.number}`}
              {...disabledWithReason(scheduleLocked)}
              onClick={() => onSchedule(booking)}
            >
              Schedule
            </RowButton>
            <RowButton
              aria-label={`Decline ${isolated(bookerName(booking))}, no. ${booking.number}`}
              {...disabledWithReason(declineLocked)}
              onClick={() => onDecline(booking)}
            >
              Decline
            </RowButton>
          </RowButtons>
        ),
    }),
  ])

/** What a column says that folds at the middle width, which is folded at the narrow one, too. */
const SecondLine = ({ children }: { children: string }) => (
  <Below middle={children} narrow={children} />
)

function bookedWords(at: Date): string {
  const { date, time } = clinicTime(at)
  return `${date} ${time}`
}

function Booked({ at }: { at: Date }) {
  const { date, time } = clinicTime(at)
  return (
    <time dateTime={at.toISOString()}>
      <Figures>{date}</Figures>{' '}
      <Text span size="sm" c="dimmed">
        {time}
      </Text>
    </time>
  )
}
