import { isolated } from '@shared/lib/isolated'
import { labWork, type OwnAuditRow } from './audit'

const readOwn: Readonly<Record<string, string>> = {
  'read patient': 'Opened your record',
  'read visit': 'Opened one of your appointments',
  'read file': 'Opened one of your files',
  'list visits': 'Looked through your appointments',
  'read booking request': 'Opened one of your bookings',
  'list prescriptions': 'Looked through your prescriptions',
  'read prescription': 'Opened one of your prescriptions',
  'read lab order': 'Opened one of your lab orders',
  'list lab orders': 'Looked through your lab orders',
  'list lab values': 'Looked through your lab values',
  'list vitals': 'Looked through your vitals',
  'list patient accounts': 'Looked which accounts show your record',
}

/** Lists in which the patient was one of several. */
const readAmongOthers: Readonly<Record<string, string>> = {
  'list patients': 'Saw you in the list of patients',
  'list similar patients': 'Saw you while registering a similar name',
  'list visits': 'Saw you in a list of appointments',
  'read grid of visits': 'Saw you in the day’s appointments',
  "list a doctor's visits of a day": 'Saw you in a doctor’s day',
  'look at a time for a visit': 'Saw your appointment while choosing a time',
  'schedule visit': 'Saw your appointment while choosing a time',
  'schedule booking request': 'Saw your appointment while choosing a time',
  'change visit': 'Saw your appointment while choosing a time',
  'list booking requests': 'Saw you in the list of bookings',
  'list prescriptions': 'Saw you in the list of prescriptions',
  'list prescription requests': 'Saw you in the list of requests',
  'list lab orders': 'Saw you in the list of lab orders',
  'list notices': 'Read a notice that names you',
  'mark notice as read': 'Read a notice that names you',
}

const changedOwn: Readonly<Record<string, string>> = {
  'register patient': 'Registered you',
  'correct patient': 'Corrected your data',
  'write allergies': 'Wrote down your allergies',
  'open patient account': 'Opened an account that shows your record',
  'link patient account': 'Changed which accounts show your record',
  'give start code': 'Gave a code for the first sign-in with an account that shows your record',
  'confirm patient account': 'Confirmed an account that shows your record',
  'first sign-in': 'Signed in for the first time with an account that shows your record',
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

/** Of the record itself nothing has changed but where the booking waits. */
const reassignedOwn = (call: string): string =>
  call === 'restore from bin'
    ? 'Moved what you had booked back to its department'
    : 'Moved what you had booked to another department'

/** What somebody did with a patient's record, in the patient's words. */
export function ownAuditWords({
  kind,
  call,
  isAmongOthers,
}: Pick<OwnAuditRow, 'kind' | 'call' | 'isAmongOthers'>): string {
  if (isAmongOthers) return readAmongOthers[call] ?? 'Saw you in a list'
  if (kind === 'changed') return changedOwn[call] ?? 'Changed something in your record'
  if (kind === 'reassigned') return reassignedOwn(call)
  return readOwn[call] ?? 'Looked at a part of your record'
}

/** What was changed, as far as the clinic is told of it: how many, and of what is no patient's the names. */
interface ChangedRecords {
  count: number
  names: readonly string[]
}

type Words = (of: ChangedRecords) => string

const said =
  (words: string): Words =>
  () =>
    words

/** Names who or what was changed, where that is one whose name is known still. */
const named =
  (did: string, kind: string): Words =>
  ({ count, names: [name] }) =>
    count > 1
      ? `${did} ${count} ${kind}s`
      : `${did} ${name ? `the ${kind} ${isolated(name)}` : `a ${kind}`}`

/** Of things of any kind: names the one where it is one. */
const ofAny =
  (did: string, where: string): Words =>
  ({ count, names: [name] }) =>
    `${did} ${count > 1 ? `${count} records` : name ? isolated(name) : 'a record'}${where}`

/** What is done to such a thing by its three calls. */
const keptThing = (kind: string, calls: Record<'create' | 'update' | 'delete', string>) => ({
  [calls.create]: named('Added', kind),
  [calls.update]: named('Changed', kind),
  [calls.delete]: named('Deleted', kind),
})

const changedInClinic: Readonly<Record<string, Words>> = {
  'register patient': said('Registered a patient'),
  'correct patient': said("Corrected a patient's data"),
  'write allergies': said("Wrote down a patient's allergies"),
  'end medicine': said("Ended a patient's medicine"),
  'end medicine on record': said("Ended a patient's medicine"),
  'close patient': said("Closed a patient's record"),
  'reopen patient': said("Opened a patient's record again"),
  'open patient account': said('Opened an account for a patient'),
  'link patient account': said("Changed which accounts show a patient's record"),
  'give start code': said('Gave a patient a code for the first sign-in'),
  'confirm patient account': said("Confirmed an account that shows a patient's record"),
  'first sign-in': said('Signed in as a patient for the first time'),
  'book appointment': said('Booked an appointment'),
  'schedule booking request': said('Scheduled a booking'),
  'decline booking request': said('Declined a booking'),
  'withdraw booking request': said('Withdrew a booking'),
  'schedule visit': said('Scheduled an appointment'),
  'change visit': said('Changed an appointment'),
  'check in': said('Checked a patient in'),
  'complete visit': said('Completed an appointment'),
  'cancel visit': said('Cancelled an appointment'),
  'mark visit as no-show': said('Marked that a patient had not come'),
  'reopen visit': said('Took back the last step of an appointment'),
  'create prescription': said('Wrote a prescription'),
  'request prescription': said('Asked for a prescription'),
  'decline prescription request': said('Declined a prescription that was asked for'),
  'order lab tests': said('Ordered lab tests'),
  'take lab order': said('Took a lab order'),
  'assign lab order': said('Assigned a lab order'),
  'move lab order': said('Changed the status of a lab order'),
  'report lab result': said('Reported a lab result'),
  'correct lab result': said('Corrected a lab result'),
  'acknowledge critical result': said('Acknowledged a critical result'),
  'record vitals': said('Recorded vitals'),
  'mark vitals as entered in error': said('Marked vitals as entered in error'),
  'assign working time': named('Changed the working time of', 'user'),
  'give start password': named('Gave a new start password to', 'user'),
  'change own profile': said('Changed their own account'),
  'change clinic': said("Changed the clinic's name and address"),
  'create lab range': said('Added a lab range'),
  'change lab range': said('Changed a lab range'),
  'delete lab range': said('Deleted a lab range'),
  'restore lab range': said('Restored a lab range'),
  'move to bin': ofAny('Moved', ' to the bin'),
  'restore from bin': ofAny('Restored', ' from the bin'),
  ...keptThing('user', {
    ...{ create: 'create staff user', update: 'update staff user', delete: 'delete staff users' },
  }),
  ...keptThing('role', { create: 'create role', update: 'update role', delete: 'delete role' }),
  'try role': named('Tried', 'role'),
  ...keptThing('department', {
    ...{ create: 'create department', update: 'update department', delete: 'delete departments' },
  }),
  ...keptThing('working time', {
    ...{ create: 'create working time', update: 'update working time' },
    delete: 'delete working time',
  }),
}

/** What somebody changed, in the words of the clinic, which name no patient. */
export const activityWords = (call: string, of: ChangedRecords): string =>
  changedInClinic[call]?.(of) ?? 'Changed a record'
