import { isOwnScope } from '@shared/contracts/access'
import { takenBeside } from '@shared/contracts/medications'
import { patientMessages } from '@shared/contracts/patients'
import {
  type PrescriptionInput,
  prescriptionEndpoints,
  prescriptionMessages,
  recordAfter,
} from '@shared/contracts/prescriptions'
import { problemKey } from '@shared/contracts/problems'
import type { ClinicDate } from '@shared/lib/clinic-date'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { v7 as newId } from 'uuid'
import { seesClinic } from '../auth/scope'
import type { Db } from '../db/database'
import { clinicId, patients } from '../db/schema'
import { prescriptions } from '../db/schema-care'
import type { ApiDependencies } from '../dependencies'
import { handle } from '../handle'
import { type ApiEnv, type Caller, isId, Refusal, refuseField } from '../http'
import { actorOf } from '../records/actor'
import { cachedCount } from '../records/cached-count'
import { callerName } from '../records/caller-name'
import { handleChange } from '../records/change'
import { dayIn } from '../records/clinic-time'
import { endMedicine } from '../records/end-medicine'
import { nextNumber } from '../records/numbers'
import { countRows, readPage } from '../records/page'
import {
  ageOf,
  type PatientRow,
  patientEvent,
  readOpenPatient,
  seenPatient,
  sentPatient,
} from '../records/patients'
import { checkedContext, keptContext, refuseUnreasoned } from '../records/prescription-context'
import { closeRequest } from '../records/prescription-requests'
import {
  byNumber,
  ofClinic,
  prescriptionEvent,
  prescriptionRows,
  sentPrescription,
  sentPrescriptionRow,
  sentToPatient,
} from '../records/prescriptions'
import { enterDiagnosis } from '../records/problems'
import { regradeInPregnancy } from '../records/vital-regrade'

/** How many of the own prescriptions are shown. */
const ownMost = 200

/** Whose prescriptions a caller may know of. */
const visibleTo = (caller: Caller): SQL | undefined =>
  seesClinic(caller, ['prescription_view']) ? ofClinic : ofPatient(caller.patientId)

const ofPatient = (id: string | null): SQL | undefined =>
  id !== null && isId(id) ? and(ofClinic, eq(prescriptions.patientId, id)) : sql`false`

/**
 * For whom is prescribed, in the version that was checked, and locked until it is written.
 * @throws Refusal 422 where nobody is, or no longer, and 409 with the record as it is
 */
async function checkedPatient(
  tx: Db,
  caller: Caller,
  { id, version }: Pick<PatientRow, 'id' | 'version'>,
  today: ClinicDate,
): Promise<PatientRow> {
  const patient = await seenPatient(tx, caller, isId(id) ? id : '', version, today).catch(
    (error: unknown) => {
      throw error instanceof Refusal && error.status === 404 ? nobody() : error
    },
  )
  if (patient.closedAt) throw nobody()
  return patient
}

/**
 * The diagnosis that the medicines are for. One that was taken over from the record, and not typed, is not counted:
 * the problem list says whether it lasts.
 */
const typedDiagnosis = (
  { diagnosis, keepsDiagnosis }: PrescriptionInput,
  onRecord: string,
): string =>
  keepsDiagnosis === true && problemKey(diagnosis) === problemKey(onRecord) ? '' : diagnosis

/** @throws Refusal 422 for a day to come, and for a day gone by that may not be meant */
function refuseDate(
  { date, otherDay = false }: Pick<PrescriptionInput, 'date' | 'otherDay'>,
  today: ClinicDate,
): void {
  if (date === today || (date < today && otherDay)) return
  const message = prescriptionMessages[date > today ? 'isLater' : 'otherDay'](today)
  throw new Refusal(422, message, { fields: { date: message } })
}

const nobody = () => refuseField(422, 'patientId', patientMessages.notFound)

/** Prescriptions: each written once, with what it says of the patient's record; its medicines can end. */
export function prescriptionRoutes(dependencies: ApiDependencies) {
  const { db, clock, config } = dependencies
  const app = new Hono<ApiEnv>()

  const total = cachedCount(dependencies, {
    ...{ table: prescriptions, number: prescriptions.number, found: ofClinic },
  })

  handle(app, prescriptionEndpoints.list, async (c, { patientId, ...of }) => {
    const found = and(visibleTo(c.get('caller')), patientId ? ofPatient(patientId) : undefined)
    const page = await readPage(of, byNumber, {
      rows: (after, order) =>
        prescriptionRows(db)
          .where(and(found, after))
          .orderBy(...order),
      total: () =>
        countRows(db, db.select({ one: sql`1` }).from(prescriptions).where(found).$dynamic()),
      sent: (row) => sentPrescriptionRow(row, { medicines: Boolean(patientId) }),
    })
    return c.json(page)
  })

  handle(app, prescriptionEndpoints.own, async (c) => {
    const rows = await prescriptionRows(db)
      .where(ofPatient(c.get('caller').patientId))
      .orderBy(desc(prescriptions.date), desc(prescriptions.number))
      .limit(ownMost)
    return c.json(rows.map(sentToPatient))
  })

  handle(app, prescriptionEndpoints.counts, async (c) => c.json({ total: await total() }))

  handle(app, prescriptionEndpoints.get, async (c, { id }) => {
    const [row] = isId(id)
      ? await prescriptionRows(db).where(and(visibleTo(c.get('caller')), eq(prescriptions.id, id)))
      : []
    if (!row) throw new Refusal(404, prescriptionMessages.notFound)
    const { permissions } = c.get('caller')
    return c.json(isOwnScope(permissions) ? sentToPatient(row) : sentPrescription(row))
  })

  handle(app, prescriptionEndpoints.check, async (c, { patientId, ...asked }) => {
    const today = dayIn(config.zone, clock())
    const patient = await readOpenPatient(db, patientId)
    const withValues = c.get('caller').permissions.has('lab_report_view')
    const { taken: _, ...context } = await checkedContext(
      db,
      { zone: config.zone, today, withValues },
      patient,
      asked,
    )
    return c.json({ ...context, patientId: patient.id })
  })

  handleChange(app, dependencies, prescriptionEndpoints.create, (c, input) => {
    const caller = c.get('caller')
    const today = dayIn(config.zone, clock())
    const { patientId: id, version } = input
    if (version === undefined)
      throw new Refusal(400, prescriptionMessages.versionMissing, {
        fields: { version: prescriptionMessages.versionMissing },
      })
    return async (tx) => {
      const patient = await checkedPatient(tx, caller, { id, version }, today)
      refuseDate(input, today)
      const context = await checkedContext(
        tx,
        // The desk and the pharmacist read what is kept of it.
        { zone: config.zone, today, withValues: false },
        patient,
        { ...input, diagnosis: typedDiagnosis(input, patient.diagnosis) },
      )
      refuseUnreasoned(context, input.check)
      const requestId = input.requestId ?? null
      const actor = actorOf(c, dependencies)
      const request = { id: requestId ?? '', patientId: patient.id }
      const answered = requestId === null ? [] : await closeRequest(tx, actor, request)
      const prescription = {
        ...kept(input),
        check: { ...input.check, context: keptContext(context) },
        id: newId(),
        number: await nextNumber(tx, 'prescription'),
        patientId: patient.id,
        age: ageOf(patient, input.date),
        prescribedBy: caller.id,
        doctor: await callerName(tx, caller),
        requestId,
        version: 1,
      }
      // By the clock that check-ins go by: at which visit it was written is told by the two.
      await tx.insert(prescriptions).values({ ...prescription, createdAt: new Date(clock()) })
      const { medicines } = input
      const before = sentPatient(patient, today)
      const { diagnosis, currentMedications, lastVisit } = recordAfter(
        { ...before, currentMedications: takenBeside(before.currentMedications, medicines) },
        input,
        today,
      )
      const entered = await enterDiagnosis(tx, patient, diagnosis, {
        ...{ enteredOn: input.date, enteredBy: caller.id },
      })
      await tx
        .update(patients)
        .set({ diagnosis, currentMedications, lastVisit, version: patient.version + 1 })
        .where(and(eq(patients.clinicId, clinicId), eq(patients.id, patient.id)))
      const graded = entered.length === 0 ? [] : await regradeInPregnancy(tx, actor, patient.id)
      return {
        status: 201,
        body: sentPrescription({ prescription, patient }),
        events: [
          prescriptionEvent(prescription.id, patient.id),
          patientEvent(patient),
          ...[...entered, ...graded],
          ...answered,
        ],
      }
    }
  })

  handleChange(app, dependencies, prescriptionEndpoints.end, (c, { reason, ...seen }) => {
    const caller = c.get('caller')
    const on = dayIn(config.zone, clock())
    return async (tx) =>
      await endMedicine(tx, { ...seen, ended: { on, by: await callerName(tx, caller), reason } })
  })
  return app
}

/** What is kept of a prescription as it was sent. */
const kept = ({
  date,
  diagnosis,
  medicines,
  hasInteraction,
  interactionAlert,
}: PrescriptionInput) => ({ date, diagnosis, medicines, hasInteraction, interactionAlert })
