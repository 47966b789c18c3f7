import { describe, expect, it } from 'vitest'
import { useSession } from '@/stores/session'
import { actionsOf } from './actions'
import { rowsFor, shownMost } from './row'
import { screensOf } from './screens'

const state = (keepsRecords: boolean, ...roles: string[]) => ({
  ...useSession.getState(),
  session: { token: 'x', owner: '1', userData: { roles }, keepsRecords },
})
const onRecords = (...roles: string[]) => state(true, ...roles)
const labels = (rows: ReturnType<typeof actionsOf>) => rows.map(({ label }) => label)
const everybodys = ['Change between light and dark mode', 'Keyboard shortcuts', 'Help', 'Logout']

describe('the actions', () => {
  it('of whoever may do nothing but be here are everybody’s', () => {
    expect(labels(actionsOf(onRecords()))).toEqual(everybodys)
    expect(labels(actionsOf(onRecords('receptionist_dashboard', 'doctor_dashboard')))).toEqual(
      everybodys,
    )
  })

  it.each([
    ['patient_register', 'Register a patient'],
    ['patient_register', 'Import patients from a file'],
    ['appointment_create', 'Schedule an appointment'],
    ['prescription_create', 'Write a prescription at the front desk'],
  ])('with %s at the front desk have %s, and elsewhere not', (permission, label) => {
    expect(labels(actionsOf(onRecords('receptionist_dashboard', permission)))).toContain(label)
    expect(labels(actionsOf(onRecords('doctor_dashboard', permission)))).not.toContain(label)
  })

  it('of a doctor who prescribes have the doctor’s form', () => {
    const rows = actionsOf(onRecords('doctor_dashboard', 'prescription_create'))
    expect(labels(rows)).toEqual(['Write a prescription', ...everybodys])
  })

  it('of a doctor have the tests of the lab where the host takes orders', () => {
    const roles = ['doctor_dashboard', 'medical_record_create', 'lab_report_view']
    expect(labels(actionsOf(onRecords(...roles)))).toEqual(['Order tests', ...everybodys])
    expect(labels(actionsOf(state(false, ...roles)))).not.toContain('Order tests')
  })

  it('of the administration take the admin role and the permission', () => {
    const administration = ['Create user', 'Add department', 'Add role', 'Add working time']
    const [create, ...others] = administration
    expect(labels(actionsOf(onRecords('admin', 'staff_create')))).toEqual([
      ...[create, 'Import staff from a file', ...others],
      ...everybodys,
    ])
    expect(labels(actionsOf(onRecords('admin')))).toEqual(everybodys)
    expect(labels(actionsOf(onRecords('staff_create')))).toEqual(everybodys)
    // Of whose permissions nothing is known there.
    expect(labels(actionsOf(state(false, 'admin')))).toEqual([...administration, ...everybodys])
  })

  it('of a patient have the booking', () => {
    const rows = actionsOf(onRecords('patient_dashboard', 'appointment_create'))
    expect(labels(rows)).toEqual(['Book an appointment', ...everybodys])
  })
})

describe('the screens', () => {
  it('are those of the menu, and no dashboard of somebody who has none', () => {
    expect(labels(screensOf(onRecords()))).toEqual(['Home', 'Chat with AI', 'Profile'])
    expect(labels(screensOf(onRecords('admin')))).toEqual([
      'Home',
      'Staff',
      'Roles',
      'Department',
      'Working Time',
      'Chat with AI',
      'Profile',
    ])
  })

  it('name the dashboards where there are several, and the views that are open', () => {
    const desk = ['Appointments', 'Patient Directory', 'New Registration']
    const one = labels(screensOf(onRecords('receptionist_dashboard')))
    expect(one.slice(3)).toEqual(desk)
    const two = onRecords('receptionist_dashboard', 'lab_dashboard', 'appointment_view')
    expect(labels(screensOf(two)).slice(3)).toEqual([
      'Receptionist dashboard',
      'Lab dashboard',
      'Appointments',
      'Booking Requests',
      'Patient Directory',
      'New Registration',
      'Close Day',
      'Lab Orders',
      'Test Results',
      'Generate Reports',
      'Upload Results',
    ])
  })

  it('leave out what this host has not', () => {
    const views = (keepsRecords: boolean) =>
      labels(screensOf(state(keepsRecords, 'admin_dashboard', 'appointment_view'))).slice(3)
    expect(views(true)).toEqual([
      ...['Staff', 'Departments', 'Recent Activities', 'Booking Requests', 'Clinic'],
    ])
    expect(views(false)).toEqual(['Staff', 'Departments', 'Recent Activities'])
    const laboratory = onRecords('admin_dashboard', 'lab_report_edit')
    expect(labels(screensOf(laboratory))).toContain('Lab Ranges')
  })
})

describe('what is typed finds rows', () => {
  const rows = screensOf(
    onRecords('admin', 'receptionist_dashboard', 'lab_dashboard', 'admin_dashboard'),
  )

  it('by the beginnings of words, those first of which the label has them', () => {
    expect(labels(rowsFor('LAB', rows)).slice(0, 2)).toEqual(['Lab dashboard', 'Lab Orders'])
    expect(labels(rowsFor('  dir  pat ', rows))).toEqual(['Patient Directory'])
    expect(labels(rowsFor('shifts', rows))).toEqual(['Working Time'])
    expect(rowsFor('irectory', rows)).toEqual([])
    const actions = actionsOf(onRecords('patient_dashboard', 'appointment_create'))
    expect(labels(rowsFor('an', actions))).toEqual(['Change between light and dark mode'])
  })

  it('none by signs alone, and the first by nothing', () => {
    expect(rowsFor('?!', rows)).toEqual([])
    expect(rowsFor(' ', rows)).toEqual(rows.slice(0, shownMost))
  })

  it('of their own: no two share an id', () => {
    const all = [...rows, ...actionsOf(onRecords('admin'))].map(({ id }) => id)
    expect(new Set(all).size).toBe(all.length)
  })
})

it('the role workbench is a screen of the admin role, where the host keeps staff and says who holds roles', () => {
  const found = (state: Parameters<typeof screensOf>[0]) =>
    labels(screensOf(state)).includes('Role Workbench')
  expect(found(onRecords('admin', 'staff_view'))).toBe(true)
  expect(found(onRecords('admin'))).toBe(false)
  expect(found(onRecords('staff_view'))).toBe(false)
  expect(found(state(false, 'admin', 'staff_view'))).toBe(false)
})
