import { expect, it } from 'vitest'
import { whoWords } from './who-words'

const anna = { number: 12, name: 'Anna Ward', age: 44, gender: 'Female' } as const
const plain = (words: string) => words.replaceAll(/[\u2066-\u2069]/g, '')

it('tells two patients of one name apart by number and date of birth', () => {
  expect(plain(whoWords({ ...anna, dateOfBirth: '1982-03-13' }))).toMatch(
    /^Anna Ward, \d+ years, Female, no\. 12, born 1982-03-13$/,
  )
  expect(plain(whoWords({ ...anna, dateOfBirth: '' }))).toBe('Anna Ward, 44 years, Female, no. 12')
  expect(plain(whoWords({ name: 'Anna Ward' }))).toBe('Anna Ward')
})
