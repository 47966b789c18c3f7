import '@/components/later-styles'
import { SegmentedControl, Stack, Title } from '@mantine/core'
import {
  type BookingRequest,
  bookingRequestEndpoints,
  bookingRequestMessages,
  bookingRequestOrders,
  bookingRequestSortSchema,
  bookingRequestStatuses,
} from '@shared/contracts/booking-requests'
import type { Visit } from '@shared/contracts/visits'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { bookingRequestListQuery, readBookingRequests } from '@/api/booking-requests'
import { sortableBy } from '@/components/data-table/columns'
import { RecordList } from '@/components/data-table/record-list'
import { usePatientLabel } from '@/features/patients/shared/patient-label'
import { useListSearch } from '@/hooks/use-list-search'
import { useDenial } from '@/hooks/use-may'
import { bookingColumns } from './booking-columns'
import { bookingStates } from './booking-words'
import { bookingsSearchSchema } from './bookings-search'
import { DeclineDialog, Scheduling } from './shared/answer-booking'

const filters = [
  ...bookingRequestStatuses.map((status) => ({
    value: status,
    label: bookingStates[status].words,
  })),
  { value: 'all', label: 'All' },
]
const emptyTitles: Record<string, string> = {
  new: 'No booking waits. What patients book stands here until it is scheduled or declined.',
  scheduled: 'No booking has been scheduled yet.',
  declined: 'No booking has been declined.',
  withdrawn: 'Nobody has withdrawn a booking.',
  all: 'Nobody has booked yet.',
}

interface BookingRequestsProps {
  /** Hears of the visit that a booking has been given. */
  onScheduled: (visit: Visit) => void
  /** Leads to the registration of the patient of a booking, by its id. */
  onRegister: (bookingId: string) => void
  /** Stands below the list. */
  children: ReactNode
}

/** Bookings as the desk works on them: the new ones at first, the longest waiting in front. */
export function BookingRequests({ onScheduled, onRegister, children }: BookingRequestsProps) {
  const list = useListSearch(bookingsSearchSchema, 'booking-requests')
  const { search, change } = list
  const filter = filters.find(({ value }) => value === search.status)?.value ?? 'new'
  const status = bookingRequestStatuses.find((it) => it === filter) ?? null
  const wanted = { status, sort: bookingRequestSortSchema.safeParse(search.sort).data ?? null }
  const bookings = useQuery(
    bookingRequestListQuery({ ...wanted, page: search.page - 1, limit: search.size }),
  )
  const [declining, setDeclining] = useState<string | null>(null)
  const decline = useCallback(({ id }: BookingRequest) => setDeclining(id), [])
  const scheduleLocked = useDenial(bookingRequestEndpoints.schedule)
  const declineLocked = useDenial(bookingRequestEndpoints.decline)
  const patientLabel = usePatientLabel()
  const { page } = search
  const schedule = useCallback(
    ({ id }: BookingRequest) => change({ request: id, page }, { replace: true }),
    [change, page],
  )
  const columns = useMemo(
    () =>
      sortableBy(
        bookingColumns(
          { onSchedule: schedule, onDecline: decline, scheduleLocked, declineLocked },
          patientLabel,
        ),
        bookingRequestOrders,
      ),
    [schedule, decline, scheduleLocked, declineLocked, patientLabel],
  )

  return (
    <>
      <Title order={2} size="h4" mb="sm">
        Booking Requests
      </Title>
      <Stack gap={0}>
        <RecordList
          label="Booking requests"
          columns={columns}
          query={bookings}
          fetchFailed={bookingRequestMessages.fetchFailed}
          list={list}
          filters={
            <SegmentedControl
              aria-label="Status"
              data={filters}
              value={filter}
              onChange={(chosen) => change({ status: chosen === 'new' ? '' : chosen })}
            />
          }
          tools={{
            name: 'booking-requests',
            read: (page, signal) => readBookingRequests({ ...wanted, ...page }, signal),
          }}
          empty={{ title: emptyTitles[filter] ?? '' }}
        />
        {children}
      </Stack>
      {search.request !== '' && (
        <Scheduling
          key={search.request}
          id={search.request}
          onScheduled={onScheduled}
          onRegister={onRegister}
          onClose={() => change({ request: '', page }, { replace: true })}
        />
      )}
      {declining && <DeclineDialog id={declining} onClose={() => setDeclining(null)} />}
    </>
  )
}
