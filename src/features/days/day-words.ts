import type { DayFigures, OpenDay, OpenThing } from '@shared/contracts/day-sheets'
import { isolated, nameAndNumber } from '@shared/lib/isolated'

export const kindWords: Record<OpenThing['kind'], string> = {
  visit: 'Appointment',
  request: 'Booking',
  result: 'Critical result',
}

export const kindsWords: Record<OpenThing['kind'], string> = {
  visit: 'appointments',
  request: 'bookings',
  result: 'critical results',
}

/** What is open, as a sentence names it: `Appointment no. 28 of Priya Nair, no. 1`. */
export const thingWords = ({
  kind,
  number,
  patientNumber,
  patientName,
}: Pick<OpenThing, 'kind' | 'number' | 'patientNumber' | 'patientName'>): string =>
  `${kindWords[kind]} no. ${number} of ${
    patientNumber === null
      ? patientName
      : nameAndNumber({ name: patientName, number: patientNumber })
  }`

/** 'Notes not signed: 3 (Dr. Daniel Reyes 2, Dr. Grace Liu 1). Ask the authors to sign them.' */
export const notSignedWords = (notSigned: OpenDay['notSigned']): string => {
  const count = notSigned.reduce((sum, { notes }) => sum + notes, 0)
  const authors = notSigned.map(({ author, notes }) => `${isolated(author)} ${notes}`).join(', ')
  return `Notes not signed: ${count} (${authors}). Ask the authors to sign them.`
}

const figureWords = {
  completed: 'completed',
  pending: 'pending',
  'checked-in': 'checked in',
  cancelled: 'cancelled',
  'no-show': 'no-show',
} as const

/** '12 completed, 1 pending'; of a day without appointments 'No appointments'. */
export const figuresWords = (figures: DayFigures): string =>
  Object.entries(figureWords)
    .map(([status, word]) => [figures[status as keyof DayFigures], word] as const)
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${count} ${word}`)
    .join(', ') || 'No appointments'
