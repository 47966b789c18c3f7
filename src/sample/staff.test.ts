import { type CreateUser, staffEndpoints, staffMessages } from '@shared/contracts/staff'
import { beforeEach, describe, expect, it } from 'vitest'
import { loadPage } from '@/test/sample'

const everything = { q: '', page: 0, limit: 100 }
const input: CreateUser = {
  firstName: 'Noor',
  lastName: 'Haidari',
  email: 'noor@rounds.example',
  role: '5',
  department: '4',
  username: 'nhaidari',
  password: 'never kept',
  phone: '9876543210',
  status: 'active',
}
const edit = { role: '5', department: '4', status: 'inactive', version: 1 } as const

let call: Awaited<ReturnType<typeof loadPage>>
beforeEach(async () => {
  call = await loadPage(Date.UTC(2026, 10, 21, 12))
})

const get = (id: string) => call(staffEndpoints.get, { id })
const list = (more: object = {}) => call(staffEndpoints.list, { ...everything, ...more })

describe('the sample', () => {
  it('has at least 60 people with usernames, e-mails and phones of their own', async () => {
    const { rows } = await list()
    expect(rows.length).toBeGreaterThanOrEqual(60)
    for (const key of ['_id', 'name', 'username', 'email', 'phone'] as const)
      expect(new Set(rows.map((user) => user[key])).size, key).toBe(rows.length)
    for (const { phone, place } of rows) {
      expect(phone).toMatch(/^\d{10}$/)
      expect(place).not.toBe('')
    }
  })

  it('covers every role and department, each with a doctor, and both statuses', async () => {
    const { rows } = await list()
    const namesOf = (things: readonly { name: string }[]) => things.map(({ name }) => name)
    const roles = namesOf(await call(staffEndpoints.roles, {}))
    const departments = namesOf(await call(staffEndpoints.departments, {}))
    expect(new Set(rows.map((user) => user.role.name))).toEqual(new Set(roles))
    expect(new Set(rows.map((user) => user.department?.name))).toEqual(new Set(departments))
    expect(new Set(rows.map((user) => user.status))).toEqual(new Set(['active', 'inactive']))
    for (const department of departments) {
      const doctors = await call(staffEndpoints.doctors, { department })
      expect(doctors.length, department).toBeGreaterThan(0)
    }
    const holders = (name: string) => rows.filter((user) => user.role.name === name).length
    expect(holders('Super Admin')).toBe(1)
    expect(holders('Doctor')).toBeGreaterThanOrEqual(20)
    expect(holders('Lab Technician')).toBeGreaterThanOrEqual(4)
  })
})

describe('the list', () => {
  it.each(['NWOSU', 'anwosu', 'anwosu@rounds', ' amara \u00a0 nwosu '])(
    'finds a person by %s',
    async (q) => {
      expect((await list({ q })).rows.map(({ name }) => name)).toContain('Amara Nwosu')
    },
  )

  it.each(['Kochi', 'nwosu anwosu'])(
    'does not find by %s, across or beside its texts',
    async (q) => {
      expect((await list({ q })).total).toBe(0)
    },
  )

  it('filters by role and department together', async () => {
    const { rows, total } = await list({ role: '5', department: '4' })
    expect(total).toBe(rows.length)
    expect(new Set(rows.map((user) => `${user.role.name} ${user.department?.name}`))).toEqual(
      new Set(['Doctor Neurology']),
    )
  })

  it('has pages that count from zero, and beyond the end the last', async () => {
    const { rows, total } = await list()
    expect((await list({ page: 6, limit: 10 })).rows).toEqual(rows.slice(60))
    expect(await list({ page: 99, limit: 10 })).toEqual({ rows: rows.slice(60), total })
    expect(await list({ q: 'nobody', page: 3 })).toEqual({ rows: [], total: 0 })
  })
})

describe('changes', () => {
  it('create a user with the next id, in the list, without the password', async () => {
    const { total } = await list()
    const created = await call(staffEndpoints.create, input)
    expect(created).toMatchObject({ _id: String(total + 1), name: 'Noor Haidari', place: '' })
    expect(await get(created._id)).toEqual(created)
    expect(JSON.stringify({ ...sessionStorage })).toContain('Noor Haidari')
    expect(JSON.stringify({ ...sessionStorage })).not.toContain(input.password)
  })

  it('refuse a taken username and e-mail, each at its field', async () => {
    const taken = { ...input, username: 'ANWOSU', email: 'anwosu@rounds.example' }
    await expect(call(staffEndpoints.create, taken)).rejects.toMatchObject({
      status: 409,
      envelope: {
        message: staffMessages.usernameTaken,
        fields: { username: staffMessages.usernameTaken, email: staffMessages.emailTaken },
      },
    })
  })

  it('refuse what breaks the contract, at its fields', async () => {
    const blank = { ...input, firstName: ' ' }
    await expect(call(staffEndpoints.create, blank)).rejects.toMatchObject({
      status: 400,
      envelope: { fields: { firstName: staffMessages.firstNameRequired } },
    })
  })

  it('move a user to another role, department and status, and nothing else', async () => {
    const before = await get('3')
    expect(await call(staffEndpoints.update, { id: '3', ...edit })).toEqual({
      ...before,
      role: { _id: '5', name: 'Doctor' },
      department: { _id: '4', name: 'Neurology' },
      status: 'inactive',
      version: 2,
    })
  })

  it('delete users', async () => {
    await call(staffEndpoints.delete, { ids: ['3', '4', 'nobody'] })
    await expect(get('3')).rejects.toMatchObject({ status: 404, message: staffMessages.notFound })
    expect((await list()).total).toBe(66)
  })

  it('leave a Super Admin alone, and everybody who is named beside one', async () => {
    const [owner] = (await list({ role: '1' })).rows
    const id = owner?._id ?? ''
    const refused = { status: 403, message: staffMessages.protected }
    await expect(call(staffEndpoints.delete, { ids: ['3', id] })).rejects.toMatchObject(refused)
    expect(await get('3')).toMatchObject({ _id: '3' })
    await expect(call(staffEndpoints.update, { id, ...edit })).rejects.toMatchObject(refused)
  })

  it('make nobody a Super Admin', async () => {
    await expect(call(staffEndpoints.create, { ...input, role: '1' })).rejects.toMatchObject({
      envelope: { fields: { role: staffMessages.roleRequired } },
    })
  })

  it('say when the user is gone', async () => {
    await expect(call(staffEndpoints.update, { id: '999', ...edit })).rejects.toMatchObject({
      status: 404,
    })
  })
})
