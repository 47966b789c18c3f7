import type { ClosingDay } from '@shared/contracts/clinic-hours'
import { expect, test } from 'vitest'
import { countries, holidaysOf, isTakenOver, regionsOf } from './holidays'

const holiday = (country: string, region: string, name: string) =>
  holidaysOf(country, region, 2026).find((one) => one.name === name)

test('countries and regions are offered by name', () => {
  expect(countries()).toContainEqual({ value: 'IN', label: 'India' })
  expect(regionsOf('DE')).toContainEqual({ value: 'BY.A', label: 'Bayern: Stadt Augsburg' })
  expect(regionsOf('IS')).toEqual([])
})

test('a holiday of a fixed date returns every year, one that moves with Easter does not', () => {
  const whole = { fromTime: null, toTime: null }
  expect(holiday('IN', '', 'Republic Day')).toEqual({
    ...{ name: 'Republic Day', from: '2026-01-26', to: '2026-01-26', ...whole, yearly: true },
  })
  expect(holiday('IN', '', 'Good Friday')).toMatchObject({ from: '2026-04-03', yearly: false })
  // Where it falls on a weekend another day takes its place: it is no date of every year.
  expect(holiday('US', '', 'Independence Day')).toMatchObject({ yearly: false })
})

test('a holiday from noon on is a half day, and one of several days is a range', () => {
  expect(holiday('DE', '', 'Christmas Eve')).toMatchObject({
    ...{ from: '2026-12-24', to: '2026-12-24', fromTime: '14:00', toTime: '24:00' },
  })
  expect(holiday('SA', '', 'End of Ramadan (Eid al-Fitr)')).toMatchObject({
    ...{ from: '2026-03-19', to: '2026-03-22', fromTime: null, yearly: false },
  })
})

test('a region has holidays of its own', () => {
  expect(holiday('DE', '', 'Epiphany')).toBeUndefined()
  expect(holiday('DE', 'BY', 'Epiphany')).toMatchObject({ from: '2026-01-06' })
})

test('a day on which the clinic is closed already is not offered again', () => {
  const christmas = { from: '2026-12-25', to: '2026-12-25', fromTime: null, toTime: null }
  const day = (from: string, to: string, yearly: boolean): ClosingDay => ({
    ...{ id: '1', name: 'Closed', from, to, fromTime: null, toTime: null, yearly, version: 1 },
  })
  expect(isTakenOver(christmas, [day('2026-12-24', '2026-12-31', false)])).toBe(true)
  expect(isTakenOver(christmas, [day('2024-12-25', '2024-12-25', true)])).toBe(true)
  expect(isTakenOver(christmas, [day('2025-12-25', '2025-12-25', false)])).toBe(false)
  expect(isTakenOver(christmas, [day('2027-12-25', '2027-12-25', true)])).toBe(false)
  const afternoon = { ...christmas, fromTime: '13:00', toTime: '24:00' }
  const half = { ...day('2026-12-25', '2026-12-25', false), fromTime: '13:00', toTime: '24:00' }
  expect(isTakenOver(christmas, [half])).toBe(false)
  expect(isTakenOver(afternoon, [half])).toBe(true)
})
