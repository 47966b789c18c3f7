import { documentEndpoints, documentMessages } from '@shared/contracts/documents'
import { and, desc, isNull } from 'drizzle-orm'
import { Hono } from 'hono'
import { v7 as newId } from 'uuid'
import { documents } from '../db/schema-record'
import type { ApiDependencies } from '../dependencies'
import { handle } from '../handle'
import { type ApiEnv, isId, Refusal } from '../http'
import { handleChange } from '../records/change'
import { dayIn } from '../records/clinic-time'
import {
  byDate,
  documentEvent,
  documentRows,
  documentsOf,
  documentWith,
  markDocument,
  sentDocument,
} from '../records/documents'
import { isFreeUpload } from '../records/files'
import { countRows, emptyPage, readPage } from '../records/page'
import { requireOpenPatient } from '../records/vitals'

/** How many of the own documents are shown. */
const ownMost = 100

const refuse = (status: 400 | 422, field: string, message: string) =>
  new Refusal(status, message, { fields: { [field]: message } })

/** What patients bring: written once, and marked where it was entered in error. */
export function documentRoutes(dependencies: ApiDependencies) {
  const { db, clock, config } = dependencies
  const app = new Hono<ApiEnv>()

  handle(app, documentEndpoints.list, async (c, { patientId, ...of }) => {
    if (!isId(patientId)) return c.json(emptyPage)
    const found = documentsOf(patientId)
    const page = await readPage(of, byDate, {
      rows: (after, order) =>
        documentRows(db)
          .where(and(found, after))
          .orderBy(...order),
      total: () =>
        countRows(db, db.select({ id: documents.id }).from(documents).where(found).$dynamic()),
      sent: (row) => sentDocument(row),
    })
    return c.json(page)
  })

  handle(app, documentEndpoints.own, async (c) => {
    const { patientId } = c.get('caller')
    if (patientId === null) return c.json([])
    const rows = await documentRows(db)
      .where(and(documentsOf(patientId), isNull(documents.inErrorAt)))
      .orderBy(desc(documents.date), desc(documents.id))
      .limit(ownMost)
    return c.json(rows.map(sentDocument))
  })

  handleChange(app, dependencies, documentEndpoints.create, (c, { patientId, ...typed }) => {
    const caller = c.get('caller')
    const addedOn = dayIn(config.zone, clock())
    if (typed.date > addedOn) throw refuse(400, 'date', documentMessages.dateLater)
    const createdAt = new Date(clock())
    return async (tx) => {
      await requireOpenPatient(tx, patientId)
      if (!(await isFreeUpload(tx, caller, typed.fileId)))
        throw refuse(422, 'fileId', documentMessages.fileGone)
      const id = newId()
      await tx
        .insert(documents)
        .values({ ...typed, id, patientId, addedOn, addedBy: caller.id, createdAt })
      return {
        ...{ status: 201, body: await documentWith(tx, id) },
        events: [documentEvent(id, patientId)],
      }
    }
  })

  handleChange(app, dependencies, documentEndpoints.markInError, (c, { reason, ...seen }) => {
    const mark = {
      inErrorBy: c.get('caller').id,
      inErrorAt: new Date(clock()),
      inErrorReason: reason,
    }
    return (tx) => markDocument(tx, seen, mark)
  })
  return app
}
