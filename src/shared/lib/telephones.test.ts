import { tries } from '@shared/test/property'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  distinctTelephones,
  isSameTelephone,
  isTelephone,
  readContact,
  telephoneLink,
  telephoneText,
} from './telephones'

const numbers = (text: string) => readContact(text).telephones.map(telephoneText)

describe('a contact', () => {
  it.each([
    ['9018159083', ['9018159083']],
    ['+91 98765-43210', ['+91 98765-43210']],
    ['٠٩٠٠ ١٢٣', ['٠٩٠٠ ١٢٣']],
    ['030/901820', ['030/901820']],
    ['+49 (0)30 901820', ['+49 (0)30 901820']],
    ['901820', ['901820']],
    ['9018159083 (husband)', ['9018159083 (husband)']],
    ['9018159083 husband', ['9018159083 (husband)']],
    ['9018159083 - husband', ['9018159083 (husband)']],
    ['Home: 080 2345678', ['080 2345678 (Home)']],
    ['9018159083 (Ward 2)', ['9018159083 (Ward 2)']],
    ['9018159083, 7860913909', ['9018159083', '7860913909']],
    ['9018159083 / 7860913909', ['9018159083', '7860913909']],
    ['9018159083 or 7860913909 (wife, at night)', ['9018159083', '7860913909 (wife, at night)']],
    ['9018159083; +91 90181 59083 (home)', ['9018159083 (home)']],
  ])('%j has the telephones %j and nothing else', (text, telephones) => {
    expect(numbers(text)).toEqual(telephones)
    expect(readContact(text)).toMatchObject({ email: '', note: '' })
  })

  it.each([
    'none',
    'abc',
    '1',
    '12345',
    'sam@',
    'Ward 7, bed 2',
    '9018159083/84',
    '9018159083, 84',
    '030,901820',
    '0402345678 ext 12',
    '12345678901234567',
    'see 12345',
    '1 + 9018159083',
    '',
  ])('%j stays the note that it is', (text) => {
    expect(readContact(text)).toEqual({ telephones: [], email: '', note: text })
  })

  it.each([
    ['Sam@Mail.example', { telephones: [], email: 'sam@mail.example', note: '' }],
    ['Sam <sam@mail.example>', { telephones: [], email: 'sam@mail.example', note: 'Sam' }],
    [
      'sam@mail.example 9018159083',
      {
        telephones: [{ number: '9018159083', label: '' }],
        email: 'sam@mail.example',
        note: '',
      },
    ],
    [
      'sam@mail.example, other@mail.example',
      { telephones: [], email: 'sam@mail.example', note: 'other@mail.example' },
    ],
    [
      'call after six, 9018159083',
      { telephones: [{ number: '9018159083', label: '' }], email: '', note: 'call after six' },
    ],
  ])('%j is divided', (text, parts) => {
    expect(readContact(text)).toEqual(parts)
  })

  it('loses no digit and no letter, whatever is typed', () => {
    const kept = (text: string) => text.replace(/[^\p{L}\p{Nd}]/gu, '').toLowerCase()
    const sorted = (text: string) => Array.from(kept(text)).toSorted().join('')
    const words = fc.constantFrom('9018159083', '7860913909', 'home', 'sam@mail.example', ',', '/')
    fc.assert(
      fc.property(fc.array(fc.oneof(words, fc.string({ maxLength: 5 }))), (typed) => {
        const text = typed.join(' ')
        const { telephones, email, note } = readContact(text)
        const read = [...telephones.flatMap(({ number, label }) => [number, label]), email, note]
        const all = sorted(read.join(' '))
        // A number that is there twice is kept once, and so is its label; "or" divides.
        for (const letter of new Set(kept(text).replace(/or/g, '')))
          expect(all, text).toContain(letter)
      }),
      tries(200),
    )
  })

  it('is read back from the words of a telephone', () => {
    const telephone = fc.record({
      number: fc.constantFrom('9018159083', '+49 (0)30 901820', '080-2345 678'),
      label: fc.oneof(
        fc.constantFrom('', 'home', 'Ward 2', 'wife, at night', 'day or night', '家'),
        fc.stringMatching(/^[a-z][a-z ,.:;-]{0,20}[a-z]$/),
      ),
    })
    fc.assert(
      fc.property(telephone, (one) => {
        expect(readContact(telephoneText(one))).toEqual({ telephones: [one], email: '', note: '' })
      }),
      tries(100),
    )
  })
})

describe('a link to dial', () => {
  it.each([
    ['9018159083', 'tel:9018159083'],
    ['+91 98765-43210', 'tel:+919876543210'],
    ['+49 (0)30 / 901820', 'tel:+4930901820'],
    ['(+91) 98765 43210', 'tel:+919876543210'],
    ['٠٩٠٠ ١٢٣', 'tel:0900123'],
    ['(030) 901820', 'tel:030901820'],
    ['none', null],
    ['sam@mail.example', null],
    ['9018159083 (husband)', null],
    ['12345', null],
  ])('of %j is %j', (text, link) => {
    expect(telephoneLink(text)).toBe(link)
    expect(isTelephone(text)).toBe(link !== null)
  })
})

it('keeps each number once, as it was typed first, with the first label', () => {
  expect(
    distinctTelephones([
      { number: '98765 43210', label: '' },
      { number: '+91 9876543210', label: 'home' },
      { number: '901820', label: '' },
    ]),
  ).toEqual([
    { number: '98765 43210', label: 'home' },
    { number: '901820', label: '' },
  ])
})

it.each([
  ['two numbers whose last ten digits are the same', '0151 23456789, 0251 23456789'],
  ['one number with two labels', '98765 43210 (own), 98765 43210 (wife)'],
  ['numbers of two countries', '+49 9876543210, +91 9876543210'],
])('keeps %s', (_, contact) => {
  expect(numbers(contact)).toEqual(contact.split(', '))
})

it.each([
  ['+49 30 901820', '030 901820'],
  ['+49 (0)30 901820', '0049 30 901820'],
  ['(+91) 98765 43210', '09876543210'],
])('knows %s and %s as one', (one, other) => {
  expect(isSameTelephone(one, other)).toBe(true)
  expect(isSameTelephone(other, one)).toBe(true)
})
