import { OwnBookings } from '@/features/bookings/own-bookings'
import { PatientAppointments } from '@/features/visits/patient-appointments'

/** What the patient who is signed in has as appointments, and what is booked and not scheduled yet. */
export const OwnAppointments = () => (
  <>
    <PatientAppointments />
    <OwnBookings />
  </>
)
