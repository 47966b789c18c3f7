import { binMessages } from '@shared/contracts/bin'
import {
  closingDayEndpoints,
  closingDayMessages,
  openingHoursEndpoints,
  openingHoursMessages,
} from '@shared/contracts/clinic-hours'
import { forecastSchema, hoursMessages } from '@shared/contracts/hours'
import { outsideVisitEndpoints, outsideVisitMessages } from '@shared/contracts/outside-visits'
import { staffEndpoints } from '@shared/contracts/staff'
import {
  extraHoursEndpoints,
  extraHoursMessages,
  staffHoursEndpoints,
  staffHoursMessages,
} from '@shared/contracts/staff-hours'
import { visitKindEndpoints, visitKindMessages } from '@shared/contracts/visit-kinds'
import { visitEndpoints, visitMessages } from '@shared/contracts/visits'
import { workingTimeMessages } from '@shared/contracts/working-times'
import { addDays } from '@shared/lib/clinic-date'
import { eq, lt } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { beforeEach, describe, expect, it } from 'vitest'
import { departments, patients, users, workingTimes } from '../db/schema'
import { visits } from '../db/schema-care'
import { extraHours, visitKinds, weekHours } from '../db/schema-hours'
import { notedOutsideVisits } from '../db/schema-outside'
import { addUser, pathOf, refusal } from '../test/api'
import { unknownId } from '../test/every-call'
import { addWorkingTime, giveWeek, weekdays } from '../test/hours'
import { clinicDay } from '../test/patients'
import { unchanged } from '../test/records'
import { ask, setUpWorld, world } from '../test/world'

/** When the clinic is open, when its people work, and what visits are. */

setUpWorld({ as: 'admin' })

const userNamed = async (username: string) => {
  const [user] = await world.db.select().from(users).where(eq(users.username, username))
  if (!user) throw new Error(`there is no ${username}`)
  return user
}

/** Another doctor who can be booked. */
const colleagueOf = async (doctorId: string) => {
  const { body } = await ask('GET', staffEndpoints.doctors.path)
  const other = staffEndpoints.doctors.output.parse(body).find(({ _id }) => _id !== doctorId)
  if (!other) throw new Error('there is no other doctor')
  return other
}

describe('opening hours', () => {
  const read = async () =>
    openingHoursEndpoints.get.output.parse((await ask('GET', openingHoursEndpoints.get.path)).body)
  const save = (hours: readonly object[], version: unknown) =>
    ask('PUT', openingHoursEndpoints.save.path, { json: { hours, version } })

  it('are none at first, are saved as a week, and are none again', async () => {
    expect(await read()).toEqual({ hours: [], version: 1 })
    const monday = { weekday: 1, from: '08:00', to: '12:00' }
    const typed = [
      { weekday: 7, from: '22', to: '6' },
      { weekday: 1, from: '1300', to: '24:00' },
      { weekday: 1, from: '8', to: '12' },
    ]
    const saved = await save(typed, 1)
    expect(saved.body).toEqual({
      hours: [
        monday,
        { weekday: 1, from: '13:00', to: '24:00' },
        { weekday: 7, from: '22:00', to: '06:00' },
      ],
      version: 2,
    })
    expect(await read()).toEqual(saved.body)
    expect((await save([], 2)).body).toEqual({ hours: [], version: 3 })
    expect(await save([monday], 2)).toMatchObject({
      status: 409,
      body: { message: openingHoursMessages.stale, error: 'stale', current: { version: 3 } },
    })
  })

  it('want a weekday, times and a version', async () => {
    const monday = { weekday: 1, from: '08:00', to: '12:00' }
    for (const [hours, version, field, message] of [
      [[{ ...monday, weekday: 8 }], 1, 'hours.0.weekday', hoursMessages.weekdayInvalid],
      [[{ ...monday, from: '24:00' }], 1, 'hours.0.from', hoursMessages.timeInvalid],
      [Array(51).fill(monday), 1, 'hours', openingHoursMessages.tooMany],
      [[monday], undefined, 'version', openingHoursMessages.versionMissing],
    ] as const)
      expect(await save([...hours], version), message).toMatchObject(
        refusal(400, message, { [field]: message }),
      )
  })
})

describe('closing days', () => {
  const christmas = {
    ...{ from: '2026-12-24', to: '2026-12-26', fromTime: null, toTime: null },
    ...{ name: 'Christmas', yearly: true },
  }
  const create = (...days: object[]) =>
    ask('POST', closingDayEndpoints.create.path, { json: { days } })
  const list = async () =>
    closingDayEndpoints.list.output.parse((await ask('GET', closingDayEndpoints.list.path)).body)

  it('are added together, changed and deleted', async () => {
    const half = { ...christmas, to: '2026-12-24', fromTime: '12', toTime: '24', name: 'Half' }
    const made = await create(christmas, { ...half, from: '2026-12-24', yearly: false })
    expect(made.status).toBe(201)
    const days = await list()
    expect(days).toMatchObject([
      { name: 'Half', fromTime: '12:00', toTime: '24:00', yearly: false, version: 1 },
      { ...christmas, version: 1 },
    ])
    const [, day] = days
    const path = pathOf(closingDayEndpoints.change, day?.id ?? '')
    const changed = await ask('PATCH', path, { json: { ...day, name: 'Holidays' } })
    expect(changed.body).toMatchObject({ name: 'Holidays', version: 2 })
    expect(await ask('PATCH', path, { json: { ...day } })).toMatchObject({
      status: 409,
      body: { message: closingDayMessages.stale, current: { name: 'Holidays' } },
    })
    expect((await ask('DELETE', path, { json: { version: 2 } })).status).toBe(200)
    expect(await ask('DELETE', path, { json: { version: 2 } })).toMatchObject(
      refusal(404, closingDayMessages.notFound),
    )
    expect(await ask('DELETE', path, { json: {} })).toMatchObject(
      refusal(400, closingDayMessages.versionMissing),
    )
    expect(await list()).toHaveLength(1)
  })

  it('want a name, days and no more than there can be', async () => {
    const wrong = async (days: object[], field: string, message: string) => {
      expect(await create(...days), message).toMatchObject({
        status: 400,
        body: { fields: { [field]: message } },
      })
    }
    await wrong([{ ...christmas, name: ' ' }], 'days.0.name', closingDayMessages.nameRequired)
    const long = 'x'.repeat(101)
    await wrong([{ ...christmas, name: long }], 'days.0.name', closingDayMessages.nameTooLong)
    const year = { ...christmas, to: '2027-12-24' }
    await wrong([year], 'days.0.to', closingDayMessages.yearlyTooLong)
    const times = { ...christmas, fromTime: '12:00', toTime: '14:00' }
    await wrong([times], 'days.0.to', hoursMessages.timesOfOneDay)
    await wrong([], 'days', closingDayMessages.noneGiven)
    await wrong(Array(61).fill(christmas), 'days', closingDayMessages.tooManyGiven)
    for (let time = 0; time < 8; time++)
      expect((await create(...Array(50).fill(christmas))).status).toBe(201)
    await unchanged(world.db, async () => {
      expect(await create(christmas)).toMatchObject(refusal(409, closingDayMessages.tooMany))
    })
  })
})

describe('the week of a user', () => {
  const save = async (week: unknown, version?: unknown) => {
    const user = await userNamed('doctor')
    return await ask('PUT', pathOf(staffHoursEndpoints.save, user.id), {
      json: { week, version: version === undefined ? user.version : version },
    })
  }
  const staff = async () => {
    const { id } = await userNamed('doctor')
    const { body } = await ask('GET', pathOf(staffEndpoints.get, id))
    return staffEndpoints.get.output.parse(body)
  }

  it('is of working times, several a day; set and empty is never; none is the opening hours', async () => {
    const [morning, late] = [
      await addWorkingTime(world, 'Morning', '08:00', '12:00'),
      await addWorkingTime(world, 'Late', '20:00', '02:00'),
    ]
    const monday = { weekday: 1, workingTimeId: morning }
    const saved = await save([{ weekday: 1, workingTimeId: late }, monday, monday])
    expect(saved).toMatchObject({
      status: 200,
      body: {
        week: [
          {
            weekday: 1,
            workingTime: { _id: morning, name: 'Morning', from: '08:00', to: '12:00' },
          },
          { weekday: 1, workingTime: { _id: late, name: 'Late', from: '20:00', to: '02:00' } },
        ],
        version: 2,
      },
    })
    expect((await save([])).body).toEqual({ week: [], version: 3 })
    expect((await save(null)).body).toEqual({ week: null, version: 4 })
    expect(await save(null, 3)).toMatchObject({ status: 409, body: { error: 'stale' } })
  })

  it('is told as a working time where it is the same on all seven days', async () => {
    const morning = await addWorkingTime(world, 'Morning', '08:00', '12:00')
    const of = (days: readonly number[]) =>
      days.map((weekday) => ({ weekday, workingTimeId: morning }))
    expect((await save(of(weekdays))).status).toBe(200)
    expect((await staff()).workingTime).toEqual({ _id: morning, name: 'Morning' })
    await save(of([1, 2, 3, 4, 5, 6]))
    expect((await staff()).workingTime).toBeNull()
    const late = await addWorkingTime(world, 'Late', '20:00', '02:00')
    await save([...of(weekdays), { weekday: 1, workingTimeId: late }])
    expect((await staff()).workingTime).toBeNull()
  })

  it('wants working times that there are', async () => {
    const missing = workingTimeMessages.notFound
    await unchanged(world.db, async () => {
      for (const workingTimeId of [unknownId, 'x'])
        expect(await save([{ weekday: 1, workingTimeId }])).toMatchObject(
          refusal(422, missing, { week: missing }),
        )
      const empty = staffHoursMessages.workingTimeMissing
      expect(await save([{ weekday: 1, workingTimeId: '' }])).toMatchObject(
        refusal(400, empty, { 'week.0.workingTimeId': empty }),
      )
      const many = Array(51).fill({ weekday: 1, workingTimeId: unknownId })
      expect(await save(many)).toMatchObject(refusal(400, staffHoursMessages.tooMany))
    })
  })

  it('keeps its working times from being deleted, but for who has been deleted', async () => {
    const morning = await addWorkingTime(world, 'Morning', '08:00', '12:00')
    await giveWeek(world, 'doctor', morning)
    await giveWeek(world, 'lab', morning, [1])
    const inUse = refusal(
      409,
      workingTimeMessages.inUse('Morning', ['Dr. Daniel Reyes', 'Lena Fischer'], 0),
    )
    const json = { kind: 'working-time', ids: [morning] }
    await unchanged(world.db, async () => {
      expect(await ask('DELETE', `/api/deleteworktime/${morning}`)).toMatchObject(inUse)
      expect(await ask('POST', '/api/bin', { json })).toMatchObject(inUse)
      const reassignTo = (await world.db.select().from(workingTimes))[0]?.id
      const message = binMessages.replacementForWorkingTimes
      expect(await ask('POST', '/api/bin', { json: { ...json, reassignTo } })).toMatchObject(
        refusal(422, message, { reassignTo: message }),
      )
    })
    await world.db
      .update(users)
      .set({ deletedAt: new Date(world.now()) })
      .where(eq(users.username, 'lab'))
    await world.db.update(users).set({ hasWeek: false }).where(eq(users.username, 'doctor'))
    const { id } = await userNamed('doctor')
    await world.db.delete(weekHours).where(eq(weekHours.userId, id))
    expect((await ask('POST', '/api/bin', { json })).status).toBe(200)
    expect(await world.db.$count(weekHours)).toBe(0)
  })
})

describe('extra hours', () => {
  it('are added, changed and deleted', async () => {
    const { id: staffId } = await userNamed('doctor')
    const hours = { date: '2026-03-07', from: '09:00', to: '12:00' }
    const create = (more: object = {}) =>
      ask('POST', extraHoursEndpoints.create.path, { json: { staffId, ...hours, ...more } })
    const made = extraHoursEndpoints.create.output.parse((await create()).body)
    expect(made).toMatchObject({ staffId, ...hours, version: 1 })
    const path = pathOf(extraHoursEndpoints.change, made.id)
    const changed = await ask('PATCH', path, { json: { ...hours, to: '13', version: 1 } })
    expect(changed.body).toMatchObject({ to: '13:00', version: 2 })
    const month = await ask('GET', pathOf(staffHoursEndpoints.get, staffId))
    const drawn = staffHoursEndpoints.get.output.parse(month.body)
    expect(drawn.extra).toEqual([changed.body])
    expect(await ask('PATCH', path, { json: { ...hours, version: 1 } })).toMatchObject({
      status: 409,
      body: { message: extraHoursMessages.stale, current: { to: '13:00' } },
    })
    expect(await ask('DELETE', path, { json: {} })).toMatchObject(
      refusal(400, extraHoursMessages.versionMissing),
    )
    expect((await ask('DELETE', path, { json: { version: 2 } })).status).toBe(200)
    expect(await ask('DELETE', path, { json: { version: 2 } })).toMatchObject(
      refusal(404, extraHoursMessages.notFound),
    )
    expect((await create({ staffId: unknownId })).status).toBe(404)
    await world.db.insert(extraHours).values(
      Array.from({ length: 1000 }, () => ({
        ...{ userId: staffId, date: hours.date, fromMinute: 540, toMinute: 720 },
      })),
    )
    expect(await create()).toMatchObject(refusal(409, extraHoursMessages.tooMany))
  })
})

describe('kinds of visit', () => {
  const create = (more: object = {}) =>
    ask('POST', visitKindEndpoints.create.path, {
      json: {
        ...{ name: 'Vaccination', minutes: 10, active: true, isDefault: false },
        departmentIds: [],
        ...more,
      },
    })
  const list = async () =>
    visitKindEndpoints.list.output.parse((await ask('GET', visitKindEndpoints.list.path)).body)
  const change = (kind: Awaited<ReturnType<typeof list>>[number] | undefined, more: object = {}) =>
    ask('PATCH', pathOf(visitKindEndpoints.change, kind?.id ?? unknownId), {
      json: { ...kind, departmentIds: kind?.departments.map(({ _id }) => _id), ...more },
    })

  it('begin with those of the clinic, the default first', async () => {
    expect(await list()).toMatchObject([
      { name: 'Consultation', minutes: 15, isDefault: true, active: true, departments: [] },
      { name: 'Check-up', minutes: 30, isDefault: false },
      { name: 'Procedure', minutes: 45, isDefault: false },
    ])
  })

  it('are offered in departments, whose names they tell, and keep one that is deleted', async () => {
    const [ent] = await world.db.select().from(departments).where(eq(departments.name, 'ENT'))
    const made = visitKindEndpoints.create.output.parse(
      (await create({ departmentIds: [ent?.id, ent?.id] })).body,
    )
    expect(made.departments).toEqual([{ _id: ent?.id, name: 'ENT' }])
    await world.db.delete(departments).where(eq(departments.name, 'ENT'))
    const renamed = visitKindEndpoints.change.output.parse(
      (await change(made, { name: 'Jab' })).body,
    )
    expect(renamed).toMatchObject({ name: 'Jab', departments: [{ _id: ent?.id }], version: 2 })
    expect(await change(made)).toMatchObject({
      status: 409,
      body: { message: visitKindMessages.stale, current: { name: 'Jab' } },
    })
  })

  it('have one default, which is active and offered everywhere', async () => {
    const [consultation] = await list()
    const [, checkUp] = await list()
    const { id: departmentId } = (await world.db.select().from(departments))[0] ?? {}
    for (const [kind, more, field, message] of [
      [consultation, { isDefault: false }, 'isDefault', visitKindMessages.defaultNeeded],
      [consultation, { active: false }, 'active', visitKindMessages.defaultForAll],
      [
        checkUp,
        { isDefault: true, departmentIds: [departmentId] },
        'departmentIds',
        visitKindMessages.defaultForAll,
      ],
    ] as const)
      expect(await change(kind, more)).toMatchObject(refusal(422, message, { [field]: message }))
    expect((await change(checkUp, { isDefault: true })).status).toBe(200)
    expect((await list()).filter(({ isDefault }) => isDefault)).toMatchObject([
      { name: 'Check-up' },
    ])
  })

  it('want a name of their own, minutes and departments that there are', async () => {
    for (const [more, status, field, message] of [
      [{ name: ' ' }, 400, 'name', visitKindMessages.nameRequired],
      [{ name: 'x'.repeat(101) }, 400, 'name', visitKindMessages.nameTooLong],
      [{ minutes: 4 }, 400, 'minutes', visitKindMessages.minutesInvalid],
      [{ name: 'check-UP' }, 409, 'name', visitKindMessages.exists],
      [{ departmentIds: [unknownId] }, 422, 'departmentIds', visitKindMessages.departmentUnknown],
    ] as const)
      expect(await create(more), message).toMatchObject(
        refusal(status, message, { [field]: message }),
      )
    await world.db
      .insert(visitKinds)
      .values(Array.from({ length: 97 }, (_, at) => ({ name: `Kind ${at}`, minutes: 15 })))
    expect(await create()).toMatchObject(refusal(409, visitKindMessages.tooMany))
    const [kind] = await list()
    expect(await change(kind, { version: 0 })).toMatchObject(
      refusal(400, visitKindMessages.versionMissing),
    )
    expect(await change(undefined, { ...kind, departmentIds: [] })).toMatchObject(
      refusal(404, visitKindMessages.notFound),
    )
  })
})

describe('visits that a change of hours leaves outside', () => {
  let desk: { token: string }
  beforeEach(async () => {
    desk = { token: await world.signIn('receptionist') }
  })
  const listed = async () => {
    const { body } = await ask('GET', outsideVisitEndpoints.list.path, desk)
    return outsideVisitEndpoints.list.output.parse(body).visits
  }
  const keep = (id: string) => ask('POST', pathOf(outsideVisitEndpoints.keep, id), desk)
  const save = async (hours: readonly object[], version: number, by = {}) => {
    const json = { hours, version }
    const { body } = await ask('POST', openingHoursEndpoints.preview.path, { json, ...by })
    const saved = await ask('PUT', openingHoursEndpoints.save.path, { json, ...by })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    return forecastSchema.parse(body).visits
  }
  const atNight = [{ weekday: 1, from: '02:00', to: '03:00' }]

  it('are listed until each is moved, cancelled or kept, and none that was scheduled since', async () => {
    const costs = await save(atNight, 1)
    const [moved, cancelled, kept, ...others] = costs
    if (!moved || !cancelled || !kept) throw new Error('too few visits are outside')
    const version = 1
    const { _id: colleague } = await colleagueOf(moved.doctorId)
    for (const [method, path, json] of [
      [
        'PATCH',
        pathOf(visitEndpoints.change, moved.id),
        {
          ...{ doctorId: colleague, version, reason: 'Cough' },
          ...{ date: moved.date, time: moved.time },
        },
      ],
      ['POST', pathOf(visitEndpoints.cancel, cancelled.id), { version }],
      [
        'POST',
        visitEndpoints.schedule.path,
        {
          ...{ patientId: kept.patientId, doctorId: kept.doctorId, reason: 'Cough' },
          ...{ date: addDays(clinicDay, 5), time: '06:00' },
        },
      ],
    ] as const) {
      const { status, body } = await ask(method, path, { json, ...desk })
      expect(status, JSON.stringify(body)).toBeLessThan(300)
    }
    expect(await keep(kept.id)).toMatchObject({ status: 200 })
    expect((await listed()).map(({ id }) => id)).toEqual(others.map(({ id }) => id))
    await unchanged(world.db, async () => {
      for (const { id } of [moved, cancelled, kept])
        expect(await keep(id)).toMatchObject(refusal(409, outsideVisitMessages.gone))
    })
    expect(await keep(unknownId)).toMatchObject(refusal(404, visitMessages.notFound))
  })

  it('say which hours they are outside of', async () => {
    const [first] = await save(atNight, 1)
    if (!first) throw new Error('no visit is outside')
    expect((await listed())[0]?.reason).toBe(
      hoursMessages.outside(first.doctor, ['from 02:00 to 03:00']),
    )
    const days = [
      {
        from: first.date,
        to: first.date,
        fromTime: null,
        toTime: null,
        name: 'Fair',
        yearly: true,
      },
    ]
    await ask('POST', closingDayEndpoints.create.path, { json: { days } })
    expect((await listed())[0]?.reason).toBe(hoursMessages.closed(first.date, 'Fair'))
  })

  it('are listed no more once the hours are as before, nor kept once their day is over', async () => {
    const [first] = await save(atNight, 1)
    expect(await world.db.$count(notedOutsideVisits)).toBeGreaterThan(0)
    await save([], 2)
    expect(await listed()).toEqual([])
    world.advance(7 * 24 * 60 * 60_000)
    desk = { token: await world.signIn('receptionist') }
    expect(await keep(first?.id ?? '')).toMatchObject(refusal(409, outsideVisitMessages.gone))
    // The next change removes what was noted of past days.
    await save(atNight, 3, { token: await world.signIn('admin') })
    const today = new Date(`${addDays(clinicDay, 7)}T00:00:00Z`)
    expect(await world.db.$count(notedOutsideVisits, lt(notedOutsideVisits.startsAt, today))).toBe(
      0,
    )
  })
})

it('tells a preview of whom nobody may see how many there are, and no more', async () => {
  const { id } = await userNamed('doctor')
  const json = { week: [], version: 1 }
  const path = pathOf(staffHoursEndpoints.preview, id)
  const full = staffHoursEndpoints.preview.output.parse((await ask('POST', path, { json })).body)
  expect(full.visits.length).toBeGreaterThan(0)
  await addUser(world.db, 'hr', ['staff_edit'])
  const hr = { token: await world.signIn('hr') }
  const { body } = await ask('POST', path, { json, ...hr })
  expect(body).toMatchObject({ visits: [], more: full.visits.length, uncovered: full.uncovered })
})

it('names the hours that nobody of a department covers any more', async () => {
  const { id, departmentId } = await userNamed('doctor')
  await world.db
    .update(users)
    .set({ departmentId: null })
    .where(eq(users.departmentId, departmentId ?? ''))
  await world.db.update(users).set({ departmentId }).where(eq(users.id, id))
  const day = addDays(clinicDay, 3)
  const json = {
    ...{ staffId: id, from: day, to: day, fromTime: '09:00', toTime: '11:00' },
    ...{ kind: 'leave', note: '' },
  }
  const { body } = await ask('POST', '/api/absences/preview', { json })
  expect(Object(body).uncovered).toMatchObject([
    { departmentId, date: day, from: '09:00', to: '11:00' },
  ])
})

it('names a patient who waits past the time of the visit, and none who has not come', async () => {
  const { id } = await userNamed('doctor')
  await world.db.update(visits).set({ status: 'cancelled' })
  const [patient] = await world.db.select().from(patients).where(eq(patients.number, 1))
  const visit = (number: number, time: string, status: 'pending' | 'checked-in') => ({
    ...{ id: newId(), number, patientId: patient?.id ?? '', doctorId: id, reason: 'Cough', status },
    startsAt: new Date(`${clinicDay}T${time}:00Z`),
    endsAt: new Date(Date.parse(`${clinicDay}T${time}:00Z`) + 15 * 60_000),
  })
  await world.db
    .insert(visits)
    .values([visit(9001, '08:00', 'checked-in'), visit(9002, '08:30', 'pending')])
  const numbersIn = async (fromTime: string) => {
    const json = {
      ...{ staffId: id, from: clinicDay, to: clinicDay, fromTime, toTime: '24:00' },
      ...{ kind: 'illness', note: '' },
    }
    const { body } = await ask('POST', '/api/absences/preview', { json })
    return forecastSchema.parse(body).visits.map(({ number, time }) => [number, time])
  }
  expect(await numbersIn('09:55')).toEqual([[9001, '08:00']])
  expect(await numbersIn('12:00')).toEqual([])
})
