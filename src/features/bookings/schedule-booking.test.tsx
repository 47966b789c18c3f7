import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { bookingRequestQuery } from '@/api/booking-requests'
import {
  type BookingRequest,
  bookingRequestMessages,
  bookingRequestStatuses,
} from '@/contracts/booking-requests'
import { ScheduleBooking } from './schedule-booking'

vi.mock('@/api/client', () => ({ call: vi.fn(() => new Promise(() => {})) }))
// They ask the router, which this dialog does without.
vi.mock('@/components/unsaved-changes', () => ({ useUnsavedChanges: () => undefined }))
vi.mock('@/hooks/use-dashboard-search', () => ({ useDashboardSearch: () => ({}) }))

const booking: BookingRequest = {
  ...{ id: 'b', number: 12, type: 'checkup', firstName: 'Ada', lastName: 'Moss' },
  ...{ gender: 'Female', mobile: '9876543210', email: 'ada@example.org', age: 36 },
  ...{ department: null, doctorId: null, doctor: null, checkupDetails: 'Once a year' },
  ...{ status: 'new', reason: null, patientId: 'p', version: 1, visit: null },
  bookedAt: '2027-03-01T09:00:00.000Z',
}

afterEach(cleanup)

it.each(bookingRequestStatuses.filter((status) => status !== 'new'))(
  'says in the dialog that somebody else has had the booking %s meanwhile',
  async (status) => {
    const client = new QueryClient({
      defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } },
    })
    const read = (now: BookingRequest) =>
      client.setQueryData(bookingRequestQuery(booking.id).queryKey, now)
    read(booking)
    render(
      <QueryClientProvider client={client}>
        <MantineProvider env="test">
          <ScheduleBooking booking={booking} onScheduled={() => {}} onClose={() => {}} />
        </MantineProvider>
      </QueryClientProvider>,
    )
    const words = bookingRequestMessages.closed(status)
    await screen.findByText(/Booking no. 12/)
    expect(screen.queryByText(words)).toBeNull()
    act(() => void read({ ...booking, status, version: 2 }))
    expect(await screen.findByText(words)).toBeVisible()
  },
)
