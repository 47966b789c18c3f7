import { labWork, type OwnAuditRow } from '@/contracts/audit'
import { clinicTime } from '@/stores/clinic-day'

/** When something was done, by the clinic's clocks: `2026-11-23 09:41`. */
export function auditTime(at: string): string {
  const { date, time } = clinicTime(new Date(at))
  return `${date} ${time}`
}

/** Which page of it was read says nothing of what was looked for; whose it was has a column of its own. */
const unsaid = ['page', 'limit', 'cursor', 'upTo', 'patientId']

/** What a list was asked for, as people read it: `q: rao, date: 2026-11-23`. */
export function askedWords(query: string): string {
  if (query === '') return ''
  return Object.entries(Object(JSON.parse(query)))
    .filter(([name, value]) => !unsaid.includes(name) && value !== '' && value !== null)
    .map(([name, value]) => `${name}: ${String(value)}`)
    .join(', ')
}

const read: Readonly<Record<string, string>> = {
  'read patient': 'Opened your record',
  'read visit': 'Opened one of your appointments',
  'read file': 'Opened one of your files',
  'list visits': 'Looked through your appointments',
  'read booking request': 'Opened one of your bookings',
  'list prescriptions': 'Looked through your prescriptions',
  'read lab order': 'Opened one of your lab orders',
  'list lab orders': 'Looked through your lab orders',
  'list lab values': 'Looked through your lab values',
  'list vitals': 'Looked through your vitals',
}

const changed: Readonly<Record<string, string>> = {
  'register patient': 'Registered you',
  'correct patient': 'Corrected your data',
  'write allergies': 'Wrote down your allergies',
  'close patient': 'Closed your record',
  'reopen patient': 'Opened your record again',
  'schedule visit': 'Scheduled an appointment for you',
  'schedule booking request': 'Scheduled what you had booked',
  'decline booking request': 'Declined what you had booked',
  'change visit': 'Changed your appointment',
  'check in': 'Checked you in',
  'cancel visit': 'Cancelled your appointment',
  'create prescription': 'Wrote a prescription for you',
  'order lab tests': 'Ordered lab tests for you',
  [labWork]: 'Worked on your lab tests',
  'end medicine': 'Ended one of your medicines',
  'end medicine on record': 'Ended one of your medicines',
  'record vitals': 'Recorded your vitals',
  'mark vitals as entered in error': 'Marked vitals as entered in error',
  'mark visit as no-show': 'Marked that you had not come',
  'complete visit': 'Completed your appointment',
  'reopen visit': 'Took back the last step of your appointment',
  'decline prescription request': 'Declined a prescription that you had asked for',
}

/** What somebody did with a patient's record, in the patient's words. */
export const ownAuditWords = ({ kind, call }: Pick<OwnAuditRow, 'kind' | 'call'>): string =>
  kind === 'changed'
    ? (changed[call] ?? 'Changed something in your record')
    : (read[call] ?? 'Looked at a part of your record')
