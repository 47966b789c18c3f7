import { labOrderSchema } from '@shared/contracts/lab-orders'
import { patientSchema } from '@shared/contracts/patients'
import { prescriptionRequestSchema } from '@shared/contracts/prescription-requests'
import { prescriptionSchema } from '@shared/contracts/prescriptions'
import { isSameDoctor, staffUserSchema } from '@shared/contracts/staff'
import { visitSchema, visitStatusSchema } from '@shared/contracts/visits'
import { addDays, type ClinicDate, yearsBetween } from '@shared/lib/clinic-date'
import { labOrderRows } from '@shared/sample-rows/lab-orders'
import { patientRows } from '@shared/sample-rows/patients'
import { prescriptionRows, requestRows } from '@shared/sample-rows/prescriptions'
import { departmentNames, roleNames, staffRows } from '@shared/sample-rows/staff'
import { visitRows } from '@shared/sample-rows/visits'
import * as z from 'zod/mini'

const visitRowSchema = z.extend(visitSchema, {
  /** What the last step changed, for it to be taken back. */
  before: z.optional(z.object({ status: visitStatusSchema, checkedInAt: z.optional(z.number()) })),
})
export type VisitRow = z.infer<typeof visitRowSchema>

const labOrderRowSchema = z.extend(labOrderSchema, {
  /** Milliseconds since 1970: when it was completed, or its result came after that. */
  resultAt: z.optional(z.number()),
})
export type LabOrderRow = z.infer<typeof labOrderRowSchema>

export const tablesSchema = z.object({
  staff: z.array(staffUserSchema),
  patients: z.array(patientSchema),
  visits: z.array(visitRowSchema),
  prescriptions: z.array(prescriptionSchema),
  requests: z.array(prescriptionRequestSchema),
  labOrders: z.array(labOrderRowSchema),
})
/** What the sample host keeps. Rows are replaced and never changed in place. */
export type Tables = z.infer<typeof tablesSchema>

const withIds = <Name extends string>(names: readonly Name[]) =>
  names.map((name, at) => ({ _id: String(at + 1), name }))

export const departments = withIds(departmentNames)
export const roles = withIds(roleNames)

const idIn = (names: readonly string[], name: string) => String(names.indexOf(name) + 1)

const numbered = (at: number) => ({ id: String(at + 1), number: at + 1 })

/** Sample rows name doctors; records know them by id. */
function doctorNamed(doctor: string) {
  const at = staffRows.findIndex(
    ([name, , role]) => role === 'Doctor' && isSameDoctor(name, doctor),
  )
  if (at < 0) throw new Error(`The sample has no ${doctor}`)
  return { doctorId: numbered(at).id, doctor }
}

function staffNamed(name: string) {
  const at = staffRows.findIndex(([known]) => known === name)
  if (at < 0) throw new Error(`The sample has no ${name}`)
  return { id: numbered(at).id, name }
}

const minutes = 60_000

/**
 * The tables as they are at first, dated from this day.
 * @param now milliseconds since 1970
 */
export function sampleTables(today: ClinicDate, now: number): Tables {
  const patients = patientRows.map(
    ({ daysSinceVisit, medications, allergies, history, ...row }, at) => ({
      ...row,
      ...numbered(at),
      age: yearsBetween(row.dateOfBirth, today),
      lastVisit: addDays(today, -daysSinceVisit),
      currentMedications: [...medications],
      allergies: [...allergies],
      pastMedicalHistory: history,
      closedAt: null,
      version: 1,
    }),
  )
  const patientOf = (number: number) => {
    const patient = patients.find((row) => row.number === number)
    if (!patient) throw new Error(`The sample has no patient ${number}`)
    return patient
  }
  return {
    patients,
    staff: staffRows.map(([name, username, role, department, phone, place, status], at) => ({
      _id: String(at + 1),
      name,
      username,
      role: { _id: idIn(roleNames, role), name: role },
      department: { _id: idIn(departmentNames, department), name: department },
      email: `${username}@rounds.example`,
      phone,
      place,
      status: status === 'active' ? 'active' : 'inactive',
      version: 1,
    })),
    visits: visitRows.map(([patientId, day, time, reason, doctor, status, waiting], at) => {
      const { id, number, name, age, dateOfBirth, gender } = patientOf(patientId)
      return {
        ...numbered(at),
        patientId: id,
        patientNumber: number,
        patientName: name,
        age,
        dateOfBirth,
        gender,
        ...doctorNamed(doctor),
        date: addDays(today, day),
        time,
        reason,
        status,
        version: 1,
        ...(waiting === undefined ? {} : { checkedInAt: now - waiting * minutes }),
      }
    }),
    prescriptions: prescriptionRows.map(({ patientId, daysAgo, ...row }, at) => {
      const date = addDays(today, -daysAgo)
      const { id, dateOfBirth } = patientOf(patientId)
      const age = yearsBetween(dateOfBirth, date)
      return { ...row, ...numbered(at), patientId: id, date, age }
    }),
    requests: requestRows.map(({ patientId, daysAgo, doctor, ...row }, at) => {
      const { id, number, age, dateOfBirth, gender } = patientOf(patientId)
      return {
        ...row,
        ...numbered(at),
        patientId: id,
        patientNumber: number,
        ...{ age, dateOfBirth, gender },
        ...doctorNamed(doctor),
        date: addDays(today, -daysAgo),
      }
    }),
    labOrders: labOrderRows.map((sample, at) => {
      const { patientId, requested, completed, result, measured: _ours, ...row } = sample
      const { name, age } = patientOf(patientId)
      return {
        ...row,
        ...numbered(at),
        patient: name,
        age,
        question: '',
        technician: row.technician === null ? null : staffNamed(row.technician),
        ...(result !== undefined && {
          result: { revision: 1, observation: result, values: [], isCritical: false },
        }),
        version: 1,
        requestedDate: addDays(today, -requested),
        ...(completed === undefined ? {} : { completedDate: addDays(today, -completed) }),
      }
    }),
  }
}
