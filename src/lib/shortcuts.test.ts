import { expect, it } from 'vitest'
import { screenShortcuts, screenWithKeys } from './shortcuts'

it('names the keys of a screen by its address, and at Home by the dashboard on show', () => {
  expect(screenWithKeys('/admin/staffs', undefined)).toBe(screenShortcuts.staff)
  expect(screenWithKeys('/', 'receptionist')).toBe(screenShortcuts.desk)
  expect(screenWithKeys('/', 'doctor')).toBeNull()
  expect(screenWithKeys('/', undefined)).toBeNull()
  expect(screenWithKeys('/admin/roles', 'receptionist')).toBeNull()
})
