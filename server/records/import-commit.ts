import { importMessages } from '@shared/contracts/imports'
import { newPatientDiagnosis } from '@shared/contracts/patients'
import { isSuperAdmin } from '@shared/contracts/roles'
import type { ClinicDate } from '@shared/lib/clinic-date'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { refuseBeyondOwn } from '../auth/administration'
import type { Db } from '../db/database'
import { clinicId, departments, outbox, patients, roles, users, workingTimes } from '../db/schema'
import { weekHours } from '../db/schema-hours'
import { importRows } from '../db/schema-imports'
import type { Mail } from '../dependencies'
import { welcomeMail } from './accounts'
import { afterOthers } from './import-gate'
import { areInTheWay, takenNames } from './import-staff'
import {
  countNumbers,
  type DecidedRow,
  isOfImport,
  isPatientRecord,
  isUserRecord,
  refuse,
} from './imports'
import { comparable, knownAs, knownPatients } from './known-patients'
import { staffRole } from './staff'

/** Rows that one statement reads or writes: others are answered after each. */
const atOnce = 500

const inPieces = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / atOnce) }, (_, at) =>
    rows.slice(at * atOnce, (at + 1) * atOnce),
  )

const isLine = (rows: readonly DecidedRow[]) =>
  sql`${importRows.line} = any(${sql.param(rows.map(({ line }) => line))}::integer[])`

/**
 * Refuses where a row may be a patient on record whom its preview did not name.
 * @throws Refusal 409
 */
async function refuseKnownMeanwhile(
  tx: Db,
  importId: string,
  rows: readonly DecidedRow[],
  today: ClinicDate,
): Promise<void> {
  const kept = await tx
    .select({ line: importRows.line, record: importRows.record })
    .from(importRows)
    .where(and(isOfImport(importId), isLine(rows)))
    .orderBy(asc(importRows.line))
  const read = kept.flatMap(({ line, record }) =>
    record && isPatientRecord(record) ? [{ line, record }] : [],
  )
  const known = await knownPatients(
    tx,
    read.map(({ record }) => record),
    today,
  )
  const shown = new Map(rows.map(({ line, preview }) => [line, preview.known?.id]))
  for (const { line, record } of read) {
    const found = knownAs(comparable(record), known(record))?.row
    if (found && found.id !== shown.get(line))
      refuse(importMessages.changedMeanwhile(line, found.number))
  }
}

/**
 * Registers the patients of these rows: the database makes them of what the preview has kept, so that none of
 * it passes through the server again.
 * @throws Refusal 409
 */
export async function writePatients(
  tx: Db,
  importId: string,
  chosen: readonly DecidedRow[],
  today: ClinicDate,
): Promise<void> {
  for (const piece of inPieces(chosen)) {
    await refuseKnownMeanwhile(tx, importId, piece, today)
    await afterOthers()
  }
  const first = await countNumbers(tx, 'patient', chosen.length)
  for (const [at, piece] of inPieces(chosen).entries()) {
    await tx.execute(sql`
      insert into ${patients} (clinic_id, id, number, name, gender, telephones, email, contact,
        contact_person, language, address, date_of_birth, age, age_on, last_visit, diagnosis,
        name_key, contact_key, search_text)
      select clinic_id, record_id, number, r ->> 'name', r ->> 'gender', r -> 'telephones',
        r ->> 'email', r ->> 'contactNote', nullif(r -> 'contactPerson', 'null'::jsonb),
        r ->> 'language', r ->> 'address', (r ->> 'dateOfBirth')::date, (r ->> 'age')::integer,
        ${today}::date, ${today}::date, ${newPatientDiagnosis}, r ->> 'nameKey', r ->> 'contactKey',
        ' ' || number || (r ->> 'searchText')
      from (
        select clinic_id, record_id, record as r,
          ${first + at * atOnce - 1}::integer + (row_number() over (order by line))::integer as number
        from ${importRows} where ${and(isOfImport(importId), isLine(piece))}) chosen`)
    await afterOthers()
  }
}

interface StaffWriting {
  callerId: string
  now: number
  mail: { isNotSetUp?: boolean }
}

/** Adds the users of these rows, within `changeAdministration`. @throws Refusal 403, 409 */
export async function writeStaff(
  tx: Db,
  importId: string,
  chosen: readonly DecidedRow[],
  { callerId, now, mail }: StaffWriting,
): Promise<void> {
  const kept = await tx
    .select()
    .from(importRows)
    .where(and(isOfImport(importId), isLine(chosen)))
    .orderBy(asc(importRows.line))
  const rows = kept.flatMap(({ line, record, recordId, passwordHash }) =>
    record && isUserRecord(record) ? [{ line, record, id: recordId, passwordHash }] : [],
  )
  const withoutPassword = rows.filter(({ passwordHash }) => passwordHash === null)
  if (withoutPassword.length > 0) refuse(importMessages.passwordsMissing(withoutPassword.length))
  const records = rows.map(({ record }) => record)
  const taken = await takenNames(tx, records)
  for (const { line, record } of rows)
    if (taken.some((account) => areInTheWay(account, record)))
      refuse(importMessages.takenMeanwhile(line))
  await refuseChangedPlaces(tx, callerId, rows)
  const first = await countNumbers(tx, 'staff', rows.length)
  await tx.insert(users).values(
    rows.map(({ record, id, passwordHash }, at) => ({
      ...{ id, number: first + at, name: record.name, phone: record.phone, passwordHash },
      ...{ username: record.username, usernameKey: record.usernameKey },
      ...{ usernameLooks: record.usernameLooks, email: record.email, emailKey: record.emailKey },
      ...{ roleId: record.roleId, departmentId: record.departmentId, active: record.active },
      ...{ hasWeek: record.workingTimeId !== null, searchText: record.searchText },
      ...{ mustChangePassword: true, createdAt: new Date(now) },
    })),
  )
  const week = rows.flatMap(({ record: { workingTimeId }, id }) =>
    workingTimeId === null
      ? []
      : [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ userId: id, weekday, workingTimeId })),
  )
  if (week.length > 0) await tx.insert(weekHours).values(week)
  if (mail.isNotSetUp) return
  const active = records.filter((record) => record.active)
  if (active.length === 0) return
  await tx.insert(outbox).values(
    active.map(welcomeMail).map(({ to, ...text }: Mail) => ({
      ...{ ...text, recipient: to, dueAt: new Date(now) },
    })),
  )
}

/** @throws Refusal 409 where a role, a department or a working time has gone, 403 where a role is beyond the caller */
async function refuseChangedPlaces(
  tx: Db,
  callerId: string,
  rows: readonly {
    line: number
    record: { roleId: string; departmentId: string; workingTimeId: string | null }
  }[],
): Promise<void> {
  const idsOf = (field: 'roleId' | 'departmentId' | 'workingTimeId') => [
    ...new Set(rows.flatMap(({ record }) => record[field] ?? [])),
  ]
  const roleRows = await tx
    .select()
    .from(roles)
    .where(and(staffRole, inArray(roles.id, idsOf('roleId'))))
  const departmentRows = await tx
    .select({ id: departments.id })
    .from(departments)
    .where(and(eq(departments.clinicId, clinicId), inArray(departments.id, idsOf('departmentId'))))
    .orderBy(asc(departments.id))
    .for('key share')
  const timeRows = await tx
    .select({ id: workingTimes.id })
    .from(workingTimes)
    .where(
      and(eq(workingTimes.clinicId, clinicId), inArray(workingTimes.id, idsOf('workingTimeId'))),
    )
    .orderBy(asc(workingTimes.id))
    .for('key share')
  const there = new Set(
    [...roleRows.filter((role) => !isSuperAdmin(role)), ...departmentRows, ...timeRows].map(
      ({ id }) => id,
    ),
  )
  for (const { line, record } of rows) {
    const { roleId, departmentId, workingTimeId } = record
    const ids = [roleId, departmentId, ...(workingTimeId === null ? [] : [workingTimeId])]
    if (!ids.every((id) => there.has(id))) refuse(importMessages.wrongMeanwhile(line))
  }
  for (const { permissions } of roleRows) await refuseBeyondOwn(tx, callerId, [], permissions)
}
