import { describe, expect, it } from 'vitest'
import { ageNumber, registrationSchemaOn } from './patients'

const today = '2026-11-21'
const registration = {
  name: 'Wilma Storm',
  age: '0',
  gender: 'Female' as const,
  contact: '9000000001',
  address: '',
  dateOfBirth: '',
}

describe('a registration', () => {
  const faults = (changes: object) =>
    registrationSchemaOn(today)
      .safeParse({ ...registration, ...changes })
      .error?.issues.map(({ path }) => path.join('.')) ?? []

  it('has a name with single blanks, as it is looked for', () => {
    const typed = { ...registration, name: ' Wilma \u00a0 Storm', contact: '900  0000001 ' }
    expect(registrationSchemaOn(today).parse(typed)).toMatchObject({
      name: 'Wilma Storm',
      contact: '900 0000001',
    })
  })

  it('keeps digits of other scripts as plain ones', () => {
    const typed = {
      ...registration,
      age: '٤٤',
      contact: '۰۹۰۰ ۱۲۳',
      dateOfBirth: '１９８２－０３－０１',
    }
    expect(registrationSchemaOn(today).parse(typed)).toMatchObject({
      contact: '0900 123',
      dateOfBirth: '1982-03-01',
    })
    expect(ageNumber(typed.age)).toBe(44)
  })

  it.each(['0', ' 7 ', '130', 44, '४४'])('takes %j as an age', (age) => {
    expect(faults({ age })).toEqual([])
  })

  it.each(['', '-1', '1.5', '131', 'ten', '1e1'])('refuses %j as an age', (age) => {
    expect(faults({ age })).toEqual(['age'])
  })

  it.each(['', '2024-02-29', today])('takes %j as a birth date', (dateOfBirth) => {
    expect(faults({ dateOfBirth })).toEqual([])
  })

  it.each(['2023-02-29', '2026-11-22', '7 March', '1982-3-1'])(
    'refuses %j as a birth date',
    (dateOfBirth) => {
      expect(faults({ dateOfBirth })).toEqual(['dateOfBirth'])
    },
  )

  it('says what is too long, and how long it can be', () => {
    const { error } = registrationSchemaOn(today).safeParse({
      ...registration,
      address: 'x'.repeat(501),
    })
    expect(error?.issues.map(({ message }) => message)).toEqual([
      'Please use at most 500 characters',
    ])
  })

  it('needs name, gender and contact', () => {
    expect(faults({ name: ' ', gender: '', contact: '' })).toEqual(['name', 'gender', 'contact'])
  })
})
