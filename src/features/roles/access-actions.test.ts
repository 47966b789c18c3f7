import { expect, it } from 'vitest'
import { accessActions } from './access-actions'

/** What such a role is without for an action. */
const without = (can: string, permissions: string[], isAdmin = false) =>
  accessActions
    .find((action) => action.can === can)
    ?.without({ held: new Set(permissions), isAdmin })

it('says which dashboard a role does not show where it allows what is done there', () => {
  const can = 'register a patient'
  expect(without(can, ['patient_register'], true)).toBe('the Receptionist dashboard')
  expect(without(can, ['patient_register', 'receptionist_dashboard'])).toBeNull()
})

it('says which screen opens to the administrators’ roles alone, whatever another permits', () => {
  const held = ['admin_dashboard', 'staff_view', 'staff_create', 'staff_edit', 'staff_delete']
  for (const [can, screen] of [
    ['rename a department', 'Departments'],
    ['change a role', 'Role Management'],
    ['create a user', 'Staff Management'],
    ['add a working time', 'Working Times'],
  ] as const) {
    expect(without(can, held)).toBe(`the ${screen} screen, which is the administrators’ alone`)
    expect(without(can, held, true)).toBeNull()
  }
})
