import { Skeleton, Textarea } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import {
  type BookingRequest,
  bookingRequestMessages,
  declineSchema,
} from '@shared/contracts/booking-requests'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { errorFields, errorText } from '@/api/api-error'
import { bookingRequestQuery, useDeclineBooking } from '@/api/booking-requests'
import { Dialog } from '@/components/dialog'
import { FormModal } from '@/components/form-modal'
import { QueryAlert } from '@/components/query-alert'
import { toast } from '@/components/toast'
import { BookingSummary } from './booking-summary'

const validate = schemaResolver(declineSchema, { sync: true })

const title = 'Decline Booking Request'

interface DeclineDialogProps {
  id: string
  onClose: () => void
}

/** Declines a booking, read when the dialog opens, with a reason that the person who booked reads. */
export function DeclineDialog({ id, onClose }: DeclineDialogProps) {
  const [booking, setBooking] = useState<BookingRequest | null>(null)
  const read = useQuery({
    ...bookingRequestQuery(id),
    enabled: booking === null,
    refetchOnMount: 'always',
  })
  if (booking === null && read.isFetchedAfterMount && read.data) setBooking(read.data)
  if (booking) return <DeclineForm booking={booking} onClose={onClose} />
  return (
    <Dialog title={title} onClose={onClose}>
      <QueryAlert query={read} otherwise={bookingRequestMessages.fetchFailed} />
      {!read.isError && <Skeleton role="status" aria-label="Loading the booking" h={240} />}
    </Dialog>
  )
}

interface DeclineFormProps {
  booking: BookingRequest
  onClose: () => void
}

function DeclineForm({ booking, onClose }: DeclineFormProps) {
  const { id, version } = booking
  const decline = useDeclineBooking()
  const form = useForm({ initialValues: { reason: '' }, validate })
  return (
    <FormModal
      title={title}
      form={form}
      submitLabel="Decline"
      save={(typed) => decline.mutateAsync({ id, version, ...declineSchema.parse(typed) })}
      saved={bookingRequestMessages.declined}
      showSaved={toast.success}
      failed={(error) => ({
        message: errorText(error, { otherwise: bookingRequestMessages.declineFailed }),
        fields: errorFields(error),
      })}
      onClose={onClose}
    >
      <BookingSummary booking={booking} />
      <Textarea
        label="Reason"
        description="The person who booked reads it"
        required
        rows={2}
        {...form.getInputProps('reason')}
      />
    </FormModal>
  )
}
