import type { LabOrder } from '@shared/contracts/lab-orders'
import { staffMessages } from '@shared/contracts/staff'
import { visitWhen } from '@shared/contracts/visit-rules'
import { pendingOrder as order, pendingVisit as visit } from '@shared/test/examples'
import { expect, it } from 'vitest'
import {
  afterStep,
  bookedAt,
  canBeBooked,
  compareVisits,
  countLabOrders,
  takenFields,
} from './rules'

it('counts a wait from the check-in to the next step', () => {
  const waiting = afterStep(visit, 'checkIn', 1000)
  expect(waiting).toEqual({
    ...visit,
    status: 'checked-in',
    checkedInAt: 1000,
    version: 2,
  })
  expect(afterStep(waiting, 'complete', 2000)).toEqual({
    ...visit,
    status: 'completed',
    version: 3,
  })
})

it('puts today and the days to come in order, then those gone by, the latest first', () => {
  const times = [
    '09:00 on 2026-11-21',
    '9:05 on 2026-11-21',
    '10:00 on 2026-11-21',
    '08:00 on 2026-11-22',
    '09:00 on 2026-11-20',
    '08:00 on 2026-11-20',
    '09:00 on 2026-10-20',
  ]
  const visits = times.map((when, number) => {
    const [time = '', date = ''] = when.split(' on ')
    return { ...visit, number, date, time }
  })
  const sorted = visits.toReversed().sort(compareVisits('2026-11-21'))
  expect(sorted.map(visitWhen)).toEqual(times)
})

it('knows whether doctor or patient is booked, however the time is written', () => {
  const slot = { patientId: '2', doctorId: visit.doctorId, date: '2026-11-21', time: '09:05' }
  const nobody = { doctor: false, patient: false }
  expect(bookedAt([visit], slot)).toEqual({ doctor: true, patient: true })
  expect(bookedAt([visit], { ...slot, doctorId: '8' })).toEqual({
    doctor: false,
    patient: true,
  })
  expect(bookedAt([visit], { ...slot, patientId: '' })).toEqual({ doctor: true, patient: false })
  for (const other of [{ date: '2026-11-22' }, { time: '9:06' }])
    expect(bookedAt([visit], { ...slot, ...other })).toEqual(nobody)
  expect(bookedAt([{ ...visit, status: 'cancelled' }], slot)).toEqual(nobody)
})

const completed: LabOrder = { ...order, status: 'completed', completedDate: '2026-11-21' }
const today = '2026-11-21'

it('counts what is pending, in progress, completed today and urgent while open', () => {
  const orders = [
    order,
    { ...order, priority: 'urgent' as const },
    { ...order, status: 'in-progress' as const },
    completed,
    { ...completed, priority: 'urgent' as const, completedDate: '2026-11-20' },
  ]
  expect(countLabOrders(orders, today)).toEqual({
    pending: 2,
    inProgress: 1,
    completedToday: 1,
    urgent: 1,
  })
})

it('tells of a taken username and e-mail, in any case of letters', () => {
  const users = [{ username: 'anwosu', email: 'anwosu@rounds.example' }]
  const { usernameTaken: username, emailTaken: email } = staffMessages
  expect(takenFields(users, { username: 'ANWOSU', email: 'a@b.example' })).toEqual({ username })
  expect(takenFields(users, { username: 'a', email: 'Anwosu@rounds.example' })).toEqual({ email })
  expect(takenFields(users, { username: 'nwosu', email: 'a@b.example' })).toEqual({})
})

it('a doctor can be booked while active, in any department or the own', () => {
  const named = (name: string) => ({ _id: '1', name })
  const doctor = {
    role: named('Doctor'),
    department: named('Neurology'),
    status: 'active',
  } as const
  expect(canBeBooked(doctor)).toBe(true)
  expect(canBeBooked(doctor, ' neurology ')).toBe(true)
  expect(canBeBooked(doctor, 'ENT')).toBe(false)
  expect(canBeBooked({ ...doctor, status: 'inactive' })).toBe(false)
  expect(canBeBooked({ ...doctor, role: named('Staff') })).toBe(false)
})
