import { expect, it } from 'vitest'
import { datesIn } from './typed-dates'

it.each([
  ['1994-02-08', ['1994-02-08']],
  ['1994/2/8', ['1994-02-08']],
  ['8.2.1994', ['1994-02-08']],
  ['08. 02. 1994', ['1994-02-08']],
  ['28/02/1994', ['1994-02-28']],
  ['02/28/1994', ['1994-02-28']],
  ['8-2-1994', ['1994-02-08', '1994-08-02']],
  ['28.02.94', ['1994-02-28', '2094-02-28']],
  ['19940208', ['1994-02-08']],
  ['28021994', ['1994-02-28']],
  ['8 Feb 1994', ['1994-02-08']],
  ['8th of February 1994', null],
  ['8th February 1994', ['1994-02-08']],
  ['February 8, 1994', ['1994-02-08']],
  ['08-SEP-1994', ['1994-09-08']],
  ['٠٨/٠٢/١٩٩٤', ['1994-02-08', '1994-08-02']],
  ['1994-02-30', null],
  ['98765 43210', null],
  ['119940208', null],
  ['thomas', null],
  ['', null],
])('%j means %j', (typed, dates) => {
  expect(datesIn(typed)?.dates ?? null).toEqual(dates)
})

it('leaves what is around a date to be looked for', () => {
  expect(datesIn('Thomas 8.2.1994')?.around.trim()).toBe('thomas')
})

it('reads no month of another language as an English one', () => {
  expect(datesIn('3 marraskuu 1980')).toBeNull()
  expect(datesIn('3 Sept. 1980')?.dates).toEqual(['1980-09-03'])
})
