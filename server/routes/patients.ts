import type { AuditTarget } from '@shared/contracts/audit'
import { type Endpoint, keysOf } from '@shared/contracts/endpoint'
import { contactMessages, readContacts } from '@shared/contracts/patient-contacts'
import { likeliestOf } from '@shared/contracts/patient-likeness'
import {
  ageNumber,
  newPatientDiagnosis,
  oldestMost,
  patientEndpoints,
  patientMessages,
  type Registration,
} from '@shared/contracts/patients'
import { type ClinicDate, yearsBetween } from '@shared/lib/clinic-date'
import { foldedWords } from '@shared/lib/folded-words'
import { and, asc, eq, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { v7 as newId } from 'uuid'
import type { Db } from '../db/database'
import { clinicId, patients } from '../db/schema'
import type { ApiDependencies } from '../dependencies'
import { handle } from '../handle'
import { type ApiEnv, Refusal } from '../http'
import { actorOf } from '../records/actor'
import { callerName } from '../records/caller-name'
import { handleChange } from '../records/change'
import type { ChangeEvent } from '../records/change-events'
import { dayIn } from '../records/clinic-time'
import { endTaken } from '../records/end-medicine'
import { refuseWhileImported } from '../records/import-gate'
import { nextNumber } from '../records/numbers'
import { listPatients } from '../records/patient-list'
import { likelierFirst, maybeNamed, maybeReachedBy, patientTexts } from '../records/patient-search'
import {
  ageOf,
  isPatient,
  type PatientRow,
  patientEvent,
  patientNotFound,
  seenPatient,
  sentPatientRow,
  sentTo,
  visibleTo,
} from '../records/patients'
import { patientCorrected } from '../records/targets'
import { cancelVisitsOf } from '../records/visits-to-come'
import { regradeVitals } from '../records/vital-regrade'

/** Of those who may have the contact or the name. */
const comparedMost = 100

/** The keys by which staff see patients; `patient_dashboard` shows the own one alone. */
const staffKeys = (endpoint: Endpoint) =>
  keysOf(endpoint).filter((key) => key !== 'patient_dashboard')
const listReaders = staffKeys(patientEndpoints.list)
const readers = staffKeys(patientEndpoints.get)

/**
 * A date of birth as it is kept.
 * @throws Refusal 400 for somebody who is not yet born, or older than anybody
 */
function birthDate(typed: string, today: ClinicDate): ClinicDate | null {
  if (typed === '') return null
  if (typed > today || yearsBetween(typed, today) > oldestMost)
    throw new Refusal(400, patientMessages.birthDateUnlikely, {
      fields: { dateOfBirth: patientMessages.birthDateUnlikely },
    })
  return typed
}

/**
 * What a registration, or a correction, says of a patient, but for the age.
 * @param before what is on record; what is not sent of it stays
 * @throws Refusal 400 where it has two e-mail addresses
 */
function personal(
  number: number,
  { name, gender, address, ...typed }: Registration,
  dateOfBirth: ClinicDate | null,
  before?: PatientRow,
) {
  const { kept, twice } = readContacts(typed, before)
  if (twice !== null) {
    const message = contactMessages.emailTwice(twice)
    throw new Refusal(400, message, { fields: { email: message } })
  }
  const { contactPerson = before?.contactPerson ?? null, language = before?.language ?? '' } = typed
  return {
    ...{ name, gender, address, dateOfBirth, contactPerson, language },
    ...kept,
    ...patientTexts({ number, name, contactPerson, ...kept }),
  }
}

/** Each once, however it is spelt. */
function distinct(texts: readonly string[]): string[] {
  const keys = texts.map((text) => foldedWords(text).join(' ') || text)
  return texts.filter((_, at) => keys.indexOf(keys[at] ?? '') === at)
}

/** Whether a record says the same of a patient's age, by which vitals are graded. */
const isSameAge = (one: PatientRow, other: PatientRow): boolean =>
  one.dateOfBirth === other.dateOfBirth && one.age === other.age && one.ageOn === other.ageOn

/** Patients: one record each, which every desk shares. */
export function patientRoutes(dependencies: ApiDependencies, openPatients: () => Promise<number>) {
  const { db, clock, config } = dependencies
  const app = new Hono<ApiEnv>()
  const today = () => dayIn(config.zone, clock())

  /** What one visible patient's record says. @throws Refusal 404 */
  async function record(c: Context<ApiEnv>, wanted: ReturnType<typeof and>) {
    const caller = c.get('caller')
    const [row] = await db
      .select()
      .from(patients)
      .where(and(visibleTo(caller, readers), wanted))
    if (!row) throw patientNotFound()
    return await sentTo(db, caller, row, today())
  }

  handle(app, patientEndpoints.list, async (c, { gender, status, numbers, ...wanted }) => {
    const among = and(
      visibleTo(c.get('caller'), listReaders),
      gender ? eq(patients.gender, gender) : undefined,
      status === 'open' ? isNull(patients.closedAt) : undefined,
      status === 'closed' ? isNotNull(patients.closedAt) : undefined,
      numbers ? inArray(patients.number, numbers.split(',').map(Number)) : undefined,
    )
    const page = await listPatients(db, { ...wanted, among })
    const shows = { diagnosis: !numbers, contacts: wanted.with === 'contacts' }
    return c.json({ ...page, rows: page.rows.map((row) => sentPatientRow(row, today(), shows)) })
  })

  handle(app, patientEndpoints.own, async (c) => {
    const { patientId } = c.get('caller')
    return c.json(patientId === null ? null : await record(c, eq(patients.id, patientId)))
  })

  handle(app, patientEndpoints.similar, async (c, likeness) => {
    const compared = (among: SQL | undefined) =>
      among
        ? db
            .select()
            .from(patients)
            .where(and(eq(patients.clinicId, clinicId), among))
            .orderBy(likelierFirst(likeness), asc(patients.number))
            .limit(comparedMost)
        : []
    const found = [
      ...(await compared(maybeReachedBy(likeness.contact))),
      ...(await compared(maybeNamed(likeness.name))),
    ]
    const each = [...new Map(found.map((row) => [row.id, row])).values()]
    const shows = { diagnosis: false, contacts: false }
    const rows = each.map((row) => ({ ...sentPatientRow(row, today(), shows), email: row.email }))
    return c.json(likeliestOf(rows, likeness).map(({ email: _compared, ...row }) => row))
  })

  handle(app, patientEndpoints.counts, async (c) => c.json({ total: await openPatients() }))

  handle(app, patientEndpoints.get, async (c, { id }) => c.json(await record(c, isPatient(id))))

  handle(app, patientEndpoints.choices, async (c, { q, limit }) => {
    const among = and(eq(patients.clinicId, clinicId), isNull(patients.closedAt))
    const { rows } = await listPatients(db, { q, limit, page: 0, among })
    return c.json(
      rows.map((row) => ({
        ...{ id: row.id, number: row.number, name: row.name },
        age: ageOf(row, today()),
        ...(row.dateOfBirth !== null && { dateOfBirth: row.dateOfBirth }),
      })),
    )
  })

  handleChange(app, dependencies, patientEndpoints.register, (c, input) => {
    const caller = c.get('caller')
    const day = today()
    const dateOfBirth = birthDate(input.dateOfBirth, day)
    return async (tx) => {
      await refuseWhileImported(tx)
      const number = await nextNumber(tx, 'patient')
      const [row] = await tx
        .insert(patients)
        .values({
          ...personal(number, input, dateOfBirth),
          id: newId(),
          number,
          age: ageNumber(input.age),
          ageOn: day,
          lastVisit: day,
          diagnosis: newPatientDiagnosis,
        })
        .returning()
      if (!row) throw new Error('the patient was not written')
      return {
        status: 201,
        body: await sentTo(tx, caller, row, day),
        events: [patientEvent(row)],
      }
    }
  })

  interface AlsoDone {
    /** Makes what goes with the change. @returns its change events */
    alsoChanges?: (
      tx: Db,
      row: PatientRow,
      before: PatientRow,
    ) => Promise<readonly ChangeEvent[]> | readonly ChangeEvent[]
    /** What the audit says of the change besides its call. */
    targetOf?: (before: PatientRow, after: PatientRow) => AuditTarget
  }
  /** Writes a record that is there in the version which the caller has seen. */
  const change =
    (
      c: Context<ApiEnv>,
      { id, version }: { id: string; version: number },
      changed: (row: PatientRow) => Partial<PatientRow>,
      { alsoChanges, targetOf }: AlsoDone = {},
    ) =>
    async (tx: Db) => {
      const caller = c.get('caller')
      const before = await seenPatient(tx, caller, id, version, today())
      const [row] = await tx
        .update(patients)
        .set({ ...changed(before), version: version + 1 })
        .where(and(eq(patients.clinicId, clinicId), eq(patients.id, before.id)))
        .returning()
      if (!row) throw patientNotFound()
      const also = (await alsoChanges?.(tx, row, before)) ?? []
      return {
        body: await sentTo(tx, caller, row, today()),
        events: [patientEvent(row, targetOf?.(before, row)), ...also],
      }
    }

  handleChange(app, dependencies, patientEndpoints.correct, (c, input) => {
    const day = today()
    const dateOfBirth = birthDate(input.dateOfBirth, day)
    const age = ageNumber(input.age)
    return change(
      c,
      input,
      (row) => ({
        ...personal(row.number, input, dateOfBirth, row),
        // An age that was left as it stood goes on from the day on which it was told.
        ...(age !== ageOf(row, day) && { age, ageOn: day }),
      }),
      {
        targetOf: patientCorrected,
        alsoChanges: (tx, row, before) =>
          isSameAge(row, before) ? [] : regradeVitals(tx, actorOf(c, dependencies), row.id),
      },
    )
  })

  handleChange(app, dependencies, patientEndpoints.writeAllergies, (c, input) => {
    const allergies = distinct(input.allergies)
    const { noneKnown } = input
    return async (tx) => {
      const asked =
        allergies.length === 0 && noneKnown
          ? { on: today(), by: await callerName(tx, c.get('caller')) }
          : null
      const isLeft = allergies.length === 0 && noneKnown === undefined
      return await change(c, input, (row) => ({
        allergies,
        noKnownAllergies: isLeft ? row.noKnownAllergies : asked,
      }))(tx)
    }
  })

  handleChange(app, dependencies, patientEndpoints.endMedicine, (c, input) => {
    const caller = c.get('caller')
    const { id, version, medicine, reason } = input
    const on = today()
    return async (tx) => {
      const before = await seenPatient(tx, caller, id, version, on)
      const ended = { on, by: await callerName(tx, caller), reason }
      const events = await endTaken(tx, before, medicine, ended)
      const [row] = await tx
        .select()
        .from(patients)
        .where(and(eq(patients.clinicId, clinicId), eq(patients.id, before.id)))
      if (!row) throw patientNotFound()
      return { body: await sentTo(tx, caller, row, on), events }
    }
  })

  handleChange(app, dependencies, patientEndpoints.close, (c, input) => {
    const { confirmed = false } = input
    return change(
      c,
      input,
      ({ closedAt }) => {
        if (closedAt) throw new Refusal(409, patientMessages.closedAlready)
        return { closedAt: new Date(clock()) }
      },
      {
        alsoChanges: (tx, { id }) =>
          cancelVisitsOf(tx, id, { confirmed, now: clock(), zone: config.zone }),
      },
    )
  })

  handleChange(app, dependencies, patientEndpoints.reopen, (c, input) => {
    return change(c, input, ({ closedAt }) => {
      if (!closedAt) throw new Refusal(409, patientMessages.openAlready)
      return { closedAt: null }
    })
  })

  return app
}
