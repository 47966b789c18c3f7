import { staffEndpoints } from '@shared/contracts/staff'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { departments, roles, users } from '../db/schema'
import { addUser } from '../test/api'
import { ask, setUpWorld, world } from '../test/world'

let roleIds: Record<string, string>
let departmentIds: Record<string, string>

const idsOf = (rows: readonly { id: string; name: string }[]) =>
  Object.fromEntries(rows.map(({ id, name }) => [name, id]))

setUpWorld({ as: 'admin' })
beforeEach(async () => {
  roleIds = idsOf(await world.db.select().from(roles))
  departmentIds = idsOf(await world.db.select().from(departments))
})

const list = async (query: Record<string, string> = {}) => {
  const { status, body } = await ask(
    'GET',
    `${staffEndpoints.list.path}?${new URLSearchParams(query)}`,
  )
  expect(status).toBe(200)
  return staffEndpoints.list.output.parse(body)
}

describe('the list', () => {
  it('is by name and of the clinic’s staff, who are no patients', async () => {
    const { rows, total, totalIsExact, next } = await list()
    expect(rows).toHaveLength(10)
    expect({ total, totalIsExact }).toEqual({ total: 72, totalIsExact: true })
    expect(rows.map(({ name }) => name)).toEqual(
      rows.map(({ name }) => name).toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)),
    )
    expect(next).toEqual(expect.any(String))
    expect((await list({ q: 'priya nair' })).total).toBe(0)
  })

  it('has a number for each of them, and none for a patient’s account', async () => {
    const all = await world.db.select().from(users).orderBy(users.number)
    expect(all.map(({ number }) => number)).toEqual([
      ...Array.from({ length: 72 }, (_, at) => at + 1),
      null,
    ])
    expect(all.at(-1)?.username).toBe('patient')
  })

  it('is found by any part of name, username or e-mail, by role, department and status', async () => {
    const names = async (query: Record<string, string>) =>
      (await list(query)).rows.map(({ name }) => name)
    expect(await names({ q: '  o’ConNor ' })).toEqual([])
    expect(await names({ q: "LIAM  O'con" })).toEqual(["Liam O'Connor"])
    expect(await names({ q: 'kreddy@' })).toEqual(['Kavya Reddy'])
    expect(await names({ q: '%' })).toEqual([])
    const doctors = await list({ role: roleIds.Doctor ?? '', department: departmentIds.ENT ?? '' })
    expect(doctors.rows.map(({ name }) => name)).toEqual([
      'Bruno Silva',
      'Elena Petrova',
      'Julia Kowalska',
    ])
    expect((await list({ status: 'inactive' })).total).toBe(6)
    expect((await list({ role: 'nobody' })).total).toBe(0)
  })

  it('leads on by its cursor, and by pages, past the end of which there is nothing', async () => {
    const seen: string[] = []
    for (let cursor: string | null | undefined = ''; cursor !== null; ) {
      const page = await list({ limit: '30', ...(cursor ? { cursor } : {}) })
      seen.push(...page.rows.map(({ _id }) => _id))
      cursor = page.next ?? null
    }
    expect(new Set(seen).size).toBe(72)
    const second = await list({ limit: '30', page: '1' })
    expect(second.rows.map(({ _id }) => _id)).toEqual(seen.slice(30, 60))
    expect((await list({ page: '8' })).rows).toEqual([])
    expect((await list({ page: '100000' })).rows).toEqual([])
  })

  it.each([{ limit: '101' }, { limit: 'x' }, { page: '-1' }, { cursor: 'W10=' }, { cursor: '…' }])(
    'refuses %j',
    async (query) => {
      const path = `${staffEndpoints.list.path}?${new URLSearchParams(query)}`
      expect(await ask('GET', path)).toMatchObject({ status: 400, body: { fields: {} } })
    },
  )
})

describe('the lookups', () => {
  const lookup = async (path: string, as = 'admin') =>
    ask('GET', path, { token: await world.signIn(as) })

  it('are the server’s own roles and departments, for whoever sees staff', async () => {
    const { body } = await lookup(staffEndpoints.roles.path)
    const names = staffEndpoints.roles.output.parse(body).map(({ name }) => name)
    expect(names).toContain('Super Admin')
    expect(names).not.toContain('Patient')
    expect((await lookup(staffEndpoints.departments.path)).body).toHaveLength(10)
    expect((await lookup(staffEndpoints.roles.path, 'patient')).status).toBe(403)
  })

  it('are the active doctors, of a department where one is named, for everybody', async () => {
    const names = async (query = '') =>
      staffEndpoints.doctors.output
        .parse((await lookup(`${staffEndpoints.doctors.path}${query}`, 'patient')).body)
        .map(({ name }) => name)
    expect(await names()).toContain('Dr. Daniel Reyes')
    expect(await names('?department=ent')).toEqual([
      'Bruno Silva',
      'Elena Petrova',
      'Julia Kowalska',
    ])
    await world.db.update(users).set({ active: false }).where(eq(users.username, 'bsilva'))
    expect(await names('?department=ENT')).not.toContain('Bruno Silva')
  })

  it('are the active technicians, for whoever gives them lab orders', async () => {
    await addUser(world.db, 'head', ['lab_dashboard', 'admin_dashboard'])
    const technicians = async () =>
      staffEndpoints.technicians.output.parse(
        (await lookup(staffEndpoints.technicians.path, 'lab')).body,
      )
    const all = await technicians()
    expect(all.map(({ name }) => name)).toEqual([
      ...['Carlos Mendoza', 'Hannah Weiss', 'Lena Fischer', 'Nora Eriksen', 'Rafael Duarte'],
      ...['Wanjiru Kamau', 'Yusuf Demir'],
    ])
    await world.db.update(users).set({ active: false }).where(eq(users.username, 'hweiss'))
    expect(await technicians()).toEqual(all.filter(({ name }) => name !== 'Hannah Weiss'))
  })

  it('tell people apart by their numbers and departments', async () => {
    const [read] = (await list({ q: 'Lena Fischer' })).rows
    const { _id, number, name, department } = read ?? {}
    expect([number, department?.name]).toEqual([expect.any(Number), 'Oncology'])
    const { body } = await lookup(staffEndpoints.technicians.path)
    expect(body).toContainEqual({ _id, number, name, department })
  })
})
