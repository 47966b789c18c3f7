import { bookingEndpoints } from '@shared/contracts/bookings'
import { dayEndpoints, dayMessages, type OpenThing } from '@shared/contracts/day-sheets'
import { addDays } from '@shared/lib/clinic-date'
import { and, desc, eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Db } from '../db/database'
import { auditEntries } from '../db/schema-audit'
import { bookingRequests, daySheets } from '../db/schema-care'
import { labResults } from '../db/schema-lab'
import { notes } from '../db/schema-notes'
import { verifyAudit } from '../records/audit-verify'
import { minute } from '../test/account-calls'
import { addUser, type Call, refusal } from '../test/api'
import { bodies } from '../test/every-call'
import { clinicDay } from '../test/patients'
import { unchanged } from '../test/records'
import { quietDay, readVisit, visitCalls } from '../test/visits'
import { setUpWorld, token, world } from '../test/world'

setUpWorld({ as: 'receptionist' })

const { ask, scheduled, cancel, change, get } = visitCalls(
  () => world,
  () => token,
)

const of = ({ path }: { path: string }, date: string) => path.replace(':date', date)
const read = async (date = clinicDay, call: Call = {}) => {
  const { status, body } = await ask('GET', of(dayEndpoints.open, date), call)
  expect(status, JSON.stringify(body)).toBe(200)
  return dayEndpoints.open.output.parse(body)
}
const close = (leftOpen: object[], date = clinicDay, call: Call = {}) =>
  ask('POST', of(dayEndpoints.close, date), { json: { leftOpen }, ...call })
const leftWith =
  (reason: string) =>
  ({ kind, id }: Pick<OpenThing, 'kind' | 'id'>) => ({ kind, id, reason })

/** A later day, in which a session of its own works. */
async function onQuietDay() {
  world.advance(40 * 24 * 60 * minute)
  const again = { token: await world.signIn('receptionist') }
  const visit = await scheduled({}, again)
  const over = readVisit((await cancel(await scheduled({ time: '10:00' }, again), {}, again)).body)
  // What the demo has left open before.
  await world.db.delete(bookingRequests)
  await world.db.update(labResults).set({ acknowledgedAt: new Date(0) })
  return { again, visit, over }
}

describe('what is open on a day', () => {
  it('is each visit that is neither over nor cancelled, by time, with the figures of the day', async () => {
    const { again, visit } = await onQuietDay()
    expect(await read(quietDay, again)).toEqual({
      ...{ date: quietDay, notShown: 0, notSigned: [], sheet: null },
      figures: { pending: 1, 'checked-in': 0, completed: 0, cancelled: 1, 'no-show': 0 },
      rows: [
        {
          ...{ kind: 'visit', id: visit.id, number: visit.number, patientId: visit.patientId },
          ...{ patientNumber: 1, patientName: visit.patientName },
          what: `09:00, ${visit.doctor}`,
          visit: { status: 'pending', version: 1, startsAt: visit.startsAt },
        },
      ],
    })
  })

  it('is how many notes of its appointments are not signed, by author', async () => {
    const { id: visitId, patientId, doctorId } = await scheduled()
    const at = new Date(world.now())
    const draft = { patientId, visitId, authorId: doctorId, status: 'draft', savedAt: at } as const
    await world.db.insert(notes).values([
      { ...draft, startedAt: at, id: crypto.randomUUID() },
      { ...draft, startedAt: at, id: crypto.randomUUID(), visitId: null },
    ])
    const { notSigned } = await read(quietDay)
    expect(notSigned).toEqual([{ author: 'Dr. Daniel Reyes', notes: 1 }])
    expect((await read()).notSigned).toEqual([])
  })

  it('is each booking that nobody has answered for a day, and no younger one', async () => {
    const rows = async () => (await read()).rows.filter(({ kind }) => kind === 'request')
    const patient = { token: await world.signIn('patient'), json: bodies['book appointment'] }
    expect((await ask('POST', bookingEndpoints.create.path, patient)).status).toBe(201)
    expect(await rows()).toEqual([])
    const createdAt = new Date(world.now() - 24 * 60 * minute)
    await world.db.update(bookingRequests).set({ createdAt })
    expect(await rows()).toMatchObject([
      { patientName: 'Ada Moss', what: `booked at 09:55 on ${addDays(clinicDay, -1)}` },
    ])
  })

  it('is each critical result that no doctor has acknowledged, counted for who may not see results', async () => {
    await world.db.update(labResults).set({ isCritical: true, acknowledgedAt: null })
    await addUser(world.db, 'closer', ['appointment_view', 'lab_report_view'])
    await addUser(world.db, 'counter', ['appointment_view'])
    const open = await read(clinicDay, { token: await world.signIn('closer') })
    const results = open.rows.filter(({ kind }) => kind === 'result')
    expect(results.length).toBeGreaterThan(0)
    const counted = await read(clinicDay, { token: await world.signIn('counter') })
    expect(counted.rows.filter(({ kind }) => kind === 'result')).toEqual([])
    expect(counted.notShown).toBe(results.length)
  })
})

/** A day on which the one open thing is a critical result, closed by somebody who may see it. */
async function closedWithResult() {
  const { again, visit } = await onQuietDay()
  await cancel(visit, {}, again)
  await world.db.update(labResults).set({ isCritical: true, acknowledgedAt: null })
  await addUser(world.db, 'closer', ['appointment_edit', 'lab_report_view'])
  const closer = { token: await world.signIn('closer') }
  const { rows } = await read(quietDay, closer)
  expect(rows.length).toBeGreaterThan(0)
  const answer = await close(rows.map(leftWith('Told by phone')), quietDay, closer)
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return { again, closer, rows, visit }
}

describe('the sheet of a closed day', () => {
  it('counts results for who may not see them, and is intact for them as well', async () => {
    const { closer, rows } = await closedWithResult()
    await addUser(world.db, 'counter', ['appointment_edit'])
    const counter = { token: await world.signIn('counter') }
    const whole = (await read(quietDay, closer)).sheet
    expect(whole).toMatchObject({ notShown: 0, withheld: 0, isIntact: true })
    expect(whole?.leftOpen.map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
    const part = {
      ...{ leftOpen: [], notShown: rows.length, withheld: rows.length },
      ...{ isIntact: true, hash: whole?.hash },
    }
    expect((await read(quietDay, counter)).sheet).toMatchObject(part)
    const refused = await close([], quietDay, counter)
    expect(refused).toMatchObject({ status: 409, body: { error: 'closed', current: part } })
    expect(JSON.stringify(refused.body)).not.toContain('Told by phone')
  })
})

describe('the audit names whom a closed day shows', () => {
  const entries = (call: string) =>
    world.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.call, call), eq(auditEntries.kind, 'listed')))
      .orderBy(desc(auditEntries.id))
      .limit(1)

  it('where it is closed, where it is read, and where closing it is refused', async () => {
    const { again, closer, rows, visit } = await closedWithResult()
    const recordIds = expect.toSatisfy(
      (ids: string[]) =>
        ids.includes(visit.id) &&
        rows.every(({ id }) => ids.filter((one) => one === id).length === 1),
    )
    const shownPatients = expect.toSatisfy((ids: string[]) =>
      [visit, ...rows].every(({ patientId }) => ids.filter((id) => id === patientId).length === 1),
    )
    const named = { patientId: null, recordIds, shownPatients }
    expect(await entries('close day')).toMatchObject([{ ...named, username: 'closer' }])
    await read(quietDay, closer)
    expect(await entries('list open of day')).toMatchObject([named])
    world.advance(20 * minute)
    expect((await close([], quietDay, closer)).status).toBe(409)
    const [refused] = await entries('close day')
    expect(refused).toMatchObject(named)
    expect(refused?.at).toEqual(new Date(world.now()))
    // Whom the desk has only had counted it has not seen.
    await read(quietDay, again)
    const [atDesk] = await entries('list open of day')
    expect(atDesk?.username).toBe('receptionist')
    expect(atDesk?.recordIds).toContain(visit.id)
    for (const { id } of rows) expect(atDesk?.recordIds).not.toContain(id)
  })
})

describe('closing a day', () => {
  it('keeps figures, visits and what is left open with its reason, under the name of who closed it', async () => {
    const { again, visit, over } = await onQuietDay()
    const { rows } = await read(quietDay, again)
    const answer = await close(rows.map(leftWith('Comes tomorrow')), quietDay, again)
    expect(answer.status).toBe(201)
    const { sheet } = await read(quietDay, again)
    expect(sheet).toEqual(answer.body)
    expect(sheet).toMatchObject({
      ...{ date: quietDay, isIntact: true, changedSince: [], notShown: 0 },
      closedAt: new Date(world.now()).toISOString(),
      figures: { pending: 1, cancelled: 1 },
      visits: [
        { id: visit.id, time: '09:00', status: 'pending' },
        { id: over.id, time: '10:00', status: 'cancelled' },
      ],
      leftOpen: [{ kind: 'visit', id: visit.id, reason: 'Comes tomorrow' }],
    })
    const [entry] = await world.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.call, dayEndpoints.close.name), eq(auditEntries.kind, 'changed')))
    expect(JSON.parse(entry?.query ?? '')).toMatchObject({
      targets: [{ changes: { [`sheet of ${quietDay}`]: { from: null, to: sheet?.hash } } }],
    })
  })

  it('is refused while something is open without a reason, and for a day to come', async () => {
    const { again } = await onQuietDay()
    await unchanged(world.db, async () => {
      expect(await close([], quietDay, again)).toMatchObject({
        status: 409,
        body: { message: dayMessages.leftOver(1), error: 'open' },
      })
      expect(await close([], addDays(quietDay, 1), again)).toMatchObject(
        refusal(409, dayMessages.isToCome),
      )
      expect(await close([], '2026-02-30', again)).toMatchObject(
        refusal(404, dayMessages.dateUnknown),
      )
    })
  })

  it.each([
    [' ', dayMessages.reasonRequired],
    ['x'.repeat(301), dayMessages.reasonTooLong],
  ])('is refused with the reason %j, at its field', async (reason, message) => {
    expect(await close([{ kind: 'visit', id: 'x', reason }])).toMatchObject({
      ...{ status: 400, body: { message, fields: { 'leftOpen.0.reason': message } } },
    })
  })

  it('takes one reason for all others of a kind, as many as the caller has seen', async () => {
    const { again, visit } = await onQuietDay()
    const second = await scheduled({ time: '11:00' }, again)
    const third = await scheduled({ time: '12:00' }, again)
    const leftOpen = [{ kind: 'visit', id: visit.id, reason: 'Comes tomorrow' }]
    const closeAll = (count: number) =>
      close([], quietDay, {
        ...again,
        json: { leftOpen, others: [{ kind: 'visit', reason: 'Power cut', count }] },
      })
    await unchanged(world.db, async () => {
      for (const count of [1, 3])
        expect(await closeAll(count)).toMatchObject({
          ...{ status: 409, body: { message: dayMessages.othersChanged, error: 'open' } },
        })
    })
    expect((await closeAll(2)).status).toBe(201)
    const { sheet } = await read(quietDay, again)
    expect(sheet?.leftOpen.map(({ id, reason }) => [id, reason])).toEqual([
      [visit.id, 'Comes tomorrow'],
      [second.id, 'Power cut'],
      [third.id, 'Power cut'],
    ])
  })

  it('is done once, by one of two who close at once', async () => {
    const { again } = await onQuietDay()
    const { rows } = await read(quietDay, again)
    const both = await Promise.all(
      ['A', 'B'].map((reason) => close(rows.map(leftWith(reason)), quietDay, again)),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409])
    const { sheet } = await read(quietDay, again)
    expect(both.find(({ status }) => status === 409)?.body).toMatchObject({
      ...{ message: dayMessages.isClosed(quietDay, sheet?.closedBy ?? ''), error: 'closed' },
      current: { hash: sheet?.hash },
    })
  })

  it('leaves the sheet as it was when the day changes later, and marks that', async () => {
    const { again, visit } = await onQuietDay()
    const { rows } = await read(quietDay, again)
    await close(rows.map(leftWith('Comes later')), quietDay, again)
    const before = (await read(quietDay, again)).sheet
    const day = addDays(quietDay, 1)
    const seen = readVisit((await get(visit.id, again)).body)
    await change(seen, { date: day, time: '11:00' }, again)
    const added = await scheduled({ time: '15:00' }, again)
    const { sheet } = await read(quietDay, again)
    expect(sheet).toEqual({
      ...before,
      changedSince: [
        { number: added.number, what: `Added: 15:00 on ${quietDay}, ${added.doctor}, pending` },
        { number: visit.number, what: `Moved: now 11:00 on ${day}, ${visit.doctor}, pending` },
      ],
    })
  })

  describe('keeps a sheet', () => {
    const forgery = sql<string>`replace(${daySheets.content}, 'Comes later', 'Was here')`
    const next = addDays(quietDay, 1)

    /** Two days that are closed, each with its sheet. */
    async function twoClosed() {
      await onQuietDay()
      world.advance(24 * 60 * minute)
      const later = { token: await world.signIn('receptionist') }
      for (const date of [quietDay, next]) {
        const { rows } = await read(date, later)
        expect((await close(rows.map(leftWith('Comes later')), date, later)).status).toBe(201)
      }
      const isIntact = async (date: string) => (await read(date, later)).sheet?.isIntact
      return { isIntact }
    }
    /** As somebody does who owns the database: past the triggers. */
    const force = (change: (tx: Db) => Promise<unknown>) =>
      world.db.transaction(async (tx) => {
        await tx.execute(sql`set local session_replication_role = replica`)
        await change(tx)
      })
    const ofDate = (date: string) => eq(daySheets.date, date)
    const findings = async () => (await verifyAudit(world.db)).findings
    const changed = (date: string) => `The sheet of ${date} was changed after the day was closed.`

    it('that the database refuses to change', async () => {
      const { isIntact } = await twoClosed()
      await expect(world.db.update(daySheets).set({ content: forgery })).rejects.toThrow()
      expect([await isIntact(quietDay), await isIntact(next)]).toEqual([true, true])
      expect(await findings()).toEqual([])
    })

    it('and says of which the words were changed', async () => {
      const { isIntact } = await twoClosed()
      await force((tx) => tx.update(daySheets).set({ content: forgery }).where(ofDate(quietDay)))
      expect([await isIntact(quietDay), await isIntact(next)]).toEqual([false, true])
      expect(await findings()).toEqual([changed(quietDay)])
    })

    it('and says of which the hash was changed with the words', async () => {
      const { isIntact } = await twoClosed()
      const hash = sql<string>`encode(sha256(convert_to(${forgery}, 'UTF8')), 'hex')`
      const where = ofDate(quietDay)
      await force((tx) => tx.update(daySheets).set({ content: forgery, hash }).where(where))
      expect([await isIntact(quietDay), await isIntact(next)]).toEqual([false, true])
      expect(await findings()).toEqual([changed(quietDay)])
    })

    it('and says that a sheet stands under another day', async () => {
      const { isIntact } = await twoClosed()
      await force(async (tx) => {
        await tx.delete(daySheets).where(ofDate(quietDay))
        await tx.update(daySheets).set({ date: quietDay }).where(ofDate(next))
      })
      expect(await isIntact(quietDay)).toBe(false)
      expect(await findings()).toEqual([
        changed(quietDay),
        `The sheet of ${next} was removed after the day was closed.`,
      ])
    })

    it('and says of which the closing is not in the audit, or is there a second time', async () => {
      const { isIntact } = await twoClosed()
      await force((tx) =>
        tx.execute(sql`
          update audit_entries set query = replace(query, ${quietDay}, ${next})
          where call = 'close day'`),
      )
      expect([await isIntact(quietDay), await isIntact(next)]).toEqual([false, false])
      expect(await findings()).toEqual([
        `The audit does not say who closed ${quietDay}, which has a sheet.`,
        changed(next),
      ])
    })
  })
})
