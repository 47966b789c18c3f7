import { expect, it } from 'vitest'
import { patientChoices } from './patient-select'

it('offers patients by name, and tells those of one name apart', () => {
  const choices = patientChoices([
    { id: 1, name: 'Priya Nair', age: 31 },
    { id: 2, name: 'Arun Thomas', age: 40 },
    { id: 7, name: ' priya  nair', age: 4 },
  ])
  expect(choices).toEqual([
    { value: '1', label: 'Priya Nair (31 years, no. 1)' },
    { value: '2', label: 'Arun Thomas' },
    { value: '7', label: ' priya  nair (4 years, no. 7)' },
  ])
})
