import { readFile } from 'node:fs/promises'
import { createTestWorld, type TestWorld } from '@mocks/node'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { authEndpoints } from '@/contracts/auth'
import { bookingEndpoints } from '@/contracts/bookings'
import { departmentEndpoints } from '@/contracts/departments'
import type { Endpoint } from '@/contracts/endpoint'
import { endpoints } from '@/contracts/endpoints'
import { overviewEndpoints } from '@/contracts/overview'
import { ownPasswordMessages } from '@/contracts/own-password'
import { patientEndpoints } from '@/contracts/patients'
import { type PermissionKey, permissionKeys } from '@/contracts/permissions'
import { roleEndpoints } from '@/contracts/roles'
import { staffEndpoints } from '@/contracts/staff'
import { startPasswordEndpoints } from '@/contracts/start-passwords'
import { visitEndpoints } from '@/contracts/visits'
import { workingTimeEndpoints } from '@/contracts/working-times'
import { isOwnScope } from '../auth/scope'
import { permissionMissing } from '../auth/session'
import { roles, users } from '../db/schema'
import { type Answer, addUser, type Call, call, pathOf, refusal } from '../test/api'
import { bookingLabels } from '../test/booking-labels'
import { bookedIn } from '../test/bookings'
import { bodies, calls } from '../test/every-call'
import { patientLabels } from '../test/patient-labels'
import { readPatient } from '../test/patients'
import { prescriptionLabels } from '../test/prescription-labels'
import { visitIn, visitLabels } from '../test/visit-labels'
import { readVisit } from '../test/visits'

/** Who may make which call: every endpoint's `access` against what the server answers. */

let world: TestWorld
/** An account whose role and permissions each test chooses. */
let walker: { id: string; roleId: string }

beforeAll(async () => {
  world = await createTestWorld()
})
beforeEach(async () => {
  await world.reset()
  walker = await addUser(world.db, 'walker', [])
})
afterAll(async () => {
  // Mail may still be under way.
  await world.settle()
  await world.close()
})

const ask = (method: string, path: string, { headers, ...more }: Call = {}) =>
  call(world.api, method, path, {
    headers: { 'idempotency-key': crypto.randomUUID(), ...headers },
    ...more,
  })

/** Logging out ends the session that the others are made in. */
const walk = calls.toSorted((a, b) => Number(a.name === 'logout') - Number(b.name === 'logout'))

/** Every call with a body that no contract allows: whoever may make it changes nothing. */
async function walkAs(token: string | undefined) {
  const answers = new Map<string, Answer>()
  for (const { name, method, path, json } of walk)
    answers.set(
      name,
      await ask(method, path, { ...(token ? { token } : {}), ...(json ? { json: {} } : {}) }),
    )
  return answers
}

/** Checks each answer of somebody signed in who holds these permissions. */
async function expectAccess(held: readonly string[]): Promise<void> {
  const answers = await walkAs(await world.signIn('walker'))
  for (const { name, keys, scope } of calls) {
    const answer = answers.get(name)
    const who = `${name} by ${held.join(', ') || 'nobody in particular'}`
    if (scope === 'clinic' && isOwnScope(new Set(held))) expect(answer?.status, who).toBe(403)
    else if (keys.length === 0 || keys.some((key) => held.includes(key)))
      expect([200, 201, 400, 404], who).toContain(answer?.status)
    else expect(answer, who).toMatchObject(refusal(403, permissionMissing(keys)))
  }
}

const hold = (permissions: readonly PermissionKey[]) =>
  world.db
    .update(roles)
    .set({ permissions: [...permissions] })
    .where(eq(roles.id, walker.roleId))

describe('the calls', () => {
  it('are mounted as the table has them, and no others but those of who watches the server', () => {
    const watched = ['GET /api/health', 'GET /api/ready']
    const mounted = world.api.routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => `${method} ${path}`)
    const inTable = endpoints.map(({ method, path }) => `${method} ${path}`)
    expect([...new Set(mounted)].toSorted()).toEqual([...watched, ...inTable].toSorted())
  })

  it('have each a line in docs/product.md, with the permission that it takes', async () => {
    const docs = await readFile(new URL('../../docs/product.md', import.meta.url), 'utf8')
    const lines = docs.split('\n').filter((line) => line.startsWith('| '))
    for (const { method, path, access } of endpoints.map((endpoint: Endpoint) => endpoint)) {
      const address = path.replaceAll(/:(\w+)/g, '{$1}')
      const line = lines.find((each) => each.startsWith(`| ${method} | \`${address}\` |`))
      expect(line, `${method} ${address}`).toBeDefined()
      const words = access === 'public' ? ['none'] : access === 'session' ? ['a session'] : access
      const cell = line?.split('|').at(-2) ?? ''
      for (const word of [words].flat()) expect(cell, `${method} ${address}`).toContain(word)
    }
  })

  it('want a session, but for those of who has none yet; so does a call that there is not', async () => {
    const answers = await walkAs(undefined)
    const over = refusal(401, 'Your session is over. Please sign in again.')
    for (const { name, access } of calls)
      if (access === 'public') expect(answers.get(name)?.status, name).toBe(400)
      else expect(answers.get(name), name).toMatchObject(over)
    expect(await ask('GET', '/api/nothing')).toMatchObject(over)
    expect(await ask('PATCH', departmentEndpoints.list.path)).toMatchObject(over)
  })

  it('that there are not are unknown to whoever is signed in', async () => {
    const token = await world.signIn('walker')
    for (const [method, path] of [
      ['GET', '/api/nothing'],
      ['GET', '/api/staff/'],
      ['PATCH', departmentEndpoints.list.path],
      ['DELETE', pathOf(staffEndpoints.get, 'x')],
    ] as const)
      expect(await ask(method, path, { token })).toMatchObject(
        refusal(404, 'There is no such call'),
      )
  })

  it('are all shut to a start password, but for logging out and choosing another', async () => {
    await hold(permissionKeys)
    await world.db.update(users).set({ mustChangePassword: true }).where(eq(users.id, walker.id))
    const answers = await walkAs(await world.signIn('walker'))
    for (const { name, access } of calls) {
      const answer = answers.get(name)
      if (name === 'logout') expect(answer?.status).toBe(200)
      else if (name === 'change password' || access === 'public')
        expect(answer?.status, name).toBe(400)
      else
        expect(answer, name).toMatchObject({
          status: 403,
          body: { message: ownPasswordMessages.required, error: 'password_change_required' },
        })
    }
  })
})

describe('each call is answered exactly to whom its access names', () => {
  it('among the roles of a new clinic', async () => {
    const seeded = (await world.db.select().from(roles)).filter(({ id }) => id !== walker.roleId)
    expect(seeded).toHaveLength(9)
    for (const { id, permissions } of seeded) {
      await world.db.update(users).set({ roleId: id }).where(eq(users.id, walker.id))
      await expectAccess(permissions)
    }
  })

  it('by each permission alone, and by none', async () => {
    await expectAccess([])
    for (const key of permissionKeys) {
      await hold([key])
      await expectAccess([key])
    }
  }, 120_000)
})

/** What is there for somebody to work on, made by the admin. */
async function prepare() {
  const token = await world.signIn('admin')
  const made = async (endpoint: Endpoint, json: object) => {
    const { status, body } = await ask(endpoint.method, endpoint.path, { token, json })
    expect(status).toBe(201)
    return body
  }
  const withId = z.object({ _id: z.string() })
  const department = withId.parse(await made(departmentEndpoints.create, { name: 'Cardiology' }))
  const role = z
    .object({ data: withId })
    .parse(await made(roleEndpoints.create, { name: 'Porter', roles: [] }))
  const shift = z
    .object({ savedWorkingTime: withId })
    .parse(await made(workingTimeEndpoints.create, bodies['create working time'] ?? {}))
  const ids = {
    department: department._id,
    role: role.data._id,
    workingTime: shift.savedWorkingTime._id,
  }
  const user = withId.parse(
    await made(staffEndpoints.create, {
      ...bodies['create staff user'],
      role: ids.role,
      department: ids.department,
    }),
  )
  const { id: patient } = readPatient(
    await made(patientEndpoints.register, bodies['register patient'] ?? {}),
  )
  await world.db.update(users).set({ patientId: patient }).where(eq(users.id, walker.id))
  const answer = await ask('GET', staffEndpoints.doctors.path, { token })
  const doctor = staffEndpoints.doctors.output.parse(answer.body)[0]?._id ?? ''
  const scheduled = async (days: number) =>
    readVisit(await made(visitEndpoints.schedule, visitIn(days, { patient, doctor }))).id
  const visits = { visit: await scheduled(40), missed: await scheduled(-3) }
  const booked = bookedIn(await made(bookingEndpoints.create, bodies['book appointment'] ?? {}))
  return { ...ids, ...visits, booking: booked.id, user: user._id, patient, doctor }
}

type Made = Awaited<ReturnType<typeof prepare>>
type Step = readonly [endpoint: Endpoint, more?: { id?: string; json?: object }]

const readings = (made: Made): Step[] => [
  [staffEndpoints.list],
  [staffEndpoints.get, { id: made.user }],
  [staffEndpoints.roles],
  [staffEndpoints.departments],
]

type Labels = Partial<Record<PermissionKey, (made: Made) => readonly Step[]>>

/** The steps of all of these, key by key. */
const together = (...labels: readonly Labels[]): Labels =>
  Object.fromEntries(
    permissionKeys
      .filter((key) => labels.some((each) => each[key]))
      .map((key) => [key, (made: Made) => labels.flatMap((each) => each[key]?.(made) ?? [])]),
  )

/** For each key that the table uses, what its label says. */
const whatLabelsSay = together(patientLabels, bookingLabels, prescriptionLabels, visitLabels, {
  staff_view: (made) => [...readings(made), [roleEndpoints.list], [workingTimeEndpoints.list]],
  staff_create: (made) => [
    ...readings(made),
    [departmentEndpoints.create, { json: { name: 'Dermatology' } }],
    [roleEndpoints.create, { json: { name: 'Clerk', roles: ['staff_create'] } }],
    [
      workingTimeEndpoints.create,
      { json: { ...bodies['create working time'], workTimingName: 'Half Day' } },
    ],
    [
      staffEndpoints.create,
      {
        json: {
          ...bodies['create staff user'],
          ...{ username: 'other', email: 'other@example.org' },
          ...{ role: made.role, department: made.department },
        },
      },
    ],
  ],
  staff_edit: (made) => [
    ...readings(made),
    [departmentEndpoints.update, { id: made.department, json: { name: 'Heart' } }],
    [
      roleEndpoints.update,
      { json: { privilegeId: made.role, name: 'Bearer', roles: ['staff_edit'] } },
    ],
    [
      workingTimeEndpoints.update,
      { id: made.workingTime, json: { ...bodies['update working time'] } },
    ],
    [
      staffEndpoints.update,
      {
        id: made.user,
        json: { role: made.role, email: 'porter@example.org', status: 'inactive', version: 1 },
      },
    ],
    [
      staffEndpoints.assignWorkingTime,
      { id: made.user, json: { workingTime: made.workingTime, version: 2 } },
    ],
    [startPasswordEndpoints.give, { id: made.user, json: { password: 'secret', version: 3 } }],
  ],
  staff_delete: (made) => [
    ...readings(made),
    [staffEndpoints.delete, { json: { ids: [made.user] } }],
    [workingTimeEndpoints.delete, { id: made.workingTime }],
    [departmentEndpoints.delete, { json: { id: [made.department] } }],
  ],
  admin_dashboard: () => [
    [overviewEndpoints.totals],
    [overviewEndpoints.staff],
    [overviewEndpoints.departments],
  ],
  lab_report_edit: () => [[staffEndpoints.technicians]],
  appointment_create: () => [
    [departmentEndpoints.list],
    [staffEndpoints.doctors],
    [patientEndpoints.choices],
  ],
})

/** Keys that no call asks for yet. The first three choose dashboards, and who counts as a doctor. */
const notUsedYet: readonly PermissionKey[] = [
  ...(['doctor', 'receptionist', 'lab'] as const).map((name) => `${name}_dashboard` as const),
  ...(['delete', 'view'] as const).map((act) => `medical_record_${act}` as const),
  ...(['delete', 'edit'] as const).map((act) => `prescription_${act}` as const),
  ...(['create', 'edit', 'delete', 'view'] as const).map((act) => `billing_${act}` as const),
  ...(['create', 'delete', 'view'] as const).map((act) => `lab_report_${act}` as const),
  ...(['add', 'update', 'delete', 'view'] as const).map((act) => `pharmacy_stock_${act}` as const),
]

describe('a permission', () => {
  it('is used by a call, or is one of those that are not used yet', () => {
    const used = new Set(calls.flatMap(({ keys }) => keys))
    expect(new Set(Object.keys(whatLabelsSay))).toEqual(used)
    expect(notUsedYet.toSorted()).toEqual(permissionKeys.filter((key) => !used.has(key)).toSorted())
  })

  it.each(Object.entries(whatLabelsSay))('alone lets do what it says: %s', async (key, stepsOf) => {
    const made = await prepare()
    await hold(permissionKeys.filter((each) => each === key))
    const token = await world.signIn('walker')
    for (const [endpoint, { id, json } = {}] of stepsOf(made)) {
      const path = id ? pathOf(endpoint, id) : endpoint.path
      const { status, body } = await ask(endpoint.method, path, {
        token,
        ...(json ? { json } : {}),
      })
      expect([200, 201], `${endpoint.name}: ${JSON.stringify(body)}`).toContain(status)
    }
  })

  it('to delete takes away a role that nobody holds', async () => {
    const { role, user } = await prepare()
    const admin = await world.signIn('admin')
    const [other] = await world.db.select().from(roles).where(eq(roles.name, 'Staff'))
    const moved = await ask('PATCH', pathOf(staffEndpoints.update, user), {
      token: admin,
      json: {
        ...{ role: other?.id, status: 'active', version: 1 },
        department: staffEndpoints.departments.output.parse(
          (await ask('GET', staffEndpoints.departments.path, { token: admin })).body,
        )[0]?._id,
      },
    })
    expect(moved.status).toBe(200)
    await hold(['staff_delete'])
    const remove = () =>
      world
        .signIn('walker')
        .then((token) =>
          ask('DELETE', roleEndpoints.delete.path, { token, json: { privilegeId: role } }),
        )
    expect((await remove()).status).toBe(200)
    expect((await remove()).status).toBe(404)
  })

  it('counts, or no longer does, from the next call on', async () => {
    const token = await world.signIn('walker')
    const list = async () => (await ask('GET', staffEndpoints.list.path, { token })).status
    expect(await list()).toBe(403)
    await hold(['staff_view'])
    expect(await list()).toBe(200)
    await hold([])
    expect(await list()).toBe(403)
    expect((await ask('POST', authEndpoints.logout.path, { token })).status).toBe(200)
    expect(await list()).toBe(401)
  })
})
