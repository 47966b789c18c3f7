import { type BinKind, binEndpoints, binMessages } from '@shared/contracts/bin'
import { departmentEndpoints, departmentMessages } from '@shared/contracts/departments'
import { roleEndpoints, roleMessages } from '@shared/contracts/roles'
import { staffEndpoints, staffMessages } from '@shared/contracts/staff'
import { workingTimeEndpoints } from '@shared/contracts/working-times'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { departments, roles, users, workingTimes } from '../db/schema'
import { weekHours } from '../db/schema-hours'
import { addUser, pathOf, refusal } from '../test/api'
import { binCalls } from '../test/bin'
import { addWorkingTime, giveWeek } from '../test/hours'
import { unchanged } from '../test/records'
import { visitCalls } from '../test/visits'
import { setUpWorld, world } from '../test/world'

/** Deleting that asks. */

let token: string

setUpWorld()
beforeEach(async () => {
  token = await world.signIn('admin')
})

const { ask, consult, idNamed, listed, remove, removed, restore, staffIn, userNamed } = binCalls(
  () => world,
  () => token,
)
const { scheduled, userId } = visitCalls(
  () => world,
  () => token,
)
const dependents = async (kind: BinKind, ids: readonly string[]) => {
  const query = new URLSearchParams({ kind, ids: ids.join(',') })
  return (await ask('GET', `${binEndpoints.dependents.path}?${query}`)).body
}

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

  it('whose working times have been deleted is restored after them, with the week as it was', async () => {
    const morning = await addWorkingTime(world, 'Morning', '08:00', '12:00')
    const evening = await addWorkingTime(world, 'Evening', '17:00', '20:00')
    const doctor = await giveWeek(world, 'bsilva', morning, [1, 2])
    const friday = { userId: doctor, weekday: 5, workingTimeId: evening }
    await world.db.insert(weekHours).values(friday)
    const hours = () => ask('GET', `/api/staff/${doctor}/hours?from=2026-03-02&to=2026-03-08`)
    const { spans, week } = Object((await hours()).body)
    expect([spans.length, week.length]).toEqual([3, 3])
    const [user = ''] = await removed('staff', [doctor])
    const [first = ''] = await removed('working-time', [morning])
    const [second = ''] = await removed('working-time', [evening])
    const gone = (...names: string[]) => refusal(409, binMessages.timesGone('Bruno Silva', names))
    await unchanged(world.db, async () => {
      expect(await restore([user])).toMatchObject(gone('Evening', 'Morning'))
      expect(await restore([user, first])).toMatchObject(gone('Evening'))
    })
    expect((await restore([first])).status).toBe(200)
    expect((await restore([user, second])).status).toBe(200)
    expect((await hours()).body).toMatchObject({ spans, week })
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
