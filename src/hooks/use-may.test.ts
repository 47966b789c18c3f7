import { staffOnly } from '@shared/contracts/access'
import { departmentEndpoints } from '@shared/contracts/departments'
import { keysOf } from '@shared/contracts/endpoint'
import { patientAccountEndpoints } from '@shared/contracts/patient-accounts'
import { patientEndpoints } from '@shared/contracts/patients'
import { visitEndpoints } from '@shared/contracts/visits'
import { describe, expect, it } from 'vitest'
import { useSession } from '@/stores/session'
import { denialFor, may } from './use-may'

const state = (keepsRecords: boolean, ...roles: string[]) => ({
  ...useSession.getState(),
  session: { token: 'x', owner: '1', userData: { roles }, keepsRecords },
})
const lacks = (permission: string) =>
  `This takes the permission ${permission}, which your role does not have.`

describe('a call of the administration', () => {
  const create = departmentEndpoints.create

  it('takes its permission where the host keeps the accounts', () => {
    expect(denialFor(create, state(true, 'admin'))?.reason).toBe(lacks('Staff Create'))
    expect(denialFor(create, state(true, 'admin', 'staff_create'))).toBeNull()
  })

  it('is not denied on a host of whose permissions nothing is known', () => {
    expect(denialFor(create, state(false, 'admin'))).toBeNull()
  })

  it('that any session may make is denied to nobody', () => {
    expect(denialFor(departmentEndpoints.list, state(true))).toBeNull()
  })
})

it('a call about records is denied where the host keeps them, and free in a sample', () => {
  const { schedule } = visitEndpoints
  expect(denialFor(schedule, state(true))?.reason).toBe(lacks('Appointment Create'))
  expect(denialFor(schedule, state(false))).toBeNull()
})

it('a call that is the staff’s alone is denied to whoever sees their own record only', () => {
  const own = state(true, 'appointment_create', 'patient_dashboard')
  expect(denialFor(visitEndpoints.schedule, own)).toEqual({ reason: staffOnly, keys: [] })
  expect(denialFor(patientEndpoints.own, own)).toBeNull()
})

it('is told with the permissions of which one is missing', () => {
  const missing = (endpoint: Parameters<typeof denialFor>[0]) =>
    denialFor(endpoint, state(true))?.keys
  expect(missing(departmentEndpoints.create)).toEqual(['staff_create'])
  expect(missing(patientEndpoints.writeAllergies)).toEqual([
    'patient_profile_edit',
    'medical_record_edit',
  ])
})

it('may be made where the host has it, and the role permits it', () => {
  const { giveCode } = patientAccountEndpoints
  const key = keysOf(giveCode)[0] ?? ''
  expect(may(giveCode, state(true, key))).toBe(true)
  expect(may(giveCode, state(true))).toBe(false)
  expect(may(giveCode, state(false, key))).toBe(false)
})
