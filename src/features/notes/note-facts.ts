import type { Note, NoteAddendum } from '@shared/contracts/notes'
import { visitWhen } from '@shared/contracts/visit-rules'
import { clinicMoment } from '@/features/lab/shared/moment'

/** The visit that a note is about. */
export const aboutVisit = ({ visit }: Pick<Note, 'visit'>): string =>
  visit ? `Appointment ${visitWhen(visit)}, ${visit.doctor}` : 'Outside of an appointment'

/** Who signed it, and when. */
export const signedBy = ({ by, signedAt }: Pick<Note | NoteAddendum, 'by' | 'signedAt'>): string =>
  `Signed ${clinicMoment(signedAt)}, ${by}`

/** By whom it was crossed out, when and why. */
export const inErrorWords = ({ by, at, reason }: NonNullable<Note['inError']>): string =>
  `Entered in error, ${clinicMoment(at)}, by ${by}: ${reason}`
