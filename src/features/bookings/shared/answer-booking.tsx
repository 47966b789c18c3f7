import { Alert, Skeleton } from '@mantine/core'
import { type BookingRequest, bookingRequestMessages } from '@shared/contracts/booking-requests'
import type { Visit } from '@shared/contracts/visits'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { bookingRequestQuery } from '@/api/booking-requests'
import { Dialog } from '@/components/dialog'
import { lazyDialog } from '@/components/lazy'
import { QueryAlert } from '@/components/query-alert'

const ScheduleBooking = lazyDialog({
  name: 'schedule booking',
  load: () => import('../schedule-booking').then((loaded) => loaded.ScheduleBooking),
})

/** Declines a booking, by its id. */
export const DeclineDialog = lazyDialog({
  name: 'decline booking',
  load: () => import('../decline-dialog').then((loaded) => loaded.DeclineDialog),
})

interface SchedulingProps {
  id: string
  /** Hears of the visit that the booking has been given. */
  onScheduled: (visit: Visit) => void
  /** Leads to the registration of the patient of the booking, by its id. */
  onRegister: (bookingId: string) => void
  onClose: () => void
}

/** The dialog for one booking, as it was when it was opened: what becomes of it meanwhile, its host tells. */
export function Scheduling({ id, onClose, ...then }: SchedulingProps) {
  const [opened, setOpened] = useState<BookingRequest | null>(null)
  const read = useQuery({ ...bookingRequestQuery(id), enabled: opened === null })
  const found = read.data
  if (opened === null && found?.status === 'new') setOpened(found)
  if (opened) return <ScheduleBooking booking={opened} {...then} onClose={onClose} />
  if (found) return <Alert mt="sm">{bookingRequestMessages.closedMeanwhile}</Alert>
  if (read.isPending)
    return (
      <Dialog title="Schedule Booking Request" onClose={onClose}>
        <Skeleton role="status" aria-label="Loading the booking" h={240} />
      </Dialog>
    )
  return <QueryAlert query={read} otherwise={bookingRequestMessages.fetchFailed} />
}
