import { Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { ownBookingsQuery } from '@/api/booking-requests'
import { Day, Figures } from '@/components/cells'
import { columnHelper } from '@/components/data-table/columns'
import { DataTable } from '@/components/data-table/data-table'
import { idOf } from '@/components/data-table/record-list'
import { QueryAlert } from '@/components/query-alert'
import {
  type BookingRequest,
  bookingRequestEndpoints,
  bookingRequestMessages,
} from '@/contracts/booking-requests'
import { clinicToday } from '@/stores/clinic-day'
import { deniedReason } from '@/stores/denied-reason'
import { isOffered, useSession } from '@/stores/session'
import { BookingState, BookingSubject, bookerName } from './booking-words'

const column = columnHelper<BookingRequest>()
const columns = column.columns([
  column.accessor('number', {
    header: 'Number',
    meta: { align: 'right', width: 80, priority: 'who' },
    cell: ({ getValue }) => <Figures>{getValue()}</Figures>,
  }),
  column.accessor('bookedAt', {
    header: 'Booked',
    meta: { priority: 'when' },
    cell: ({ getValue }) => <Day date={clinicToday(new Date(getValue()))} />,
  }),
  column.accessor(bookerName, {
    id: 'name',
    header: 'For',
    cell: ({ getValue }) => <div style={{ minWidth: '8rem' }}>{getValue()}</div>,
  }),
  column.display({
    id: 'subject',
    header: 'Appointment',
    cell: ({ row }) => <BookingSubject booking={row.original} />,
  }),
  column.display({
    id: 'status',
    header: 'Status',
    meta: { priority: 'status' },
    cell: ({ row }) => <BookingState booking={row.original} />,
  }),
])

/** What the person who is signed in has booked, and where it stands; nothing where there is none. */
export function OwnBookings() {
  const enabled = useSession(
    (state) =>
      isOffered(bookingRequestEndpoints.own, state) &&
      deniedReason(bookingRequestEndpoints.own, state) === null,
  )
  const bookings = useQuery({ ...ownBookingsQuery, enabled })
  if (bookings.error)
    return <QueryAlert query={bookings} otherwise={bookingRequestMessages.fetchFailed} />
  if (!bookings.data?.length) return null
  return (
    <>
      <Title order={2} size="md" mt="lg" mb="sm">
        Your bookings
      </Title>
      <DataTable
        label="Your bookings"
        columns={columns}
        data={bookings.data}
        getRowId={idOf}
        empty=""
      />
    </>
  )
}
