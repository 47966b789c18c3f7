import { describe, expect, it } from 'vitest'
import { isClinicDate } from '@/lib/clinic-date'
import { openRecords } from '@/test/open-records'

const now = () => Date.UTC(2026, 2, 23, 12)
const open = () => openRecords(now)
const all = { page: 0, size: 1000 }
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

describe('the overview', () => {
  it('counts the same rows that the lists show', async () => {
    const { overview, patients, staff } = await open()
    const totals = await overview.totals()
    const departments = await overview.departments()
    const everybody = await staff.list({ ...all, search: '', roleId: null, departmentId: null })
    const doctors = everybody.rows.filter(({ previlege }) => previlege.name === 'Doctor')
    expect(totals.staff).toBe(everybody.total)
    expect(totals.doctors).toBe(doctors.length)
    expect(totals.patients).toBe((await patients.list({ ...all, search: '', gender: null })).total)
    expect(sum(departments.map((department) => department.doctors))).toBe(totals.doctors)
    expect(sum(departments.map((department) => department.patients))).toBe(totals.patients)
    expect(sum(departments.map(({ revenue }) => revenue))).toBe(totals.revenue)
  })

  it('counts on when staff come and patients are registered', async () => {
    const { overview, patients, staff } = await open()
    const before = await overview.totals()
    await staff.remove([(await overview.staff(all)).rows.find(isDoctor)?.id ?? ''])
    await patients.register({
      name: 'New Person',
      age: '40',
      gender: 'Other',
      contact: '9000000000',
      address: '',
      dateOfBirth: '',
    })
    const after = await overview.totals()
    expect(after).toEqual({
      ...before,
      doctors: before.doctors - 1,
      staff: before.staff - 1,
      patients: before.patients + 1,
    })
    const treated = (await overview.departments()).map((department) => department.patients)
    expect(sum(treated)).toBe(after.patients)
  })

  it('pages the staff, of both statuses, who joined on days that have been', async () => {
    const { overview } = await open()
    const { rows, total } = await overview.staff(all)
    expect(rows).toHaveLength(total)
    expect(await overview.staff({ page: 1, size: 10 })).toEqual({
      rows: rows.slice(10, 20),
      total,
    })
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['active', 'on leave']))
    for (const { joinDate } of rows) {
      expect(isClinicDate(joinDate)).toBe(true)
      expect(joinDate <= '2026-03-23').toBe(true)
    }
  })

  it('has activities, each with a person, what they did and when', async () => {
    const activities = await (await open()).overview.activities()
    expect(activities.length).toBeGreaterThan(4)
    for (const activity of activities) expect(Object.values(activity)).not.toContain('')
    expect(new Set(activities.map(({ id }) => id)).size).toBe(activities.length)
  })
})

const isDoctor = ({ role }: { role: string }) => role === 'Doctor'

describe("a patient's own records", () => {
  it('have appointments that were and that will be, by time', async () => {
    const appointments = await (await open()).visits.ofPatient()
    const dates = appointments.map(({ date }) => date)
    expect(dates).toEqual([...dates].sort())
    expect(dates.some((date) => date < '2026-03-23')).toBe(true)
    expect(dates.some((date) => date > '2026-03-23')).toBe(true)
  })

  it('have prescriptions, newest first, one with an interaction', async () => {
    const { prescriptions, patients } = await open()
    const own = await prescriptions.ofPatient()
    expect(own.map(({ date }) => date)).toEqual(['2026-03-11', '2026-02-21', '2026-01-18'])
    const alerts = own.filter(({ hasInteraction }) => hasInteraction)
    expect(alerts.map(({ interactionAlert }) => interactionAlert)).toEqual([
      expect.stringContaining('bleeding'),
    ])
    const [first] = own
    expect((await patients.get(first?.patientId ?? 0))?.name).toBe(first?.patientName)
  })

  it('keep requests, newest first, with the day they were made', async () => {
    const { prescriptions } = await open()
    expect(await prescriptions.requests()).toEqual([])
    const ask = (medicine: string) =>
      prescriptions.request({ doctor: 'Dr. Kavya Reddy', medicine, note: '' })
    await ask('Ibuprofen')
    await ask('Cetirizine')
    expect(await (await open()).prescriptions.requests()).toMatchObject([
      { id: 3, date: '2026-03-23', doctor: 'Dr. Kavya Reddy', medicine: 'Cetirizine', note: '' },
      { id: 2, date: '2026-03-23', doctor: 'Dr. Kavya Reddy', medicine: 'Ibuprofen', note: '' },
    ])
  })
})
