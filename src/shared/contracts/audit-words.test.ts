import { expect, it } from 'vitest'
import { activityWords, ownAuditWords } from './audit-words'
import { labWork } from './lab-orders'

it('says what was done in words of a patient, whatever the call', () => {
  expect(ownAuditWords({ kind: 'opened', call: 'read patient', isAmongOthers: false })).toBe(
    'Opened your record',
  )
  expect(ownAuditWords({ kind: 'changed', call: 'of later', isAmongOthers: false })).toBe(
    'Changed something in your record',
  )
})

it.each([
  ['read visit', 'Opened one of your appointments'],
  ['read file', 'Opened one of your files'],
  ['list visits', 'Looked through your appointments'],
  ['read booking request', 'Opened one of your bookings'],
  ['list prescriptions', 'Looked through your prescriptions'],
  ['read prescription', 'Opened one of your prescriptions'],
  ['check medicines against record', 'Had medicines checked against your record'],
  ['read lab order', 'Opened one of your lab orders'],
  ['list lab orders', 'Looked through your lab orders'],
  ['list lab values', 'Looked through your lab values'],
  ['list vitals', 'Looked through your vitals'],
  ['list notes', 'Looked through your notes'],
  ['read note', 'Opened one of your notes'],
  ['list problems', 'Looked through your problem list'],
  ['list letters', 'Looked through your letters'],
  ['list documents', 'Looked through your documents'],
  ['list patient accounts', 'Looked which accounts show your record'],
  ['list similar patients', 'Looked at a part of your record'],
  ['list open of day', 'Saw what was open at the end of a day'],
  ['list affected by absence', 'Saw your appointment in an absence of the doctor'],
  ['list visits outside of hours', 'Saw that your appointment is outside of the hours'],
  ['list failed messages', 'Saw that a message to you could not be sent'],
])('tells a patient of "%s": %s', (call, words) => {
  expect(ownAuditWords({ kind: 'listed', call, isAmongOthers: false })).toBe(words)
})

it.each([
  ['register patient', 'Registered you'],
  ['add problem', 'Added to your problem list'],
  ['change problem', 'Changed one of your problems'],
  ['end problem', 'Ended one of your problems'],
  ['reopen problem', 'Reopened one of your problems'],
  ['mark problem as entered in error', 'Marked a problem as entered in error'],
  ['restore problem', 'Restored one of your problems'],
  ['issue letter', 'Issued a letter for you'],
  ['mark letter as entered in error', 'Marked a letter as entered in error'],
  ['add document', 'Added a document to your record'],
  ['mark document as entered in error', 'Marked a document as entered in error'],
  ['correct patient', 'Corrected your data'],
  ['settle affected by absence', 'Changed your appointment because a doctor is away'],
  ['undo settled by absence', 'Put your appointment back'],
  ['keep visit outside of hours', 'Kept your appointment although it is outside of the hours'],
  ['write allergies', 'Wrote down your allergies'],
  ['open patient account', 'Opened an account that shows your record'],
  ['link patient account', 'Changed which accounts show your record'],
  ['give start code', 'Gave a code for the first sign-in with an account that shows your record'],
  ['confirm patient account', 'Confirmed an account that shows your record'],
  ['first sign-in', 'Signed in for the first time with an account that shows your record'],
  ['close patient', 'Closed your record'],
  ['reopen patient', 'Opened your record again'],
  ['schedule visit', 'Scheduled an appointment for you'],
  ['schedule booking request', 'Scheduled what you had booked'],
  ['decline booking request', 'Declined what you had booked'],
  ['change visit', 'Changed your appointment'],
  ['check in', 'Checked you in'],
  ['cancel visit', 'Cancelled your appointment'],
  ['create prescription', 'Wrote a prescription for you'],
  ['order lab tests', 'Ordered lab tests for you'],
  [labWork.name, 'Worked on your lab tests'],
  ['end medicine', 'Ended one of your medicines'],
  ['end medicine on record', 'Ended one of your medicines'],
  ['sign note', 'Signed a note about you'],
  ['add addendum to note', 'Added to a note about you'],
  ['mark note as entered in error', 'Marked a note about you as entered in error'],
  ['mark addendum as entered in error', 'Marked an addendum about you as entered in error'],
  ['start visit', 'Noted that you were with the doctor'],
  ['record vitals', 'Recorded your vitals'],
  ['mark vitals as entered in error', 'Marked vitals as entered in error'],
  ['acknowledge critical vitals', 'Saw your vitals'],
  ['mark visit as no-show', 'Marked that you had not come'],
  ['complete visit', 'Completed your appointment'],
  ['reopen visit', 'Took back the last step of your appointment'],
  ['decline prescription request', 'Declined a prescription that you had asked for'],
])('tells a patient of the change "%s": %s', (call, words) => {
  expect(ownAuditWords({ kind: 'changed', call, isAmongOthers: false })).toBe(words)
})

it('says of a booking that a deletion has moved no more than that', () => {
  const words = (call: string) => ownAuditWords({ kind: 'reassigned', call, isAmongOthers: false })
  expect(words('move to bin')).toBe('Moved what you had booked to another department')
  expect(words('restore from bin')).toBe('Moved what you had booked back to its department')
})

it('names of what was changed in the clinic what has one name, and otherwise says how many', () => {
  const words = (count: number, ...names: string[]) =>
    activityWords('delete departments', { count, names })
  expect(words(1, 'Urology')).toBe('Deleted the department Urology')
  expect(words(1)).toBe('Deleted a department')
  expect(words(3, 'Urology', 'ENT')).toBe('Deleted 3 departments')
  const restored = (count: number, ...names: string[]) =>
    activityWords('restore from bin', { count, names })
  expect(restored(1, 'Urology')).toBe('Restored Urology from the bin')
  expect(restored(2, 'Urology', 'ENT')).toBe('Restored 2 records from the bin')
})

it.each([
  ['register patient', 'Registered a patient'],
  ['correct patient', "Corrected a patient's data"],
  ['write allergies', "Wrote down a patient's allergies"],
  ['end medicine', "Ended a patient's medicine"],
  ['end medicine on record', "Ended a patient's medicine"],
  ['close patient', "Closed a patient's record"],
  ['reopen patient', "Opened a patient's record again"],
  ['open patient account', 'Opened an account for a patient'],
  ['link patient account', "Changed which accounts show a patient's record"],
  ['give start code', 'Gave a patient a code for the first sign-in'],
  ['confirm patient account', "Confirmed an account that shows a patient's record"],
  ['first sign-in', 'Signed in as a patient for the first time'],
  ['book appointment', 'Booked an appointment'],
  ['schedule booking request', 'Scheduled a booking'],
  ['decline booking request', 'Declined a booking'],
  ['withdraw booking request', 'Withdrew a booking'],
  ['schedule visit', 'Scheduled an appointment'],
  ['change visit', 'Changed an appointment'],
  ['check in', 'Checked a patient in'],
  ['complete visit', 'Completed an appointment'],
  ['cancel visit', 'Cancelled an appointment'],
  ['mark visit as no-show', 'Marked that a patient had not come'],
  ['reopen visit', 'Took back the last step of an appointment'],
  ['create prescription', 'Wrote a prescription'],
  ['request prescription', 'Asked for a prescription'],
  ['decline prescription request', 'Declined a prescription that was asked for'],
  ['order lab tests', 'Ordered lab tests'],
  ['take lab order', 'Took a lab order'],
  ['assign lab order', 'Assigned a lab order'],
  ['move lab order', 'Changed the status of a lab order'],
  ['report lab result', 'Reported a lab result'],
  ['correct lab result', 'Corrected a lab result'],
  ['acknowledge critical result', 'Acknowledged a critical result'],
  ['sign note', 'Signed a note'],
  ['add addendum to note', 'Added an addendum to a note'],
  ['mark note as entered in error', 'Marked a note as entered in error'],
  ['mark addendum as entered in error', 'Marked an addendum as entered in error'],
  ['start visit', 'Took a patient in'],
  ['record vitals', 'Recorded vitals'],
  ['mark vitals as entered in error', 'Marked vitals as entered in error'],
  ['add problem', "Added to a patient's problem list"],
  ['change problem', "Changed one of a patient's problems"],
  ['end problem', "Ended one of a patient's problems"],
  ['reopen problem', "Reopened one of a patient's problems"],
  ['mark problem as entered in error', 'Marked a problem as entered in error'],
  ['restore problem', "Restored one of a patient's problems"],
  ['issue letter', 'Issued a letter'],
  ['mark letter as entered in error', 'Marked a letter as entered in error'],
  ['add document', "Added a document to a patient's record"],
  ['mark document as entered in error', 'Marked a document as entered in error'],
  ['acknowledge critical vitals', 'Acknowledged critical vitals'],
  ['change own profile', 'Changed their own account'],
  ['change clinic', "Changed the clinic's name and address"],
  ['close day', 'Closed a day'],
  ['settle affected by absence', 'Settled what an absence affects'],
  ['undo settled by absence', 'Undid what was settled because of an absence'],
  ['keep visit outside of hours', 'Kept an appointment outside of the hours'],
  ['change message settings', 'Changed which messages patients get'],
  ['change note settings', 'Changed whether patients read their notes'],
  ['create template', 'Added the template Ada Moss'],
  ['change template', 'Changed the template Ada Moss'],
  ['delete template', 'Deleted the template Ada Moss'],
  ['create lab range', 'Added a lab range'],
  ['change lab range', 'Changed a lab range'],
  ['delete lab range', 'Deleted a lab range'],
  ['restore lab range', 'Restored a lab range'],
  ['move to bin', 'Moved Ada Moss to the bin'],
  ['save week of user', 'Changed the hours of the user Ada Moss'],
  ['create extra hours', 'Added extra hours of the user Ada Moss'],
  ['change extra hours', 'Changed extra hours of the user Ada Moss'],
  ['delete extra hours', 'Deleted extra hours of the user Ada Moss'],
  ['create absence', 'Entered an absence of the user Ada Moss'],
  ['change absence', 'Changed an absence of the user Ada Moss'],
  ['confirm absence', 'Confirmed an absence of the user Ada Moss'],
  ['decline absence', 'Declined an absence of the user Ada Moss'],
  ['delete absence', 'Deleted an absence of the user Ada Moss'],
  ['save opening hours', 'Changed the opening hours'],
  ['create closing days', 'Added closing days'],
  ['change closing day', 'Changed a closing day'],
  ['delete closing day', 'Deleted a closing day'],
  ['create visit kind', 'Added a kind of visit'],
  ['change visit kind', 'Changed a kind of visit'],
  ['give start password', 'Gave a new start password to the user Ada Moss'],
  ['create staff user', 'Added the user Ada Moss'],
  ['update role', 'Changed the role Ada Moss'],
  ['try role', 'Tried the role Ada Moss'],
  ['delete working time', 'Deleted the working time Ada Moss'],
  ['of later', 'Changed a record'],
])('tells the clinic of "%s": %s', (call, words) => {
  expect(activityWords(call, { count: 1, names: ['Ada Moss'] })).toBe(words)
})

it.each([
  ['list patients', 'Saw you in the list of patients'],
  ['list similar patients', 'Saw you while registering a similar name'],
  ['list visits', 'Saw you in a list of appointments'],
  ['read grid of visits', 'Saw you in the day’s appointments'],
  ["list a doctor's visits of a day", 'Saw you in a doctor’s day'],
  ['list booking requests', 'Saw you in the list of bookings'],
  ['list prescriptions', 'Saw you in the list of prescriptions'],
  ['list prescription requests', 'Saw you in the list of requests'],
  ['list lab orders', 'Saw you in the list of lab orders'],
  ['list critical vitals', 'Saw you in a list of vitals'],
  ['list open of day', 'Saw you among what was open at the end of a day'],
  ['close day', 'Saw you on the sheet of a closed day'],
  ['list affected by absence', 'Saw you among patients of a doctor who is away'],
  ['list visits outside of hours', 'Saw you among appointments outside of the hours'],
  ['list failed messages', 'Saw you among patients to whom a message could not be sent'],
  ['schedule visit', 'Saw your appointment while choosing a time'],
  ['preview opening hours', 'Saw your appointment while changing the opening hours'],
  ['preview closing days', 'Saw your appointment while entering a closing day'],
  ['preview absence', 'Saw your appointment while entering an absence'],
  ['preview week of user', 'Saw your appointment while changing hours'],
  ['preview working time', 'Saw your appointment while changing hours'],
  ['preview extra hours', 'Saw your appointment while changing hours'],
  ['of later', 'Saw you in a list'],
])('words the list %j of several patients for each of them', (call, words) => {
  expect(ownAuditWords({ kind: 'listed', call, isAmongOthers: true })).toBe(words)
})
