import type { Affected, AffectedAnswer } from '@shared/contracts/absence-desk'
import type { Absence } from '@shared/contracts/absences'
import { absence as leave } from './hours-answers'

const illness: Absence = {
  ...{ ...leave, id: 'a9', kind: 'illness', note: '' },
  ...{ from: '2026-03-02', to: '2026-03-03' },
}

const base = {
  ...{ version: 1, age: 43, dateOfBirth: '1982-03-13' },
  ...{ telephones: [{ number: '9018159083', label: '' }], hasEmail: true },
  state: 'open' as const,
}

const visitAt = (date: string, time: string) => ({
  ...{ date, time, startsAt: `${date}T${time}:00.000Z`, minutes: 15, kind: 'Consultation' },
  ...{ reason: 'Knee pain', status: 'pending' as const },
})

/** A visit of today, which a colleague can have. */
export const priya: Affected = {
  ...base,
  reachedBy: 'mail',
  ...{ kind: 'visit' as const, id: 'v1', number: 51, patientId: 'p1', patientNumber: 1 },
  ...{ patientName: 'Priya Nair', visit: visitAt('2026-03-02', '10:15') },
  proposals: [
    {
      ...{ as: 'handed' as const, doctorId: 'u2', doctor: 'Dr. Quentin Moreau' },
      ...{ date: '2026-03-02', time: '14:15' },
    },
    { as: 'moved', date: '2026-03-04', time: '09:00', doctor: 'Dr. Daniel Reyes' },
  ],
}

/** A visit of this morning whose patient has not come, as it was read before its end. */
export const over: Affected = { ...priya, visit: visitAt('2026-03-02', '09:00') }

/** A visit of tomorrow of a patient without an e-mail. */
export const omar: Affected = {
  ...base,
  ...{
    kind: 'visit' as const,
    id: 'v2',
    number: 52,
    patientId: 'p2',
    patientNumber: 2,
    hasEmail: false,
  },
  ...{ patientName: 'Omar Haddad', visit: visitAt('2026-03-03', '09:00') },
  telephones: [
    { number: '7001826330', label: '' },
    { number: '7001826331', label: 'Leila Haddad, daughter' },
  ],
  proposals: [{ as: 'moved', date: '2026-03-04', time: '09:15', doctor: 'Dr. Daniel Reyes' }],
}

/** A booking that names the doctor. */
export const booking: Affected = {
  ...base,
  ...{ kind: 'request' as const, id: 'r1', number: 7, patientId: null, patientNumber: null },
  ...{ patientName: 'Ravi Pillai', age: 67, dateOfBirth: '1958-11-02' },
  request: { bookedAt: '2026-03-02T09:43:00.000Z', department: 'Orthopedics' },
  proposals: [{ as: 'handed', doctorId: 'u2', doctor: 'Dr. Quentin Moreau' }],
}

export const order: Affected = {
  ...{ ...base, kind: 'order' as const, id: 'o1', number: 7, patientId: 'p3', patientNumber: 3 },
  patientName: 'Anita Das',
  lab: { testType: 'Blood count', at: '2026-03-02', isUrgent: true },
  proposals: [],
}

/** What became of them. */
export const settled = (
  row: Affected,
  state: 'moved' | 'handed' | 'cancelled' | 'to-call',
  now?: Affected['now'],
): Affected => ({
  ...{ ...row, state, version: row.version + 1 },
  proposals: state === 'to-call' ? row.proposals : [],
  settled: { by: 'Rita Shah', at: '2026-03-02T09:50:00.000Z' },
  ...(now && { now }),
})

export const affectedOf = (
  rows: readonly Affected[],
  more: Partial<AffectedAnswer> = {},
): AffectedAnswer => ({
  ...{ absence: illness, rows: [...rows], more: 0, moreSettled: 0, notShown: 0 },
  ...{ uncovered: [], messages: ['moved', 'cancelled'] },
  ...more,
})
