import { schemaResolver, useForm } from '@mantine/form'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { bookingError, useBookAppointment } from '@/api/bookings'
import { errorFields } from '@/api/client'
import { showError } from '@/components/dialogs'
import { showFieldErrors } from '@/components/form-errors'
import { PageForm } from '@/components/page-form'
import { PageHeader } from '@/components/page-header'
import { toast } from '@/components/toast'
import { useUnsavedChanges } from '@/components/unsaved-changes'
import { bookingInputSchema, bookingMessages } from '@/contracts/bookings'
import { AppointmentFields } from './appointment-fields'
import { PersonFields } from './person-fields'
import { emptyBooking, type TypedBooking } from './typed-booking'

const validate = schemaResolver(bookingInputSchema, { sync: true })

/** How long the success is shown before home, in milliseconds (docs/product.md, Booking). */
const successDuration = 1500

export function BookingPage() {
  const book = useBookAppointment()
  const navigate = useNavigate()
  const form = useForm<TypedBooking>({ initialValues: emptyBooking, validate })
  useUnsavedChanges(() => form.isDirty() && !book.isSuccess)
  /** Set at once: a second click comes before the next render. */
  const sent = useRef(false)

  const goHome = useEffectEvent(() => void navigate({ to: '/' }))
  useEffect(() => {
    if (!book.isSuccess) return
    const timer = setTimeout(goHome, successDuration)
    return () => clearTimeout(timer)
  }, [book.isSuccess])

  const submit = async (values: TypedBooking) => {
    if (sent.current) return
    sent.current = true
    try {
      await book.mutateAsync(bookingInputSchema.parse(values))
    } catch (failure) {
      sent.current = false
      showFieldErrors(form, errorFields(failure))
      showError(bookingError(failure))
      return
    }
    toast.success(bookingMessages.booked, { duration: successDuration })
  }

  return (
    <>
      <PageHeader title="Book Appointment" />
      <PageForm
        form={form}
        submitLabel="Book Appointment"
        loading={book.isPending || book.isSuccess}
        error={book.isError ? 'The appointment has not been booked.' : null}
        onSubmit={submit}
        onCancel={() => void navigate({ to: '/' })}
      >
        <PersonFields form={form} />
        <AppointmentFields form={form} />
      </PageForm>
    </>
  )
}
