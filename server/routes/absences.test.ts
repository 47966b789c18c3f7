import { absenceEndpoints, absenceMessages } from '@shared/contracts/absences'
import { hoursMessages } from '@shared/contracts/hours'
import { noticeEndpoints, noticeText } from '@shared/contracts/notices'
import { staffHoursEndpoints, staffHoursMessages } from '@shared/contracts/staff-hours'
import { addDays } from '@shared/lib/clinic-date'
import { eq, ne, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { roles, users } from '../db/schema'
import { absences } from '../db/schema-hours'
import { addUser, type Call, pathOf, refusal } from '../test/api'
import { clinicDay } from '../test/patients'
import { unchanged } from '../test/records'
import { ask, setUpWorld, world } from '../test/world'

/** Who is away, who says so, and who decides. */

setUpWorld({ as: 'receptionist' })

const userId = async (username: string) => {
  const [user] = await world.db.select().from(users).where(eq(users.username, username))
  return user?.id ?? ''
}
const as = async (username: string) => ({ token: await world.signIn(username) })
const days = { from: '2026-03-09', to: '2026-03-11', fromTime: null, toTime: null }
const enter = async (more: object = {}, call: Call = {}) =>
  ask('POST', absenceEndpoints.create.path, {
    json: { staffId: await userId('doctor'), ...days, kind: 'illness', note: 'The flu', ...more },
    ...call,
  })
const read = (body: unknown) => absenceEndpoints.create.output.parse(body)
const entered = async (more: object = {}, call: Call = {}) => {
  const { status, body } = await enter(more, call)
  expect(status, JSON.stringify(body)).toBe(201)
  return read(body)
}
type Of = { id: string; version: number }
const confirm = ({ id, version }: Of, call: Call = {}) =>
  ask('POST', pathOf(absenceEndpoints.confirm, id), { json: { version }, ...call })
const decline = ({ id, version }: Of, call: Call = {}) =>
  ask('POST', pathOf(absenceEndpoints.decline, id), { json: { version }, ...call })
const change = ({ id, version }: Of, more: object = {}, call: Call = {}) =>
  ask('PATCH', pathOf(absenceEndpoints.change, id), {
    json: { ...days, version, ...more },
    ...call,
  })
const remove = ({ id, version }: Of, call: Call = {}) =>
  ask('DELETE', pathOf(absenceEndpoints.delete, id), { json: { version }, ...call })
const list = async (query: Record<string, string> = {}, call: Call = {}) => {
  const path = `${absenceEndpoints.list.path}?${new URLSearchParams(query)}`
  return absenceEndpoints.list.output.parse((await ask('GET', path, call)).body).rows
}

describe('an absence', () => {
  it('of another counts at once; kind and note are the person’s and the administration’s', async () => {
    const absence = await entered()
    expect(absence).toEqual({
      ...{ id: absence.id, staffId: await userId('doctor'), staff: 'Dr. Daniel Reyes', ...days },
      ...{ status: 'confirmed', enteredBy: 'Rosa Klein', decidedBy: 'Rosa Klein' },
      enteredAt: new Date(world.now()).toISOString(),
      decidedAt: new Date(world.now()).toISOString(),
      ...{ mayDecide: true, mayChange: true, version: 1 },
    })
    expect(await list()).toEqual([absence])
    expect(await list({}, await as('admin'))).toMatchObject([{ kind: 'illness', note: 'The flu' }])
    const own = await ask('GET', absenceEndpoints.own.path, await as('doctor'))
    expect(own.body).toMatchObject([{ id: absence.id, kind: 'illness', mayDecide: false }])
  })

  it('of one’s own is asked for, and counts once a colleague has confirmed it', async () => {
    const lab = await as('lab')
    const staffId = await userId('lab')
    const asked = await entered({ staffId }, lab)
    expect(asked).toMatchObject({ status: 'asked', decidedBy: null, mayDecide: false })
    expect(await confirm(asked)).toMatchObject({
      body: { status: 'confirmed', decidedBy: 'Rosa Klein', version: 2 },
    })
    expect(await confirm({ ...asked, version: 2 })).toMatchObject(
      refusal(409, absenceMessages.decided('confirmed')),
    )
    expect((await decline({ ...asked, version: 2 })).body).toMatchObject({ status: 'declined' })
  })

  it('is entered by nobody else who lacks the keys, and not by a patient', async () => {
    const [lab, patient] = [await as('lab'), await as('patient')]
    await unchanged(world.db, async () => {
      expect(await enter({}, lab)).toMatchObject(refusal(403, absenceMessages.othersDenied))
      expect((await enter({}, patient)).status).toBe(403)
    })
  })

  it('is not confirmed by its own person, unless nobody else may', async () => {
    const desk = await userId('receptionist')
    const asked = await entered({ staffId: desk })
    expect(asked).toMatchObject({ status: 'asked', mayDecide: false, mayChange: true })
    expect(await confirm(asked)).toMatchObject(refusal(403, absenceMessages.ownDenied))
    await world.db
      .update(roles)
      .set({
        permissions: sql`array_remove(array_remove(${roles.permissions}, 'staff_edit'), 'appointment_edit')`,
      })
      .where(ne(roles.key, 'receptionist'))
    await world.db
      .update(roles)
      .set({ permissions: sql`array_remove(${roles.permissions}, 'appointment_edit')` })
      .where(eq(roles.name, 'Manager'))
    await world.db
      .update(users)
      .set({ active: false })
      .where(
        sql`${users.roleId} = (select id from roles where key = 'receptionist') and ${users.id} <> ${desk}`,
      )
    expect(await confirm(asked)).toMatchObject({ status: 200, body: { status: 'confirmed' } })
    expect(await entered({ staffId: desk, from: '2026-05-01', to: '2026-05-02' })).toMatchObject({
      status: 'confirmed',
    })
  })

  it('does not overlap another of the person that is confirmed', async () => {
    const first = await entered()
    const message = absenceMessages.overlaps('2026-03-09', '2026-03-11')
    const overlaps = refusal(409, message, { from: message })
    expect(await enter({ from: '2026-03-11', to: '2026-03-12' })).toMatchObject(overlaps)
    const asked = await entered(
      { staffId: await userId('doctor'), to: '2026-03-12' },
      await as('doctor'),
    )
    expect(await confirm(asked)).toMatchObject(overlaps)
    const part = { from: '2026-03-12', to: '2026-03-12', fromTime: '09:00' }
    await entered({ ...part, toTime: '12:00' })
    await entered({ ...part, fromTime: '12:00', toTime: '24:00' })
    expect((await enter({ ...part, toTime: '09:30' })).status).toBe(409)
    expect((await change(first, { to: '2026-03-12' })).status).toBe(409)
    // The database is the net behind the lock.
    const row = { ...(await world.db.select().from(absences))[0], id: crypto.randomUUID() }
    await expect(
      world.db.insert(absences).values(row as typeof absences.$inferInsert),
    ).rejects.toThrow()
  })

  it('is changed and withdrawn by its person while it is asked for, and by the keys afterwards', async () => {
    const lab = await as('lab')
    const asked = await entered({ staffId: await userId('lab') }, lab)
    const changed = read((await change(asked, { kind: 'training' }, lab)).body)
    expect(changed).toMatchObject({
      kind: 'training',
      note: 'The flu',
      status: 'asked',
      version: 2,
    })
    expect(await change(asked, {}, lab)).toMatchObject({
      status: 409,
      body: { message: absenceMessages.stale, error: 'stale', current: { version: 2 } },
    })
    const confirmed = read((await confirm(changed)).body)
    const pharmacist = await as('pharmacist')
    await unchanged(world.db, async () => {
      const denied = refusal(403, absenceMessages.confirmedDenied)
      expect(await change(confirmed, {}, lab)).toMatchObject(denied)
      expect(await remove(confirmed, lab)).toMatchObject(denied)
      // Who may know nothing of it is told that there is none.
      expect(await remove(confirmed, pharmacist)).toMatchObject(
        refusal(404, absenceMessages.notFound),
      )
    })
    expect(read((await change(confirmed, { to: '2026-03-12' })).body)).toMatchObject({
      status: 'confirmed',
      to: '2026-03-12',
    })
    expect((await remove({ ...confirmed, version: 4 })).status).toBe(200)
    expect(await list()).toEqual([])
  })

  it('of one’s own that was confirmed is asked for again when it is changed', async () => {
    const desk = await entered({ staffId: await userId('receptionist') })
    const { body } = await confirm(desk, await as('admin'))
    expect((await change(read(body), { to: '2026-03-10' })).body).toMatchObject({ status: 'asked' })
  })

  it('wants days that there can be', async () => {
    for (const [more, field, message] of [
      [{ to: '2026-03-08' }, 'to', hoursMessages.endsBeforeStart],
      [{ to: '2027-03-15' }, 'to', hoursMessages.tooLong],
      [{ from: 'soon' }, 'from', hoursMessages.dateInvalid],
      [{ fromTime: '09:00' }, 'toTime', hoursMessages.timesNeedBoth],
      [{ to: days.from, fromTime: '12:00', toTime: '9' }, 'toTime', hoursMessages.timesReversed],
      [{ to: days.from, fromTime: '25:00', toTime: '26' }, 'fromTime', hoursMessages.timeInvalid],
      [{ kind: 'fun' }, 'kind', absenceMessages.kindMissing],
      [{ note: 'x'.repeat(501) }, 'note', absenceMessages.noteTooLong],
      [{ staffId: '' }, 'staffId', absenceMessages.staffMissing],
    ] as const)
      expect(await enter(more), JSON.stringify(more)).toMatchObject({
        status: 400,
        body: { fields: { [field]: message } },
      })
    const { id } = await entered()
    expect(await change({ id, version: 0 })).toMatchObject({ status: 400 })
    const path = pathOf(absenceEndpoints.delete, id)
    expect(await ask('DELETE', path, { json: {} })).toMatchObject(
      refusal(400, absenceMessages.versionMissing),
    )
  })

  it('begins and ends at times of different days, and overlaps none between them', async () => {
    const [first, last] = ['2026-03-10', '2026-03-13']
    const { fromTime, toTime } = await entered({
      ...{ from: first, to: last, fromTime: '14', toTime: '12' },
    })
    expect([fromTime, toTime]).toEqual(['14:00', '12:00'])
    for (const [more, isFree] of [
      [{ from: first, to: first, fromTime: '08:00', toTime: '14:00' }, true],
      [{ from: last, to: '2026-03-16', fromTime: '12:00', toTime: '24:00' }, true],
      [{ from: first, to: first, fromTime: '13:00', toTime: '14:01' }, false],
      [{ from: '2026-03-11', to: '2026-03-11', fromTime: '08:00', toTime: '09:00' }, false],
      [{ from: last, to: last, fromTime: '11:59', toTime: '12:00' }, false],
      [{ from: '2026-03-09', to: first, fromTime: null, toTime: null }, false],
    ] as const)
      expect((await enter(more)).status, JSON.stringify(more)).toBe(isFree ? 201 : 409)
  })

  it('is found by person, days and status', async () => {
    const [first, later] = [
      await entered(),
      await entered({ from: '2026-04-01', to: '2026-04-02' }),
    ]
    expect((await list()).map(({ id }) => id)).toEqual([later.id, first.id])
    expect(await list({ from: '2026-03-11', to: '2026-03-31' })).toMatchObject([{ id: first.id }])
    expect(await list({ staffId: await userId('lab') })).toEqual([])
    expect(await list({ status: 'asked' })).toEqual([])
  })
})

describe('the hours of a user', () => {
  const hours = async (query: Record<string, string>, call: Call = {}) =>
    ask(
      'GET',
      `${pathOf(staffHoursEndpoints.get, await userId('doctor'))}?${new URLSearchParams(query)}`,
      call,
    )

  it('are drawn for a month, with what takes them away', async () => {
    const absence = await entered()
    const answer = staffHoursEndpoints.get.output.parse((await hours({})).body)
    expect(answer).toMatchObject({
      ...{ name: 'Dr. Daniel Reyes', week: null, extra: [], absences: [{ id: absence.id }] },
      ...{ from: '2026-03-01', to: '2026-03-31' },
      away: [0, 1, 2].map((more) => ({
        ...{ date: addDays(days.from, more), from: '00:00', to: '24:00', why: 'absence' },
        reason: hoursMessages.away('Dr. Daniel Reyes', days.to),
      })),
    })
    expect(answer.spans).toHaveLength(28)
    expect(answer.spans[0]).toEqual({ date: '2026-03-01', from: '08:00', to: '18:00' })
  })

  it('are of days in their order, and read by a key of the staff or of appointments', async () => {
    const message = staffHoursMessages.rangeReversed
    for (const to of [addDays(clinicDay, -1), addDays(clinicDay, 366)])
      expect(await hours({ from: clinicDay, to })).toMatchObject(
        refusal(400, message, { to: message }),
      )
    await addUser(world.db, 'porter', ['pharmacy_stock_view'])
    expect((await hours({}, await as('porter'))).status).toBe(403)
  })
})

describe('the notices of an absence', () => {
  const noticesOf = async (username: string) => {
    const answer = await ask('GET', noticeEndpoints.list.path, await as(username))
    return noticeEndpoints.list.output.parse(answer.body).rows
  }
  const saidTo = async (username: string) =>
    (await noticesOf(username)).map(({ what }) => noticeText(what))
  const unreadOf = async (username: string) =>
    (await noticesOf(username)).filter(({ isRead }) => !isRead).length

  it('reach users who may decide on what is asked for, until one of them has', async () => {
    await addUser(world.db, 'porter', ['pharmacy_stock_view'])
    const lab = await as('lab')
    const asked = await entered({ staffId: await userId('lab') }, lab)
    const said = 'Lena Fischer asks for an absence: 2026-03-09 to 2026-03-11.'
    for (const decider of ['admin', 'receptionist']) expect(await saidTo(decider)).toEqual([said])
    expect(await noticesOf('porter')).toEqual([])
    expect(await noticesOf('lab')).toEqual([])
    expect(JSON.stringify(await noticesOf('admin'))).not.toMatch(/illness|flu/)

    const changed = read((await change(asked, { note: 'Better' }, lab)).body)
    expect(await saidTo('admin')).toEqual([said])
    world.advance(1000)
    const moved = read((await change(changed, { to: '2026-03-10' }, lab)).body)
    expect(await saidTo('admin')).toEqual([
      'Lena Fischer asks for an absence: 2026-03-09 to 2026-03-10.',
      said,
    ])
    expect(await unreadOf('receptionist')).toBe(1)
    await decline(moved)
    expect(await unreadOf('receptionist')).toBe(0)
    expect(await unreadOf('admin')).toBe(0)
  })

  it('end with what was withdrawn, and with the permission to decide', async () => {
    const lab = await as('lab')
    const asked = await entered({ staffId: await userId('lab') }, lab)
    await world.db
      .update(roles)
      .set({ permissions: sql`array_remove(${roles.permissions}, 'appointment_edit')` })
      .where(eq(roles.key, 'receptionist'))
    expect(await noticesOf('receptionist')).toEqual([])
    expect(await unreadOf('admin')).toBe(1)
    await remove(asked, lab)
    expect(await unreadOf('admin')).toBe(0)
  })

  it('tell the person what others did with it, and not what they did themselves', async () => {
    const lab = await as('lab')
    const asked = await entered({ staffId: await userId('lab') }, lab)
    world.advance(1000)
    const confirmed = read((await confirm(asked)).body)
    world.advance(1000)
    const longer = read((await change(confirmed, { to: '2026-03-12' })).body)
    world.advance(1000)
    const same = read((await change(longer, { to: '2026-03-12' })).body)
    world.advance(1000)
    const declined = read((await decline(same)).body)
    world.advance(1000)
    await remove(declined)
    world.advance(1000)
    const part = { from: '2026-03-20', to: '2026-03-20', fromTime: '09:00', toTime: '12:00' }
    await entered({ staffId: await userId('lab'), ...part })
    expect(await saidTo('lab')).toEqual([
      'Rosa Klein entered an absence for you: 2026-03-20 from 09:00 to 12:00.',
      'Rosa Klein deleted your absence: 2026-03-09 to 2026-03-12.',
      'Rosa Klein declined your absence: 2026-03-09 to 2026-03-12.',
      'Rosa Klein changed your absence: 2026-03-09 to 2026-03-12.',
      'Rosa Klein changed your absence to 2026-03-09 to 2026-03-12. Before: 2026-03-09 to 2026-03-11.',
      'Rosa Klein confirmed your absence: 2026-03-09 to 2026-03-11.',
    ])
    expect(JSON.stringify(await noticesOf('lab'))).not.toMatch(/illness|flu/)
    expect(await noticesOf('receptionist')).toHaveLength(1)
  })

  it('reach the others who may decide where a confirmed one is asked for again', async () => {
    const desk = await entered({ staffId: await userId('receptionist') })
    const { body } = await confirm(desk, await as('admin'))
    world.advance(1000)
    await change(read(body))
    const said = 'Rosa Klein asks for an absence: 2026-03-09 to 2026-03-11.'
    expect(await saidTo('admin')).toEqual([said, said])
    expect(await unreadOf('admin')).toBe(1)
  })
})
