import type { endpoints } from './endpoints'
import type { PermissionKey } from './permissions'

/**
 * The screens on which calls are made that take a permission, each with what shows it: a permission, the
 * role admin by its name, or nothing, where whoever may make the call finds the screen.
 */
export const accessScreens = {
  'Admin dashboard': 'admin_dashboard',
  'Doctor dashboard': 'doctor_dashboard',
  'Patient dashboard': 'patient_dashboard',
  'Receptionist dashboard': 'receptionist_dashboard',
  'Lab dashboard': 'lab_dashboard',
  'Patient page': null,
  'Book Appointment': null,
  'Staff Management': 'admin',
  'Role Management': 'admin',
  Departments: 'admin',
  'Working Times': 'admin',
} as const satisfies Record<string, PermissionKey | 'admin' | null>

export type AccessScreen = keyof typeof accessScreens

/** Whether somebody with these permissions has such a screen, as far as permissions decide it. */
export function isScreenShown(screen: AccessScreen, held: ReadonlySet<string>): boolean {
  const shownBy = accessScreens[screen]
  return shownBy === null || shownBy === 'admin' || held.has(shownBy)
}

/** Whether a screen opens to the role admin alone, whatever else a role permits. */
export const isForAdmins = (screen: AccessScreen): boolean => accessScreens[screen] === 'admin'

/** A call that takes a permission. */
export type PermittedCall = Exclude<
  (typeof endpoints)[number],
  { access: 'public' } | { access: 'session' }
>

interface CallWords {
  /** Where a person makes the call first. */
  screen: AccessScreen
  /** Where as well, for a role that does not show that dashboard. */
  also?: AccessScreen
  /** What it is called there: a button, a field, a view or a part of one. */
  label: string
  /** Behind 'Who can': `cancel an appointment`. */
  can: string
}

const on =
  (screen: AccessScreen) =>
  (label: string, can: string, also?: AccessScreen): CallWords => ({
    ...{ screen, label, can },
    ...(also && { also }),
  })

const admin = on('Admin dashboard')
const doctor = on('Doctor dashboard')
const patient = on('Patient dashboard')
const desk = on('Receptionist dashboard')
const lab = on('Lab dashboard')
const page = on('Patient page')
const booking = on('Book Appointment')
const staff = on('Staff Management')
const roles = on('Role Management')
const departments = on('Departments')
const workingTimes = on('Working Times')

/** What each call that takes a permission is for a person. One that is missing here does not compile. */
export const accessWords: Readonly<Record<PermittedCall['name'], CallWords>> = {
  'create department': departments('Add Department', 'add a department'),
  'update department': departments('Edit', 'rename a department'),
  'delete departments': departments('Delete', 'delete departments'),
  'list roles': roles('the list', 'see the roles'),
  'create role': roles('Add Role', 'add a role'),
  'update role': roles('Edit', 'change a role'),
  'delete role': roles('Delete', 'delete a role'),
  'try role': roles('Try it', 'try a role before it is saved'),
  'list role holders': roles('who holds a role', 'see who holds which role'),
  'list working times': workingTimes('the list', 'see the working times'),
  'create working time': workingTimes('Add Working Time', 'add a working time'),
  'update working time': workingTimes('Edit', 'change a working time'),
  'delete working time': workingTimes('Delete', 'delete a working time'),
  'list staff': staff('the list', 'see the staff'),
  'read staff user': staff('a user’s page', 'open a user’s page'),
  'create staff user': staff('New', 'create a user'),
  'update staff user': staff('Edit', 'change a user’s role, status or data'),
  'assign working time': staff('Working Time', 'give a user a working time'),
  'give start password': staff('New Start Password', 'give a user a new start password'),
  'delete staff users': staff('Delete', 'delete users'),
  'count what depends': staff(
    'what depends on a user',
    'see what depends on what is to be deleted',
  ),
  'move to bin': staff('Delete, with Undo', 'delete what can be restored'),
  'list roles of staff': staff('Role', 'filter users by their role'),
  'list departments of staff': staff('Department', 'filter users by their department'),
  'read totals': admin('the figures', 'see how many doctors, staff and patients there are'),
  'list staff of overview': admin('Staff', 'see the overview of the staff'),
  'list departments of overview': admin('Departments', 'see the overview of the departments'),
  'list activities': admin('Recent Activities', 'see what was changed last'),
  'read services': admin('Clinic', 'see whether mail and assistant are set up'),
  'change clinic': admin('Clinic, Edit', 'change the clinic’s name and address'),
  'create lab range': admin('Lab Ranges, Add Range', 'add a reference range of the clinic'),
  'change lab range': admin('Lab Ranges, Edit', 'change a reference range of the clinic'),
  'delete lab range': admin('Lab Ranges, Delete', 'delete a reference range of the clinic'),
  'restore lab range': admin('Lab Ranges, Undo', 'restore a deleted reference range of the clinic'),
  'list audit': admin('Audit', 'see who opened which record'),
  'list bin': admin('Bin', 'see what was deleted'),
  'restore from bin': admin('Bin, Restore', 'restore what was deleted'),
  'book appointment': booking(
    'Book Appointment',
    'book an appointment for oneself or somebody else',
  ),
  'list own booking requests': booking('Your bookings', 'see what one has booked oneself'),
  'withdraw booking request': booking('Withdraw', 'withdraw what one has booked oneself'),
  'read own patient': patient('the own data', 'see the own record'),
  'list own visits': patient('Appointments', 'see the own appointments'),
  'list own prescriptions': patient('Prescriptions', 'see the own prescriptions'),
  'list own prescription requests': patient(
    'requested prescriptions',
    'see the prescriptions that one has asked for',
  ),
  'request prescription': patient('Request Prescription', 'ask for a prescription for oneself'),
  'list own lab results': patient('Test Results', 'see the own test results'),
  'list own vitals': patient('Vitals', 'see the own vitals'),
  'list own audit': patient('Who Opened My Record', 'see who opened the own record'),
  'list patients': desk('Patient Directory', 'see and search the patients'),
  'look patients up': desk('Patient', 'choose a patient in a form', 'Doctor dashboard'),
  'count patients': desk('the number of patients', 'see how many patients there are'),
  'list similar patients': desk('similar patients', 'see similar patients at a registration'),
  'register patient': desk('New Registration', 'register a patient'),
  'list visits': desk('Appointments', 'see the appointments', 'Patient page'),
  'count visits': desk('the figures', 'see how many appointments there are'),
  'read grid of visits': desk('the day grid', 'see the day grid'),
  'read visit': desk('an appointment', 'open an appointment', 'Patient page'),
  'find place of visit': desk('the way to an appointment', 'be led to an appointment in its list'),
  'list former doctors of visits': desk('former doctors', 'see appointments of former doctors'),
  'look at a time for a visit': desk(
    'what stands in the way',
    'see what stands in a time’s way',
    'Patient page',
  ),
  'list free times': desk('free times', 'see a doctor’s free times', 'Patient page'),
  'schedule visit': desk('Schedule New Appointment', 'schedule an appointment', 'Patient page'),
  'change visit': desk('Move', 'move or change an appointment', 'Patient page'),
  'check in': desk('Check In', 'check a patient in', 'Patient page'),
  'complete visit': desk('Complete', 'complete an appointment', 'Patient page'),
  'cancel visit': desk('Cancel', 'cancel an appointment', 'Patient page'),
  'mark visit as no-show': desk('No-show', 'mark that a patient has not come', 'Patient page'),
  'reopen visit': desk('Undo', 'take back the last step of an appointment', 'Patient page'),
  'list booking requests': desk('Booking Requests', 'see what was booked', 'Admin dashboard'),
  'read booking request': desk('a booking', 'open a booking', 'Admin dashboard'),
  'schedule booking request': desk('Schedule a booking', 'schedule a booking', 'Admin dashboard'),
  'decline booking request': desk('Decline', 'decline a booking', 'Admin dashboard'),
  "list a doctor's visits of a day": doctor('Appointments', 'see a doctor’s day'),
  "count a doctor's visits": doctor('Today’s Patients', 'see how many patients a doctor has'),
  'count prescriptions': doctor('the number of prescriptions', 'see how many prescriptions wait'),
  'create prescription': doctor(
    'New Prescription',
    'write a prescription',
    'Receptionist dashboard',
  ),
  'list prescription requests': doctor(
    'Prescription requests',
    'see the prescriptions that patients ask for',
  ),
  'decline prescription request': doctor(
    'Decline a prescription',
    'decline a prescription that a patient asks for',
  ),
  'list critical results': doctor(
    'Critical results',
    'see the critical results that wait',
    'Patient page',
  ),
  'list results found critical later': doctor(
    'Critical after all',
    'see which own results were found to be critical later',
  ),
  'acknowledge critical result': doctor(
    'Acknowledge',
    'acknowledge a critical result',
    'Patient page',
  ),
  'read patient': page('the page', 'open a patient’s page'),
  'correct patient': page('Correct', 'correct a patient’s data'),
  'write allergies': page('Allergies', 'write down a patient’s allergies'),
  'close patient': page('Close Record', 'close a patient’s record'),
  'reopen patient': page('Reopen Record', 'reopen a patient’s record'),
  'open patient account': page('Open Account', 'open an account for a patient'),
  'link patient account': page('Link Account', 'link a patient’s account'),
  'list patient accounts': page('Accounts', 'see which accounts show a patient’s record'),
  'give start code': page('New Code', 'give a patient a new code for the first sign-in'),
  'confirm patient account': page('Confirm', 'confirm an account that shows a patient’s record'),
  'list vitals': page('Vitals', 'see a patient’s vitals'),
  'record vitals': page('Record Vitals', 'record vitals'),
  'mark vitals as entered in error': page('Mark as Error', 'mark vitals as entered in error'),
  'read prescription': page('View a prescription', 'open a prescription'),
  'list prescriptions': page('Prescriptions', 'see a patient’s prescriptions'),
  'end medicine': page('End', 'end a prescribed medicine'),
  'end medicine on record': page('End beside a medicine', 'end a medicine on a patient’s record'),
  'order lab tests': page('Order Tests', 'order lab tests'),
  'list lab values': page('Values over time', 'see lab values over time'),
  'list lab orders': lab('Lab Orders', 'see the lab orders', 'Patient page'),
  'read lab order': lab('a result', 'open a lab order and its result', 'Patient page'),
  'count lab orders': lab('the figures', 'see how many lab orders there are'),
  'list lab orders without a result': lab(
    'Lab Order',
    'choose among the lab orders without a result',
  ),
  'list technicians': lab('Technician', 'choose among the technicians'),
  'take lab order': lab('Take', 'take a lab order'),
  'move lab order': lab('Status', 'change the status of a lab order'),
  'assign lab order': lab('Technician of an order', 'give a lab order to a technician'),
  'report lab result': lab('Upload Results', 'upload the result of a lab order'),
  'correct lab result': lab('Correct', 'correct a lab result', 'Patient page'),
  'upload file': lab('Result File', 'upload a file'),
  'read file': lab('Download', 'download the file of a result', 'Patient page'),
}

/** Where somebody with these permissions makes such a call. */
export function screenOf(name: PermittedCall['name'], held: ReadonlySet<string>): AccessScreen {
  const { screen, also } = accessWords[name]
  return also && !isScreenShown(screen, held) && isScreenShown(also, held) ? also : screen
}
