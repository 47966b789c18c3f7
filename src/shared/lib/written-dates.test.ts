import { expect, it } from 'vitest'
import { datesOf, timeAfterDate, writtenDate } from './written-dates'

it.each([
  ['1980-05-03 00:00', ['1980-05-03']],
  ['3.5.1980', ['1980-05-03']],
  ['03051980', ['1980-05-03']],
  ['03/05/1980', ['1980-05-03', '1980-03-05']],
  ['5 - 5 - 1980', ['1980-05-05']],
  ['31/05/1980', ['1980-05-31']],
  ['3.5.80', ['1980-05-03', '2080-05-03']],
  ['3 Sept. 1980', ['1980-09-03']],
  ['31/02/1980', []],
  ['30 February 1980', []],
])('finds what %s can mean', (text, dates) => {
  const written = writtenDate(text)
  expect(written && datesOf(written)).toEqual(dates)
})

it.each(['last spring', '1980', '1980-05-03 18:30', '3 marraskuu 1980', ''])(
  'finds no date in %j',
  (text) => expect(writtenDate(text)).toBeNull(),
)

it.each([
  ['1980-05-02T18:30:00.000Z', '18:30'],
  ['1980-05-02 00:00:00+05:30', '05:30'],
  ['02.05.1980 11:59 PM', '11:59'],
  ['1980-05-02T00:00:00Z', null],
  ['at 18:30', null],
])('finds the time of day of %s', (text, time) => {
  expect(timeAfterDate(text)).toBe(time)
})
