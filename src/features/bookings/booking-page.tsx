import { schemaResolver, useForm } from '@mantine/form'
import { bookingInputSchema, bookingMessages } from '@shared/contracts/bookings'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { errorFields } from '@/api/api-error'
import { bookingError, useBookAppointment } from '@/api/bookings'
import { FormPage } from '@/components/form-page'
import { PageHeader } from '@/components/page-header'
import { toast } from '@/components/toast'
import { AppointmentFields } from './appointment-fields'
import { PersonFields } from './person-fields'
import type { TypedBooking } from './typed-booking'
import { useOwnBooking } from './use-own-booking'

const validate = schemaResolver(bookingInputSchema, { sync: true })

/** How long the success is shown before home, in milliseconds (docs/product/booking.md). */
const successDuration = 1500

export function BookingPage() {
  const own = useOwnBooking()
  return (
    <>
      <PageHeader title="Book Appointment" />
      {own ? <BookingFields blank={own} /> : <output aria-label="Loading your details" />}
    </>
  )
}

/** @param blank what stands in the form before anything is typed */
function BookingFields({ blank }: { blank: TypedBooking }) {
  const book = useBookAppointment()
  const navigate = useNavigate()
  const form = useForm<TypedBooking>({ initialValues: blank, validate })

  const goHome = () => void navigate({ to: '/' })
  const goHomeSoon = useEffectEvent(goHome)
  useEffect(() => {
    if (!book.isSuccess) return
    const timer = setTimeout(goHomeSoon, successDuration)
    return () => clearTimeout(timer)
  }, [book.isSuccess])

  return (
    <FormPage
      form={form}
      submitLabel="Book Appointment"
      save={(values) => book.mutateAsync(bookingInputSchema.parse(values))}
      saved={({ number }) =>
        number === undefined
          ? bookingMessages.booked
          : `${bookingMessages.booked} ${bookingMessages.numbered(number)}`
      }
      showSaved={(message) => toast.success(message, { duration: successDuration })}
      failed={(error) => ({ message: bookingError(error), fields: errorFields(error) })}
      notSaved="The appointment has not been booked."
      onCancel={goHome}
    >
      <PersonFields form={form} />
      <AppointmentFields form={form} />
    </FormPage>
  )
}
