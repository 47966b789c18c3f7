import { patientEndpoints } from '@shared/contracts/patients'
import { beforeEach, expect, it } from 'vitest'
import { loadPage } from '@/test/sample'

const today = '2026-11-21'
const registration = {
  name: 'Wilma Storm',
  age: '0',
  gender: 'Female' as const,
  contact: '9000000001',
  address: '',
  dateOfBirth: '',
}

let call: Awaited<ReturnType<typeof loadPage>>
beforeEach(async () => {
  call = await loadPage(new Date(2026, 10, 21, 12).getTime())
})
const list = (more: object = {}) =>
  call(patientEndpoints.list, { q: '', page: 0, limit: 100, ...more })

it('begins with 40 patients, whose last visit is before today', async () => {
  const { rows, total } = await list()
  expect(total).toBe(40)
  expect(rows.filter(({ lastVisit }) => lastVisit >= today)).toEqual([])
})

it('finds by name or contact, and by gender', async () => {
  const names = async (q: string, gender: 'Other' | null = null) =>
    (await list({ q, gender })).rows.map(({ name }) => name)
  expect(await names('ARUN')).toEqual(['Arun Thomas'])
  expect(await names('7860913')).toEqual(['Arun Thomas'])
  expect(await names('', 'Other')).toEqual(['Zane Cooper', 'Noel Dsouza'])
  expect(await names('arun', 'Other')).toEqual([])
})

it('lists the last seen first where that is asked for', async () => {
  const { rows } = await list({ sort: '-lastVisit', limit: 10 })
  const days = rows.map(({ lastVisit }) => lastVisit)
  expect(days).toHaveLength(10)
  expect(days).toEqual(days.toSorted().toReversed())
})

it('registers as a new patient, with the next number, today as last visit, and the age as a number', async () => {
  const registered = await call(patientEndpoints.register, registration)
  expect(registered).toEqual({
    ...registration,
    id: '41',
    number: 41,
    age: 0,
    lastVisit: today,
    diagnosis: 'New Patient Registration',
    currentMedications: [],
    allergies: [],
    pastMedicalHistory: '',
    closedAt: null,
    version: 1,
  })
  expect(await call(patientEndpoints.get, { id: '41' })).toEqual(registered)
})

it('offers all who match as choices, whatever the limit', async () => {
  const choices = (q: string) => call(patientEndpoints.choices, { q, limit: 1 })
  expect(await choices('')).toHaveLength(40)
  expect(await choices(' THOMAS ')).toEqual([
    { id: '2', number: 2, name: 'Arun Thomas', age: 32, dateOfBirth: '1994-02-08' },
  ])
})

it('names who may be the same person', async () => {
  const typed = { name: ' priya NAIR ', contact: '90181 59083', dateOfBirth: '' }
  const similar = await call(patientEndpoints.similar, typed)
  expect(similar.map(({ id }) => id)).toEqual(['1'])
})

it('knows one patient as the own, and nobody under an unknown id', async () => {
  expect(await call(patientEndpoints.own, {})).toMatchObject({ id: '1', name: 'Priya Nair' })
  await expect(call(patientEndpoints.get, { id: '999' })).rejects.toMatchObject({ status: 404 })
})
