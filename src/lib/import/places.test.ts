import { expect, it } from 'vitest'
import { type Place, placeWordsOf, readPlace } from './places'

const places: readonly Place[] = [
  { name: 'Doctor', isOffered: true },
  { name: 'Super Admin', isOffered: false },
]

it('finds the words that name nothing of the clinic, each with its rows', () => {
  const texts = [' doctor', 'Consultant', 'super  admin', 'CONSULTANT ', 'Nurse', '']
  expect(placeWordsOf(texts, places)).toEqual([
    { word: 'Consultant', key: 'consultant', count: 2, meaning: null },
    { word: 'Nurse', key: 'nurse', count: 1, meaning: null },
  ])
  const chosen = { consultant: 'Doctor', nurse: '' }
  expect(placeWordsOf(texts, places, chosen).map(({ meaning }) => meaning)).toEqual(['Doctor', ''])
})

it('asks again where what was chosen is no longer there, or is not offered', () => {
  const meanings = ['Doctor, senior', 'Super Admin'].map(
    (meaning) => placeWordsOf(['Consultant'], places, { consultant: meaning })[0]?.meaning,
  )
  expect(meanings).toEqual([null, null])
})

it('reads a cell as what was chosen for its word', () => {
  const chosen = { role: { consultant: 'Doctor', king: '' }, workingTime: { whole: '' } }
  expect(readPlace('role', ' CONSULTANT', chosen)).toBe('Doctor')
  expect(readPlace('department', 'Consultant', chosen)).toBe('Consultant')
  // The server says that there is no such role; users without a working time are right.
  expect(readPlace('role', 'King', chosen)).toBe('King')
  expect(readPlace('workingTime', 'Whole', chosen)).toBe('')
})
