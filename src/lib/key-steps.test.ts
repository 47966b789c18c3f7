import { expect, it } from 'vitest'
import { steppedDate, steppedTime } from './key-steps'

const today = '2026-11-23'

it('moves a date by days and weeks, over months, and from none to today', () => {
  const step = (key: string, typed: string) => steppedDate(key, { typed, today })
  expect(step('ArrowUp', '2026-11-30')).toBe('2026-12-01')
  expect(step('ArrowDown', ' 2026-03-01 ')).toBe('2026-02-28')
  expect(step('PageUp', '2026-12-28')).toBe('2027-01-04')
  expect(step('PageDown', '2026-11-23')).toBe('2026-11-16')
  expect(step('ArrowUp', '')).toBe(today)
})

it('leaves other keys to the field, and what is no date as it was typed', () => {
  expect(steppedDate('Enter', { typed: today, today })).toBeNull()
  expect(steppedDate('ArrowUp', { typed: '2026-02-30', today })).toBeNull()
  expect(steppedDate('ArrowUp', { typed: 'soon', today })).toBeNull()
})

it('stops at the last day that a field takes', () => {
  const field = { typed: '2026-11-20', today, lastDate: today }
  expect(steppedDate('PageUp', field)).toBe(today)
  expect(steppedDate('ArrowUp', field)).toBe('2026-11-21')
})

it.each([
  ['ArrowUp', '09:45', '10:00'],
  ['ArrowUp', '09:50', '10:00'],
  ['ArrowDown', '09:50', '09:45'],
  ['ArrowDown', '09:45', '09:30'],
  ['PageUp', '09:50', '10:50'],
  ['PageDown', '10:05', '09:05'],
  ['ArrowUp', '23:45', '23:45'],
  ['PageDown', '00:30', '00:30'],
])('by %s moves %s to %s', (key, from, to) => {
  expect(steppedTime(key, from)).toBe(to)
})

it('leaves other keys to the field of a time', () => {
  expect(steppedTime('Tab', '09:45')).toBeNull()
})
