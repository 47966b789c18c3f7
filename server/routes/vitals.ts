import { comparatorsOf, numbersOf, vitalsEndpoints } from '@shared/contracts/vitals'
import { and, desc, isNull } from 'drizzle-orm'
import { Hono } from 'hono'
import { v7 as newId } from 'uuid'
import { vitals } from '../db/schema-care'
import type { ApiDependencies } from '../dependencies'
import { handle } from '../handle'
import { type ApiEnv, isId } from '../http'
import { handleChange } from '../records/change'
import { countRows, emptyPage, readPage } from '../records/page'
import {
  byTime,
  markVitals,
  requireOpenPatient,
  sentVitals,
  vitalsEvent,
  vitalsOf,
  vitalsRows,
  vitalsWith,
} from '../records/vitals'

/** How many of the own vitals are shown. */
const ownMost = 100

/** What is measured of patients: written once, and marked where it was entered in error. */
export function vitalsRoutes(dependencies: ApiDependencies) {
  const { db, clock } = dependencies
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
      sent: (row) => sentVitals(row),
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
    return c.json(rows.map(sentVitals))
  })

  handleChange(app, dependencies, vitalsEndpoints.create, (c, input) => {
    const { id: recordedBy } = c.get('caller')
    const measuredAt = new Date(clock())
    const { patientId } = input
    const measured = { ...numbersOf(input), comparators: comparatorsOf(input) }
    return async (tx) => {
      await requireOpenPatient(tx, patientId)
      const id = newId()
      await tx.insert(vitals).values({ ...measured, patientId, id, measuredAt, recordedBy })
      return {
        status: 201,
        body: await vitalsWith(tx, id),
        events: [vitalsEvent(id, patientId)],
      }
    }
  })

  handleChange(app, dependencies, vitalsEndpoints.markInError, (c, { id, version }) => {
    const { id: inErrorBy } = c.get('caller')
    const inErrorAt = new Date(clock())
    return (tx) => markVitals(tx, { id, version, inErrorBy, inErrorAt })
  })
  return app
}
