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
import { Refusal, refuseField } from '../http'
import { called } from './caller-name'
import type { ChangeEvent } from './change-events'
import { sentInError } from './entered-in-error'
import { type PatientRow, patientEvent } from './patients'
import { isDoctorAccount } from './staff'
import { changesOf } from './targets'

export type ProblemRow = typeof problems.$inferSelect

const ofClinic = eq(problems.clinicId, clinicId)
export const isProblemRow = (id: string) => and(ofClinic, eq(problems.id, id))
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

const sentProblem = ({
  row,
  by,
  byDoctor,
  endedBy,
  endedByDoctor,
  markedBy,
  markedByDoctor,
}: Found): Problem => ({
  ...{ id: row.id, patientId: row.patientId, words: row.words, since: row.since, code: row.code },
  enteredOn: row.enteredOn,
  by: by === null ? '' : called(by, byDoctor),
  ended:
    row.endedOn === null
      ? null
      : {
          ...{ on: row.endedOn, by: called(endedBy ?? '', endedByDoctor) },
          at: row.endedAt?.toISOString() ?? null,
        },
  inError: sentInError(row, called(markedBy ?? '', markedByDoctor)),
  earlier: row.earlier,
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

export const problemNotFound = () => new Refusal(404, problemMessages.notFound)

/** @throws Refusal 404 */
export async function problemWith(tx: Db, id: string): Promise<Problem> {
  const [found] = await problemRows(tx).where(isProblemRow(id))
  if (!found) throw problemNotFound()
  return sentProblem(found)
}

const auditedFields = ({ words, since, code, ended, inError }: Problem) => ({
  ...{ problem: words, since: since || null, code: code || null },
  ...{ ended: ended?.on ?? null, 'entered in error': inError?.reason ?? null },
})

/** Patients may not read the list. @param before nothing of a new one */
export const problemEvent = (after: Problem, before?: Problem): ChangeEvent => ({
  ...{ topic: 'problems', id: after.id, patientId: after.patientId, isForStaff: true },
  target: {
    ...{ kind: 'problem', name: (before ?? after).words },
    changes: changesOf(before ? auditedFields(before) : {}, auditedFields(after)),
  },
})

/** Nothing of it was changed but its place in the list. */
const movedEvent = (id: string, patientId: string): ChangeEvent => ({
  ...{ topic: 'problems', id, patientId, isForStaff: true },
})

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

async function insertProblem(tx: Db, patientId: string, entered: NewProblem): Promise<Problem> {
  const id = newId()
  const enteredOrder = (await lastOrder(tx, patientId)) + 1
  await tx
    .insert(problems)
    .values({ ...entered, id, patientId, enteredOrder, wordsKey: problemKey(entered.words) })
  return await problemWith(tx, id)
}

/** Adds the diagnosis on record where the list has nothing of it: records from elsewhere may have no list. */
export async function keepDiagnosis(
  tx: Db,
  { id, diagnosis, lastVisit }: PatientRow,
): Promise<readonly ChangeEvent[]> {
  if (!isProblem(diagnosis)) return []
  const isOnList = and(ofPatient(id), eq(problems.wordsKey, problemKey(diagnosis)))
  if ((await tx.$count(problems, isOnList)) > 0) return []
  const entered = { words: diagnosis, enteredOn: lastVisit, enteredBy: null }
  return [problemEvent(await insertProblem(tx, id, entered))]
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
  const kept = await keepDiagnosis(tx, patient)
  if (!isProblem(diagnosis)) return kept
  const wordsKey = problemKey(diagnosis)
  const isOnRecord = wordsKey === problemKey(patient.diagnosis)
  const [same] = await tx
    .select({ id: problems.id, order: problems.enteredOrder })
    .from(problems)
    .where(
      and(
        ...[ofPatient(patient.id), eq(problems.wordsKey, wordsKey)],
        isOnRecord ? isNull(problems.inErrorAt) : isActive,
      ),
    )
    .orderBy(sql`${problems.endedOn} is not null`, desc(problems.enteredOrder))
    .limit(1)
  if (!same) {
    const added = await insertProblem(tx, patient.id, { ...entered, words: diagnosis })
    return [...kept, problemEvent(added)]
  }
  const last = await lastOrder(tx, patient.id)
  if (same.order === last) return kept
  await tx
    .update(problems)
    .set({ enteredOrder: last + 1 })
    .where(isProblemRow(same.id))
  return [...kept, movedEvent(same.id, patient.id)]
}

/** Writes the last entered problem as the diagnosis on record. @returns the change event where that is another */
export async function followDiagnosis(
  tx: Db,
  patient: PatientRow,
): Promise<readonly ChangeEvent[]> {
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
export async function refuseSameWords(
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
export function refuseLater(since: string, today: ClinicDate): void {
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
  const kept = await keepDiagnosis(tx, patient)
  await refuseSameWords(tx, patient.id, problemKey(entered.words))
  const body = await insertProblem(tx, patient.id, entered)
  const events = [...kept, problemEvent(body), ...(await followDiagnosis(tx, patient))]
  return { status: 201, body, events }
}
