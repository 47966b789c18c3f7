import {
  appointmentEndpoints,
  compareAppointments,
  patientAppointment,
} from '@shared/contracts/appointments'
import { doctorDayEndpoints } from '@shared/contracts/doctor-day'
import { visitGridEndpoints } from '@shared/contracts/visit-grid'
import { visitMinute } from '@shared/contracts/visit-rules'
import { visitTimeEndpoints } from '@shared/contracts/visit-times'
import { visitEndpoints, visitMessages } from '@shared/contracts/visits'
import { addDays, startOfWeek } from '@shared/lib/clinic-date'
import { and, desc, eq, gte, lt, notInArray, type SQL, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { clinicId } from '../db/schema'
import { visits } from '../db/schema-care'
import type { ApiDependencies } from '../dependencies'
import { handle } from '../handle'
import { type ApiEnv, type Caller, isId, Refusal } from '../http'
import { actorOf } from '../records/actor'
import { handleChange } from '../records/change'
import { dayIn, instantOf, startOfDay } from '../records/clinic-time'
import { doctorDay, expectedBy } from '../records/doctor-day'
import { clashOf, minutesOf, nextFreeTimes, visitSpan } from '../records/doctor-times'
import { bookedDoctor, doctorsOfDepartment } from '../records/doctors'
import { formerDoctors } from '../records/former-doctors'
import { changeVisit, scheduleVisit } from '../records/schedule-visit'
import { readGrid } from '../records/visit-grid'
import { visitKind } from '../records/visit-kinds'
import { isOn, listVisits, placeOfVisit } from '../records/visit-list'
import { reopenVisit, startVisit, takeStep } from '../records/visit-steps'
import {
  refuseUnlikely,
  rulesAround,
  sentClash,
  shownByClash,
  unavailableIn,
  wantedStart,
  warningsOf,
} from '../records/visit-times'
import {
  isVisibleToPatient,
  sentVisit,
  sentVisitRow,
  visibleVisits,
  visitNotFound,
  visitRows,
  withBeside,
} from '../records/visits'

const countOf = (condition?: SQL) =>
  condition ? sql<number>`(count(*) filter (where ${condition}))::int` : sql<number>`count(*)::int`

/** How many of the own visits are shown: the latest, and as many of the cancelled. */
const ownVisitsMost = 200

/** Visits: who comes to whom and when, the same for every desk. */
export function visitRoutes(dependencies: ApiDependencies) {
  const { db, clock } = dependencies
  const { zone } = dependencies.config
  const app = new Hono<ApiEnv>()
  const today = () => dayIn(zone, clock())

  handle(app, visitEndpoints.list, async (c, wanted) => {
    const actor = actorOf(c, dependencies)
    const page = await listVisits(db, actor, { ...wanted, among: visibleVisits(actor.caller) })
    return c.json({ ...page, rows: page.rows.map((row) => sentVisitRow(row, actor)) })
  })

  handle(app, visitEndpoints.counts, async (c, { date }) => {
    const [counted] = await db
      .select({
        appointments: countOf(),
        checkedIn: countOf(eq(visits.status, 'checked-in')),
        pending: countOf(eq(visits.status, 'pending')),
      })
      .from(visits)
      .where(and(eq(visits.clinicId, clinicId), date ? isOn(date, zone) : undefined))
    return c.json(counted ?? { appointments: 0, checkedIn: 0, pending: 0 })
  })

  /** How long a visit is to take: as it is said, or as the one that is moved, or as the default kind. */
  const lengthOf = async (minutes: number | null | undefined, moved: string | undefined) => {
    if (minutes) return minutes
    const [visit] =
      moved === undefined
        ? []
        : await db
            .select({ startsAt: visits.startsAt, endsAt: visits.endsAt })
            .from(visits)
            .where(and(eq(visits.clinicId, clinicId), eq(visits.id, moved)))
    if (visit) return minutesOf(visit)
    return (await visitKind(db, undefined, { departmentId: null })).minutes
  }

  handle(
    app,
    visitTimeEndpoints.slot,
    async (c, { doctorId, patientId, date, time, visitId, minutes }) => {
      const actor = actorOf(c, dependencies)
      const doctor = await bookedDoctor(db, doctorId)
      const except = visitId && isId(visitId) ? visitId : undefined
      const startsAt = wantedStart({ date, time }, actor)
      const span = visitSpan(startsAt, await lengthOf(minutes, except))
      const clash = await clashOf(db, doctor.id, span, except)
      const rules = await rulesAround(db, doctor, span, zone)
      const unavailable = unavailableIn(doctor, rules, span, actor)
      c.set('shown', clash ? shownByClash(clash) : null)
      return c.json({
        ...(clash && { clash: sentClash(clash, actor) }),
        ...(unavailable !== null && { unavailable }),
        warnings: await warningsOf(db, actor, doctor, { span, patientId, except, rules }),
      })
    },
  )

  handle(
    app,
    visitTimeEndpoints.freeTimes,
    async (c, { doctorId, departmentId, from: date, time, limit, visitId, minutes: asked }) => {
      const actor = actorOf(c, dependencies)
      if (Boolean(doctorId) === Boolean(departmentId)) {
        const message = visitMessages.freeOfWhom
        throw new Refusal(400, message, { fields: { doctorId: message } })
      }
      refuseUnlikely(date, actor)
      const doctors = doctorId
        ? [await bookedDoctor(db, doctorId)]
        : await doctorsOfDepartment(db, departmentId ?? '')
      const typed =
        time === undefined ? null : instantOf({ date, time: visitMinute({ time }) }, zone)
      const from = typed ?? startOfDay(date, zone)
      const except = visitId && isId(visitId) ? visitId : undefined
      const minutes = await lengthOf(asked, except)
      return c.json(await nextFreeTimes(db, actor, doctors, { from, minutes, limit, except }))
    },
  )

  handle(app, doctorDayEndpoints.list, async (c, { date }) =>
    c.json(await doctorDay(db, actorOf(c, dependencies), date)),
  )

  handle(app, appointmentEndpoints.doctorCounts, async (c) => {
    const monday = startOfWeek(today())
    const [counted] = await db
      .select({ today: countOf(isOn(today(), zone)), week: countOf() })
      .from(visits)
      .where(
        and(
          expectedBy(c.get('caller')),
          gte(visits.startsAt, startOfDay(monday, zone)),
          lt(visits.startsAt, startOfDay(addDays(monday, 7), zone)),
        ),
      )
    return c.json(counted ?? { today: 0, week: 0 })
  })

  handle(app, appointmentEndpoints.own, async (c) => {
    const actor = actorOf(c, dependencies)
    const { patientId } = actor.caller
    if (patientId === null) return c.json([])
    const isOwn = and(eq(visits.clinicId, clinicId), eq(visits.patientId, patientId))
    const latest = (found: SQL | undefined) =>
      visitRows(db)
        .where(and(isOwn, found))
        .orderBy(desc(visits.startsAt), desc(visits.id))
        .limit(ownVisitsMost)
    const [kept, cancelled] = await Promise.all([
      latest(notInArray(visits.status, ['cancelled', 'no-show'])),
      latest(and(eq(visits.status, 'cancelled'), isVisibleToPatient)),
    ])
    return c.json(
      [...kept, ...cancelled]
        .map((row) => patientAppointment(sentVisit(row, actor), row.department ?? ''))
        .filter((appointment) => appointment !== null)
        .toSorted(compareAppointments),
    )
  })

  handle(app, visitGridEndpoints.grid, async (c, wanted) =>
    c.json(await readGrid(db, actorOf(c, dependencies), wanted)),
  )

  handle(app, visitEndpoints.formerDoctors, async (c, wanted) =>
    c.json(await formerDoctors(db, actorOf(c, dependencies), wanted)),
  )

  const visible = async (caller: Caller, id: string) => {
    const [row] = isId(id)
      ? await withBeside(
          db,
          await visitRows(db).where(and(visibleVisits(caller), eq(visits.id, id))),
        )
      : []
    if (!row) throw visitNotFound()
    return row
  }

  handle(app, visitEndpoints.get, async (c, { id }) => {
    const actor = actorOf(c, dependencies)
    return c.json(sentVisit(await visible(actor.caller, id), actor))
  })

  handle(app, visitEndpoints.place, async (c, { id, doctorId = null }) => {
    const visit = await visible(c.get('caller'), id)
    return c.json({ before: await placeOfVisit(db, visit, zone, doctorId) })
  })

  handleChange(app, dependencies, visitEndpoints.schedule, (c, wanted) => async (tx) => {
    const { visit, events } = await scheduleVisit(tx, actorOf(c, dependencies), wanted)
    return { status: 201, body: visit, events }
  })
  handleChange(app, dependencies, visitEndpoints.change, (c, changed) => async (tx) => {
    const { visit, events } = await changeVisit(tx, actorOf(c, dependencies), changed)
    return { body: visit, events }
  })
  handleChange(
    app,
    dependencies,
    visitEndpoints.checkIn,
    (c, { otherDay = false, ...seen }) =>
      (tx) =>
        takeStep(tx, actorOf(c, dependencies), seen, 'checkIn', { otherDay }),
  )
  handleChange(
    app,
    dependencies,
    visitEndpoints.start,
    (c, seen) => (tx) => startVisit(tx, actorOf(c, dependencies), seen),
  )
  for (const step of ['complete', 'noShow'] as const)
    handleChange(
      app,
      dependencies,
      visitEndpoints[step],
      (c, seen) => (tx) => takeStep(tx, actorOf(c, dependencies), seen, step),
    )
  handleChange(
    app,
    dependencies,
    visitEndpoints.cancel,
    (c, { reason, ...seen }) =>
      (tx) =>
        takeStep(tx, actorOf(c, dependencies), seen, 'cancel', { cancelReason: reason }),
  )
  handleChange(
    app,
    dependencies,
    visitEndpoints.reopen,
    (c, seen) => (tx) => reopenVisit(tx, actorOf(c, dependencies), seen),
  )
  return app
}
