import { describe, expect, it } from 'vitest'
import { registrationSchemaOn } from '@/contracts/patients'
import { openRecords } from '@/test/open-records'

const noon = new Date(2026, 10, 21, 12).getTime()
const today = '2026-11-21'
const page = { page: 0, size: 100 }
const open = async () => (await openRecords(() => noon)).patients

const registration = {
  name: 'Wilma Storm',
  age: '0',
  gender: 'Female' as const,
  contact: '9000000001',
  address: '',
  dateOfBirth: '',
}

describe('the sample', () => {
  it('has nobody whose last visit is today or later', async () => {
    const { rows, total } = await (await open()).list({ search: '', gender: null, ...page })
    expect(total).toBe(40)
    expect(rows.filter(({ lastVisit }) => lastVisit >= today)).toEqual([])
  })
})

it('finds by name or contact, and by gender', async () => {
  const names = async (search: string, gender: 'Other' | null = null) =>
    (await (await open()).list({ search, gender, ...page })).rows.map(({ name }) => name)
  expect(await names('ARUN')).toEqual(['Arun Thomas'])
  expect(await names('7860913')).toEqual(['Arun Thomas'])
  expect(await names('', 'Other')).toEqual(['Zane Cooper', 'Noel Dsouza'])
  expect(await names('arun', 'Other')).toEqual([])
})

it('registers as a new patient, with today as last visit and the next id', async () => {
  const patients = await open()
  expect(await patients.register(registration)).toMatchObject({
    id: 41,
    name: 'Wilma Storm',
    age: 0,
    diagnosis: 'New Patient Registration',
    lastVisit: today,
    currentMedications: [],
  })
  expect(await patients.get(41)).toMatchObject({ name: 'Wilma Storm' })
})

it('registers a name with single blanks, as it is looked for', () => {
  const typed = { ...registration, name: ' Wilma \u00a0 Storm', contact: '900  0000001 ' }
  expect(registrationSchemaOn(today).parse(typed)).toMatchObject({
    name: 'Wilma Storm',
    contact: '900 0000001',
  })
})

it.each([
  [{ name: ' priya NAIR ', contact: '9018159083', dateOfBirth: '' }, 1],
  [{ name: 'Priya  Nair', contact: '90181 59083', dateOfBirth: '' }, 1],
  [{ name: 'Priya\u00a0Nair', contact: '+91 (901) 815-9083', dateOfBirth: '' }, 1],
  [{ name: 'Priya Nair', contact: '09018159083', dateOfBirth: '' }, 1],
  [{ name: 'Priya Nair', contact: '90181590834', dateOfBirth: '' }, 0],
  [{ name: 'Priya Nair', contact: '9018159083 (husband)', dateOfBirth: '' }, 1],
  [{ name: 'PriyaNair', contact: '9018159083', dateOfBirth: '' }, 0],
  [{ name: 'Priya Nair', contact: '1', dateOfBirth: '1982-03-13' }, 1],
  [{ name: 'Priya Nair', contact: '1', dateOfBirth: '' }, 0],
  [{ name: 'Priya', contact: '9018159083', dateOfBirth: '1982-03-13' }, 0],
])('takes for similar who has the name and the contact or birth date: %j', async (typed, count) => {
  expect(await (await open()).similar(typed)).toHaveLength(count)
})

it('compares contacts that are no numbers as they are written', async () => {
  const patients = await open()
  await patients.register({ ...registration, contact: 'Wilma@Storm.example' })
  const likeness = { ...registration, contact: ' wilma@storm.example' }
  expect(await patients.similar(likeness)).toHaveLength(1)
  expect(await patients.similar({ ...likeness, contact: 'no phone' })).toEqual([])
})

it('never takes two unknown birth dates for the same', async () => {
  const patients = await open()
  await patients.register(registration)
  expect(await patients.similar({ ...registration, contact: '2' })).toEqual([])
})

describe('a registration', () => {
  const faults = (changes: object) =>
    registrationSchemaOn(today)
      .safeParse({ ...registration, ...changes })
      .error?.issues.map(({ path }) => path.join('.')) ?? []

  it.each(['0', ' 7 ', '130', 44])('takes %j as an age', (age) => {
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
