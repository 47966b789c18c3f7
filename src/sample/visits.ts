import {
  type appointmentEndpoints,
  compareAppointments,
  doctorAppointment,
  patientAppointment,
} from '@/contracts/appointments'
import { patientMessages } from '@/contracts/patients'
import { isDoctor, isSameDoctor, type StaffUser } from '@/contracts/staff'
import {
  afterStep,
  bookedAt,
  canStep,
  compareVisits,
  countVisits,
  type VisitStep,
  visitDate,
  type visitEndpoints,
  visitMessages,
  visitSteps,
  visitTime,
} from '@/contracts/visits'
import { addDays, startOfWeek } from '@/lib/clinic-date'
import { searchFor } from '@/lib/plain-text'
import { type HandlersOf, nextId, page, refusal, rowWith, type Sample, withRow } from './handler'
import { referralCount } from './rows/overview'
import { ownPatientId } from './rows/patients'
import type { Tables, VisitRow } from './tables'

const doctorNamed = (staff: readonly StaffUser[], name: string): StaffUser | undefined =>
  staff.find((user) => isDoctor(user) && isSameDoctor(user.name, name))

/** Those of the doctor of this name; where there is none, everybody's. The cancelled are nobody's. */
function expectedBy(name: string, { visits, staff }: Tables): VisitRow[] {
  const expected = visits.filter(({ status }) => status !== 'cancelled')
  const doctor = doctorNamed(staff, name)
  return doctor ? expected.filter((visit) => isSameDoctor(visit.doctor, doctor.name)) : expected
}

const take =
  (step: VisitStep) =>
  ({ id }: { id: string | number }, { tables, now }: Sample): VisitRow => {
    const visit = rowWith(tables.visits, id, visitMessages.notFound)
    if (!canStep(visit.status, step))
      throw refusal(409, visitMessages.cannotMove(visit.status, visitSteps[step].to))
    const { status, checkedInAt } = visit
    const stepped = { ...afterStep(visit, step, now), before: { status, checkedInAt } }
    tables.visits = withRow(tables.visits, stepped)
    return stepped
  }

export const visitHandlers: HandlersOf<typeof visitEndpoints> = {
  list: ({ q, status, ...of }, { tables, today }) => {
    const matches = searchFor(q)
    const found = tables.visits.filter(
      (visit) => (!status || visit.status === status) && matches(visit.patientName),
    )
    return page(found.sort(compareVisits(today)), of)
  },
  counts: (_, { tables }) => countVisits(tables.visits),
  booked: (slot, { tables }) => bookedAt(tables.visits, slot),
  schedule: ({ patientId, date, time, reason, doctor }, { tables }) => {
    const patient = tables.patients.find(({ id }) => String(id) === patientId)
    if (!patient)
      throw refusal(422, patientMessages.notFound, { patientId: visitMessages.patientNotFound })
    const scheduled: VisitRow = {
      id: nextId(tables.visits.map(({ id }) => id)),
      patientId: patient.id,
      patientName: patient.name,
      age: patient.age,
      time: visitTime(time, date),
      reason,
      status: 'pending',
      doctor,
    }
    tables.visits = [...tables.visits, scheduled]
    return scheduled
  },
  checkIn: take('checkIn'),
  complete: take('complete'),
  cancel: take('cancel'),
  reopen: ({ id, from }, { tables }) => {
    const { before, ...visit } = rowWith(tables.visits, id, visitMessages.notFound)
    if (visit.status !== from || !before) throw refusal(409, visitMessages.changedMeanwhile)
    const reopened = { ...visit, ...before }
    tables.visits = withRow(tables.visits, reopened)
    return reopened
  },
}

export const appointmentHandlers: HandlersOf<typeof appointmentEndpoints> = {
  today: ({ doctor }, { tables, today }) =>
    expectedBy(doctor, tables)
      .filter((visit) => visitDate(visit) === today)
      .sort(compareVisits(today))
      .map(doctorAppointment),
  doctorCounts: ({ doctor }, { tables, today }) => {
    const days = expectedBy(doctor, tables).map(visitDate)
    const monday = startOfWeek(today)
    const sunday = addDays(monday, 6)
    return {
      today: days.filter((day) => day === today).length,
      week: days.filter((day) => monday <= day && day <= sunday).length,
      referrals: referralCount,
    }
  },
  own: (_, { tables }) =>
    tables.visits
      .filter(({ patientId }) => patientId === ownPatientId)
      .map((visit) =>
        patientAppointment(visit, doctorNamed(tables.staff, visit.doctor)?.department?.name ?? ''),
      )
      .filter((appointment) => appointment !== null)
      .sort(compareAppointments),
}
