import { absenceEndpoints } from '@shared/contracts/absences'
import { closingDayEndpoints, openingHoursEndpoints } from '@shared/contracts/clinic-hours'
import { forecastSchema } from '@shared/contracts/hours'
import { outsideVisitEndpoints } from '@shared/contracts/outside-visits'
import { extraHoursEndpoints, staffHoursEndpoints } from '@shared/contracts/staff-hours'
import { addDays } from '@shared/lib/clinic-date'
import { timeOf } from '@shared/lib/clock-time'
import { tries } from '@shared/test/property'
import { eq, inArray } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { users, workingTimes } from '../db/schema'
import { clocksOf } from '../records/bookable'
import { asExpected, visitsOutsideOf, visitsToCome } from '../records/forecast'
import { loadRules } from '../records/hours-rules'
import { pathOf } from '../test/api'
import { addWorkingTime, giveWeek } from '../test/hours'
import { clinicDay } from '../test/patients'
import { visitCalls } from '../test/visits'
import { setUpWorld, world } from '../test/world'

/** What a change of hours is said to cost is what it costs. */

setUpWorld()

/** Of the admin, who signs in again in each world. */
let token: string

const zone = 'UTC'
const usernames = ['doctor', 'kreddy', 'dvolkov']
const { ask, scheduled } = visitCalls(
  () => world,
  () => token,
)

/** The visits that are outside of the hours as they are saved, by number. */
async function outsideNow(): Promise<Set<number>> {
  const toCome = await visitsToCome(world.db, { now: world.now(), zone })
  const rules = await loadRules(
    world.db,
    toCome.map(({ doctorId }) => doctorId),
  )
  // A patient who waits past the time of the visit is seen from now on.
  const expected = toCome.map((visit) => asExpected(visit, world.now()))
  return new Set(visitsOutsideOf(expected, rules, clocksOf(zone)).map(({ number }) => number))
}

interface Change {
  preview: { path: string; json: object }
  save: { method: string; path: string; json: object }
}

/** The demo's visits are on these days. */
const aDay = fc.integer({ min: 0, max: 3 }).map((days) => addDays(clinicDay, days))
const aTime = fc.integer({ min: 0, max: 95 }).map((quarter) => timeOf(quarter * 15))
const aWeekday = fc.integer({ min: 1, max: 7 })
const someDays = fc
  .tuple(aDay, fc.integer({ min: 0, max: 3 }), fc.option(fc.tuple(aTime, aTime)))
  .map(([from, more, part]) => {
    const [fromTime, toTime] = part?.toSorted() ?? []
    return fromTime !== undefined && toTime !== undefined && fromTime < toTime
      ? { from, to: from, fromTime, toTime }
      : { from, to: addDays(from, more), fromTime: null, toTime: null }
  })
const at = fc.nat(2)

/** A change of each kind, as it is asked for and as it is saved. */
const kinds = {
  week: fc
    .record({ at, days: fc.option(fc.uniqueArray(aWeekday, { maxLength: 7 })) })
    .map((given) => async (): Promise<Change> => {
      const { id, version, shift } = await known(given.at)
      const week = given.days?.map((weekday) => ({ weekday, workingTimeId: shift })) ?? null
      const json = { week, version }
      return {
        preview: { path: pathOf(staffHoursEndpoints.preview, id), json },
        save: { method: 'PUT', path: pathOf(staffHoursEndpoints.save, id), json },
      }
    }),
  'working time': fc
    .record({ from: fc.integer({ min: 1, max: 11 }), to: fc.integer({ min: 1, max: 11 }) })
    .map((given) => async (): Promise<Change> => {
      const { shift } = await known(0)
      const json = {
        ...{ workTimingName: 'Shift', inTime: `${given.from}:00`, inTimePeriod: 'AM' },
        ...{ outTime: `${given.to}:30`, outTimePeriod: 'PM', totalHour: 8 },
      }
      const path = `/api/updateworktime/${shift}`
      return {
        preview: { path: `${path}/preview`, json },
        save: { method: 'PATCH', path, json },
      }
    }),
  'opening hours': fc
    .array(fc.record({ weekday: aWeekday, from: aTime, to: aTime }), { maxLength: 8 })
    .map((hours) => async (): Promise<Change> => {
      const json = { hours, version: 1 }
      return {
        preview: { path: openingHoursEndpoints.preview.path, json },
        save: { method: 'PUT', path: openingHoursEndpoints.save.path, json },
      }
    }),
  'closing days': fc
    .array(fc.tuple(someDays, fc.boolean()), { minLength: 1, maxLength: 3 })
    .map((all) => async (): Promise<Change> => {
      const json = {
        days: all.map(([days, yearly]) => ({
          ...{ ...days, name: 'Closed', yearly },
          // What returns yearly is of last year.
          ...(yearly && {
            from: days.from.replace('2026', '2025'),
            to: days.to.replace('2026', '2025'),
          }),
        })),
      }
      return {
        preview: { path: closingDayEndpoints.preview.path, json },
        save: { method: 'POST', path: closingDayEndpoints.create.path, json },
      }
    }),
  absence: fc.record({ at, days: someDays }).map((given) => async (): Promise<Change> => {
    const { id } = await known(given.at)
    const json = { staffId: id, ...given.days, kind: 'leave', note: '' }
    return {
      preview: { path: absenceEndpoints.preview.path, json },
      save: { method: 'POST', path: absenceEndpoints.create.path, json },
    }
  }),
  'fewer extra hours': fc
    .record({ date: aDay, from: aTime, to: aTime, isDeleted: fc.boolean() })
    .map(({ isDeleted, ...hours }) => async (): Promise<Change> => {
      const { id: staffId } = await known(0)
      const { path } = extraHoursEndpoints.create
      // A night shift, with a visit in it.
      const night = { date: clinicDay, from: '20:00', to: '06:00' }
      const made = await ask('POST', path, { json: { staffId, ...night } })
      const { id } = extraHoursEndpoints.create.output.parse(made.body)
      await scheduled({ date: addDays(clinicDay, 1), time: '02:00' })
      return {
        preview: {
          path: extraHoursEndpoints.preview.path,
          json: { staffId, id, hours: isDeleted ? null : hours },
        },
        save: {
          method: isDeleted ? 'DELETE' : 'PATCH',
          path: pathOf(extraHoursEndpoints.change, id),
          json: isDeleted ? { version: 1 } : { ...hours, version: 1 },
        },
      }
    }),
}

/** One of the doctors, and the working time of the week that some have. */
async function known(place: number) {
  const rows = await world.db.select().from(users).where(inArray(users.username, usernames))
  const user = rows.find(({ username }) => username === usernames[place])
  const [time] = await world.db.select().from(workingTimes).where(eq(workingTimes.name, 'Shift'))
  return { id: user?.id ?? '', version: user?.version ?? 0, shift: time?.id ?? '' }
}

it.each(Object.keys(kinds))(
  'says before a change of %s is saved which visits are outside afterwards',
  async (kind) => {
    let costly = 0
    const change = kinds[kind as keyof typeof kinds]
    await fc.assert(
      fc.asyncProperty(change, async (given) => {
        await world.reset()
        token = await world.signIn('admin')
        const shift = await addWorkingTime(world, 'Shift', '07:00', '19:00')
        await giveWeek(world, 'kreddy', shift)
        const { preview, save } = await given()
        const before = await outsideNow()
        const told = await ask('POST', preview.path, { json: preview.json })
        const { visits, more } = forecastSchema.parse(told.body)
        const saved = await ask(save.method, save.path, { json: save.json })
        expect(saved.status, JSON.stringify(saved.body)).toBeLessThan(300)
        const added = [...(await outsideNow())].filter((number) => !before.has(number))
        expect(visits.map(({ number }) => number).toSorted()).toEqual(added.toSorted())
        expect(more).toBe(0)
        // What an absence leaves outside is on the absence desk.
        const { body } = await ask('GET', outsideVisitEndpoints.list.path)
        const listed = outsideVisitEndpoints.list.output.parse(body).visits
        expect(listed.map(({ reason: _, ...visit }) => visit)).toEqual(
          kind === 'absence' ? [] : visits,
        )
        expect(listed.map(({ reason }) => reason)).not.toContain('')
        costly += visits.length > 0 ? 1 : 0
      }),
      tries(12),
    )
    expect(costly, 'none of the changes cost anything').toBeGreaterThan(0)
  },
  60_000,
)
