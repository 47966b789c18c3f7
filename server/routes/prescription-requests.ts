import { countedMost } from '@shared/contracts/lists'
import { patientMessages } from '@shared/contracts/patients'
import {
  prescriptionRequestEndpoints,
  requestMessages,
} from '@shared/contracts/prescription-requests'
import { and, asc, desc, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { v7 as newId } from 'uuid'
import type { Db } from '../db/database'
import { clinicId, patients } from '../db/schema'
import { prescriptionRequests } from '../db/schema-care'
import type { ApiDependencies } from '../dependencies'
import { handle } from '../handle'
import { type ApiEnv, type Caller, Refusal } from '../http'
import { actorOf } from '../records/actor'
import { handleChange } from '../records/change'
import { dayIn } from '../records/clinic-time'
import { bookedDoctor } from '../records/doctors'
import { notify } from '../records/notices'
import { nextNumber } from '../records/numbers'
import { ownMost } from '../records/page'
import type { PatientRow } from '../records/patients'
import {
  declineRequest,
  requestEvent,
  requestRows,
  requestsOfClinic,
  sentRequest,
  sentState,
} from '../records/prescription-requests'

/** How many requests of one patient can wait, so that none hides everybody else's. */
const openMost = 10

/**
 * The record of the patient who asks, locked, so that their requests are counted one after another.
 * @throws Refusal 404 where the account shows none, 409 where it is closed
 */
async function ownPatient(tx: Db, { patientId }: Caller): Promise<PatientRow> {
  if (patientId === null) throw new Refusal(404, patientMessages.ownMissing)
  const [row] = await tx
    .select()
    .from(patients)
    .where(and(eq(patients.clinicId, clinicId), eq(patients.id, patientId)))
    .for('no key update')
  if (!row) throw new Refusal(404, patientMessages.ownMissing)
  if (row.closedAt) throw new Refusal(409, requestMessages.recordClosed)
  return row
}

/** What patients ask doctors for, until a prescription answers it or it is declined. */
export function prescriptionRequestRoutes(dependencies: ApiDependencies) {
  const { db, clock, config } = dependencies
  const app = new Hono<ApiEnv>()
  const today = () => dayIn(config.zone, clock())

  handle(app, prescriptionRequestEndpoints.list, async (c) => {
    const rows = await requestRows(db)
      .where(and(requestsOfClinic, prescriptionRequests.open))
      .orderBy(asc(prescriptionRequests.number))
      .limit(countedMost)
    return c.json(rows.map((row) => sentState(row, today())))
  })

  handle(app, prescriptionRequestEndpoints.own, async (c) => {
    const { patientId } = c.get('caller')
    if (patientId === null) return c.json([])
    const rows = await requestRows(db)
      .where(and(requestsOfClinic, eq(prescriptionRequests.patientId, patientId)))
      .orderBy(desc(prescriptionRequests.number))
      .limit(ownMost)
    return c.json(rows.map((row) => sentState(row, today())))
  })

  handleChange(app, dependencies, prescriptionRequestEndpoints.create, (c, input) => {
    return async (tx) => {
      const actor = actorOf(c, dependencies)
      const patient = await ownPatient(tx, actor.caller)
      const open = and(
        requestsOfClinic,
        prescriptionRequests.open,
        eq(prescriptionRequests.patientId, patient.id),
      )
      if ((await tx.$count(prescriptionRequests, open)) >= openMost)
        throw new Refusal(409, requestMessages.tooMany)
      const { name: doctor } = await bookedDoctor(tx, input.doctorId)
      const request = {
        ...{ doctorId: input.doctorId, medicine: input.medicine, note: input.note },
        id: newId(),
        number: await nextNumber(tx, 'prescription-request'),
        date: dayIn(actor.zone, actor.now),
        patientId: patient.id,
        version: 1,
      }
      await tx.insert(prescriptionRequests).values(request)
      return {
        status: 201,
        body: sentRequest({ request, patient, doctor }, request.date),
        events: [
          requestEvent(request.id, patient.id),
          ...(await notify(tx, actor, {
            whom: [request.doctorId],
            recordId: request.id,
            what: (by) => ({
              ...{ kind: 'prescription-requested', by, to: 'doctor' },
              ...{ number: request.number, medicine: request.medicine },
            }),
          })),
        ],
      }
    }
  })

  handleChange(app, dependencies, prescriptionRequestEndpoints.decline, (c, seen) => {
    const actor = actorOf(c, dependencies)
    return async (tx) => await declineRequest(tx, actor, seen)
  })
  return app
}
