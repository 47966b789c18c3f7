import { expect, it } from 'vitest'
import { genderWordsOf, readGender } from './genders'

it.each([
  ['M', 'Male'],
  ['female', 'Female'],
  ['Herr', 'Male'],
  ['weiblich', 'Female'],
  ['Mr.', 'Male'],
  ['divers', 'Other'],
])('reads %s as %s', (text, gender) => {
  expect(readGender(text, {})).toBe(gender)
})

it('asks about words that it does not know, with how often they are there', () => {
  expect(genderWordsOf(['M', 'f', '1', '2', ' 1', ''])).toEqual([
    { word: '1', count: 2 },
    { word: '2', count: 1 },
  ])
  expect(readGender('1', { '1': 'Female' })).toBe('Female')
  expect(readGender('unknown', { unknown: '' })).toBe('')
  expect(readGender('9', {})).toBe('9')
})

it('asks about M where H is a man', () => {
  expect(genderWordsOf(['H', 'M']).map(({ word }) => word)).toEqual(['h', 'm'])
  expect(readGender('M', { m: 'Female' })).toBe('Female')
})
