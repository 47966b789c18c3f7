import { describe, expect, it } from 'vitest'
import {
  type CreateUser,
  createUserSchema,
  isProtected,
  isSameDoctor,
  sentUser,
  staffEndpoints,
} from './staff'

const named = (name: string) => ({ _id: '1', name })

describe('what Create User asks for', () => {
  const input: CreateUser = {
    firstName: 'Noor',
    lastName: 'Haidari',
    email: 'noor@rounds.example',
    role: '5',
    department: '4',
    username: 'nhaidari',
    password: 'never kept',
    phone: '9876543210',
    status: 'active',
  }

  it('is all eight fields, each with its own message', () => {
    const nothing = { ...input, firstName: ' ', lastName: '', email: '', role: '', department: '' }
    const refused = createUserSchema.safeParse({
      ...nothing,
      username: '',
      password: '12345',
      phone: '123456789',
    })
    const messages = refused.error?.issues.map(({ path, message }) => [path.join('.'), message])
    expect(Object.fromEntries(messages ?? [])).toEqual({
      firstName: 'Please enter first name',
      lastName: 'Please enter last name',
      email: 'Please enter a valid email',
      role: 'Please select a role',
      department: 'Please select a department',
      username: 'Please enter a username',
      password: 'Password must be at least 6 characters',
      phone: 'Please enter a valid phone number',
    })
  })

  it.each(['12345678901', '12345 6789', '+123456789'])('is no phone like %s', (phone) => {
    expect(createUserSchema.safeParse({ ...input, phone }).success).toBe(false)
  })
})

it('spells the role held as the wire does, and only there', () => {
  const user = {
    _id: '3',
    name: 'Noor Haidari',
    username: 'nhaidari',
    role: named('Doctor'),
    department: named('Neurology'),
    email: 'noor@rounds.example',
    phone: '9876543210',
    place: '',
    status: 'active',
    version: 4,
  } as const
  const { role, ...rest } = user
  expect(sentUser(user)).toEqual({ ...rest, previlege: role })
  expect(staffEndpoints.get.output.parse(sentUser(user))).toEqual(user)
})

it('protects who holds Super Admin, and nobody else', () => {
  expect(isProtected({ role: named('super admin') })).toBe(true)
  expect(isProtected({ role: named('Admin') })).toBe(false)
})

describe('a doctor', () => {
  it.each([
    ['Dr. Daniel Reyes', 'daniel reyes', true],
    ['dr.Daniel Reyes', ' Daniel Reyes', true],
    ['Dr. Daniel Reyes', 'Dr. Daniela Reyes', false],
  ])('of the name %s is %s: %s', (one, other, same) => {
    expect(isSameDoctor(one, other)).toBe(same)
  })
})
