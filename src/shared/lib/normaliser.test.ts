import { describe, expect, it } from 'vitest'
import { phoneIn, phoneKey, plainDigits, plainTyped } from './normaliser'

it.each([
  ['٣٤', '34'],
  ['۱۹۸۵', '1985'],
  ['०७', '07'],
  ['１２', '12'],
  ['𝟗𝟘𝟶', '900'],
  ['٤ years', '4 years'],
  ['Ⅳ ½ ²', 'Ⅳ ½ ²'],
  ['', ''],
])('%j has the digits %j', (typed, plain) => {
  expect(plainDigits(typed)).toBe(plain)
})

it.each([
  ['۱۴：۰۵', '14:05'],
  ['２０２６－０３－０２', '2026-03-02'],
  ['\u202a+49 30 901820\u202c', '+49 30 901820'],
  ['2026–03–02', '2026-03-02'],
  [' \u200f٧\u00a0', '7'],
])('%j is read as %j', (typed, plain) => {
  expect(plainTyped(typed)).toBe(plain)
})

describe('a telephone number is known by its national digits', () => {
  it.each([
    [
      '2079460018',
      [
        '+44 20 7946 0018',
        '0044 20 7946 0018',
        '020 7946 0018',
        '+44 (0)20 7946 0018',
        '2079460018',
      ],
    ],
    ['30901820', ['+49 30 901820', '030/901820', '0049-30-901820', '030 90 18 20']],
    ['8123456789', ['+91 81234 56789', '918123456789', '08123456789', '٠٨١٢٣٤٥٦٧٨٩']],
    ['5552671234', ['+1 (555) 267-1234', '555.267.1234', '1 555 267 1234', '5552671234 (son)']],
    ['851234567', ['+353 85 123 4567', '085 1234567']],
    ['3812345678', ['+86 138 1234 5678', '13812345678']],
  ])('%s', (key, written) => {
    expect(written.map(phoneKey)).toEqual(written.map(() => key))
  })

  it.each(['', 'ada@example.org', 'a5552671234@example.org', '12345', 'ward 12345678', 'none'])(
    'and %j is none',
    (text) => {
      expect(phoneKey(text)).toBeNull()
    },
  )
})

it.each([
  ['Ada Moss 020 7946 0018', { key: '2079460018', around: 'Ada Moss  ' }],
  ['+49 30 901820, Moss', { key: '30901820', around: ' , Moss' }],
  ['no. 14', null],
  ['Ada Moss', null],
])('in %j the number is found', (text, found) => {
  expect(phoneIn(text)).toEqual(found)
})
