import { describe, expect, it } from 'vitest'
import { denialOf } from './access'
import { auditEndpoints } from './audit'
import { departmentEndpoints } from './departments'
import { labOrderEndpoints } from './lab-orders'
import { patientEndpoints } from './patients'
import { visitEndpoints } from './visits'

const denied = (endpoint: Parameters<typeof denialOf>[0], ...held: string[]) =>
  denialOf(endpoint, new Set(held))

describe('a call is answered', () => {
  it('to any session, where it takes no permission', () => {
    expect(denied(departmentEndpoints.list)).toBeNull()
  })

  it('to whoever holds one of the permissions of which one is needed', () => {
    expect(denied(patientEndpoints.list, 'patient_view')).toBeNull()
    expect(denied(patientEndpoints.list, 'staff_view', 'medical_record_edit')).toBeNull()
    expect(denied(patientEndpoints.list, 'patient_dashboard')).toBeNull()
  })

  it('to staff with a patient’s dashboard beside another', () => {
    const held = ['lab_report_create', 'patient_dashboard', 'lab_dashboard']
    expect(denied(labOrderEndpoints.report, ...held)).toBeNull()
  })
})

describe('a call is denied', () => {
  it('to whoever holds none of its permissions, which are named', () => {
    expect(denied(visitEndpoints.schedule, 'appointment_view')).toEqual({
      why: 'permission',
      keys: ['appointment_create'],
    })
  })

  it('to whoever lacks the permission that it takes besides', () => {
    const { list } = auditEndpoints
    expect(denied(list)).toEqual({ why: 'permission', keys: ['admin_dashboard'] })
    expect(denied(list, 'admin_dashboard')).toEqual({
      why: 'permission',
      keys: ['medical_record_view'],
    })
    expect(denied(list, 'admin_dashboard', 'medical_record_view')).toBeNull()
  })

  it('to whoever sees no more than their own record, where it is the staff’s alone', () => {
    const held = ['lab_report_create', 'patient_dashboard']
    expect(denied(labOrderEndpoints.report, ...held)).toEqual({ why: 'staff-only' })
    expect(denied(labOrderEndpoints.report, 'lab_report_create')).toBeNull()
  })
})
