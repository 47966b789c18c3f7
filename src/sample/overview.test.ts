import { overviewEndpoints } from '@shared/contracts/overview'
import { patientEndpoints } from '@shared/contracts/patients'
import { staffEndpoints } from '@shared/contracts/staff'
import { isClinicDate } from '@shared/lib/clinic-date'
import { beforeEach, expect, it } from 'vitest'
import { loadPage } from '@/test/sample'

const all = { page: 0, limit: 100 }
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

let call: Awaited<ReturnType<typeof loadPage>>
beforeEach(async () => {
  call = await loadPage(Date.UTC(2026, 2, 23, 12))
})
const totals = () => call(overviewEndpoints.totals, {})
const departments = () => call(overviewEndpoints.departments, {})
const staff = () => call(overviewEndpoints.staff, all)

it('counts the same rows that the lists show', async () => {
  const everybody = await call(staffEndpoints.list, { q: '', ...all })
  const doctors = everybody.rows.filter(({ role }) => role.name === 'Doctor')
  const patients = await call(patientEndpoints.list, { q: '', ...all })
  const figures = await departments()
  expect(await totals()).toEqual({
    staff: everybody.total,
    doctors: doctors.length,
    patients: patients.total,
    revenue: sum(figures.map(({ revenue = 0 }) => revenue)),
  })
  expect(sum(figures.map((department) => department.doctors))).toBe(doctors.length)
  expect(sum(figures.map(({ patients = 0 }) => patients))).toBe(patients.total)
})

it('counts on when staff go and patients are registered', async () => {
  const before = await totals()
  const doctor = (await staff()).rows.find(({ role }) => role === 'Doctor')
  await call(staffEndpoints.delete, { ids: [doctor?.id ?? ''] })
  await call(patientEndpoints.register, {
    name: 'New Person',
    age: '40',
    gender: 'Other',
    contact: '9000000000',
    address: '',
    dateOfBirth: '',
  })
  const after = await totals()
  expect(after).toEqual({
    ...before,
    doctors: before.doctors - 1,
    staff: before.staff - 1,
    patients: (before.patients ?? 0) + 1,
  })
  expect(sum((await departments()).map(({ patients = 0 }) => patients))).toBe(after.patients)
})

it('pages the staff, who joined on days that have been', async () => {
  const { rows, total } = await staff()
  expect(rows).toHaveLength(total)
  expect(await call(overviewEndpoints.staff, { page: 1, limit: 10 })).toEqual({
    rows: rows.slice(10, 20),
    total,
  })
  for (const { joinDate } of rows) {
    expect(isClinicDate(joinDate)).toBe(true)
    expect(joinDate <= '2026-03-23').toBe(true)
  }
})

it('has each person active or on leave, whoever is inactive too', async () => {
  const { rows } = await call(staffEndpoints.list, { q: '', ...all })
  const inactive = rows.filter(({ status }) => status === 'inactive').map(({ _id }) => _id)
  const idsOf = async (status: string) =>
    (await staff()).rows.filter((person) => person.status === status).map(({ id }) => id)
  expect(inactive.length).toBeGreaterThan(0)
  expect(await idsOf('on leave')).toEqual(expect.arrayContaining(inactive))
  const [active = ''] = await idsOf('active')
  const change = { role: '4', department: '4', status: 'inactive', version: 1 } as const
  await call(staffEndpoints.update, { id: active, ...change })
  expect(await idsOf('on leave')).toContain(active)
  expect(await idsOf('inactive')).toEqual([])
})

it('has activities, each with a person, what they did and when', async () => {
  const activities = await call(overviewEndpoints.activities, {})
  expect(activities.length).toBeGreaterThan(4)
  for (const activity of activities) expect(Object.values(activity)).not.toContain('')
  expect(new Set(activities.map(({ id }) => id)).size).toBe(activities.length)
})
