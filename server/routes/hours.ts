import { absenceEndpoints } from '@shared/contracts/absences'
import { closingDayEndpoints, openingHoursEndpoints } from '@shared/contracts/clinic-hours'
import { extraHoursEndpoints, staffHoursEndpoints } from '@shared/contracts/staff-hours'
import { visitKindEndpoints } from '@shared/contracts/visit-kinds'
import { workingTimeMessages } from '@shared/contracts/working-times'
import { and, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { clinicId, workingTimes } from '../db/schema'
import type { ApiDependencies } from '../dependencies'
import { handle } from '../handle'
import { type ApiEnv, isId, Refusal } from '../http'
import { refuseOthers } from '../records/absence-rights'
import {
  absencesOf,
  changeAbsence,
  createAbsence,
  decideOnAbsence,
  deleteAbsence,
  listAbsences,
} from '../records/absences'
import { actorOf } from '../records/actor'
import { handleChange } from '../records/change'
import {
  changeClosingDay,
  closingRules,
  createClosingDays,
  deleteClosingDay,
  listClosingDays,
  openingRules,
  readOpeningHours,
  saveOpeningHours,
  toDays,
} from '../records/clinic-hours'
import { forecastOf } from '../records/forecast'
import { minutesOfWorkingTime } from '../records/hours-rules'
import { saveAndNoteOutside } from '../records/outside-visits'
import { ownMost } from '../records/page'
import { staffWith } from '../records/staff'
import {
  changeExtraHours,
  createExtraHours,
  deleteExtraHours,
  extraRule,
  readStaffHours,
  saveWeek,
  userOfExtraHours,
  usersOfWorkingTime,
  weekRules,
} from '../records/staff-hours'
import { changeVisitKind, createVisitKind, listVisitKinds } from '../records/visit-kinds'

/** Without those of a list that a change takes the place of. */
const others = <Each extends { id: string }>(all: readonly Each[], id: string | null | undefined) =>
  all.filter((each) => each.id !== id?.toLowerCase())

/** When the clinic is open and its people work; `bookable` says what follows from it. */
export function hoursRoutes(dependencies: ApiDependencies) {
  const { db } = dependencies
  const app = new Hono<ApiEnv>()
  clinicRoutes(app, dependencies)
  staffRoutes(app, dependencies)
  absenceRoutes(app, dependencies)
  handle(app, visitKindEndpoints.list, async (c) => c.json(await listVisitKinds(db)))
  handleChange(app, dependencies, visitKindEndpoints.create, (_c, input) => async (tx) => ({
    ...(await createVisitKind(tx, input)),
    status: 201,
  }))
  handleChange(
    app,
    dependencies,
    visitKindEndpoints.change,
    (_c, input) => (tx) => changeVisitKind(tx, input),
  )
  return app
}

function clinicRoutes(app: Hono<ApiEnv>, dependencies: ApiDependencies): void {
  const { db } = dependencies
  handle(app, openingHoursEndpoints.get, async (c) => c.json(await readOpeningHours(db)))
  handleChange(
    app,
    dependencies,
    openingHoursEndpoints.save,
    (c, input) => (tx) =>
      saveAndNoteOutside(tx, actorOf(c, dependencies), { of: 'clinic' }, () =>
        saveOpeningHours(tx, input),
      ),
  )
  handle(app, openingHoursEndpoints.preview, async (c, { hours }) => {
    const opening = openingRules(hours)
    return c.json(
      await forecastOf(db, actorOf(c, dependencies), {
        change: (rules) => ({ ...rules, opening }),
      }),
    )
  })

  handle(app, closingDayEndpoints.list, async (c) => c.json(await listClosingDays(db)))
  handleChange(app, dependencies, closingDayEndpoints.create, (c, { days }) => {
    const scope = { of: 'clinic', days: closingRules(days) } as const
    return async (tx) => ({
      ...(await saveAndNoteOutside(tx, actorOf(c, dependencies), scope, () =>
        createClosingDays(tx, days),
      )),
      status: 201,
    })
  })
  handleChange(app, dependencies, closingDayEndpoints.change, (c, input) => (tx) => {
    // What it closed before can only be open again.
    const scope = { of: 'clinic', days: closingRules([input]) } as const
    return saveAndNoteOutside(tx, actorOf(c, dependencies), scope, () =>
      changeClosingDay(tx, input),
    )
  })
  handleChange(
    app,
    dependencies,
    closingDayEndpoints.delete,
    (_c, seen) => (tx) => deleteClosingDay(tx, seen),
  )
  handle(app, closingDayEndpoints.preview, async (c, { days, id }) => {
    const added = closingRules(days)
    return c.json(
      await forecastOf(db, actorOf(c, dependencies), {
        days: added,
        change: (rules) => ({ ...rules, closing: [...others(rules.closing, id), ...added] }),
      }),
    )
  })
}

function staffRoutes(app: Hono<ApiEnv>, dependencies: ApiDependencies): void {
  const { db } = dependencies
  handle(app, staffHoursEndpoints.get, async (c, asked) =>
    c.json(await readStaffHours(db, actorOf(c, dependencies), asked)),
  )
  handleChange(
    app,
    dependencies,
    staffHoursEndpoints.save,
    (c, input) => (tx) =>
      saveAndNoteOutside(tx, actorOf(c, dependencies), { of: 'user', id: input.id }, () =>
        saveWeek(tx, input),
      ),
  )
  handle(app, staffHoursEndpoints.preview, async (c, { id, week }) => {
    const user = await staffWith(db, id)
    const own = await weekRules(db, { week })
    return c.json(
      await forecastOf(db, actorOf(c, dependencies), {
        who: [user._id],
        change: (rules) => ({ ...rules, week: own }),
      }),
    )
  })
  handle(app, staffHoursEndpoints.previewWorkingTime, async (c, { id, ...times }) => {
    const isIt = and(eq(workingTimes.clinicId, clinicId), eq(workingTimes.id, id))
    const [time] = isId(id) ? await db.select().from(workingTimes).where(isIt) : []
    if (!time) throw new Refusal(404, workingTimeMessages.notFound)
    const people = await usersOfWorkingTime(db, [time.id])
    const changed = minutesOfWorkingTime(times)
    return c.json(
      await forecastOf(db, actorOf(c, dependencies), {
        who: people.map((user) => user.id),
        change: ({ week, ...rules }) => ({
          ...rules,
          week:
            week?.map((hours) =>
              hours.workingTimeId === time.id ? { ...hours, ...changed } : hours,
            ) ?? null,
        }),
      }),
    )
  })

  handleChange(app, dependencies, extraHoursEndpoints.create, (_c, input) => async (tx) => ({
    ...(await createExtraHours(tx, input)),
    status: 201,
  }))
  handleChange(app, dependencies, extraHoursEndpoints.change, (c, input) => async (tx) => {
    const scope = { of: 'user', id: await userOfExtraHours(tx, input.id) } as const
    return await saveAndNoteOutside(tx, actorOf(c, dependencies), scope, () =>
      changeExtraHours(tx, input),
    )
  })
  handleChange(app, dependencies, extraHoursEndpoints.delete, (c, seen) => async (tx) => {
    const scope = { of: 'user', id: await userOfExtraHours(tx, seen.id) } as const
    return await saveAndNoteOutside(tx, actorOf(c, dependencies), scope, () =>
      deleteExtraHours(tx, seen),
    )
  })
  handle(app, extraHoursEndpoints.preview, async (c, { staffId, hours, id }) => {
    const user = await staffWith(db, staffId)
    const added = hours ? [extraRule(hours)] : []
    return c.json(
      await forecastOf(db, actorOf(c, dependencies), {
        who: [user._id],
        change: (rules) => ({ ...rules, extra: [...others(rules.extra, id), ...added] }),
      }),
    )
  })
}

function absenceRoutes(app: Hono<ApiEnv>, dependencies: ApiDependencies): void {
  const { db } = dependencies
  handle(app, absenceEndpoints.list, async (c, asked) =>
    c.json(await listAbsences(db, actorOf(c, dependencies), asked)),
  )
  handle(app, absenceEndpoints.own, async (c) => {
    const actor = actorOf(c, dependencies)
    return c.json(await absencesOf(db, actor, { staffId: actor.caller.id }, ownMost))
  })
  handleChange(app, dependencies, absenceEndpoints.create, (c, input) => {
    const actor = actorOf(c, dependencies)
    return async (tx) => ({ ...(await createAbsence(tx, actor, input)), status: 201 })
  })
  handleChange(
    app,
    dependencies,
    absenceEndpoints.change,
    (c, input) => (tx) => changeAbsence(tx, actorOf(c, dependencies), input),
  )
  for (const [endpoint, status] of [
    [absenceEndpoints.confirm, 'confirmed'],
    [absenceEndpoints.decline, 'declined'],
  ] as const)
    handleChange(
      app,
      dependencies,
      endpoint,
      (c, seen) => (tx) => decideOnAbsence(tx, actorOf(c, dependencies), seen, status),
    )
  handleChange(
    app,
    dependencies,
    absenceEndpoints.delete,
    (c, seen) => (tx) => deleteAbsence(tx, actorOf(c, dependencies), seen),
  )
  handle(
    app,
    absenceEndpoints.preview,
    async (c, { staffId, id, kind: _, note: _note, ...days }) => {
      const actor = actorOf(c, dependencies)
      refuseOthers(actor, staffId)
      const user = await staffWith(db, staffId)
      const added = toDays(days)
      return c.json(
        await forecastOf(db, actor, {
          ...{ who: [user._id], days: [added] },
          change: (rules) => ({ ...rules, absences: [...others(rules.absences, id), added] }),
        }),
      )
    },
  )
}
