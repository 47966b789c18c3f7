import { describe, expect, it } from 'vitest'
import { type CreateUser, createUserSchema, staffMessages } from '@/contracts/staff'
import { localStaff, staffCollection } from './staff'

const everything = { search: '', roleId: null, departmentId: null, page: 0, size: 1000 }
const open = () => localStaff(staffCollection())
const idOf = (list: readonly { _id: string; name: string }[], name: string) =>
  list.find((item) => item.name === name)?._id ?? ''

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

describe('the sample', () => {
  it('has at least 60 people with usernames, e-mails and phones of their own', async () => {
    const { rows } = await open().list(everything)
    expect(rows.length).toBeGreaterThanOrEqual(60)
    for (const key of ['_id', 'name', 'username', 'email', 'phone'] as const)
      expect(new Set(rows.map((user) => user[key])).size, key).toBe(rows.length)
    for (const { phone, place } of rows) {
      expect(phone).toMatch(/^\d{10}$/)
      expect(place).not.toBe('')
    }
  })

  it('covers every role and department, each with a doctor, and both statuses', async () => {
    const staff = open()
    const { rows } = await staff.list(everything)
    const roles = (await staff.roles()).map(({ name }) => name)
    const departments = (await staff.departments()).map(({ name }) => name)
    expect(new Set(rows.map((user) => user.previlege.name))).toEqual(new Set(roles))
    expect(new Set(rows.map((user) => user.department.name))).toEqual(new Set(departments))
    expect(new Set(rows.map((user) => user.status))).toEqual(new Set(['active', 'inactive']))
    for (const department of departments)
      expect((await staff.doctors(department)).length, department).toBeGreaterThan(0)
    const holders = (name: string) => rows.filter((user) => user.previlege.name === name).length
    expect(holders('Super Admin')).toBe(1)
    expect(holders('Doctor')).toBeGreaterThanOrEqual(20)
    expect(holders('Lab Technician')).toBeGreaterThanOrEqual(4)
  })
})

describe('the list', () => {
  it.each(['NWOSU', 'anwosu', 'anwosu@rounds', ' amara \u00a0 nwosu '])(
    'finds a person by %s',
    async (search) => {
      const { rows } = await open().list({ ...everything, search })
      expect(rows.map(({ name }) => name)).toContain('Amara Nwosu')
    },
  )

  it.each(['Kochi', 'nwosu anwosu'])(
    'does not find by %s, across or beside its texts',
    async (search) => {
      expect((await open().list({ ...everything, search })).total).toBe(0)
    },
  )

  it('filters by role and department together', async () => {
    const staff = open()
    const roleId = idOf(await staff.roles(), 'Doctor')
    const departmentId = idOf(await staff.departments(), 'Neurology')
    const { rows, total } = await staff.list({ ...everything, roleId, departmentId })
    expect(total).toBe(rows.length)
    expect(new Set(rows.map((user) => `${user.previlege.name} ${user.department.name}`))).toEqual(
      new Set(['Doctor Neurology']),
    )
  })
})

describe('changes', () => {
  it('create a user with the next id, in the list, without the password', async () => {
    const { total } = await open().list(everything)
    const created = await open().create(input)
    expect(created).toMatchObject({ _id: String(total + 1), name: 'Noor Haidari', place: '' })
    expect(await open().get(created._id)).toEqual(created)
    expect(JSON.stringify({ ...sessionStorage })).not.toContain(input.password)
  })

  it('refuse a taken username and e-mail, each at its field', async () => {
    const taken = { ...input, username: 'ANWOSU', email: 'anwosu@rounds.example' }
    await expect(open().create(taken)).rejects.toMatchObject({
      kind: 'conflict',
      fields: { username: staffMessages.usernameTaken, email: staffMessages.emailTaken },
    })
  })

  it('move a user to another role, department and status, and nothing else', async () => {
    const staff = open()
    const before = await staff.get('3')
    const updated = await staff.update('3', { role: '5', department: '4', status: 'inactive' })
    expect(updated).toEqual({
      ...before,
      previlege: { _id: '5', name: 'Doctor' },
      department: { _id: '4', name: 'Neurology' },
      status: 'inactive',
    })
  })

  it('delete users', async () => {
    const staff = open()
    await staff.remove(['3', '4', 'nobody'])
    expect(await staff.get('3')).toBeNull()
    expect(await staff.get('5')).not.toBeNull()
  })

  it('leave a Super Admin alone, and everybody who is named beside one', async () => {
    const staff = open()
    const [owner] = (await staff.list({ ...everything, roleId: '1' })).rows
    const id = owner?._id ?? ''
    const refused = { kind: 'protected', message: staffMessages.protected }
    await expect(staff.remove(['3', id])).rejects.toMatchObject(refused)
    expect(await staff.get('3')).not.toBeNull()
    const edit = { role: '5', department: '4', status: 'active' as const }
    await expect(staff.update(id, edit)).rejects.toMatchObject(refused)
  })

  it('make nobody a Super Admin', async () => {
    await expect(open().create({ ...input, role: '1' })).rejects.toMatchObject({
      fields: { role: staffMessages.roleRequired },
    })
  })

  it('say when the user is gone', async () => {
    const edit = { role: '5', department: '4', status: 'active' as const }
    await expect(open().update('999', edit)).rejects.toMatchObject({ kind: 'not-found' })
  })
})

describe('what Create User asks for', () => {
  it('is all eight fields, each with its own message', () => {
    const nothing = { ...input, firstName: ' ', lastName: '', email: '', role: '', department: '' }
    const refused = createUserSchema.safeParse({
      ...nothing,
      username: '',
      password: '12345',
      phone: '123456789',
    })
    const messages = refused.error?.issues.map(({ path, message }) => [path.join('.'), message])
    expect(Object.fromEntries(messages ?? [])).toEqual({
      firstName: 'Please enter first name',
      lastName: 'Please enter last name',
      email: 'Please enter a valid email',
      role: 'Please select a role',
      department: 'Please select a department',
      username: 'Please enter a username',
      password: 'Password must be at least 6 characters',
      phone: 'Please enter a valid phone number',
    })
  })

  it.each(['12345678901', '12345 6789', '+123456789'])('is no phone like %s', (phone) => {
    expect(createUserSchema.safeParse({ ...input, phone }).success).toBe(false)
  })
})
