import { bookingEndpoints } from '@shared/contracts/bookings'
import { changeEndpoints, changeMessages, changeTopics } from '@shared/contracts/changes'
import { departmentEndpoints } from '@shared/contracts/departments'
import { permissionKeys } from '@shared/contracts/permissions'
import { roleEndpoints } from '@shared/contracts/roles'
import { staffHoursEndpoints } from '@shared/contracts/staff-hours'
import { workingTimeEndpoints } from '@shared/contracts/working-times'
import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { removeExpired } from '../db/expired'
import { roles, users } from '../db/schema'
import { changes } from '../db/schema-care'
import { publishEvents } from '../records/change-events'
import { batchSize } from '../records/changes'
import { addUser, pathOf, refusal } from '../test/api'
import { bodies, unknownId } from '../test/every-call'
import { follower, nothingHeldBack, publish } from '../test/feed'
import { patientCalls } from '../test/patients'
import { keyedCalls } from '../test/records'
import { setUpWorld, world } from '../test/world'

let token: string

setUpWorld()
beforeEach(async () => {
  token = await world.signIn('admin')
})

const ask = keyedCalls(
  () => world.api,
  () => token,
)
const patients = patientCalls(
  () => world,
  () => token,
)
const followAs = async (username: string) => follower(world, await world.signIn(username))
const raw = (query: string) => ask('GET', `${changeEndpoints.list.path}${query}`)
const named = async (username: string) => {
  const [user] = await world.db.select().from(users).where(eq(users.username, username))
  if (!user) throw new Error(`there is no ${username}`)
  return user
}
const hour = 60 * 60_000

describe('the feed', () => {
  it('begins at its end, and has what comes, in order and once', async () => {
    await publish(world.db, 'patients')
    const { poll } = await follower(world, token)
    expect(await poll()).toEqual([])
    await publish(world.db, 'visits', { id: 'one' })
    await publish(world.db, 'staff', { id: 'two' })
    expect(await poll()).toEqual([
      { topic: 'visits', id: 'one' },
      { topic: 'staff', id: 'two' },
    ])
    expect(await poll()).toEqual([])
  })

  it('has a record that has changed several times once', async () => {
    const { poll } = await follower(world, token)
    for (let times = 0; times < 3; times++) await publish(world.db, 'visits', { id: 'one' })
    await publish(world.db, 'patients', { id: 'one' })
    expect(await poll()).toEqual([
      { topic: 'visits', id: 'one' },
      { topic: 'patients', id: 'one' },
    ])
  })

  it('has nothing of a change that was taken back', async () => {
    const { poll } = await follower(world, token)
    const undone = world.db.transaction(async (tx) => {
      await publishEvents(tx, [{ topic: 'visits', id: unknownId }])
      throw new Error('taken back')
    })
    await expect(undone).rejects.toThrow('taken back')
    expect(await poll()).toEqual([])
  })

  it('has more than fits into an answer in several, and leaves nothing out', async () => {
    const { poll } = await follower(world, token)
    const published = Array.from({ length: batchSize * 2 + 1 }, (_, at) => ({
      topic: 'visits' as const,
      id: String(at),
    }))
    await world.db.transaction((tx) => publishEvents(tx, published))
    const answers = [await poll(), await poll(), await poll()]
    expect(answers.map(({ length }) => length)).toEqual([batchSize, batchSize, 1])
    expect(answers.flat()).toEqual(published)
  })

  it('has the topics that are named, and knows of no others', async () => {
    const { ask, cursor } = await follower(world, token)
    await publish(world.db, 'visits')
    await publish(world.db, 'patients')
    await nothingHeldBack(world.db)
    const after = cursor()
    expect((await ask({ after, topics: 'patients,weather' })).changes).toEqual([
      { topic: 'patients', id: unknownId },
    ])
    expect((await ask({ after, topics: '' })).changes).toEqual([])
  })

  it('passes over a topic that only a newer server knows', async () => {
    const { poll } = await follower(world, token)
    await world.db.insert(changes).values({ topic: 'weather', recordId: unknownId })
    expect(await poll()).toEqual([])
  })
})

describe('a cursor', () => {
  it.each(['', 'x', '1.2.3', 'ff.1.1.1.1', `ff.${2n ** 64n}.1.1`, 'ff.-1.1.1', '🙂', "f'.1.1.1"])(
    'is none of a feed: %j',
    async (after) => {
      expect(await raw(`?after=${encodeURIComponent(after)}`)).toMatchObject(
        refusal(400, changeMessages.cursorForeign, { after: changeMessages.cursorForeign }),
      )
    },
  )

  it('goes on for 23 hours, after which all is to be read anew', async () => {
    const { cursor, ask } = await follower(world, token)
    await publish(world.db, 'visits')
    await nothingHeldBack(world.db)
    const answer = { changes: [{ topic: 'visits', id: unknownId }] }
    world.advance(11 * hour)
    const later = await follower(world, await world.signIn('admin'))
    expect(await ask({ after: cursor() })).toMatchObject(answer)
    world.advance(11.9 * hour)
    token = await world.signIn('admin')
    expect((await raw(`?after=${cursor()}`)).body).toMatchObject(answer)
    world.advance(0.1 * hour)
    const { body } = await raw(`?after=${cursor()}`)
    expect(body).toMatchObject({ changes: [], reset: true })
    const { next } = changeEndpoints.list.output.parse(body)
    expect((await raw(`?after=${next}`)).body).not.toHaveProperty('reset')
    expect((await raw(`?after=${later.cursor()}`)).body).not.toHaveProperty('reset')
  })

  it.each([
    ['another database', (parts: string[]) => ['0', ...parts.slice(1)]],
    ['a later state of this one', (parts: string[]) => [parts[0], '999999999', ...parts.slice(2)]],
  ])('of %s has all read anew', async (_, altered) => {
    const { cursor, ask } = await follower(world, token)
    const after = altered(cursor().split('.')).join('.')
    expect(await ask({ after })).toMatchObject({ changes: [], reset: true })
  })
})

it('keeps a change for a day, and then removes it with what else is over', async () => {
  await world.db.delete(changes)
  await publish(world.db, 'visits')
  const [change] = await world.db.select().from(changes)
  const begun = change?.at.getTime() ?? 0
  await removeExpired(world.db, new Date(begun + 23.9 * hour))
  expect(await world.db.$count(changes)).toBe(1)
  await removeExpired(world.db, new Date(begun + 24.1 * hour))
  expect(await world.db.$count(changes)).toBe(0)
})

describe('a caller sees changes', () => {
  const publishEach = async () => {
    for (const topic of changeTopics) await publish(world.db, topic)
  }
  const seen = async ({ poll }: Awaited<ReturnType<typeof follower>>) =>
    (await poll()).map(({ topic }) => topic)

  /** What every member of the staff reads. */
  const ofAll = ['clinic', 'lab-ranges', 'hours', 'visit-kinds'] as const

  it.each([
    // Whoever works here chooses from the doctors; what stands on paper is everybody's.
    ['nothing', [], ['staff', 'departments', ...ofAll]],
    ['staff_view', ['staff_view'], ['staff', 'roles', 'departments', 'working-times', ...ofAll]],
    ['patient_view', ['patient_view'], ['staff', 'departments', 'patients', ...ofAll]],
    [
      'appointment_view',
      ['appointment_view'],
      ['staff', 'departments', 'visits', 'booking-requests', ...ofAll],
    ],
    [
      'appointment_delete',
      ['appointment_delete'],
      ['staff', 'departments', 'visits', 'booking-requests', ...ofAll],
    ],
    [
      'prescription_view',
      ['prescription_view'],
      ['staff', 'departments', 'prescriptions', 'prescription-requests', ...ofAll],
    ],
    // Which shows the own record, and this one is nobody's.
    ['patient_dashboard', ['patient_dashboard'], ['departments', 'clinic', 'lab-ranges']],
    [
      'all but the clinic’s dashboards',
      permissionKeys.filter((key) => !/^(admin|doctor|receptionist|lab)_dashboard$/.test(key)),
      ['departments', 'clinic', 'lab-ranges'],
    ],
    // Notices are each account's own.
    ['everything', permissionKeys, changeTopics.filter((topic) => topic !== 'notices')],
  ] as const)('of what can be read by %s', async (_, permissions, topics) => {
    await addUser(world.db, 'listener', permissions)
    const listener = await followAs('listener')
    await publishEach()
    expect(await seen(listener)).toEqual(topics)
  })

  it('of the own record and of what the own account has, and of nobody else’s', async () => {
    const mine = await patients.registered()
    const other = await patients.registered({ name: 'Ben Holt', contact: '9000000001' })
    const { id } = await addUser(world.db, 'own', ['patient_dashboard', 'appointment_view'])
    await world.db.update(users).set({ patientId: mine.id }).where(eq(users.id, id))
    const { poll } = await followAs('own')
    for (const patient of [mine, other])
      await publish(world.db, 'visits', { id: patient.name, patientId: patient.id })
    await publish(world.db, 'booking-requests', { id: 'booked', accountId: id })
    await publish(world.db, 'booking-requests', { accountId: (await named('doctor')).id })
    expect(await poll()).toEqual([
      { topic: 'visits', id: mine.name },
      { topic: 'booking-requests', id: 'booked' },
    ])
  })

  it('of a new role of their own at once, by which they read', async () => {
    const { id, roleId } = await addUser(world.db, 'listener', [])
    const { poll } = await followAs('listener')
    const update = await ask('PATCH', roleEndpoints.update.path, {
      json: { ...{ privilegeId: roleId, _id: roleId, name: 'Lister' }, roles: ['staff_view'] },
    })
    expect(update.status).toBe(200)
    expect(await poll()).toEqual([
      { topic: 'roles', id: roleId },
      { topic: 'staff', id: roleId },
    ])
    await world.db.update(roles).set({ permissions: [] }).where(eq(roles.id, roleId))
    await publish(world.db, 'staff', { id, accountId: id })
    await publish(world.db, 'working-times')
    expect(await poll()).toEqual([{ topic: 'staff', id }])
  })
})

describe('a change publishes its events:', () => {
  const withId = z.object({ _id: z.string() })

  it('departments and working times, and the staff who stand with them', async () => {
    const { poll } = await follower(world, token)
    const department = withId.parse(
      (await ask('POST', departmentEndpoints.create.path, { json: { name: 'Sleep' } })).body,
    )._id
    expect(await poll()).toEqual([{ topic: 'departments', id: department }])
    const both = (topic: string, id: string) => [
      { topic, id },
      { topic: 'staff', id },
    ]
    await ask('PUT', pathOf(departmentEndpoints.update, department), { json: { name: 'Rest' } })
    expect(await poll()).toEqual(both('departments', department))
    await ask('DELETE', departmentEndpoints.delete.path, { json: { id: [department] } })
    const binned = (id: string) => ({ topic: 'bin', id })
    expect(await poll()).toEqual([...both('departments', department), binned(department)])

    const json = bodies['create working time'] ?? {}
    const made = await ask('POST', workingTimeEndpoints.create.path, { json })
    const shift = z.object({ savedWorkingTime: withId }).parse(made.body).savedWorkingTime._id
    expect(await poll()).toEqual([{ topic: 'working-times', id: shift }])
    await ask('PATCH', pathOf(workingTimeEndpoints.update, shift), { json })
    expect(await poll()).toEqual([...both('working-times', shift), { topic: 'hours', id: shift }])
    await ask('DELETE', pathOf(workingTimeEndpoints.delete, shift))
    expect(await poll()).toEqual([...both('working-times', shift), binned(shift)])
  })

  it('roles, made and deleted', async () => {
    const { poll } = await follower(world, token)
    const made = await ask('POST', roleEndpoints.create.path, {
      json: { name: 'Porter', roles: [] },
    })
    const { _id: id } = z.object({ data: withId }).parse(made.body).data
    expect(await poll()).toEqual([{ topic: 'roles', id }])
    await ask('DELETE', roleEndpoints.delete.path, { json: { privilegeId: id } })
    expect(await poll()).toEqual([
      { topic: 'roles', id },
      { topic: 'bin', id },
    ])
  })

  it('staff, also to whom it is about', async () => {
    const doctor = await named('doctor')
    const hers = await followAs('doctor')
    const theirs = await followAs('patient')
    const { status } = await ask('PUT', pathOf(staffHoursEndpoints.save, doctor.id), {
      json: { week: null, version: doctor.version },
    })
    expect(status).toBe(200)
    expect(await hers.poll()).toEqual([
      { topic: 'staff', id: doctor.id },
      { topic: 'hours', id: doctor.id },
    ])
    expect(await theirs.poll()).toEqual([])
  })

  it('a booking, to the desk and to who booked, once', async () => {
    const [desk, theirs, others] = [
      await followAs('receptionist'),
      await followAs('patient'),
      await followAs('doctor'),
    ]
    await world.db
      .update(roles)
      .set({ permissions: ['doctor_dashboard'] })
      .where(and(eq(roles.id, (await named('doctor')).roleId ?? '')))
    const json = bodies['book appointment'] ?? {}
    const booked = await ask('POST', bookingEndpoints.create.path, {
      token: await world.signIn('patient'),
      json,
    })
    expect(booked.status).toBe(201)
    const again = { token: await world.signIn('patient'), json }
    expect((await ask('POST', bookingEndpoints.create.path, again)).status).toBe(201)
    const [change, ...more] = await desk.poll()
    expect(change?.topic).toBe('booking-requests')
    // And what tells this account of it.
    expect(more.map(({ topic }) => topic)).toEqual(['notices'])
    expect(await theirs.poll()).toEqual([change])
    expect(await others.poll()).toEqual([])
  })

  it('a patient’s account, linked and taken off', async () => {
    const { id } = await addUser(world.db, 'own', ['patient_dashboard'])
    const hers = await followAs('own')
    const patient = await patients.registered()
    const linked = await patients.linkAccount(patient, { username: 'own' })
    expect(linked.status).toBe(200)
    expect(await hers.poll()).toEqual([
      { topic: 'patients', id: patient.id },
      { topic: 'staff', id },
    ])
    const { version } = z.object({ version: z.number() }).parse(linked.body)
    await patients.linkAccount({ ...patient, version }, { username: null })
    expect(await hers.poll()).toEqual([{ topic: 'staff', id }])
  })
})
