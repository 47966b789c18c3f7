import type { Absence } from '@shared/contracts/absences'
import type { Forecast } from '@shared/contracts/hours'
import type { StaffHours } from '@shared/contracts/staff-hours'

const morning = { _id: 'w1', name: 'Morning Shift', from: '08:00', to: '16:00' }
const night = { _id: 'w3', name: 'Night Shift', from: '21:00', to: '07:00' }

export const absence: Absence = {
  ...{ id: 'a1', staffId: 'u1', staff: 'Dr. Daniel Reyes', kind: 'leave', note: 'Family' },
  ...{ from: '2026-03-09', to: '2026-03-13', fromTime: null, toTime: null, status: 'confirmed' },
  ...{ enteredBy: 'Asha Menon', enteredAt: '2026-02-20T10:00:00.000Z' },
  ...{ decidedBy: 'Asha Menon', decidedAt: '2026-02-20T10:00:00.000Z' },
  ...{ mayDecide: true, mayChange: true, version: 1 },
}

export const askedAbsence: Absence = {
  ...{ ...absence, id: 'a2', kind: 'training', note: '', from: '2026-03-18', to: '2026-03-18' },
  ...{ fromTime: '13:00', toTime: '16:00', status: 'asked', enteredBy: 'Dr. Daniel Reyes' },
  ...{ decidedBy: null, decidedAt: null },
}

/** March 2026 of a doctor: a week, extra hours, an absence, one that is asked for, and a closing day. */
export const hoursOf = (staffId: string): StaffHours => ({
  staffId,
  name: 'Dr. Daniel Reyes',
  week: [
    ...[1, 2, 3, 4].map((weekday) => ({ weekday, workingTime: morning })),
    { weekday: 5, workingTime: night },
  ],
  extra: [{ id: 'e1', staffId, date: '2026-03-07', from: '09:00', to: '12:00', version: 1 }],
  absences: [absence, askedAbsence],
  spans: [
    ...['02', '03', '04', '05', '16', '17', '18', '23', '24', '25', '26'].map((day) => ({
      ...{ date: `2026-03-${day}`, from: '08:00', to: '16:00' },
    })),
    { date: '2026-03-06', from: '21:00', to: '24:00' },
    { date: '2026-03-07', from: '00:00', to: '07:00' },
    { date: '2026-03-07', from: '09:00', to: '12:00' },
  ],
  away: [
    ...['09', '10', '11', '12', '13'].map((day) => ({
      ...{ date: `2026-03-${day}`, from: '00:00', to: '24:00', why: 'absence' as const },
      reason: 'Dr. Daniel Reyes is away until 2026-03-13.',
    })),
    {
      ...{ date: '2026-03-19', from: '00:00', to: '24:00', why: 'closed' as const },
      reason: 'The clinic is closed on 2026-03-19: Founders’ Day.',
    },
  ],
  ...{ from: '2026-03-01', to: '2026-03-31', version: 3 },
})

export const noCost: Forecast = { visits: [], more: 0, uncovered: [] }

/** Two appointments outside, and a morning that nobody covers. */
export const cost: Forecast = {
  visits: [
    {
      ...{ id: 'v1', number: 51, patientId: 'p1', patientNumber: 1, patientName: 'Priya Nair' },
      ...{ doctorId: 'u1', doctor: 'Dr. Daniel Reyes', date: '2026-03-03', time: '09:00' },
      minutes: 15,
    },
    {
      ...{ id: 'v2', number: 52, patientId: 'p2', patientNumber: 2, patientName: 'Omar Haddad' },
      ...{ doctorId: 'u1', doctor: 'Dr. Daniel Reyes', date: '2026-03-03', time: '09:15' },
      minutes: 30,
    },
  ],
  more: 0,
  uncovered: [
    {
      ...{ departmentId: 'd1', department: 'Cardiology' },
      ...{ date: '2026-03-03', from: '08:00', to: '12:00' },
    },
  ],
}
