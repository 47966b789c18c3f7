import { expect, it } from 'vitest'
import { patientOption } from './patient-label'

it('offers a patient by name, and with number and date of birth, or age, where the name does not tell who it is', () => {
  const option = (name: string, age: number, dateOfBirth = '') =>
    patientOption(
      { id: '7', number: 7, name, age, dateOfBirth },
      (asked) => asked !== 'Arun Thomas',
    )
  expect(option('Arun Thomas', 40)).toEqual({ value: '7', label: 'Arun Thomas' })
  expect(option(' priya  nair', 4)).toEqual({
    value: '7',
    label: ' priya  nair (4 years, no. 7)',
  })
  expect(option('Twin Nair', 90, '1936-01-05').label).toMatch(
    /^.?Twin Nair.? \(no\. 7, born 1936-01-05\)$/,
  )
})
