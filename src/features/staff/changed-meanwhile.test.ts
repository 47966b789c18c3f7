import { expect, test } from 'vitest'
import type { StaffUser } from '@/contracts/staff'
import { changesOf } from './changed-meanwhile'

const user: StaffUser = {
  _id: '7',
  name: 'Noor Haidari',
  username: 'nhaidari',
  role: { _id: '1', name: 'Doctor' },
  department: { _id: '2', name: 'Neurology' },
  workingTime: null,
  email: 'noor@rounds.example',
  phone: '9876543210',
  place: '',
  status: 'active',
  version: 3,
}

test('names each field that differs, with what it was and what it is', () => {
  expect(
    changesOf(user, {
      ...user,
      role: { _id: '3', name: 'Manager' },
      department: null,
      workingTime: { _id: '9', name: 'Early' },
      status: 'inactive',
      version: 5,
    }),
  ).toEqual([
    'Role: was Doctor, is now Manager',
    'Department: was Neurology, is now none',
    'Status: was Active, is now Inactive',
    'Working time: was none, is now Early',
  ])
})

test('names nothing where only what is not shown differs', () => {
  expect(changesOf(user, { ...user, version: 4 })).toEqual([])
})

test('takes no working time for the same as none', () => {
  const { workingTime: _none, ...without } = user
  expect(changesOf(without, user)).toEqual([])
})
