import { expect, it } from 'vitest'
import { isSimilar, likenessOf } from './patient-likeness'

const priya = { name: 'Priya Nair', contact: '9018159083', dateOfBirth: '1982-03-13' }

it.each([
  [{ name: ' priya NAIR ', contact: '9018159083', dateOfBirth: '' }, true],
  [{ name: 'Priya  Nair', contact: '90181 59083', dateOfBirth: '' }, true],
  [{ name: 'Priya\u00a0Nair', contact: '+91 (901) 815-9083', dateOfBirth: '' }, true],
  [{ name: 'Priya Nair', contact: '09018159083', dateOfBirth: '' }, true],
  [{ name: 'Priya Nair', contact: '90181590834', dateOfBirth: '' }, false],
  [{ name: 'Priya Nair', contact: '9018159083 (husband)', dateOfBirth: '' }, true],
  [{ name: 'PriyaNair', contact: '9018159083', dateOfBirth: '' }, true],
  [{ name: 'Nair, Priya', contact: '0091 90181 59083', dateOfBirth: '' }, true],
  [{ name: 'Priya Priya Nair', contact: '9018159083', dateOfBirth: '' }, false],
  [{ name: 'Priya Nair', contact: '1', dateOfBirth: '1982-03-13' }, true],
  [{ name: 'Priya Nair', contact: '1', dateOfBirth: '' }, false],
  [{ name: 'Priya', contact: '9018159083', dateOfBirth: '1982-03-13' }, false],
])('takes for similar who has the name and the contact or birth date: %j, %s', (typed, similar) => {
  expect(isSimilar(priya, typed)).toBe(similar)
})

it('compares contacts that are no numbers as they are written', () => {
  const written = { ...priya, contact: 'Priya@Nair.example', dateOfBirth: '' }
  expect(isSimilar(written, { ...written, contact: ' priya@nair.example' })).toBe(true)
  expect(isSimilar(written, { ...written, contact: 'no phone' })).toBe(false)
})

it.each([
  [{ name: 'Nair Priya', contact: '1', dateOfBirth: '' }, 2],
  [{ name: 'Somebody', contact: '+91 90181 59083', dateOfBirth: '' }, 2],
  [{ name: 'Prija Nair', contact: '1', dateOfBirth: '1982-03-13' }, 1],
  [{ name: 'Priya Menon', contact: '1', dateOfBirth: '1982-03-13' }, 0],
  [{ name: '', contact: '', dateOfBirth: '' }, 0],
])('grades how likely two are one person by name or number alone: %j, %i', (typed, grade) => {
  expect(likenessOf(priya, typed)).toBe(grade)
})

it('takes nobody for another by a contact that is no number and no address', () => {
  const other = { name: 'Arun Thomas', contact: 'no phone', dateOfBirth: '' }
  expect(likenessOf({ ...priya, contact: 'no phone' }, other)).toBe(0)
})

it('never takes two unknown birth dates for the same', () => {
  const unknown = { ...priya, dateOfBirth: '' }
  expect(isSimilar(unknown, { ...unknown, contact: '2' })).toBe(false)
})

it('compares every telephone and the e-mail, and no note', () => {
  const known = {
    ...{ name: 'Priya Nair', contact: '9018159083', dateOfBirth: '', email: 'priya@nair.example' },
    telephones: [
      { number: '9018159083', label: '' },
      { number: '080 2345678', label: 'home' },
    ],
  }
  const grade = (contact: string) =>
    likenessOf(known, { name: 'Arun Thomas', contact, dateOfBirth: '' })
  for (const contact of ['0802345678', 'PRIYA@nair.example', 'none, 7000000001, 9018159083'])
    expect(grade(contact), contact).toBe(2)
  for (const contact of ['2345678', 'other@nair.example', 'home', ''])
    expect(grade(contact), contact).toBe(0)
})
