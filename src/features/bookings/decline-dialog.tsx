import { Textarea } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { errorFields, errorText } from '@/api/api-error'
import { useDeclineBooking } from '@/api/booking-requests'
import { FormModal } from '@/components/form-modal'
import { toast } from '@/components/toast'
import {
  type BookingRequest,
  bookingRequestMessages,
  declineSchema,
} from '@/contracts/booking-requests'
import { BookingSummary } from './booking-summary'

const validate = schemaResolver(declineSchema, { sync: true })

interface DeclineDialogProps {
  booking: BookingRequest
  onClose: () => void
}

/** Declines a booking, with a reason that whoever booked reads. */
export function DeclineDialog({ booking, onClose }: DeclineDialogProps) {
  const { id, version } = booking
  const decline = useDeclineBooking()
  const form = useForm({ initialValues: { reason: '' }, validate })
  return (
    <FormModal
      title="Decline Booking Request"
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
