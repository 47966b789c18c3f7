import { auditEndpoints } from '@shared/contracts/audit'
import { type BinKind, binKinds, binMessages } from '@shared/contracts/bin'
import { departmentEndpoints } from '@shared/contracts/departments'
import { overviewEndpoints } from '@shared/contracts/overview'
import { staffEndpoints } from '@shared/contracts/staff'
import { tries } from '@shared/test/property'
import { eq, inArray, isNull, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { removeExpired } from '../db/expired'
import { departments, roles, users, workingTimes } from '../db/schema'
import { auditEntries } from '../db/schema-audit'
import { bin, bookingRequests } from '../db/schema-care'
import { addUser, pathOf, refusal } from '../test/api'
import { binCalls, entriesIn } from '../test/bin'
import { everythingButVersions, unchanged } from '../test/records'
import { setUpWorld, world } from '../test/world'

/** A deletion is taken back. */

let token: string

setUpWorld()
beforeEach(async () => {
  token = await world.signIn('admin')
})

const { ask, consult, idNamed, listed, remove, removed, restore, staffIn, userNamed } = binCalls(
  () => world,
  () => token,
)
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)
/** Changes a user by the call of the form, which names the role and the status whatever is changed. */
const change = async (username: string, more: object) => {
  const { id, version, roleId } = await userNamed(username)
  const json = { version, role: roleId, status: 'active', confirmed: true, ...more }
  const { method, path } = staffEndpoints.update
  const answer = await ask(method, pathOf({ path }, id), { json })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
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
          replacement === undefined || kind === 'staff' || kind === 'working-time'
            ? undefined
            : all[replacement % all.length]
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

  it('is refused while another has the name or one that looks like it, and by whoever may not delete', async () => {
    const ent = await idNamed(departments, 'ENT')
    const entries = await removed('department', [ent])
    await ask('POST', departmentEndpoints.create.path, { json: { name: 'ЕNТ' } })
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
