import { demoPassword } from '@mocks/world'
import { type Endpoint, keysOf } from '@/contracts/endpoint'
import { endpoints } from '@/contracts/endpoints'
import { pathOf } from './api'

/** An id that nothing has. */
export const unknownId = '0b0e4d0a-5c55-4f6e-8d1e-2f6f7a1c9b11'
const shift = {
  workTimingName: 'Day Shift',
  inTime: '09:00',
  inTimePeriod: 'AM',
  outTime: '05:30',
  outTimePeriod: 'PM',
  totalHour: 8.5,
}
const patient = {
  ...{ name: 'Ada Moss', age: '36', gender: 'Female', contact: '9876543210' },
  ...{ address: '', dateOfBirth: '' },
}
const slot = { date: '2026-11-21', time: '09:00', reason: 'Cough', doctorId: unknownId }
const visit = { ...slot, patientId: unknownId }
/** What is reported of a test, but for the version. */
const labResult = {
  observation: 'Slightly raised',
  values: [
    {
      ...{ analyte: 'Triglycerides', value: 161, unit: 'mg/dL' },
      ...{ low: null, high: 149, critical: false },
    },
  ],
  fileId: null,
}
const code = { email: 'doctor@rounds.example', otp: '123456' }

/** A body that each call takes; null where it has none, or needs none. A call that is missing here does not compile. */
export const bodies: Record<(typeof endpoints)[number]['name'], Record<string, unknown> | null> = {
  login: { username: 'doctor', password: 'guess' },
  logout: null,
  'forgot password': { email: code.email },
  'verify code': code,
  'reset password': { ...code, newPassword: 'secret', confirmPassword: 'secret' },
  'list departments': null,
  'create department': { name: 'Cardiology' },
  'update department': { name: 'Cardiology' },
  'delete departments': { id: [unknownId] },
  'list roles': null,
  'list role holders': null,
  'create role': { name: 'Nurse', roles: [] },
  'update role': { privilegeId: unknownId, _id: unknownId, name: 'Nurse', roles: [] },
  'delete role': { privilegeId: unknownId },
  'list permission givers': null,
  'try role': { name: 'Nurse', roles: [] },
  'list working times': null,
  'create working time': shift,
  'update working time': shift,
  'delete working time': null,
  'book appointment': {
    ...{ firstName: 'Ada', lastName: 'Moss', gender: 'Female', mobile: '9876543210' },
    ...{ email: 'ada@example.org', age: 36, type: 'checkup', checkupDetails: 'Once a year' },
  },
  'ask the assistant': { question: 'How do I add a department?' },
  'change password': { currentPassword: demoPassword, newPassword: 'another one' },
  'list own sessions': null,
  'sign out everywhere': null,
  'list staff': null,
  'read totals': null,
  'list staff of overview': null,
  'list departments of overview': null,
  'list activities': null,
  'read staff user': null,
  'create staff user': {
    ...{ firstName: 'Ada', lastName: 'Moss', email: 'ada@example.org', phone: '9876543210' },
    ...{
      username: 'amoss',
      password: 'secret',
      role: unknownId,
      department: unknownId,
      status: 'active',
    },
  },
  'update staff user': { role: unknownId, department: unknownId, status: 'inactive', version: 1 },
  'give start password': { password: 'secret', version: 1 },
  'assign working time': { workingTime: unknownId, version: 1 },
  'delete staff users': { ids: [unknownId] },
  'list roles of staff': null,
  'list departments of staff': null,
  'list doctors': null,
  'list technicians': null,
  'list patients': null,
  'read own patient': null,
  'list similar patients': null,
  'read patient': null,
  'register patient': patient,
  'correct patient': { ...patient, version: 1 },
  'write allergies': { allergies: ['Penicillin'], version: 1 },
  'end medicine on record': { medicine: 0, reason: '', version: 1 },
  'close patient': { version: 1, confirmed: true },
  'reopen patient': { version: 1 },
  'open patient account': {
    ...{ username: 'amoss', email: 'ada@example.org', password: 'secret', version: 1 },
  },
  'link patient account': { username: 'amoss', version: 1 },
  'look patients up': null,
  'count patients': null,
  'list visits': null,
  'count visits': null,
  'read visit': null,
  'read grid of visits': null,
  'find place of visit': null,
  'list former doctors of visits': null,
  'look at a time for a visit': null,
  'list free times': null,
  'schedule visit': visit,
  'change visit': { ...slot, version: 1 },
  'check in': { version: 1 },
  'complete visit': { version: 1 },
  'cancel visit': { version: 1, reason: 'Moved away' },
  'mark visit as no-show': { version: 1 },
  'reopen visit': { version: 1 },
  "list a doctor's visits of a day": null,
  "count a doctor's visits": null,
  'list own visits': null,
  'list booking requests': null,
  'list own booking requests': null,
  'read booking request': null,
  'schedule booking request': { ...visit, version: 1 },
  'decline booking request': { reason: 'No such doctor', version: 1 },
  'withdraw booking request': { version: 1 },
  'list prescriptions': null,
  'list own prescriptions': null,
  'create prescription': {
    ...{ patientId: unknownId, doctor: 'Dr. Ada Moss', date: '2026-11-21', diagnosis: 'Cough' },
    medicines: [{ name: 'Paracetamol', dosage: '500 mg', frequency: 'Once daily' }],
    ...{ hasInteraction: false, interactionAlert: '', check: { outcome: 'not-made' }, version: 1 },
  },
  'end medicine': { medicine: 0, reason: '', version: 1 },
  'count prescriptions': null,
  'list prescription requests': null,
  'list own prescription requests': null,
  'request prescription': { doctorId: unknownId, medicine: 'Paracetamol', note: '' },
  'decline prescription request': { reason: 'Please come by first', version: 1 },
  'list lab orders': null,
  'read lab order': null,
  'count lab orders': null,
  'list lab orders without a result': null,
  'list critical results': null,
  'list results found critical later': null,
  'list own lab results': null,
  'list lab values': null,
  'order lab tests': {
    ...{ patientId: unknownId, testTypes: ['Lipid Panel'], priority: 'routine', question: '' },
  },
  'take lab order': { version: 1 },
  'move lab order': { status: 'in-progress', version: 1 },
  'assign lab order': { technician: unknownId, version: 1 },
  'report lab result': { ...labResult, version: 1 },
  'correct lab result': { ...labResult, reason: 'Another tube', version: 1 },
  'acknowledge critical result': { version: 1 },
  'list vitals': null,
  'list own vitals': null,
  'record vitals': {
    ...{ patientId: unknownId, pulse: 72, systolic: 120, diastolic: 80, weight: 68.5, height: 170 },
    ...{ temperature: 36.6, oxygenSaturation: 98, respiratoryRate: 14 },
  },
  'mark vitals as entered in error': { version: 1 },
  'upload file': null,
  'read file': null,
  'read clinic': null,
  'change clinic': { name: 'Elm Street Clinic', address: '', phone: '', version: 1 },
  'list notices': null,
  'mark notice as read': null,
  'mark notices as read': { ids: [unknownId] },
  'list audit': null,
  'list own audit': null,
  'list bin': null,
  'count what depends': null,
  'move to bin': { kind: 'department', ids: [unknownId] },
  'restore from bin': { ids: [unknownId] },
  'follow changes': null,
  'describe the calls': null,
}

/** Every call of the table, as a client makes it about records that there are not. */
export const calls = endpoints.map((endpoint: Endpoint & { name: keyof typeof bodies }) => {
  const { name, method, path, access, alsoNeeds, scope, input } = endpoint
  const json = bodies[name]
  const keys = keysOf(endpoint)
  return {
    name,
    method,
    path: pathOf({ path }, unknownId),
    access,
    alsoNeeds,
    scope,
    keys,
    input,
    ...(json ? { json } : {}),
  }
})
