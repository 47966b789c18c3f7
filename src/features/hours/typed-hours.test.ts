import { hoursMessages } from '@shared/contracts/hours'
import { hoursScreenMessages } from '@shared/contracts/hours-words'
import { daysInWords } from '@shared/lib/days-in-words'
import { expect, test } from 'vitest'
import { hoursOf } from '@/test/hours-answers'
import { ownErrors, sentRange, typedRange } from './day-range-fields'
import { rangeWords, timesWords } from './hours-words'
import { sentKind, typedKind } from './typed-kind'
import { openingErrors, openingLines, sentOpening, typedOpening } from './typed-opening'
import { sentWeek, typedWeek, weekErrors, weekLines } from './typed-week'

test('a week comes back from the form as it was, and no week is told from never', () => {
  const { week } = hoursOf('u1')
  expect(sentWeek(typedWeek(week))).toEqual([
    ...[1, 2, 3, 4].map((weekday) => ({ weekday, workingTimeId: 'w1' })),
    { weekday: 5, workingTimeId: 'w3' },
  ])
  expect([null, []].map((none) => sentWeek(typedWeek(none)))).toEqual([null, []])
  expect(weekLines(week)[4]).toEqual(['Friday', 'Night Shift (21:00 to 07:00, next day)'])
})

test('a week without a working time is refused, unless the user never works', () => {
  const days = Array.from({ length: 7 }, () => [])
  expect(weekErrors({ kind: 'week', days })).toEqual({ 'days.0': hoursScreenMessages.weekEmpty })
  expect(weekErrors({ kind: 'never', days })).toEqual({})
})

test('opening hours are read as they are typed, and refused at their field', () => {
  const typed = typedOpening([{ weekday: 1, from: '08:00', to: '12:00' }])
  typed.days[6] = [
    { from: '9', to: '24:00' },
    { from: 'noon', to: '' },
  ]
  expect(openingErrors(typed)).toEqual({
    'days.6.1.from': hoursMessages.timeInvalid,
    'days.6.1.to': hoursMessages.timeInvalid,
  })
  typed.days[6].pop()
  expect(openingErrors(typed)).toEqual({})
  expect(sentOpening(typed)).toEqual([
    { weekday: 1, from: '08:00', to: '12:00' },
    { weekday: 7, from: '09:00', to: '24:00' },
  ])
  expect(openingLines(sentOpening(typed))[6]).toEqual(['Sunday', '09:00 to 24:00'])
})

test.each([
  [{ from: '2026-03-02', to: '2026-03-02', fromTime: null, toTime: null }, '2026-03-02'],
  [
    { from: '2026-03-02', to: '2026-03-06', fromTime: null, toTime: null },
    '2026-03-02 to 2026-03-06',
  ],
  [
    { from: '2026-03-02', to: '2026-03-02', fromTime: '09:00', toTime: '12:00' },
    '2026-03-02, 09:00 to 12:00',
  ],
])('days come back from the form as they were: %j', (range, words) => {
  expect(sentRange(typedRange(range))).toEqual(range)
  expect(rangeWords(range)).toBe(words)
})

test('an empty last day is the first, whose mistake is said once', () => {
  const typed = { from: 'x', to: '', isPart: false, fromTime: '', toTime: '' }
  const errors = { from: hoursMessages.dateInvalid, to: hoursMessages.dateInvalid }
  expect(sentRange(typed)).toMatchObject({ from: 'x', to: 'x' })
  expect(ownErrors(errors, typed)).toEqual({ from: hoursMessages.dateInvalid })
  expect(ownErrors(errors, { ...typed, to: 'y' })).toEqual(errors)
})

test('an absence may begin and end within different days', () => {
  const days = { from: '2026-03-02', to: '2026-03-06', fromTime: '14:00', toTime: '24:00' }
  expect(sentRange(typedRange(days), 'several')).toEqual(days)
  expect(sentRange(typedRange(days))).toMatchObject({ to: '2026-03-02' })
  const errors = { to: hoursMessages.dateInvalid }
  expect(ownErrors(errors, typedRange(days), 'several')).toEqual(errors)
  expect(ownErrors(errors, typedRange(days))).toEqual({})
  expect(rangeWords(days)).toBe('2026-03-02 14:00 to 2026-03-06')
  expect(rangeWords({ ...days, toTime: '12:00' })).toBe('2026-03-02 14:00 to 2026-03-06 12:00')
  expect(rangeWords({ ...days, fromTime: '00:00', toTime: '12:00' })).toBe(
    '2026-03-02 to 2026-03-06 12:00',
  )
  expect(daysInWords({ ...days, toTime: '12:00' })).toBe('2026-03-02 14:00 to 2026-03-06 12:00')
})

test('hours until midnight are of one day, and later ones of two', () => {
  expect(timesWords({ from: '18:00', to: '00:00' })).toBe('18:00 to 00:00')
  expect(timesWords({ from: '21:00', to: '07:00' })).toBe('21:00 to 07:00, next day')
})

test('a kind of visit comes back from the form as it was', () => {
  const kept = { name: 'Check-up', minutes: 45, active: false, isDefault: false }
  const departments = [
    { _id: 'd1', name: 'Cardiology' },
    { _id: 'd2', name: 'Pediatrics' },
  ]
  const typed = typedKind({ id: 'k1', version: 2, departments, ...kept })
  expect(sentKind(typed)).toEqual({ ...kept, departmentIds: ['d1', 'd2'] })
  expect(sentKind({ ...typed, minutes: '٤٥' }).minutes).toBe(45)
  expect(sentKind({ ...typed, minutes: 'long' }).minutes).toBeNaN()
})
