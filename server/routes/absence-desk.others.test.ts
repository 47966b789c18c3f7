import { type Affected, absenceDeskMessages } from '@shared/contracts/absence-desk'
import { bookingRequestEndpoints } from '@shared/contracts/booking-requests'
import { noticeText } from '@shared/contracts/notices'
import { patientMessages } from '@shared/contracts/patients'
import { addDays } from '@shared/lib/clinic-date'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { beforeEach, describe, expect, it } from 'vitest'
import { departments, patients, users } from '../db/schema'
import { bookingRequests, notices, visits } from '../db/schema-care'
import { absences } from '../db/schema-hours'
import { labOrders, labResults } from '../db/schema-lab'
import { remindedAfter, remindOfHeld } from '../records/lab-notices'
import { accepted, deskCalls, seen } from '../test/absence-desk'
import { addUser, type Call, pathOf } from '../test/api'
import { bookingCalls, checkup } from '../test/bookings'
import { criticalReport, labCalls, report } from '../test/lab-orders'
import { clinicDay } from '../test/patients'
import { visitCalls } from '../test/visits'
import { setUpWorld, token, world } from '../test/world'

/** What of a doctor who is away has no time: bookings, critical results and lab orders. */

setUpWorld({ as: 'receptionist' })

const calls = visitCalls(
  () => world,
  () => token,
)
const { ask, userId, patientId } = calls
const { away, affected, settle, undo, uncovered } = deskCalls(calls)
const { booked } = bookingCalls(
  () => world,
  () => token,
)
const [doctor, colleague] = ['Dr. Daniel Reyes', 'Dr. Dmitri Volkov']
let admin: Call
let doctorCall: Call & { token: string }
let lab: Call & { token: string }

beforeEach(async () => {
  admin = { token: await world.signIn('admin') }
  doctorCall = { token: await world.signIn('doctor') }
  lab = { token: await world.signIn('lab') }
  await world.db.update(labOrders).set({ orderedBy: await userId('admin') })
  const [department] = await world.db
    .select()
    .from(departments)
    .where(eq(departments.name, 'Orthopedics'))
  const departmentId = department?.id ?? ''
  await world.db
    .update(users)
    .set({ departmentId: null })
    .where(eq(users.departmentId, departmentId))
  for (const username of ['doctor', 'dvolkov'])
    await world.db.update(users).set({ departmentId }).where(eq(users.username, username))
})

const results = labCalls(
  () => world,
  () => lab.token,
)
/** What a user's notices say, the last first; the colleague's without one. */
const told = async (username = 'dvolkov') =>
  (
    await world.db
      .select()
      .from(notices)
      .where(eq(notices.userId, await userId(username)))
      .orderBy(desc(notices.id))
  ).map(({ what }) => noticeText(what))

const kindsOf = (rows: readonly Affected[]) => rows.map(({ kind }) => kind)
const tomorrow = addDays(clinicDay, 1)

/** An open order of the doctor's, and one with a critical result. */
async function labWork() {
  const patient = await patientId(3)
  const open = await results.ordered(patient, { priority: 'urgent' }, doctorCall)
  const critical = await results.ordered(patient, {}, doctorCall)
  await results.report(critical, criticalReport)
  return { open, critical }
}

/** A doctor's visits of a day that were scheduled before anything else. */
async function scheduledWith(doctorId: string, times: readonly string[], date = clinicDay) {
  for (const [at, time] of times.entries()) {
    const startsAt = new Date(`${date}T${time}:00Z`)
    await world.db.insert(visits).values({
      ...{ id: newId(), number: 9000 + at, patientId: await patientId(8 + at), doctorId },
      ...{ reason: 'Cough', startsAt, endsAt: new Date(startsAt.getTime() + 15 * 60_000) },
    })
  }
}

const only = <Row>(rows: readonly Row[]): Row => {
  const [row, ...others] = rows
  if (row === undefined || others.length > 0) throw new Error(`there are ${rows.length} rows`)
  return row
}

describe('bookings', () => {
  const consultation = async () => {
    const [department] = await world.db
      .select()
      .from(departments)
      .where(eq(departments.name, 'Orthopedics'))
    const { checkupDetails: _, ...who } = checkup
    return await booked(await world.signIn('patient'), {
      ...{ ...who, type: 'consulting', checkupDetails: undefined },
      ...{ department: department?.id, doctorId: await userId('doctor') },
    })
  }
  const readRequest = async (id: string) => {
    const { body } = await ask('GET', pathOf(bookingRequestEndpoints.get, id))
    return bookingRequestEndpoints.get.output.parse(body)
  }
  const open = (rows: readonly Affected[]) =>
    rows.filter(({ kind, state }) => kind === 'request' && state === 'open')

  it('that name the doctor are handed to a colleague, and back', async () => {
    const { id } = await consultation()
    const before = await readRequest(id)
    const absence = await away(clinicDay)
    const row = only((await affected(absence)).rows.filter((one) => one.id === id))
    expect(row).toMatchObject({
      ...{ kind: 'request', patientName: 'Priya Nair', age: 34, hasEmail: true, state: 'open' },
      telephones: [{ number: '9876543210', label: '' }],
      request: { department: 'Orthopedics' },
      proposals: [{ as: 'handed', doctor: colleague }],
    })
    const [outcome] = await settle(absence, accepted([row]))
    expect(outcome?.row).toMatchObject({ state: 'handed', now: { doctor: colleague } })
    expect(await readRequest(id)).toMatchObject({ doctor: colleague, status: 'new', version: 2 })
    expect(await told('patient')).toEqual([
      `Rosa Klein gave your booking no. ${before.number} to ${colleague}, because ${doctor} is away.`,
    ])
    await undo(absence, { rows: [{ kind: 'request', id }] })
    expect(await readRequest(id)).toEqual({ ...before, version: 3 })
  })

  it('are declined because the doctor is away, or called; a declined one is put back', async () => {
    const [{ id }, other] = [await consultation(), await booked(await world.signIn('patient'))]
    const absence = await away(clinicDay)
    const { rows } = await affected(absence)
    expect(rows.some((row) => row.id === other.id)).toBe(false)
    const row = seen(only(rows.filter((one) => one.id === id)))
    await settle(absence, [{ ...row, as: 'to-call' }])
    const [outcome] = await settle(absence, [{ ...row, as: 'cancelled' }])
    expect(outcome?.row).toMatchObject({ state: 'cancelled', settled: { by: 'Rosa Klein' } })
    expect(await readRequest(id)).toMatchObject({
      status: 'declined',
      reason: absenceDeskMessages.away(doctor),
    })
    const [stale] = await settle(absence, [{ ...row, as: 'to-call' }])
    expect(stale?.refused).toMatchObject({ message: absenceDeskMessages.stale })
    const isPatient = eq(patients.name, 'Priya Nair')
    await world.db
      .update(patients)
      .set({ closedAt: new Date(0) })
      .where(isPatient)
    const [closed] = await undo(absence, { rows: [{ kind: 'request', id }] })
    expect(closed?.refused).toMatchObject({ message: patientMessages.closed })
    expect(await readRequest(id)).toMatchObject({ status: 'declined' })
    await world.db.update(patients).set({ closedAt: null }).where(isPatient)
    await undo(absence, { rows: [{ kind: 'request', id }] })
    expect(await readRequest(id)).toMatchObject({ status: 'new', reason: null })
    await settle(absence, [{ ...row, version: 3, as: 'handed', doctorId: await userId('dvolkov') }])
    await world.db.update(bookingRequests).set({ version: 9 })
    const [kept] = await undo(absence, { rows: [{ kind: 'request', id }] })
    expect(kept?.refused).toMatchObject({ message: absenceDeskMessages.changedSince })
  })

  it.each([
    ['read', true],
    ['not read', false],
  ])('leave no wrong notice behind when undone, if it was %s', async (_, isRead) => {
    const { id, number } = await consultation()
    const absence = await away(clinicDay)
    const row = only((await affected(absence)).rows.filter((one) => one.id === id))
    const reads = async () => {
      world.advance(1000)
      if (isRead) await world.db.update(notices).set({ readAt: new Date(world.now()) })
    }
    const waits = () =>
      world.db.$count(
        notices,
        and(
          eq(notices.recordId, id),
          eq(notices.userId, deskUser),
          isNull(notices.readAt),
          eq(sql`${notices.what} ->> 'kind'`, 'booking-requested'),
        ),
      )
    const deskUser = await userId('receptionist')
    expect(await waits()).toBe(1)
    await settle(absence, [{ ...seen(row), as: 'cancelled' }])
    expect(await waits()).toBe(0)
    expect(await told('patient')).toHaveLength(1)
    await reads()
    await undo(absence, { rows: [{ kind: 'request', id }] })
    expect(await waits()).toBe(isRead ? 0 : 1)
    const declined = `Rosa Klein declined your booking no. ${number}: ${absenceDeskMessages.away(doctor)}`
    const reopened = `Rosa Klein put your booking no. ${number} back: it waits for an appointment.`
    expect(await told('patient')).toEqual(isRead ? [reopened, declined] : [])
    await world.db.delete(notices)
    await settle(absence, [{ ...accepted([row])[0], version: 3 }])
    await reads()
    await undo(absence, { rows: [{ kind: 'request', id }] })
    expect((await told('patient'))[0]).toBe(
      isRead ? `Rosa Klein gave your booking no. ${number} to ${doctor}.` : undefined,
    )
  })

  describe('are proposed by turn', () => {
    const [volkov, reddy] = [colleague, 'Dr. Kavya Reddy']
    const firsts = async (absence: { id: string }) =>
      open((await affected(absence)).rows).map(({ proposals: [first] }) => first?.doctor)
    beforeEach(async () => {
      const [orthopedics] = await world.db
        .select()
        .from(departments)
        .where(eq(departments.name, 'Orthopedics'))
      await world.db
        .update(users)
        .set({ departmentId: orthopedics?.id ?? null })
        .where(eq(users.username, 'kreddy'))
      await world.db.update(bookingRequests).set({ status: 'withdrawn' })
      const { id } = await consultation()
      const [booking] = await world.db
        .select()
        .from(bookingRequests)
        .where(eq(bookingRequests.id, id))
      if (!booking) throw new Error('there is no booking')
      const later = (minutes: number) => ({
        ...{ ...booking, id: newId(), number: booking.number + minutes },
        createdAt: new Date(booking.createdAt.getTime() + minutes * 60_000),
      })
      await world.db.insert(bookingRequests).values([later(1), later(2)])
    })

    it('to the colleagues, and stay so while they are accepted one by one', async () => {
      const absence = await away(clinicDay)
      expect(await firsts(absence)).toEqual([volkov, reddy, volkov])
      const [first] = open((await affected(absence)).rows)
      await settle(absence, accepted(first ? [first] : []))
      expect(await firsts(absence)).toEqual([reddy, volkov])
    })

    it('to those who are in on a day of the absence, whether or not they are away now', async () => {
      const [dvolkov, kreddy] = [await userId('dvolkov'), await userId('kreddy')]
      await away(clinicDay, clinicDay, { staffId: dvolkov })
      const later = await away(tomorrow)
      expect(await firsts(later)).toEqual([volkov, reddy, volkov])
      await away(tomorrow, tomorrow, { staffId: kreddy })
      expect(await firsts(later)).toEqual([volkov, volkov, volkov])
      const [first] = open((await affected(later)).rows)
      expect(first?.proposals).toHaveLength(1)
    })
  })

  it('are affected from the day before a whole day on, and not by a part of one', async () => {
    await consultation()
    const later = await away(addDays(clinicDay, 2))
    const part = await away(tomorrow, tomorrow, { fromTime: '10:00', toTime: '11:00' })
    expect([...open((await affected(later)).rows), ...open((await affected(part)).rows)]).toEqual(
      [],
    )
    world.advance(24 * 60 * 60_000)
    const again = { token: await world.signIn('receptionist') }
    expect(open((await affected(later, '', again)).rows)).not.toEqual([])
  })
})

describe('the line on Home', () => {
  it('counts what each of several absences leaves open, as their desks do', async () => {
    await labWork()
    const dvolkov = await userId('dvolkov')
    const first = await away(clinicDay)
    await scheduledWith(dvolkov, ['09:00', '09:15'])
    const second = await away(clinicDay, tomorrow, { staffId: dvolkov })
    await away(addDays(clinicDay, 20), addDays(clinicDay, 20), { staffId: dvolkov })
    await away(clinicDay, clinicDay, { staffId: await userId('lab') })
    const row = (await affected(second, '', admin)).rows.find(({ kind }) => kind === 'visit')
    await settle(second, row ? [{ ...seen(row), as: 'to-call' }] : [], admin)
    const lines: object[] = []
    for (const { id } of [first, second]) {
      const { rows } = await affected({ id }, '', admin)
      const count = (state: string) => rows.filter((one) => one.state === state).length
      lines.push({ absenceId: id, open: count('open'), toCall: count('to-call') })
    }
    expect(
      (await uncovered(admin)).map(({ absenceId, open, toCall }) => ({ absenceId, open, toCall })),
    ).toEqual(lines)
    expect(lines).toMatchObject([{ toCall: 0 }, { open: 1, toCall: 1 }])
  })

  it('looks at all absences of doctors before it ends at 100', async () => {
    const [technician, doctorId] = [await userId('lab'), await userId('doctor')]
    const day = (after: number) => addDays(clinicDay, after)
    const minutes = (userId: string) =>
      Array.from({ length: 101 }, (_, at) => ({
        ...{ id: newId(), userId, firstDay: clinicDay, lastDay: clinicDay },
        ...{ fromMinute: at, toMinute: at + 1, kind: 'leave' as const, note: '' },
        ...{ status: 'confirmed' as const, enteredBy: technician },
        ...{ enteredAt: new Date(world.now()), decidedBy: technician },
        decidedAt: new Date(world.now()),
      }))
    await world.db.insert(absences).values([...minutes(technician), ...minutes(doctorId)])
    const dvolkov = await userId('dvolkov')
    const absence = await away(day(2), day(2), { staffId: dvolkov })
    expect(await uncovered(admin)).toEqual([])
    await scheduledWith(dvolkov, ['09:00'], day(2))
    expect((await uncovered(admin)).map(({ absenceId }) => absenceId)).toEqual([absence.id])
  })
})

describe('results and lab orders', () => {
  it('are only counted for a reader without Lab Report View, and handed by Medical Record Create', async () => {
    await labWork()
    const absence = await away(clinicDay)
    const { rows, notShown } = await affected(absence)
    expect(kindsOf(rows)).not.toContain('result')
    expect(notShown).toBe(2)
    const shown = await affected(absence, '', admin)
    expect(shown.notShown).toBe(0)
    expect(shown.rows.filter(({ kind }) => kind === 'result' || kind === 'order')).toMatchObject([
      {
        ...{ kind: 'result', patientNumber: 3, state: 'open' },
        lab: { testType: 'Basic Metabolic Panel', at: expect.any(String), isUrgent: false },
        proposals: [{ as: 'handed', doctor: colleague }],
      },
      { kind: 'order', lab: { at: clinicDay, isUrgent: true } },
    ])
    const asked = accepted(shown.rows.filter(({ kind }) => kind === 'result'))
    const [denied] = await settle(absence, asked)
    expect(denied?.refused).toMatchObject({ message: absenceDeskMessages.labDenied })
    const open = async (call: Call = {}) =>
      (await uncovered(call)).map((one) => [one.staff, one.open + one.toCall])
    expect(await open(admin)).toEqual([[doctor, shown.rows.length]])
    expect(await open()).toEqual(shown.rows.length > 2 ? [[doctor, shown.rows.length - 2]] : [])
  })

  it('that are handed over reach the colleague: the notice, the reminder and later results', async () => {
    const { open } = await labWork()
    await world.db.update(labResults).set({ reminders: 2 }).where(eq(labResults.isCritical, false))
    const absence = await away(clinicDay)
    const rows = (await affected(absence, '', admin)).rows.filter(({ kind }) => kind !== 'visit')
    const handed = rows.filter(({ kind }) => kind === 'result' || kind === 'order')
    expect((await settle(absence, accepted(handed), admin)).map(({ row }) => row)).toMatchObject([
      { state: 'handed', now: { doctor: colleague }, settled: { by: 'Asha Menon' } },
      { state: 'handed' },
    ])
    const [again] = await settle(absence, accepted(handed), admin)
    expect(again?.refused).toMatchObject({ message: absenceDeskMessages.notAffected })
    expect(await told()).toEqual([
      `Asha Menon handed lab order no. ${open.number} of Dr. Daniel Reyes over to you: Basic Metabolic Panel of ${open.patient}. You get the result too.`,
      expect.stringMatching(/^Critical result: .* Dr\. Daniel Reyes ordered the test\.$/),
    ])
    await results.report(open, report)
    expect((await told())[0]).toMatch(/^Lena Fischer reported the result of lab order/)
    await remindOfHeld(world.db, { now: world.now() + remindedAfter.orderer, zone: 'UTC' })
    expect(await told()).toHaveLength(4)
    const [undone, stays] = await undo(absence, { rows: null }, admin)
    expect([undone, stays].map((one) => one?.refused?.error).toSorted()).toEqual([
      'changed-since',
      undefined,
    ])
  })

  it('wait for the colleague who took them over, whose absence lists them in turn', async () => {
    const { open, critical } = await labWork()
    const dvolkov = await userId('dvolkov')
    const ofLab = async (absence: { id: string }, call = admin) =>
      (await affected(absence, '', call)).rows
        .filter(({ kind }) => kind === 'result' || kind === 'order')
        .map(({ id, state }) => [id, state])
    const first = await away(clinicDay)
    const { rows } = await affected(first, '', admin)
    await settle(first, accepted(rows.filter(({ kind }) => kind !== 'visit')), admin)
    const second = await away(clinicDay, tomorrow, { staffId: dvolkov })
    expect(await ofLab(second)).toEqual([
      [critical.id, 'open'],
      [open.id, 'open'],
    ])
    expect(await ofLab(first)).toEqual([
      [critical.id, 'handed'],
      [open.id, 'handed'],
    ])
    const toOther = { as: 'handed', doctorId: await userId('kreddy') }
    world.advance(1000)
    const handed = await settle(
      second,
      [{ kind: 'order', id: open.id, version: 1, ...toOther }],
      admin,
    )
    expect(handed[0]?.row).toMatchObject({ state: 'handed' })
    const third = await away(tomorrow, addDays(tomorrow, 1))
    world.advance(24 * 60 * 60_000)
    const later = { token: await world.signIn('admin') }
    expect(await ofLab(third, later)).toEqual([[critical.id, 'open']])
  })

  it.each([
    ['read', true],
    ['not read', false],
  ])('leave no wrong notice with the colleague when undone, if it was %s', async (_, isRead) => {
    const { open, critical } = await labWork()
    const absence = await away(clinicDay)
    const { rows } = await affected(absence, '', admin)
    await settle(absence, accepted(rows.filter(({ kind }) => kind !== 'visit')), admin)
    const before = await told()
    expect(before).toHaveLength(2)
    if (isRead) await world.db.update(notices).set({ readAt: new Date(world.now()) })
    world.advance(1000)
    expect((await undo(absence, { rows: null }, admin)).map(({ refused }) => refused)).toEqual([
      undefined,
      undefined,
    ])
    const back = ({ number, patient }: typeof open) =>
      `Asha Menon gave lab order no. ${number} back to Dr. Daniel Reyes: Basic Metabolic Panel of ${patient}.`
    expect((await told()).toSorted()).toEqual(
      (isRead ? [...before, back(open), back(critical)] : []).toSorted(),
    )
  })

  it('are given back while a technician works on them, and not once a colleague has handed them on', async () => {
    const { open, critical } = await labWork()
    const dvolkov = await userId('dvolkov')
    const first = await away(clinicDay)
    const { rows } = await affected(first, '', admin)
    await settle(first, accepted(rows.filter(({ kind }) => kind !== 'visit')), admin)
    expect((await results.take(open)).status).toBe(200)
    const second = await away(clinicDay, clinicDay, { staffId: dvolkov })
    world.advance(1000)
    const on = { kind: 'result', id: critical.id, version: 2, as: 'handed' }
    await settle(second, [{ ...on, doctorId: await userId('kreddy') }], admin)
    const undone = await undo(first, { rows: null }, admin)
    expect(new Map(undone.map(({ id, refused }) => [id, refused?.error]))).toEqual(
      new Map([
        [open.id, undefined],
        [critical.id, 'changed-since'],
      ]),
    )
  })

  it('go to a doctor who may acknowledge them alone, and wait where there is none', async () => {
    const { critical } = await labWork()
    const absence = await away(clinicDay)
    const plain = await addUser(world.db, 'plain', ['doctor_dashboard', 'appointment_view'])
    const row = { kind: 'result', id: critical.id, version: 2 }
    const ask = async (more: object) => only(await settle(absence, [{ ...row, ...more }], admin))
    expect((await ask({ as: 'handed', doctorId: plain.id })).refused).toMatchObject({
      fields: { doctorId: absenceDeskMessages.cannotRead('Dr. plain') },
    })
    const toColleague = { as: 'handed', doctorId: await userId('dvolkov') }
    expect((await ask({ ...toColleague, version: 1 })).refused).toMatchObject({
      ...{ message: absenceDeskMessages.stale, error: 'stale' },
    })
    expect((await ask({ as: 'to-call' })).refused).toMatchObject({
      message: absenceDeskMessages.cannotBecome('result', 'to-call'),
    })
    const ofResults = async () =>
      (await affected(absence, '', admin)).rows.filter(({ kind }) => kind === 'result')
    expect(await ofResults()).toMatchObject([{ state: 'open', proposals: [{ as: 'handed' }] }])
    await away(clinicDay, clinicDay, { staffId: await userId('dvolkov') })
    expect(await ofResults()).toMatchObject([{ state: 'open', proposals: [] }])
  })
})
