import { choosePatientIn } from '@/features/visits/shared/schedule-dialog'

/** Names what is typed to schedule this booking. */
export const bookingDraft = (id: string): string => `booking.${id}`

/** Has the patient who was registered for a booking stand in its dialog, once that is open again. */
export const choosePatientFor = (id: string, patientId: string): void =>
  choosePatientIn(bookingDraft(id), patientId)
