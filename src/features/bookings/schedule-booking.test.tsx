import { MantineProvider } from '@mantine/core'
import {
  type BookingRequest,
  bookingRequestEndpoints,
  bookingRequestMessages,
  bookingRequestStatuses,
} from '@shared/contracts/booking-requests'
import type { Endpoint } from '@shared/contracts/endpoint'
import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ApiError } from '@/api/api-error'
import { bookingRequestQuery } from '@/api/booking-requests'
import { ScheduleBooking } from './schedule-booking'

const refused = vi.hoisted(() => vi.fn<(endpoint: Endpoint) => Promise<never> | undefined>())
vi.mock('@/api/client', () => ({
  call: (endpoint: Endpoint) => refused(endpoint) ?? new Promise(() => {}),
}))
// They ask the router, which this dialog does without.
vi.mock('@/components/unsaved-changes', () => ({ useUnsavedChanges: () => undefined }))

const booking: BookingRequest = {
  ...{ id: 'b', number: 12, type: 'checkup', firstName: 'Ada', lastName: 'Moss' },
  ...{ gender: 'Female', mobile: '9876543210', email: 'ada@example.org', age: 36 },
  ...{ department: null, doctorId: 'd', doctor: null, checkupDetails: 'Once a year' },
  ...{ status: 'new', reason: null, patientId: 'p', version: 1, visit: null },
  bookedAt: '2027-03-01T09:00:00.000Z',
}

// What is read is on the screen once `act` has ended.
notifyManager.setScheduler(queueMicrotask)

afterEach(() => {
  cleanup()
  refused.mockReset()
})

function opened() {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } },
  })
  const read = (now: BookingRequest) =>
    client.setQueryData(bookingRequestQuery(booking.id).queryKey, now)
  read(booking)
  render(
    <QueryClientProvider client={client}>
      <MantineProvider env="test">
        <ScheduleBooking
          booking={booking}
          onScheduled={() => {}}
          onRegister={() => {}}
          onClose={() => {}}
        />
      </MantineProvider>
    </QueryClientProvider>,
  )
  return read
}

it.each(bookingRequestStatuses.filter((status) => status !== 'new'))(
  'says in the dialog that somebody else has had the booking %s meanwhile',
  async (status) => {
    const read = opened()
    const words = bookingRequestMessages.closed(status)
    await screen.findByText(/Booking no. 12/)
    expect(screen.queryByText(words)).toBeNull()
    act(() => void read({ ...booking, status, version: 2 }))
    expect(await screen.findByText(words)).toBeVisible()
  },
)

it('says it once where the call is refused and the feed tells of it as well', async () => {
  const closed: BookingRequest = { ...booking, status: 'declined', version: 2 }
  refused.mockImplementation(({ name }) =>
    name === bookingRequestEndpoints.schedule.name
      ? Promise.reject(new ApiError(409, { error: 'stale', current: closed }))
      : undefined,
  )
  const read = opened()
  fireEvent.change(await screen.findByLabelText(/^Time/), { target: { value: '10:15' } })
  fireEvent.click(screen.getByRole('button', { name: 'Schedule' }))
  const words = bookingRequestMessages.closed('declined')
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words))
  await act(async () => void read(closed))
  expect(screen.getByRole('alert')).toHaveTextContent(words)
})
