import { describe, expect, it } from 'vitest'
import { clinicTimeOf, dayIn, dayOf, instantOf, isZone } from './clinic-time'

const berlin = 'Europe/Berlin'
const at = (date: string, time: string) => instantOf({ date, time }, berlin)?.toISOString() ?? null

describe('the night in which the clocks go forward', () => {
  it('has no time between two and three', () => {
    expect(at('2026-03-29', '01:45')).toBe('2026-03-29T00:45:00.000Z')
    for (const time of ['02:00', '02:30', '02:59']) expect(at('2026-03-29', time)).toBeNull()
    expect(at('2026-03-29', '03:00')).toBe('2026-03-29T01:00:00.000Z')
  })

  it('makes a day of 23 hours', () => {
    expect(dayOf('2026-03-29', berlin)).toEqual({
      from: new Date('2026-03-28T23:00:00Z'),
      to: new Date('2026-03-29T22:00:00Z'),
    })
  })
})

describe('the night in which the clocks go back', () => {
  it('has each time between two and three twice, of which the first is meant', () => {
    expect(at('2026-10-25', '02:30')).toBe('2026-10-25T00:30:00.000Z')
    expect(at('2026-10-25', '03:00')).toBe('2026-10-25T02:00:00.000Z')
  })

  it('shows both alike', () => {
    const shown = { date: '2026-10-25', time: '02:30' }
    for (const instant of ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'])
      expect(clinicTimeOf(new Date(instant), berlin)).toEqual(shown)
  })
})

it('is another day in another zone', () => {
  const now = Date.parse('2026-11-23T23:30:00Z')
  expect(dayIn('UTC', now)).toBe('2026-11-23')
  expect(dayIn(berlin, now)).toBe('2026-11-24')
  expect(dayIn('America/New_York', now)).toBe('2026-11-23')
})

it('has a day begin when it does, where a change of the clocks skips midnight', () => {
  expect(dayOf('2018-11-04', 'America/Sao_Paulo')?.from).toEqual(new Date('2018-11-04T03:00:00Z'))
})

it('knows nothing of days that no database can tell', () => {
  expect(dayOf('0000-01-01', berlin)).toBeNull()
  expect(dayOf('9999-12-31', berlin)).toBeNull()
})

it('knows a zone by its name', () => {
  for (const name of [berlin, 'Asia/Kolkata', 'UTC']) expect(isZone(name), name).toBe(true)
  for (const name of ['', 'Berlin', 'Nowhere/Land']) expect(isZone(name), name).toBe(false)
})
