import { expect, it } from 'vitest'
import { screenShortcuts, screenWithKeys } from './shortcuts'

it('names the keys of a screen by its address, and at Home by the dashboard on show', () => {
  expect(screenWithKeys('/admin/staffs', undefined, false)).toBe(screenShortcuts.staff)
  expect(screenWithKeys('/', 'receptionist', false)).toBe(screenShortcuts.desk)
  expect(screenWithKeys('/', 'receptionist', true)).toBe(screenShortcuts.grid)
  expect(screenWithKeys('/', 'doctor', true)).toBeNull()
  expect(screenWithKeys('/', undefined, false)).toBeNull()
  expect(screenWithKeys('/admin/roles', 'receptionist', false)).toBeNull()
})
