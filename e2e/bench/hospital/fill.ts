import { accountNames } from '@server/auth/names'
import type { Db } from '@server/db/database'
import { clinicId, counters, departments, roles, users } from '@server/db/schema'
import { patientTexts } from '@server/records/patient-search'
import { searchText } from '@server/records/search-text'
import { labTestTypes } from '@shared/contracts/lab-orders'
import { and, eq, like, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { nameAt } from './names'

/** How big a clinic is. */
export interface Size {
  staff: number
  patients: number
  visits: number
  labOrders: number
}

/** Of the staff so many in a hundred are doctors. */
const doctorsInHundred = 60
const departmentCount = 40
/** A doctor's day: visits of a quarter of an hour from 08:00 on; from 16:00 on all is free. */
const visitsPerDay = 32
/** So many of the days lie after today. */
const daysToCome = 14
const rowsAtOnce = 5_000
const namePrefix = 'person-'

const textsOf = (values: readonly string[]) =>
  sql`array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]`

/** Rows by way of one parameter: a statement takes 65,535 of them at most. */
const recordset = (rows: readonly object[], columns: string) =>
  sql`json_to_recordset(${JSON.stringify(rows)}::json) as given(${sql.raw(columns)})`

async function fillStaff(db: Db, count: number): Promise<void> {
  const names = Array.from({ length: departmentCount }, (_, at) => `Department ${at + 1}`)
  const made = await db
    .insert(departments)
    .values(names.map((name) => ({ name })))
    .returning({ id: departments.id })
  const known = await db.select({ id: roles.id, key: roles.key }).from(roles)
  const roleOf = (key: string) => known.find((role) => role.key === key)?.id ?? ''
  const rows = Array.from({ length: count }, (_, at) => {
    const username = `${namePrefix}${at}`
    const email = `${username}@hospital.example`
    const name = nameAt(at)
    const isDoctor = at % 100 < doctorsInHundred
    return {
      ...accountNames({ username, email }),
      id: newId(),
      name,
      searchText: searchText(name, username, email),
      roleId: roleOf(isDoctor ? 'doctor' : 'receptionist'),
      departmentId: made[at % made.length]?.id ?? null,
    }
  })
  for (let at = 0; at < rows.length; at += 1000)
    await db.insert(users).values(rows.slice(at, at + 1000))
}

async function fillPatients(db: Db, before: number, count: number, today: string): Promise<void> {
  for (let at = 0; at < count; at += rowsAtOnce) {
    const rows = Array.from({ length: Math.min(rowsAtOnce, count - at) }, (_, of) => {
      const number = before + at + of + 1
      const name = nameAt(number)
      const telephones = [{ number: `+91 ${String(9_000_000_000 + number)}`, label: '' }]
      const reached = { telephones, email: '', contactNote: '', contactPerson: null }
      const texts = patientTexts({ number, name, ...reached })
      return {
        ...{ id: newId(), number, name, telephones },
        ...{
          name_key: texts.nameKey,
          contact_key: texts.contactKey,
          search_text: texts.searchText,
        },
        ...{ age: number % 95, gender: number % 2 === 0 ? 'Female' : 'Male' },
      }
    })
    await db.execute(sql`
      insert into patients (id, number, name, gender, telephones, age, age_on, last_visit, diagnosis,
        name_key, contact_key, search_text)
      select id, number, name, gender, telephones, age, ${today}::date, ${today}::date - number % 700,
        'New Patient Registration', name_key, contact_key, search_text
      from ${recordset(
        rows,
        'id uuid, number integer, name text, gender text, telephones jsonb, age integer, name_key text, contact_key text, search_text text',
      )}`)
  }
}

/** Each doctor's days are full from 08:00 to 16:00: gone by, today, and some to come. */
async function fillVisits(db: Db, before: number, size: Size, today: string): Promise<void> {
  const doctors = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(roles, and(eq(roles.id, users.roleId), eq(roles.key, 'doctor')))
    // The demo's doctors have visits of their own.
    .where(like(users.username, `${namePrefix}%`))
  const ids = textsOf(doctors.map(({ id }) => id))
  const days = Math.max(1, Math.ceil(size.visits / doctors.length / visitsPerDay))
  for (let day = 0; day < days; day += 1) {
    const ahead = Math.min(daysToCome, Math.floor(days / 4)) - day
    await db.execute(sql`
      insert into visits (id, number, patient_id, doctor_id, starts_at, ends_at, reason, status)
      select gen_random_uuid(), ${before + day * doctors.length * visitsPerDay}::int + at, patients.id,
        doctor::uuid, start, start + interval '15 minutes', 'Control',
        ${ahead < 0 ? 'completed' : 'pending'}
      from (
        select doctor, row_number() over ()::int as at,
          ((${today}::date + ${ahead}::int) + interval '8 hours' + quarter * interval '15 minutes') at time zone 'UTC' as start
        from unnest(${ids}) as doctor, generate_series(0, ${visitsPerDay - 1}::int) as quarter
      ) as slots
      join patients on patients.clinic_id = ${clinicId}
        and patients.number = 1 + (${day}::bigint * 7919 + at::bigint * 104729) % ${size.patients}::bigint`)
  }
}

/** So many of the lab's orders are still to be done; all others have a result. */
const openLabOrders = 600
const completedPerDay = 400

/** A result as the lab's form has it: numbers with their ranges, one of them low in each. */
const measured = (count: number) =>
  JSON.stringify(
    Array.from({ length: count }, (_, at) => ({
      ...{ analyte: `Analyte ${at + 1}`, value: 4 + at / 10, unit: 'mmol/L', low: 4.05, high: 9 },
      flag: at === 0 ? 'low' : null,
    })),
  )

/** What a patient's page and the lab's worklist show besides: orders with results, prescriptions, vitals. */
async function fillCare(db: Db, size: Size, today: string): Promise<void> {
  const staffOf = async (key: string) =>
    textsOf(
      (
        await db
          .select({ id: users.id })
          .from(users)
          .innerJoin(roles, and(eq(roles.id, users.roleId), eq(roles.key, key)))
      ).map(({ id }) => id),
    )
  const [doctors, technicians] = [await staffOf('doctor'), await staffOf('lab_technician')]
  const of = (ids: ReturnType<typeof textsOf>) =>
    sql`(${ids})[1 + at % array_length(${ids}, 1)]::uuid`
  const rows = sql`generate_series(1, ${size.labOrders}::int) as at
    join patients on patients.clinic_id = ${clinicId}
      and patients.number = 1 + (at::bigint * 7919) % ${size.patients}::bigint`
  const day = sql`(${today}::date - at / ${completedPerDay}::int)`
  const isOpen = sql`at <= ${openLabOrders}::int`
  await db.execute(sql`
    insert into lab_orders (id, number, patient_id, age, test_type, priority, status, ordered_by,
      technician_id, requested_date, completed_date, completed_at, revisions)
    select gen_random_uuid(), 1000 + at, patients.id, patients.age,
      (${textsOf(labTestTypes)})[1 + at % ${labTestTypes.length}::int],
      case when at % 10 = 0 then 'urgent' else 'routine' end,
      case when not ${isOpen} then 'completed' when at % 3 = 0 then 'in-progress' else 'pending' end,
      ${of(doctors)}, ${of(technicians)}, ${day},
      case when ${isOpen} then null else ${day} end,
      case when ${isOpen} then null else ${day} + interval '10 hours' end,
      case when ${isOpen} then 0 else 1 end
    from ${rows}`)
  await db.execute(sql`
    insert into lab_results (id, order_id, patient_id, revision, observation, "values", is_critical,
      reported_by, reporter, reported_at, told_at)
    select gen_random_uuid(), id, patient_id, 1, '', ${measured(8)}::jsonb, false, technician_id,
      'Lena Fischer', completed_at, completed_at
    from lab_orders where status = 'completed' and number > 1000`)
  await db.execute(sql`
    insert into prescriptions (id, number, patient_id, age, prescribed_by, doctor, date, diagnosis,
      medicines, has_interaction, interaction_alert, "check")
    select gen_random_uuid(), 1000 + at, patients.id, patients.age, ${of(doctors)}, 'Dr. Daniel Reyes',
      ${day}, 'Control', given.medicines, false, '', given."check"
    from ${rows}, (select medicines, "check" from prescriptions order by number limit 1) as given`)
  await db.execute(sql`
    insert into vitals (id, patient_id, pulse, systolic, diastolic, measured_at, recorded_by)
    select gen_random_uuid(), patients.id, 60 + at % 30, 110 + at % 30, 70 + at % 15,
      ${day} + interval '9 hours', ${of(doctors)}
    from ${rows}`)
}

/** Runs the work without what is slow to keep up row by row, which is made anew after it. */
async function without(db: Db, work: () => Promise<void>): Promise<void> {
  const indexes = await db
    .select({ name: sql<string>`indexname`, make: sql<string>`indexdef` })
    .from(sql`pg_indexes`)
    .where(sql`indexname in ('patients_search_text_index', 'patients_name_key_index',
      'patients_last_visit_index', 'visits_starts_at_index', 'visits_doctor_id_index',
      'visits_patient_id_index')`)
  const constraints = await db
    .select({ make: sql<string>`pg_get_constraintdef(oid)` })
    .from(sql`pg_constraint`)
    .where(sql`conname = 'visits_no_overlap'`)
  for (const { name } of indexes) await db.execute(sql`drop index ${sql.identifier(name)}`)
  await db.execute(sql`alter table visits drop constraint visits_no_overlap`)
  await work()
  for (const { make } of indexes) await db.execute(sql.raw(make))
  for (const { make } of constraints)
    await db.execute(sql`alter table visits add constraint visits_no_overlap ${sql.raw(make)}`)
}

/**
 * Fills a clinic's database, which has the demo clinic in it, up to this size.
 * @param today YYYY-MM-DD
 */
export async function fillHospital(db: Db, size: Size, today: string): Promise<void> {
  const numberOf = async (name: string) =>
    (await db.select().from(counters)).find((counter) => counter.name === name)?.value ?? 0
  const [patientsBefore, visitsBefore] = [await numberOf('patient'), await numberOf('visit')]
  await without(db, async () => {
    await fillStaff(db, size.staff)
    await fillPatients(db, patientsBefore, size.patients, today)
    await fillVisits(db, visitsBefore, size, today)
  })
  await fillCare(db, size, today)
  for (const [name, table] of [
    ['patient', 'patients'],
    ['visit', 'visits'],
    ['lab-order', 'lab_orders'],
    ['prescription', 'prescriptions'],
  ] as const)
    await db.execute(sql`
      update counters set value = (select max(number) from ${sql.identifier(table)}) where name = ${name}`)
  // What a filling leaves to be tidied up and written out would fall into the minutes that are measured.
  await db.execute(sql`vacuum (analyze)`)
  await db.execute(sql`checkpoint`)
}
