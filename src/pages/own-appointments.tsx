import { OwnBookings } from '@/features/bookings/own-bookings'
import { OwnNotes } from '@/features/notes/shared/own-notes'
import { PatientAppointments } from '@/features/visits/patient-appointments'

/** What the patient who is signed in has as appointments, what is booked and not scheduled yet, and what was noted. */
export const OwnAppointments = () => (
  <>
    <PatientAppointments />
    <OwnBookings />
    <OwnNotes />
  </>
)
