import { newPatientDiagnosis } from '@shared/contracts/patients'
import {
  isLaterThan,
  isProblem,
  type Problem,
  problemKey,
  problemMessages,
} from '@shared/contracts/problems'
import type { ClinicDate } from '@shared/lib/clinic-date'
import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { v7 as newId } from 'uuid'
import type { Db } from '../db/database'
import { clinicId, patients, users } from '../db/schema'
import { problems } from '../db/schema-record'
import { isId, Refusal } from '../http'
import { called } from './caller-name'
import type { ChangeEvent } from './change-events'
import { sentInError } from './entered-in-error'
import { type PatientRow, patientEvent } from './patients'
import { isDoctorAccount } from './staff'

export type ProblemRow = typeof problems.$inferSelect

const ofClinic = eq(problems.clinicId, clinicId)
const isProblemRow = (id: string) => and(ofClinic, eq(problems.id, id))
const ofPatient = (patientId: string) => and(ofClinic, eq(problems.patientId, patientId))
const isActive = and(isNull(problems.endedOn), isNull(problems.inErrorAt))

const enderNames = alias(users, 'enders')
const markerNames = alias(users, 'markers')

const problemRows = (db: Db) =>
  db
    .select({
      row: problems,
      ...{ by: users.name, byDoctor: isDoctorAccount(users) },
      ...{ endedBy: enderNames.name, endedByDoctor: isDoctorAccount(enderNames) },
      ...{ markedBy: markerNames.name, markedByDoctor: isDoctorAccount(markerNames) },
    })
    .from(problems)
    .leftJoin(users, eq(users.id, problems.enteredBy))
    .leftJoin(enderNames, eq(enderNames.id, problems.endedBy))
    .leftJoin(markerNames, eq(markerNames.id, problems.inErrorBy))
    .$dynamic()

type Found = Awaited<ReturnType<typeof problemRows>>[number]

const sentProblem = ({ row, by, byDoctor, endedBy, endedByDoctor, ...marker }: Found): Problem => ({
  ...{ id: row.id, patientId: row.patientId, words: row.words, since: row.since, code: row.code },
  enteredOn: row.enteredOn,
  by: by === null ? '' : called(by, byDoctor),
  ended:
    row.endedOn === null ? null : { on: row.endedOn, by: called(endedBy ?? '', endedByDoctor) },
  inError: sentInError(row, marker),
  version: row.version,
})

/** All of a patient's: the active ones, those that ended, those in error; the last entered first. */
export const problemsOf = async (db: Db, patientId: string): Promise<Problem[]> =>
  (
    await problemRows(db)
      .where(ofPatient(patientId))
      .orderBy(
        sql`${problems.inErrorAt} is not null`,
        sql`${problems.endedOn} is not null`,
        desc(problems.enteredOrder),
      )
  ).map(sentProblem)

const notFound = () => new Refusal(404, problemMessages.notFound)

const problemWith = async (tx: Db, id: string): Promise<Problem> => {
  const [found] = await problemRows(tx).where(isProblemRow(id))
  if (!found) throw notFound()
  return sentProblem(found)
}

/** Patients may not read the list. */
const problemEvent = ({ id, patientId }: Pick<ProblemRow, 'id' | 'patientId'>): ChangeEvent => ({
  ...{ topic: 'problems', id, patientId, isForStaff: true },
})

const refuseField = (status: 400 | 409 | 422, field: string, message: string) =>
  new Refusal(status, message, { fields: { [field]: message } })

/** Locks a patient's record, which each change of the list does first. */
async function lockPatient(tx: Db, id: string): Promise<PatientRow | undefined> {
  const [patient] = isId(id)
    ? await tx
        .select()
        .from(patients)
        .where(and(eq(patients.clinicId, clinicId), eq(patients.id, id)))
        .for('no key update')
    : []
  return patient
}

/** @throws Refusal 422 where there is no such patient, or the record is closed */
export async function lockOpenPatient(tx: Db, id: string, message: string): Promise<PatientRow> {
  const patient = await lockPatient(tx, id)
  if (!patient || patient.closedAt) throw refuseField(422, 'patientId', message)
  return patient
}

/** How high the patient's problems are counted; the patient is locked. */
async function lastOrder(tx: Db, patientId: string): Promise<number> {
  const [last] = await tx
    .select({ order: problems.enteredOrder })
    .from(problems)
    .where(ofPatient(patientId))
    .orderBy(desc(problems.enteredOrder))
    .limit(1)
  return last?.order ?? 0
}

interface NewProblem {
  words: string
  since?: string
  code?: string
  enteredOn: ClinicDate
  enteredBy: string | null
}

async function insertProblem(tx: Db, patientId: string, entered: NewProblem): Promise<string> {
  const id = newId()
  const enteredOrder = (await lastOrder(tx, patientId)) + 1
  await tx
    .insert(problems)
    .values({ ...entered, id, patientId, enteredOrder, wordsKey: problemKey(entered.words) })
  return id
}

/** The diagnosis on record, where the list has nothing of it: records from elsewhere may have none. */
async function keepDiagnosis(tx: Db, { id, diagnosis, lastVisit }: PatientRow): Promise<void> {
  if (!isProblem(diagnosis)) return
  const isOnList = and(ofPatient(id), eq(problems.wordsKey, problemKey(diagnosis)))
  if ((await tx.$count(problems, isOnList)) > 0) return
  await insertProblem(tx, id, { words: diagnosis, enteredOn: lastVisit, enteredBy: null })
}

/**
 * Adds a diagnosis to the list of a patient who is locked. Words that are active already, or are the diagnosis on
 * record, are not added again, and are the last entered.
 * @param patient as before the diagnosis is written
 */
export async function enterDiagnosis(
  tx: Db,
  patient: PatientRow,
  diagnosis: string,
  entered: Pick<NewProblem, 'enteredOn' | 'enteredBy'>,
): Promise<readonly ChangeEvent[]> {
  await keepDiagnosis(tx, patient)
  if (!isProblem(diagnosis)) return []
  const wordsKey = problemKey(diagnosis)
  const isOnRecord = wordsKey === problemKey(patient.diagnosis)
  const [same] = await tx
    .select({ id: problems.id })
    .from(problems)
    .where(
      and(
        ...[ofPatient(patient.id), eq(problems.wordsKey, wordsKey)],
        isOnRecord ? isNull(problems.inErrorAt) : isActive,
      ),
    )
    .orderBy(sql`${problems.endedOn} is not null`, desc(problems.enteredOrder))
    .limit(1)
  if (same) {
    const enteredOrder = (await lastOrder(tx, patient.id)) + 1
    await tx.update(problems).set({ enteredOrder }).where(isProblemRow(same.id))
    return []
  }
  const id = await insertProblem(tx, patient.id, { ...entered, words: diagnosis })
  return [problemEvent({ id, patientId: patient.id })]
}

/** Writes the last entered problem as the diagnosis on record. @returns the change event where that is another */
async function followDiagnosis(tx: Db, patient: PatientRow): Promise<readonly ChangeEvent[]> {
  const [last] = await tx
    .select({ words: problems.words })
    .from(problems)
    .where(and(ofPatient(patient.id), isNull(problems.inErrorAt)))
    .orderBy(desc(problems.enteredOrder))
    .limit(1)
  const diagnosis = last?.words ?? newPatientDiagnosis
  if (diagnosis === patient.diagnosis) return []
  await tx
    .update(patients)
    .set({ diagnosis, version: patient.version + 1 })
    .where(and(eq(patients.clinicId, clinicId), eq(patients.id, patient.id)))
  return [patientEvent(patient)]
}

/** @throws Refusal 409 where another active problem of the patient has these words */
async function refuseSameWords(
  tx: Db,
  patientId: string,
  wordsKey: string,
  but?: SQL | undefined,
): Promise<void> {
  const same = and(ofPatient(patientId), eq(problems.wordsKey, wordsKey), isActive, but)
  if ((await tx.$count(problems, same)) > 0)
    throw refuseField(409, 'words', problemMessages.sameWords)
}

/** @throws Refusal 400 */
function refuseLater(since: string, today: ClinicDate): void {
  if (isLaterThan(since, today)) throw refuseField(400, 'since', problemMessages.sinceLater)
}

/**
 * Adds to the list what was entered there.
 * @throws Refusal 400, 409 where it is on the list, 422
 */
export async function addProblem(
  tx: Db,
  patient: PatientRow,
  entered: Required<NewProblem>,
): Promise<{ status: 201; body: Problem; events: readonly ChangeEvent[] }> {
  refuseLater(entered.since, entered.enteredOn)
  await keepDiagnosis(tx, patient)
  await refuseSameWords(tx, patient.id, problemKey(entered.words))
  const id = await insertProblem(tx, patient.id, entered)
  const events = [
    problemEvent({ id, patientId: patient.id }),
    ...(await followDiagnosis(tx, patient)),
  ]
  return { status: 201, body: await problemWith(tx, id), events }
}

type Columns = Partial<Omit<ProblemRow, 'id' | 'patientId' | 'version'>>

/**
 * Changes a problem in the version that was seen.
 * @param change gives the columns to write, or refuses
 * @throws Refusal 404; 409 with the problem as it is; what `change` throws
 */
export async function changeProblem(
  tx: Db,
  { id, version }: { id: string; version: number },
  change: (row: ProblemRow) => Columns,
): Promise<{ body: Problem; events: readonly ChangeEvent[] }> {
  const [of] = isId(id)
    ? await tx.select({ patientId: problems.patientId }).from(problems).where(isProblemRow(id))
    : []
  const patient = of && (await lockPatient(tx, of.patientId))
  const [row] = patient
    ? await tx.select().from(problems).where(isProblemRow(id)).for('update')
    : []
  if (!patient || !row) throw notFound()
  if (row.version !== version)
    throw new Refusal(409, problemMessages.stale, {
      error: 'stale',
      current: await problemWith(tx, id),
    })
  const changed = { ...row, ...change(row) }
  await keepDiagnosis(tx, patient)
  if (changed.endedOn === null && changed.inErrorAt === null)
    await refuseSameWords(tx, patient.id, changed.wordsKey, sql`${problems.id} <> ${row.id}`)
  await tx
    .update(problems)
    .set({ ...changed, version: version + 1 })
    .where(isProblemRow(row.id))
  const events = [problemEvent(row), ...(await followDiagnosis(tx, patient))]
  return { body: await problemWith(tx, row.id), events }
}

/** @throws Refusal 409 of one that is marked as entered in error */
function refuseInError({ inErrorAt }: ProblemRow): void {
  if (inErrorAt) throw new Refusal(409, problemMessages.isInError)
}

/** @throws Refusal 400, 409 */
export const changed =
  (typed: { words: string; since: string; code: string }, today: ClinicDate) =>
  (row: ProblemRow): Columns => {
    refuseInError(row)
    refuseLater(typed.since, today)
    if (row.endedOn && isLaterThan(typed.since, row.endedOn))
      throw refuseField(400, 'since', problemMessages.endBeforeSince)
    return { ...typed, wordsKey: problemKey(typed.words) }
  }

/** @throws Refusal 400, 409 */
export const ended =
  (on: ClinicDate, endedBy: string, today: ClinicDate) =>
  (row: ProblemRow): Columns => {
    refuseInError(row)
    if (row.endedOn) throw new Refusal(409, problemMessages.isEnded)
    if (on > today) throw refuseField(400, 'on', problemMessages.endInvalid)
    if (isLaterThan(row.since, on)) throw refuseField(400, 'on', problemMessages.endBeforeSince)
    return { endedOn: on, endedBy }
  }

/** @throws Refusal 409 */
export const reopened = (row: ProblemRow): Columns => {
  refuseInError(row)
  if (!row.endedOn) throw new Refusal(409, problemMessages.isActive)
  return { endedOn: null, endedBy: null }
}

/** @throws Refusal 409 */
export const markedInError =
  (mark: { inErrorBy: string; inErrorAt: Date; inErrorReason: string }) =>
  (row: ProblemRow): Columns => {
    refuseInError(row)
    return mark
  }

/** @throws Refusal 409 */
export const restored = ({ inErrorAt }: ProblemRow): Columns => {
  if (!inErrorAt) throw new Refusal(409, problemMessages.isNotInError)
  return { inErrorBy: null, inErrorAt: null, inErrorReason: null }
}
