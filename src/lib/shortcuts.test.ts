import { expect, it } from 'vitest'
import { screenShortcuts, screenWithKeys } from './shortcuts'

it('names the keys of a screen by its address', () => {
  expect(screenWithKeys('/admin/staffs', false)).toBe(screenShortcuts.staff)
  expect(screenWithKeys('/desk/directory', false)).toBe(screenShortcuts.desk)
  expect(screenWithKeys('/desk/appointments', true)).toBe(screenShortcuts.grid)
  expect(screenWithKeys('/doctor/appointments', false)).toBe(screenShortcuts.doctor)
  expect(screenWithKeys('/absence/a1', false)).toBe(screenShortcuts.absence)
  expect(screenWithKeys('/', false)).toBeNull()
  expect(screenWithKeys('/admin/roles', false)).toBeNull()
})
