import { createTestWorld, type TestWorld } from '@mocks/node'
import { eq, inArray, isNull, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditEndpoints } from '@/contracts/audit'
import { type BinEntry, type BinKind, binEndpoints, binKinds, binMessages } from '@/contracts/bin'
import { bookingEndpoints } from '@/contracts/bookings'
import { departmentEndpoints, departmentMessages } from '@/contracts/departments'
import { overviewEndpoints } from '@/contracts/overview'
import { roleEndpoints, roleMessages } from '@/contracts/roles'
import { staffEndpoints, staffMessages } from '@/contracts/staff'
import { workingTimeEndpoints } from '@/contracts/working-times'
import { tries } from '@/test/property'
import { removeExpired } from '../db/expired'
import { departments, roles, users, workingTimes } from '../db/schema'
import { auditEntries } from '../db/schema-audit'
import { bin, bookingRequests } from '../db/schema-care'
import { addUser, pathOf, refusal } from '../test/api'
import { checkup } from '../test/bookings'
import { everythingButVersions, keyedCalls, unchanged } from '../test/records'
import { visitCalls } from '../test/visits'

/** Deleting that asks, and can be taken back. */

let world: TestWorld
let token: string

beforeAll(async () => {
  world = await createTestWorld()
})
beforeEach(async () => {
  await world.reset()
  token = await world.signIn('admin')
})
afterAll(() => world.close())

const ask = keyedCalls(
  () => world.api,
  () => token,
)
const { scheduled, userId } = visitCalls(
  () => world,
  () => token,
)
const remove = (kind: BinKind, ids: readonly string[], more: object = {}) =>
  ask('POST', binEndpoints.remove.path, { json: { kind, ids, ...more } })
const restore = (ids: readonly string[]) =>
  ask('POST', binEndpoints.restore.path, { json: { ids } })
const listed = async (): Promise<BinEntry[]> =>
  binEndpoints.list.output.parse((await ask('GET', binEndpoints.list.path)).body).rows
const dependents = async (kind: BinKind, ids: readonly string[]) => {
  const query = new URLSearchParams({ kind, ids: ids.join(',') })
  return (await ask('GET', `${binEndpoints.dependents.path}?${query}`)).body
}
const entriesIn = (body: unknown): readonly string[] =>
  binEndpoints.remove.output.parse(body).entries
const removed = async (kind: BinKind, ids: readonly string[], more: object = {}) => {
  const answer = await remove(kind, ids, more)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return entriesIn(answer.body)
}
const idNamed = async (table: typeof departments | typeof roles, name: string) => {
  const [row] = await world.db.select({ id: table.id }).from(table).where(eq(table.name, name))
  if (!row) throw new Error(`there is no ${name}`)
  return row.id
}
const userNamed = async (username: string) => {
  const [row] = await world.db.select().from(users).where(eq(users.username, username))
  if (!row) throw new Error(`there is no ${username}`)
  return row
}
const staffIn = (departmentId: string) =>
  world.db.select().from(users).where(eq(users.departmentId, departmentId)).orderBy(users.name)
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)
/** Changes a user by the call of the form, which names the role and the status whatever is changed. */
const change = async (username: string, more: object) => {
  const { id, version, roleId } = await userNamed(username)
  const json = { version, role: roleId, status: 'active', confirmed: true, ...more }
  const { method, path } = staffEndpoints.update
  const answer = await ask(method, pathOf({ path }, id), { json })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
}
const consult = async (department: string) => {
  const { checkupDetails: _, ...person } = checkup
  const json = { ...person, type: 'consulting', department, doctorId: await userId('doctor') }
  expect((await ask('POST', bookingEndpoints.create.path, { json })).status).toBe(201)
}

describe('a deletion that is taken back', () => {
  /** What every table has but those that tell of changes. Versions only count up: nobody saves over what they never saw. */
  async function contents() {
    const all = await everythingButVersions(world.db)
    const { changes: _feed, idempotency_keys: _answers, ...rest } = all
    return rest
  }

  interface Asked {
    kind: BinKind
    at: number[]
    replacement: number | undefined
  }

  it('leaves the database equal', async () => {
    const [shift] = await world.db.select().from(workingTimes)
    await world.db.update(users).set({ workingTimeId: shift?.id ?? null })
    for (const name of ['ENT', 'Urology']) await consult(await idNamed(departments, name))
    const nurse = await addUser(world.db, 'nurse', [])
    const [unheld] = await world.db.insert(roles).values({ name: 'Unheld' }).returning()
    const known: Record<BinKind, string[]> = {
      department: idsOf(await world.db.select().from(departments)),
      // Without the own one nothing could be taken back.
      role: [
        ...[unheld?.id ?? '', nurse.roleId],
        ...idsOf(await world.db.select().from(roles).where(sql`key is distinct from 'admin'`)),
      ],
      'working-time': idsOf(await world.db.select().from(workingTimes)),
      // Patients' accounts are no staff: the call knows nothing of them.
      staff: [
        nurse.id,
        ...idsOf(await world.db.select().from(users).where(isNull(users.patientId))),
      ],
    }
    const done = new Map<BinKind, number>()
    const arbitrary = fc.record({
      kind: fc.constantFrom(...binKinds),
      at: fc.uniqueArray(fc.nat(200), { minLength: 1, maxLength: 3 }),
      replacement: fc.option(fc.nat(200), { nil: undefined }),
    })
    await fc.assert(
      fc.asyncProperty(arbitrary, async ({ kind, at, replacement }) => {
        const all = known[kind]
        const ids = [...new Set(at.map((place) => all[place % all.length] ?? ''))]
        const reassignTo =
          replacement === undefined || kind === 'staff' ? undefined : all[replacement % all.length]
        const before = await contents()
        const answer = await remove(kind, ids, { confirmed: true, reassignTo })
        if (answer.status === 200) {
          const undone = await restore(entriesIn(answer.body))
          expect(undone).toMatchObject({ status: 200, body: { changed: [], more: 0 } })
          done.set(kind, (done.get(kind) ?? 0) + 1)
        } else expect([403, 409, 422]).toContain(answer.status)
        expect(await contents()).toEqual(before)
      }),
      {
        ...tries(12),
        examples: [
          ...binKinds.map((kind): [Asked] => [{ kind, at: [0], replacement: undefined }]),
          [{ kind: 'role', at: [1], replacement: 0 }],
          [{ kind: 'department', at: [0, 1], replacement: 2 }],
        ],
      },
    )
    expect([...done.keys()].toSorted()).toEqual([...binKinds].toSorted())
  })

  it('leaves what has been changed since as it is, and names it', async () => {
    const [ent, urology, oncology] = [
      await idNamed(departments, 'ENT'),
      await idNamed(departments, 'Urology'),
      await idNamed(departments, 'Oncology'),
    ]
    await consult(ent)
    const [moved, stayed] = await staffIn(ent)
    const entries = await removed('department', [ent], { reassignTo: urology })
    expect(await userNamed(stayed?.username ?? '')).toMatchObject({ departmentId: urology })
    expect(await world.db.select().from(bookingRequests)).toMatchObject([
      { departmentId: urology, departmentName: 'ENT', version: 2 },
    ])
    await world.db
      .update(users)
      .set({ departmentId: oncology })
      .where(eq(users.id, moved?.id ?? ''))
    await world.db.update(bookingRequests).set({ status: 'declined', version: 3 })
    expect(await restore(entries)).toMatchObject({
      status: 200,
      body: { changed: [moved?.name, 'Booking no. 1'], more: 0 },
    })
    expect(await userNamed(moved?.username ?? '')).toMatchObject({ departmentId: oncology })
    // Two changes have gone by: whoever saw one of them alone is told.
    expect(await userNamed(stayed?.username ?? '')).toMatchObject({
      departmentId: ent,
      version: (stayed?.version ?? 0) + 2,
    })
    expect(await listed()).toEqual([])
    expect(await restore(entries)).toMatchObject(refusal(404, binMessages.notFound))
  })

  it('takes nobody along who was given another since by hand, though it be what they had again', async () => {
    const [ent, urology, oncology] = [
      await idNamed(departments, 'ENT'),
      await idNamed(departments, 'Urology'),
      await idNamed(departments, 'Oncology'),
    ]
    await world.db
      .update(users)
      .set({ departmentId: ent })
      .where(inArray(users.username, ['bsilva', 'doctor']))
    const entries = await removed('department', [ent], { reassignTo: urology })
    await change('bsilva', { department: oncology })
    await change('bsilva', { department: urology })
    // What has nothing to do with where they are stands in the way of nothing.
    await change('doctor', { phone: '+91 98200 00000' })
    const { name } = await userNamed('bsilva')
    expect(await restore(entries)).toMatchObject({
      status: 200,
      body: { changed: [name], more: 0 },
    })
    expect(await userNamed('bsilva')).toMatchObject({ departmentId: urology })
    expect(await userNamed('doctor')).toMatchObject({ departmentId: ent })
  })

  it('leaves whoever was given another role and back again', async () => {
    const { roleId } = await addUser(world.db, 'nurse', [])
    const [staff, doctor] = [await idNamed(roles, 'Staff'), await idNamed(roles, 'Doctor')]
    const entries = await removed('role', [roleId], { reassignTo: staff })
    for (const role of [doctor, staff]) await change('nurse', { role })
    expect(await restore(entries)).toMatchObject({ body: { changed: ['nurse'], more: 0 } })
    expect(await userNamed('nurse')).toMatchObject({ roleId: staff })
  })

  it('gives no working time back to who was left with none on purpose', async () => {
    const [shift, other] = await world.db.select().from(workingTimes)
    await world.db.update(users).set({ workingTimeId: shift?.id ?? '' })
    const entries = await removed('working-time', [shift?.id ?? ''])
    const { id, name } = await userNamed('bsilva')
    for (const workingTime of [other?.id ?? '', null]) {
      const json = { workingTime, version: (await userNamed('bsilva')).version }
      const path = pathOf(staffEndpoints.assignWorkingTime, id)
      expect((await ask(staffEndpoints.assignWorkingTime.method, path, { json })).status).toBe(200)
    }
    expect(await restore(entries)).toMatchObject({ body: { changed: [name], more: 0 } })
    expect(await userNamed('bsilva')).toMatchObject({ workingTimeId: null })
    expect(await userNamed('doctor')).toMatchObject({ workingTimeId: shift?.id })
  })

  it('takes back several, each over what the next had given', async () => {
    const [ent, urology, oncology] = [
      await idNamed(departments, 'ENT'),
      await idNamed(departments, 'Urology'),
      await idNamed(departments, 'Oncology'),
    ]
    const before = idsOf(await staffIn(ent))
    const entries = [
      ...(await removed('department', [ent], { reassignTo: urology })),
      ...(await removed('department', [urology], { reassignTo: oncology })),
    ]
    expect(await restore(entries)).toMatchObject({ status: 200, body: { changed: [], more: 0 } })
    expect(idsOf(await staffIn(ent))).toEqual(before)
  })

  it('is refused while another has the name, and by whoever may not delete', async () => {
    const ent = await idNamed(departments, 'ENT')
    const entries = await removed('department', [ent])
    await ask('POST', departmentEndpoints.create.path, { json: { name: 'ent' } })
    await unchanged(world.db, async () => {
      expect(await restore(entries)).toMatchObject(
        refusal(409, binMessages.nameTaken('department', 'ENT')),
      )
    })
  })

  it('is there for thirty days', async () => {
    const entries = await removed('department', [await idNamed(departments, 'ENT')])
    const day = 24 * 60 * 60_000
    world.advance(29.9 * day)
    token = await world.signIn('admin')
    expect(await listed()).toHaveLength(1)
    await removeExpired(world.db, new Date(world.now()))
    expect(await world.db.$count(bin)).toBe(1)
    world.advance(0.2 * day)
    token = await world.signIn('admin')
    expect(await listed()).toEqual([])
    expect(await restore(entries)).toMatchObject(refusal(404, binMessages.notFound))
    await removeExpired(world.db, new Date(world.now() + 0.1 * day))
    expect(await world.db.$count(bin)).toBe(0)
  })
})

describe('who and what is given to another by it', () => {
  const reassigned = () =>
    world.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.kind, 'reassigned'))
      .orderBy(auditEntries.id)

  it('has a row each in the audit, of the patient whose it is, and so when it is taken back', async () => {
    const ent = await idNamed(departments, 'ENT')
    const admin = token
    token = await world.signIn('patient')
    await consult(ent)
    const { patientId } = await userNamed('patient')
    token = admin
    const [booking] = await world.db.select().from(bookingRequests)
    const people = await staffIn(ent)
    const [gone, ...moved] = people
    await world.db
      .update(users)
      .set({ deletedAt: new Date(world.now()), active: false })
      .where(eq(users.id, gone?.id ?? ''))
    const entries = await removed('department', [ent], {
      reassignTo: await idNamed(departments, 'Urology'),
    })
    const rowsOf = (call: string, from: string, to: string) => [
      ...moved.map(({ id, username }) => ({
        ...{ call, recordIds: [id], patientId: null },
        query: JSON.stringify({ user: username, from, to }),
      })),
      {
        ...{ call, recordIds: [booking?.id], patientId },
        query: JSON.stringify({ booking: booking?.number, from, to }),
      },
    ]
    const inOrder = (rows: { recordIds: (string | undefined)[] }[]) =>
      rows.toSorted((a, b) => String(a.recordIds).localeCompare(String(b.recordIds)))
    const told = await reassigned()
    expect(inOrder(told)).toMatchObject(inOrder(rowsOf('move to bin', 'ENT', 'Urology')))
    for (const row of told)
      expect(row).toMatchObject({ username: 'admin', role: 'Admin', key: 'staff_delete' })
    await restore(entries)
    expect(inOrder((await reassigned()).slice(told.length))).toMatchObject(
      inOrder(rowsOf('restore from bin', 'Urology', 'ENT')),
    )
    token = await world.signIn('patient')
    const own = await ask('GET', auditEndpoints.own.path)
    expect(own.body).toMatchObject({
      rows: [
        { kind: 'reassigned', call: 'restore from bin' },
        { kind: 'reassigned', call: 'move to bin' },
      ],
    })
  })

  it('has one where it is left with none too, by whichever call it is deleted', async () => {
    const ent = await idNamed(departments, 'ENT')
    const people = await staffIn(ent)
    await ask('DELETE', departmentEndpoints.delete.path, { json: { id: [ent] } })
    const told = await reassigned()
    expect(told).toHaveLength(people.length)
    expect(told[0]).toMatchObject({ call: 'delete departments' })
    expect(JSON.parse(told[0]?.query ?? '')).toMatchObject({ from: 'ENT', to: null })
  })

  it('is none of the recent activities, which tell the deletion alone', async () => {
    const [ent, urology] = [
      await idNamed(departments, 'ENT'),
      await idNamed(departments, 'Urology'),
    ]
    await restore(await removed('department', [ent], { reassignTo: urology }))
    const { body } = await ask('GET', overviewEndpoints.activities.path)
    expect(body).toMatchObject([
      { action: 'Restored ENT from the bin' },
      { action: 'Moved ENT to the bin' },
    ])
    expect(body).toHaveLength(2)
  })
})

describe('what depends on it', () => {
  it('is counted before, and stands in the bin with who deleted it', async () => {
    const ent = await idNamed(departments, 'ENT')
    const before = Object(await dependents('department', [ent]))
    const [doctor] = await staffIn(ent)
    await scheduled({ doctorId: await userId('bsilva') })
    await consult(ent)
    const of = { people: before.people, visits: before.visits + 1, requests: 1 }
    expect(await dependents('department', [ent, ent.toUpperCase(), 'nonsense'])).toEqual(of)
    expect(doctor).toBeDefined()
    await removed('department', [ent], { reassignTo: await idNamed(departments, 'Urology') })
    expect(await listed()).toMatchObject([
      {
        ...{ kind: 'department', name: 'ENT', dependents: of, givenTo: 'Urology' },
        deletedBy: (await userNamed('admin')).name,
      },
    ])
    const doctorOnes = Object(await dependents('staff', [await userId('bsilva')]))
    expect(doctorOnes).toMatchObject({ people: 0 })
    expect(doctorOnes.visits).toBeGreaterThan(0)
    expect(await dependents('role', [await idNamed(roles, 'Doctor')])).toMatchObject({
      people: expect.any(Number),
    })
  })

  it('are no visits of doctors who are deleted', async () => {
    const ent = await idNamed(departments, 'ENT')
    const doctor = await userId('bsilva')
    await world.db.update(users).set({ departmentId: ent }).where(eq(users.id, doctor))
    await scheduled({ doctorId: doctor })
    const role = (await userNamed('bsilva')).roleId ?? ''
    const before = {
      department: Object(await dependents('department', [ent])),
      role: Object(await dependents('role', [role])),
    }
    const { visits } = Object(await dependents('staff', [doctor]))
    expect(visits).toBe(1)
    await removed('staff', [doctor], { confirmed: true })
    for (const [kind, id] of [
      ['department', ent],
      ['role', role],
    ] as const)
      expect(await dependents(kind, [id]), kind).toEqual({
        ...before[kind],
        people: before[kind].people - 1,
        visits: before[kind].visits - visits,
      })
  })

  it('is asked of a hundred at most', async () => {
    const ids = Array.from({ length: 101 }, () => crypto.randomUUID())
    expect(await dependents('staff', ids)).toMatchObject({ message: binMessages.askedTooMany })
  })
})

describe('each call that deletes', () => {
  it('puts what it deletes into the bin', async () => {
    const ent = await idNamed(departments, 'ENT')
    const [shift] = await world.db.select().from(workingTimes)
    const { roleId } = await addUser(world.db, 'leaver', [])
    const leaver = (await userNamed('leaver')).id
    const deletions = [
      [departmentEndpoints.delete, { id: [ent] }],
      [{ method: 'DELETE', path: pathOf(workingTimeEndpoints.delete, shift?.id ?? '') }, undefined],
      [staffEndpoints.delete, { ids: [leaver] }],
      [roleEndpoints.delete, { privilegeId: roleId }],
    ] as const
    for (const [{ method, path }, json] of deletions) {
      expect((await ask(method, path, json ? { json } : {})).status).toBe(200)
      world.advance(1000)
    }
    const entries = await listed()
    expect(entries.map(({ kind }) => kind)).toEqual(['role', 'staff', 'working-time', 'department'])
    expect((await restore(entries.map(({ id }) => id))).status).toBe(200)
    expect(await userNamed('leaver')).toMatchObject({ roleId, active: true, deletedAt: null })
    expect((await world.signIn('leaver')).length).toBeGreaterThan(0)
  })

  it('deletes all or none, and knows nothing that is gone', async () => {
    const unknown = crypto.randomUUID()
    expect(await remove('department', [unknown])).toMatchObject(
      refusal(404, departmentMessages.notFound),
    )
    const ent = await idNamed(departments, 'ENT')
    for (const reassignTo of [ent, unknown, 'nonsense'])
      expect(await remove('department', [ent], { reassignTo })).toMatchObject(
        refusal(422, binMessages.replacementMissing, {
          reassignTo: binMessages.replacementMissing,
        }),
      )
    const own = await userId('admin')
    expect(await remove('staff', [own, await userId('bsilva')])).toMatchObject(
      refusal(409, staffMessages.ownAccount),
    )
    expect(await remove('staff', [await userId('bsilva')], { reassignTo: own })).toMatchObject(
      refusal(422, binMessages.replacementForUsers, {
        reassignTo: binMessages.replacementForUsers,
      }),
    )
    expect(await listed()).toEqual([])
  })
})

describe('a role', () => {
  it('that is held needs one to take its place, of the same kind and within what one holds', async () => {
    const doctor = await idNamed(roles, 'Doctor')
    const nurse = await idNamed(roles, 'Staff')
    const patient = await idNamed(roles, 'Patient')
    expect(await remove('role', [doctor])).toMatchObject(refusal(409, roleMessages.inUse))
    expect(await remove('role', [doctor], { reassignTo: patient })).toMatchObject(
      refusal(422, binMessages.replacementScope),
    )
    const superAdmin = await idNamed(roles, 'Super Admin')
    expect(await remove('role', [doctor], { reassignTo: superAdmin })).toMatchObject({
      status: 422,
    })
    expect(await remove('role', [superAdmin])).toMatchObject(refusal(403, roleMessages.protected))
    await addUser(world.db, 'clerk', ['staff_delete'])
    token = await world.signIn('clerk')
    expect((await remove('role', [doctor], { reassignTo: nurse })).status).toBe(403)
    token = await world.signIn('admin')
    const holders = await world.db.$count(users, eq(users.roleId, doctor))
    const [entry] = await removed('role', [doctor], { reassignTo: nurse })
    expect(await listed()).toMatchObject([{ dependents: { people: holders }, givenTo: 'Staff' }])
    token = await world.signIn('clerk')
    expect((await restore([entry ?? ''])).status).toBe(403)
    token = await world.signIn('admin')
    expect((await restore([entry ?? ''])).status).toBe(200)
    expect(await world.db.$count(users, eq(users.roleId, doctor))).toBe(holders)
  })
})

describe('a user', () => {
  it('is restored by who has deleted them, or by who holds what their role gives', async () => {
    const { id } = await addUser(world.db, 'nurse', ['patient_view'])
    await addUser(world.db, 'clerk', ['staff_delete'])
    await addUser(world.db, 'other', ['staff_delete'])
    const clerk = await world.signIn('clerk')
    token = clerk
    const entries = await removed('staff', [id])
    token = await world.signIn('other')
    expect(await restore(entries)).toMatchObject(refusal(403, binMessages.beyondOwn))
    token = clerk
    expect((await restore(entries)).status).toBe(200)
    expect((await world.signIn('nurse')).length).toBeGreaterThan(0)
  })

  it('comes back with what the role has gained since only by who holds that', async () => {
    const { id, roleId } = await addUser(world.db, 'nurse', ['patient_view'])
    await addUser(world.db, 'clerk', ['staff_delete'])
    token = await world.signIn('clerk')
    const entries = await removed('staff', [id])
    const permissions = ['patient_view', 'medical_record_edit']
    await world.db.update(roles).set({ permissions }).where(eq(roles.id, roleId))
    expect(await restore(entries)).toMatchObject(refusal(403, binMessages.beyondOwn))
    expect((await userNamed('nurse')).active).toBe(false)
    await world.db.update(roles).set({ permissions: [] }).where(eq(roles.id, roleId))
    expect((await restore(entries)).status).toBe(200)
  })

  it('who was inactive comes back inactive', async () => {
    const { id } = await addUser(world.db, 'nurse', ['patient_view'])
    await world.db.update(users).set({ active: false }).where(eq(users.id, id))
    expect((await restore(await removed('staff', [id]))).status).toBe(200)
    expect(await userNamed('nurse')).toMatchObject({ active: false, deletedAt: null })
  })

  it('who is an admin is restored by an admin, whoever has deleted them', async () => {
    const { id } = await addUser(world.db, 'colleague', ['admin_dashboard'])
    const clerk = await addUser(world.db, 'clerk', ['admin_dashboard', 'staff_delete'])
    token = await world.signIn('clerk')
    const entries = await removed('staff', [id])
    await world.db
      .update(roles)
      .set({ permissions: ['staff_delete'] })
      .where(eq(roles.id, clerk.roleId))
    expect(await restore(entries)).toMatchObject(refusal(403, staffMessages.adminsOnly))
    expect((await userNamed('colleague')).active).toBe(false)
  })

  it('whose role has been deleted is restored after the role', async () => {
    const { id, roleId } = await addUser(world.db, 'nurse', [])
    const [user] = await removed('staff', [id])
    const [role] = await removed('role', [roleId])
    expect(await restore([user ?? ''])).toMatchObject(refusal(409, binMessages.roleGone('nurse')))
    expect((await restore([user ?? '', role ?? ''])).status).toBe(200)
    expect(await userNamed('nurse')).toMatchObject({ roleId, active: true })
  })

  it('with visits to come goes once that is known', async () => {
    const doctor = await userId('bsilva')
    await scheduled({ doctorId: doctor })
    expect(await remove('staff', [doctor])).toMatchObject({
      status: 409,
      body: { error: 'has-visits' },
    })
    await removed('staff', [doctor], { confirmed: true })
    expect(await listed()).toMatchObject([{ kind: 'staff', name: 'Bruno Silva' }])
  })
})
