import { expect, it } from 'vitest'
import { phoneDigits, phoneSchema } from './contact'

it.each([
  '9876543210',
  ' 98765 43210 ',
  '+91 98765 43210',
  '+919876543210',
  '+1 987 654 3210',
  '+353 98 7654 3210',
  '98765-43210',
  '987.654.3210',
  '+91-98765 - 43210',
  '0091 98765 43210',
  '098765 43210',
  '٩٨٧٦٥٤٣٢١٠',
  '\u202a98765 43210\u202c',
])('%j is a number of 10 digits', (typed) => {
  expect(phoneSchema('Wrong').parse(typed)).toBe('9876543210')
})

it.each([
  '',
  '987654321',
  '98765432101',
  '+91 98765',
  '+1234 9876543210',
  '98765--43210',
  '-9876543210',
  '9876543210.',
  '+ten',
])('%j is none, and stays as it was typed', (typed) => {
  expect(phoneDigits(typed)).toBe(typed)
  expect(phoneSchema('Wrong').safeParse(typed).success).toBe(false)
})
