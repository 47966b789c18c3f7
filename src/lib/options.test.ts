import { expect, it } from 'vitest'
import { optionsOf } from './options'

it('offers each thing by its name, and tells apart what shares one', () => {
  const doctors = [
    { _id: '4', name: 'Daniel Reyes' },
    { _id: 7, name: 'Priya Nair' },
    { _id: 9, name: 'priya  Nair' },
  ]
  expect(optionsOf(doctors)).toEqual([
    { value: '4', label: 'Daniel Reyes' },
    { value: '7', label: 'Priya Nair (no. 7)' },
    { value: '9', label: 'priya  Nair (no. 9)' },
  ])
})
