import { vitalsEndpoints } from '@shared/contracts/vital-endpoints'
import { comparatorsOf, listedVitalsMost, numbersOf, type Vitals } from '@shared/contracts/vitals'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { vitals } from '../db/schema-care'
import type { ApiDependencies } from '../dependencies'
import { handle } from '../handle'
import { type ApiEnv, isId } from '../http'
import { actorOf } from '../records/actor'
import { handleChange } from '../records/change'
import { dayIn } from '../records/clinic-time'
import { countRows, emptyPage, ownMost, readPage } from '../records/page'
import { ageOf } from '../records/patients'
import { waitForDoctor, wasNotified } from '../records/vital-notices'
import { acknowledgeVitals, markVitals, recordVitals } from '../records/vital-steps'
import { byTime, sentVitals, vitalsOf, vitalsRows } from '../records/vitals'

/** Who of the doctors had no working hours is for the staff. */
const sentToPatient = (vitals: Vitals): Vitals => ({
  ...vitals,
  critical: vitals.critical && { ...vitals.critical, notIn: [] },
})

/** The condition that vitals are of one patient, where one is asked for. */
const ofPatient = (patientId: string | null | undefined) =>
  !patientId ? undefined : isId(patientId) ? eq(vitals.patientId, patientId) : sql`false`

/** What is measured of patients: written once, and marked where it was entered in error. */
export function vitalsRoutes(dependencies: ApiDependencies) {
  const { db, clock } = dependencies
  const { zone } = dependencies.config
  const app = new Hono<ApiEnv>()

  handle(app, vitalsEndpoints.list, async (c, { patientId, ...of }) => {
    if (!isId(patientId)) return c.json(emptyPage)
    const found = vitalsOf(patientId)
    const page = await readPage(of, byTime, {
      rows: (after, order) =>
        vitalsRows(db)
          .where(and(found, after))
          .orderBy(...order),
      total: () => countRows(db, db.select({ id: vitals.id }).from(vitals).where(found).$dynamic()),
      sent: (row) => sentVitals(row, zone),
    })
    return c.json(page)
  })

  handle(app, vitalsEndpoints.own, async (c) => {
    const { patientId } = c.get('caller')
    if (patientId === null) return c.json([])
    const rows = await vitalsRows(db)
      .where(and(vitalsOf(patientId), isNull(vitals.inErrorBy)))
      .orderBy(desc(vitals.measuredAt), desc(vitals.id))
      .limit(ownMost)
    return c.json(rows.map((row) => sentToPatient(sentVitals(row, zone))))
  })

  handle(app, vitalsEndpoints.critical, async (c, { patientId }) => {
    const { id: callerId } = c.get('caller')
    const found = and(waitForDoctor, ofPatient(patientId))
    const isOwn = wasNotified(callerId)
    const rows = await vitalsRows(db)
      .where(found)
      .orderBy(desc(isOwn), desc(vitals.measuredAt), desc(vitals.id))
      .limit(listedVitalsMost)
    const total = await db.$count(vitals, found)
    const today = dayIn(zone, clock())
    return c.json({
      rows: rows.map((row) => ({
        ...sentVitals(row, zone),
        patient: {
          ...{ number: row.patient.number, name: row.patient.name, gender: row.patient.gender },
          ...{ age: ageOf(row.patient, today), dateOfBirth: row.patient.dateOfBirth ?? '' },
        },
        isOwn: row.row.notified.some(({ id }) => id === callerId),
      })),
      total,
    })
  })

  handleChange(app, dependencies, vitalsEndpoints.create, (c, input) => {
    const actor = actorOf(c, dependencies)
    const { patientId } = input
    const measured = { patientId, ...numbersOf(input), comparators: comparatorsOf(input) }
    return async (tx) => ({ status: 201, ...(await recordVitals(tx, actor, measured)) })
  })

  handleChange(app, dependencies, vitalsEndpoints.markInError, (c, seen) => {
    const actor = actorOf(c, dependencies)
    return (tx) => markVitals(tx, actor, seen)
  })

  handleChange(app, dependencies, vitalsEndpoints.acknowledge, (c, seen) => {
    const actor = actorOf(c, dependencies)
    return (tx) => acknowledgeVitals(tx, actor, seen)
  })
  return app
}
