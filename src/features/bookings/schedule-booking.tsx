import { type BookingRequest, bookingRequestMessages } from '@shared/contracts/booking-requests'
import type { Visit, VisitInput } from '@shared/contracts/visits'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { bookingRequestQuery, useScheduleBooking } from '@/api/booking-requests'
import type { ScheduleInput } from '@/api/visits'
import { beginRegistration } from '@/features/patients/shared/registration-draft'
import { ScheduleDialog } from '@/features/visits/shared/schedule-dialog'
import { saveDraft } from '@/stores/work'
import { bookingDraft } from './booking-draft'
import { BookingSummary } from './booking-summary'
import { bookerName, bookingReason } from './booking-words'
import { ClosedPatient } from './closed-patient'
import { PossiblePatients } from './possible-patients'

interface ScheduleBookingProps {
  booking: BookingRequest
  onScheduled: (visit: Visit) => void
  /** Leads to the registration of its patient, by the booking's id. */
  onRegister: (bookingId: string) => void
  onClose: () => void
}

/** Gives a booking its appointment, with what was booked filled in. */
export function ScheduleBooking({
  booking,
  onScheduled,
  onRegister,
  onClose,
}: ScheduleBookingProps) {
  const { mutateAsync } = useScheduleBooking()
  const { data: now } = useQuery(bookingRequestQuery(booking.id))
  const { id, version, patientId, doctorId, age, gender, mobile } = booking
  const schedule = useCallback(
    async (input: ScheduleInput) => (await mutateAsync({ ...input, id, version })).visit,
    [mutateAsync, id, version],
  )
  const register = async (typed: VisitInput) => {
    const known = { name: bookerName(booking), age: String(age), gender, contact: mobile }
    if (!(await beginRegistration(known))) return
    saveDraft(bookingDraft(id), typed)
    onRegister(id)
  }
  return (
    <ScheduleDialog
      title="Schedule Booking Request"
      draft={bookingDraft(id)}
      initial={{
        patientId: patientId ?? '',
        doctorId: doctorId ?? '',
        reason: bookingReason(booking),
      }}
      schedule={schedule}
      hindrance={now && now.status !== 'new' ? bookingRequestMessages.closed(now.status) : null}
      onScheduled={(visit) => {
        onScheduled(visit)
        onClose()
      }}
      onClose={onClose}
    >
      {(form) => {
        /** The button pressed is gone. */
        const goOn = () => form.getInputNode('patientId')?.focus()
        const choose = (chosen: string) => {
          form.setFieldValue('patientId', chosen)
          goOn()
        }
        return (
          <>
            <BookingSummary booking={booking} />
            {form.values.patientId === '' && (
              <PossiblePatients
                booking={booking}
                onChoose={choose}
                onRegister={() => void register(form.values)}
              />
            )}
            <ClosedPatient
              patientId={form.values.patientId}
              onReopened={goOn}
              onChooseAnother={() => choose('')}
            />
          </>
        )
      }}
    </ScheduleDialog>
  )
}
