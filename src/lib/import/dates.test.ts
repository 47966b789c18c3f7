import { expect, it } from 'vitest'
import { dateOrderOf, hasShortYears, readDate } from './dates'

const today = '2026-03-02'

it.each([
  ['a day past the 12th first', ['03/05/1980', '31/05/1980'], 'day-month', true],
  ['a day past the 12th second', ['03/05/1980', '05-31-1980'], 'month-day', true],
  ['none that decides', ['03/05/1980', '04.06.1981'], null, true],
  ['two that contradict each other', ['31/05/1980', '05/31/1980'], null, true],
  [
    'years first and names of months alone',
    ['1980-05-03', '3 May 1980', 'May 3, 1980'],
    null,
    false,
  ],
  ['day and month alike', ['05/05/1980', '1/1/2000'], null, false],
  ['no dates', ['', 'unknown'], null, false],
])('finds the order of a column with %s', (_, texts, order, isNeeded) => {
  expect(dateOrderOf(texts)).toEqual({ order, isNeeded })
})

it.each([
  ['03/05/1980', 'day-month', '1980-05-03'],
  ['03/05/1980', 'month-day', '1980-03-05'],
  ['3.5.1980', 'day-month', '1980-05-03'],
  ['1980-5-3', 'day-month', '1980-05-03'],
  ['1980/05/03 00:00:00', null, '1980-05-03'],
  ['1980-05-03T00:00:00.000Z', null, '1980-05-03'],
  ['5/3/1980 12:00 AM', 'month-day', '1980-05-03'],
  ['1980-05-03T00:00', null, '1980-05-03'],
  ['3/5/1980 0:00:00', 'day-month', '1980-05-03'],
  ['3rd May 1980', null, '1980-05-03'],
  ['3-May-1980', null, '1980-05-03'],
  ['3 Sept. 1980', null, '1980-09-03'],
  ['Jan. 15, 1980', null, '1980-01-15'],
  ['March 15, 1980', null, '1980-03-15'],
  ['19800503', null, '1980-05-03'],
  ['03051980', 'day-month', '1980-05-03'],
  ['05/05/1980', null, '1980-05-05'],
  ['٠٣/٠٥/١٩٨٠', 'day-month', '1980-05-03'],
] as const)('reads %s, %s', (text, order, date) => {
  expect(readDate(text, { order, century: null }, today)).toBe(date)
})

it.each([
  ['an order that nobody has said', '03/05/1980', null],
  ['a day that the calendar lacks', '31/02/1980', 'day-month'],
  ['words', 'unknown', 'day-month'],
  ['a time of day', '1980-05-02T18:30:00.000Z', 'day-month'],
  ['midnight in another zone', '1980-05-02 00:00:00+05:30', 'day-month'],
  ['a month of another language', '3 marraskuu 1980', 'day-month'],
  ['a month that is no word', 'Marx 3, 1980', 'day-month'],
  ['noon', '5/3/1980 12:00 PM', 'month-day'],
  ['a century that nobody has said', '3/5/80', 'day-month'],
] as const)('leaves %s as it is written', (_, text, order) => {
  expect(readDate(text, { order, century: null }, today)).toBe(text)
})

it.each([
  ['3/5/80', 'latest', '1980-05-03'],
  ['3/5/26', 'latest', '2026-05-03'],
  ['3/5/27', 'latest', '1927-05-03'],
  ['3/5/20', 'latest', '2020-05-03'],
  ['3/5/20', '1900', '1920-05-03'],
] as const)('reads the short year of %s as %s', (text, century, date) => {
  expect(readDate(text, { order: 'day-month', century }, today)).toBe(date)
})

it('finds years of two digits', () => {
  expect(hasShortYears(['03/05/1980', '3/5/80'])).toBe(true)
  expect(hasShortYears(['03/05/1980', '1980-05-03', '19800503'])).toBe(false)
})
