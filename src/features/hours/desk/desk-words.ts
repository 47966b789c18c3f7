import type { Affected, AffectedState, Proposal } from '@shared/contracts/absence-desk'
import { absenceDeskScreenMessages as words } from '@shared/contracts/absence-desk-words'
import type { Absence } from '@shared/contracts/absences'
import type { ClinicDate } from '@shared/lib/clinic-date'
import { endsInWords } from '@shared/lib/days-in-words'
import { isolated, nameAndNumber } from '@shared/lib/isolated'
import { ageWords } from '@/lib/age'
import { dayWords } from '@/lib/day-words'
import { clinicTime } from '@/stores/clinic-day'

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A row by what stays the same while it changes. */
export const keyOf = ({ kind, id }: Pick<Affected, 'kind' | 'id'>): string => `${kind} ${id}`

/** Whom it is about. */
export const patientWords = ({
  patientName,
  patientNumber,
}: Pick<Affected, 'patientName' | 'patientNumber'>): string =>
  patientNumber === null
    ? isolated(patientName)
    : nameAndNumber({ name: patientName, number: patientNumber })

/** `born 1982-03-13, 43 years`, as far as it is known. */
export const bornWords = ({ dateOfBirth, age }: Affected, today: ClinicDate): string =>
  [...(dateOfBirth ? [`born ${dateOfBirth}`] : []), ageWords({ age, dateOfBirth }, today)].join(
    ', ',
  )

/** When it is, of a visit; since when it waits, of the others. */
export function whenOf({ visit, request, lab }: Affected): { date: string; time: string } {
  if (visit) return visit
  const at = request?.bookedAt ?? lab?.at ?? ''
  return at.includes('T') ? clinicTime(new Date(at)) : { date: at, time: '' }
}

/** What it is: `Appointment no. 51`. */
export function nameWords({ kind, number, visit, request }: Affected): string {
  if (visit) return `Appointment no. ${number}`
  if (request) return `Booking no. ${number}`
  return `${kind === 'result' ? 'Critical result' : 'Lab order'} no. ${number}`
}

/** More of it: `Consultation, 15 min: Knee pain`. */
export function detailWords({ visit, request, lab }: Affected): string {
  if (visit)
    return `${[visit.kind, `${visit.minutes} min`].filter(Boolean).join(', ')}: ${isolated(visit.reason)}`
  if (request) return isolated(request.department ?? '')
  return [isolated(lab?.testType ?? ''), lab?.isUrgent && 'urgent'].filter(Boolean).join(', ')
}

/** Both in one line. */
export const whatWords = (row: Affected): string =>
  [nameWords(row), detailWords(row)].filter(Boolean).join(', ')

interface Place {
  doctor?: string | undefined
  date?: string | undefined
  time?: string | undefined
}

/** `Today 14:15 with Dr. Moreau`. */
function placeWords({ doctor, date, time }: Place, today: ClinicDate): string {
  const when = date ? `${dayWords(date, today)} ${time ?? ''}`.trim() : ''
  const who = doctor ? `with ${isolated(doctor)}` : ''
  return [when, who].filter(Boolean).join(' ')
}

/** A proposal in words. One without a time of its own keeps the visit's. */
export function proposalWords(proposal: Proposal, { visit }: Affected, today: ClinicDate): string {
  if (proposal.as === 'to-call') return visit ? words.noTime : 'Call the patient'
  if (!visit) return `Hand over to ${isolated(proposal.doctor ?? '')}`
  return capital(placeWords({ date: visit.date, time: visit.time, ...proposal }, today))
}

const stateNames: Record<AffectedState, string> = {
  open: 'Open',
  'to-call': 'To call',
  moved: 'Moved',
  handed: 'Handed over',
  cancelled: 'Cancelled',
  elsewhere: 'Changed in another place',
}

/** What became of it, in a word or two. */
export const stateWords = ({ state, kind }: Affected): string =>
  state === 'cancelled' && kind === 'request' ? 'Declined' : stateNames[state]

/** Where a row that is no longer open is now; empty for what has no place. */
export const nowWords = ({ visit, now }: Affected, today: ClinicDate): string =>
  now ? capital(placeWords(visit ? now : { doctor: now.doctor }, today)) : ''

/** Who decided, and when; of another day than today with its date. */
export function byWords({ settled }: Affected, today: ClinicDate): string {
  if (!settled) return ''
  const { date, time } = clinicTime(new Date(settled.at))
  return `by ${isolated(settled.by)}, ${date === today ? time : `${date} ${time}`}`
}

type Days = Pick<Absence, 'from' | 'to' | 'fromTime' | 'toTime'>

/**
 * When somebody is away: `until 2026-03-04` where that has begun, otherwise `from 2026-03-03 to 2026-03-04`; with
 * times where there are any, and of a part of one day `on 2026-03-02 from 10:00 to 24:00`.
 * @param today YYYY-MM-DD
 */
export function awayWords(days: Days, today: string): string {
  const { from, to, fromTime, toTime } = days
  if (from === to && fromTime !== null && toTime !== null)
    return `on ${from} from ${fromTime} to ${toTime}`
  const [begins, ends] = endsInWords(days)
  if (from <= today) return `until ${ends}`
  return from === to ? `on ${from}` : `from ${begins} to ${ends}`
}
