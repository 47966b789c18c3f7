import { expect, test } from 'vitest'
import { hoursOf } from '@/test/hours-answers'
import { addMonths, daysOfMonth, monthDay, monthWords, weeksOf } from './month-days'

test.each([
  ['2026-03', 1, '2026-04'],
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-03', -15, '2024-12'],
])('%s and %i months is %s', (month, by, expected) => {
  expect(addMonths(month, by)).toBe(expected)
})

test.each([
  ['2026-02', '2026-02-28'],
  ['2028-02', '2028-02-29'],
  ['2026-12', '2026-12-31'],
])('%s ends on %s', (month, last) => {
  expect(daysOfMonth(month)).toEqual({ from: `${month}-01`, to: last })
})

test('weeks begin on Monday, and days of other months are left out', () => {
  const weeks = weeksOf('2026-03')
  expect(weeks).toHaveLength(6)
  // The first of March 2026 is a Sunday.
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-03-01'])
  expect(weeks[5]?.slice(0, 3)).toEqual(['2026-03-30', '2026-03-31', null])
  expect(monthWords('2026-03')).toBe('March 2026')
})

test('a day has its hours, extra hours, absences and whether it is closed', () => {
  const hours = hoursOf('u1')
  expect(monthDay(hours, '2026-03-07')).toMatchObject({
    spans: [{ from: '00:00', to: '07:00' }, { from: '09:00' }],
    extra: [{ id: 'e1' }],
    isClosed: false,
  })
  expect(monthDay(hours, '2026-03-09')).toMatchObject({
    ...{ spans: [], isClosed: false, away: [{ id: 'a1' }], asked: [] },
    reasons: ['Dr. Daniel Reyes is away until 2026-03-13.'],
  })
  expect(monthDay(hours, '2026-03-18')).toMatchObject({ away: [], asked: [{ id: 'a2' }] })
  expect(monthDay(hours, '2026-03-19')).toMatchObject({ isClosed: true, away: [] })
  expect(monthDay(hours, '2026-03-08')).toMatchObject({ spans: [], reasons: [], isClosed: false })
})
