import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  addDays,
  clinicToday,
  daysBetween,
  isClinicDate,
  startOfWeek,
  timeIn,
  weekdayOf,
  yearsBetween,
} from './clinic-date'

afterEach(() => vi.unstubAllEnvs())

describe.each([
  ['Pacific/Kiritimati', '2026-03-29'],
  ['UTC', '2026-03-28'],
  ['Pacific/Pago_Pago', '2026-03-28'],
])('in %s', (zone, today) => {
  it('reads the date off the calendar of another zone', () => {
    const now = new Date('2026-03-28T12:05:00Z')
    expect(timeIn(zone, now).date).toBe(today)
    expect(clinicToday(now, zone)).toBe(today)
  })

  it('reads the date off the clinic’s own calendar', () => {
    vi.stubEnv('TZ', zone)
    expect(clinicToday(new Date('2026-03-28T12:00:00Z'))).toBe(today)
  })

  it('never moves a date that it counts with', () => {
    vi.stubEnv('TZ', zone)
    expect(addDays('2026-03-28', 1)).toBe('2026-03-29')
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
  })
})

it('tells the time of a zone in two digits each, from midnight on', () => {
  const at = (instant: string) => timeIn('Asia/Kolkata', new Date(instant))
  expect(at('2026-03-28T18:35:00Z')).toEqual({ date: '2026-03-29', time: '00:05' })
  expect(at('2026-03-28T12:05:00Z')).toEqual({ date: '2026-03-28', time: '17:35' })
  expect(() => timeIn('Mars/Olympus', new Date(0))).toThrow(RangeError)
})

it('knows the calendar', () => {
  expect(isClinicDate('2028-02-29')).toBe(true)
  expect(isClinicDate('2026-02-29')).toBe(false)
  expect(isClinicDate('2026-2-9')).toBe(false)
})

it('begins weeks on Monday', () => {
  expect(startOfWeek('2026-03-29')).toBe('2026-03-23')
  expect(startOfWeek('2026-03-30')).toBe('2026-03-30')
})

it('counts completed years', () => {
  expect(yearsBetween('1990-06-15', '2026-06-14')).toBe(35)
  expect(yearsBetween('1990-06-15', '2026-06-15')).toBe(36)
})

it('counts days across a change of the clocks and a year, either way, and names them', () => {
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2)
  expect(daysBetween('2026-12-31', '2027-01-01')).toBe(1)
  expect(daysBetween('2026-11-23', '2026-11-20')).toBe(-3)
  expect(['2026-11-23', '2026-11-29'].map(weekdayOf)).toEqual(['Monday', 'Sunday'])
})
