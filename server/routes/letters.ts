import { letterEndpoints } from '@shared/contracts/letters'
import { and, desc, isNull } from 'drizzle-orm'
import { Hono } from 'hono'
import { v7 as newId } from 'uuid'
import { letters } from '../db/schema-record'
import type { ApiDependencies } from '../dependencies'
import { handle } from '../handle'
import { type ApiEnv, isId } from '../http'
import { callerName } from '../records/caller-name'
import { handleChange } from '../records/change'
import { dayIn } from '../records/clinic-time'
import {
  byIssue,
  keptOf,
  letterEvent,
  letterRows,
  lettersOf,
  letterWith,
  markLetter,
  sentLetter,
} from '../records/letters'
import { nextNumber } from '../records/numbers'
import { countRows, emptyPage, readPage } from '../records/page'
import { requireOpenPatient } from '../records/vitals'

/** How many of the own letters are shown. */
const ownMost = 100

/** Letters: issued once, with a number, and not changed. */
export function letterRoutes(dependencies: ApiDependencies) {
  const { db, clock, config } = dependencies
  const app = new Hono<ApiEnv>()

  handle(app, letterEndpoints.list, async (c, { patientId, ...of }) => {
    if (!isId(patientId)) return c.json(emptyPage)
    const found = lettersOf(patientId)
    const page = await readPage(of, byIssue, {
      rows: (after, order) =>
        letterRows(db)
          .where(and(found, after))
          .orderBy(...order),
      total: () =>
        countRows(db, db.select({ id: letters.id }).from(letters).where(found).$dynamic()),
      sent: (row) => sentLetter(row),
    })
    return c.json(page)
  })

  handle(app, letterEndpoints.own, async (c) => {
    const { patientId } = c.get('caller')
    if (patientId === null) return c.json([])
    const rows = await letterRows(db)
      .where(and(lettersOf(patientId), isNull(letters.inErrorAt)))
      .orderBy(desc(letters.createdAt), desc(letters.id))
      .limit(ownMost)
    return c.json(rows.map(sentLetter))
  })

  handleChange(app, dependencies, letterEndpoints.issue, (c, { patientId, ...typed }) => {
    const caller = c.get('caller')
    const createdAt = new Date(clock())
    const issuedOn = dayIn(config.zone, clock())
    return async (tx) => {
      await requireOpenPatient(tx, patientId)
      const id = newId()
      const year = Number(issuedOn.slice(0, 4))
      const issuer = await callerName(tx, caller)
      // The counter stays locked until the letter is written or given up, so that no number is left out.
      const number = await nextNumber(tx, `letter-${year}`)
      await tx.insert(letters).values({
        ...{ ...keptOf(typed), id, patientId, year, number },
        ...{ issuedOn, issuedBy: caller.id, issuer, createdAt },
      })
      return {
        ...{ status: 201, body: await letterWith(tx, id) },
        events: [letterEvent(id, patientId)],
      }
    }
  })

  handleChange(app, dependencies, letterEndpoints.markInError, (c, { reason, ...seen }) => {
    const mark = {
      inErrorBy: c.get('caller').id,
      inErrorAt: new Date(clock()),
      inErrorReason: reason,
    }
    return (tx) => markLetter(tx, seen, mark)
  })
  return app
}
