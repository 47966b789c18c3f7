import { Text, Title, useMatches } from '@mantine/core'
import {
  type BookingRequest,
  bookingRequestEndpoints,
  bookingRequestMessages,
} from '@shared/contracts/booking-requests'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { errorText } from '@/api/api-error'
import { ownBookingsQuery, useWithdrawBooking } from '@/api/booking-requests'
import { Day, Figures } from '@/components/cells'
import { columnHelper } from '@/components/data-table/columns'
import { DataTable } from '@/components/data-table/data-table'
import { idOf } from '@/components/data-table/record-list'
import { RowButton } from '@/components/data-table/row-controls'
import { confirm, showError } from '@/components/dialogs'
import { QueryAlert } from '@/components/query-alert'
import { toast } from '@/components/toast'
import { useMay } from '@/hooks/use-may'
import { clinicToday } from '@/stores/clinic-day'
import { BookingState, BookingSubject, bookerName, bookingTypes } from './booking-words'

const column = columnHelper<BookingRequest>()
const nameBesideSubject = column.columns([
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
])

/** Whom it is for below it, where there is no room beside it: no action must have to be scrolled to. */
const subjectAndName = column.display({
  id: 'subject',
  header: 'Appointment',
  cell: ({ row: { original: booking } }) => (
    <div>
      <BookingSubject booking={booking} />
      <Text size="sm" c="dimmed">
        For {bookerName(booking)}
      </Text>
    </div>
  ),
})

/** @param onWithdraw hears of the list as well, where the focus goes on */
const bookingColumns = (
  isNarrow: boolean,
  onWithdraw: (booking: BookingRequest, list: HTMLElement | null) => void,
) =>
  column.columns([
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
    ...(isNarrow ? [subjectAndName] : nameBesideSubject),
    column.display({
      id: 'status',
      header: 'Status',
      meta: { priority: 'status' },
      cell: ({ row }) => <BookingState booking={row.original} />,
    }),
    column.display({
      id: 'action',
      header: 'Action',
      meta: { width: 120, priority: 'action' },
      cell: ({ row: { original: booking } }) =>
        booking.status === 'new' && (
          <RowButton
            aria-label={`Withdraw booking no. ${booking.number}`}
            onClick={({ currentTarget }) =>
              onWithdraw(booking, currentTarget.closest<HTMLElement>('[role="region"]'))
            }
          >
            Withdraw
          </RowButton>
        ),
    }),
  ])

/** What the person who is signed in has booked, and where it stands; nothing where there is none. */
export function OwnBookings() {
  const enabled = useMay(bookingRequestEndpoints.own)
  const bookings = useQuery({ ...ownBookingsQuery, enabled })
  const withdraw = useWithdraw()
  const isNarrow = useMatches({ base: true, lg: false })
  const columns = useMemo(() => bookingColumns(isNarrow, withdraw), [isNarrow, withdraw])
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

/** Asks, and withdraws a booking that the desk has not closed yet. */
function useWithdraw() {
  const { mutateAsync } = useWithdrawBooking()
  return useCallback(
    async ({ id, version, ...booking }: BookingRequest, list: HTMLElement | null) => {
      const isMeant = await confirm({
        title: 'Withdraw this booking?',
        about: `No. ${booking.number}, ${bookingTypes[booking.type]}`,
        message:
          'The front desk will give you no appointment for it. You can book again at any time.',
        confirmLabel: 'Withdraw',
        cancelLabel: 'Keep it',
        danger: true,
      })
      if (!isMeant) return
      try {
        await mutateAsync({ id, version })
        // The button goes with the booking that it was for.
        list?.focus()
        toast.success(bookingRequestMessages.withdrawn)
      } catch (error) {
        showError(errorText(error, { otherwise: bookingRequestMessages.withdrawFailed }))
      }
    },
    [mutateAsync],
  )
}
