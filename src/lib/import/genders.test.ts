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

it('proposes what words mean, with how often they are there', () => {
  expect(genderWordsOf(['M', 'f', '1', '2', ' 1', '', 'M'])).toEqual([
    { word: '1', count: 2, meaning: null },
    { word: '2', count: 1, meaning: null },
    { word: 'm', count: 2, meaning: 'Male' },
    { word: 'f', count: 1, meaning: 'Female' },
  ])
  expect(readGender('1', { '1': 'Female' })).toBe('Female')
  expect(readGender('unknown', { unknown: '' })).toBe('')
  expect(readGender('9', {})).toBe('9')
  expect(readGender('M', { m: 'Female' })).toBe('Female')
})

it.each([
  ['Spanish', ['V', 'M'], ['v', 'm']],
  ['Spanish with H', ['H', 'M'], ['h', 'm']],
  ['Hungarian', ['F', 'N'], ['f', 'n']],
  ['Dutch or French', ['M', 'D'], ['m', 'd']],
  ['one letter', ['F', 'F', 'male'], ['f']],
  ['an unknown word', ['m', 'f', 'unknown'], ['unknown']],
  ['German', ['m', 'w', 'd'], []],
  ['English', ['M', 'F', 'x'], []],
])('asks about letters that are not certain: %s', (_, texts, asked) => {
  const words = genderWordsOf(texts).filter(({ meaning }) => meaning === null)
  expect(words.map(({ word }) => word)).toEqual(asked)
})
