import {
  type appointmentEndpoints,
  compareAppointments,
  patientAppointment,
} from '@shared/contracts/appointments'
import { patientMessages } from '@shared/contracts/patients'
import { isDoctor, isSameDoctor } from '@shared/contracts/staff'
import { canStep, type VisitStep, visitSteps } from '@shared/contracts/visit-rules'
import type { visitTimeEndpoints } from '@shared/contracts/visit-times'
import { type visitEndpoints, visitMessages } from '@shared/contracts/visits'
import { addDays, startOfWeek } from '@shared/lib/clinic-date'
import { searchFor } from '@shared/lib/plain-text'
import { referralCount } from '@shared/sample-rows/overview'
import {
  type HandlersOf,
  nextNumber,
  page,
  refusal,
  rowWith,
  type Sample,
  withRow,
} from './handler'
import { isOwn } from './patients'
import { afterStep, bookedAt, compareVisits, countVisits, doctorAppointment } from './rules'
import { doctorOf } from './staff'
import type { Tables, VisitRow } from './tables'

/** Those of the doctor of this name; where there is none, everybody's. The cancelled are nobody's. */
function expectedBy(name: string, { visits, staff }: Tables): VisitRow[] {
  const expected = visits.filter(({ status }) => status !== 'cancelled')
  const doctor = staff.find((user) => isDoctor(user) && isSameDoctor(user.name, name))
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
  list: ({ q, status, date, doctorId, patientId, ...of }, { tables, today }) => {
    const matches = searchFor(q)
    const found = tables.visits.filter(
      (visit) =>
        (!status || visit.status === status) &&
        (!date || visit.date === date) &&
        (!doctorId || visit.doctorId === doctorId) &&
        (!patientId || visit.patientId === patientId) &&
        matches(visit.patientName),
    )
    return page(found.sort(compareVisits(today)), of)
  },
  counts: ({ date }, { tables }) =>
    countVisits(tables.visits.filter((visit) => !date || visit.date === date)),
  schedule: ({ patientId, doctorId, date, time, reason }, { tables }) => {
    const patient = tables.patients.find(({ id }) => id === patientId)
    if (!patient)
      throw refusal(422, patientMessages.notFound, { patientId: visitMessages.patientNotFound })
    const number = nextNumber(tables.visits.map((visit) => visit.number))
    const scheduled: VisitRow = {
      id: String(number),
      number,
      patientId: patient.id,
      patientNumber: patient.number,
      patientName: patient.name,
      age: patient.age,
      ...(patient.dateOfBirth !== '' && { dateOfBirth: patient.dateOfBirth }),
      gender: patient.gender,
      ...doctorOf(tables.staff, doctorId),
      date,
      time,
      reason,
      status: 'pending',
      version: 1,
    }
    tables.visits = [...tables.visits, scheduled]
    return scheduled
  },
  checkIn: take('checkIn'),
  complete: take('complete'),
  cancel: take('cancel'),
  reopen: ({ id, version }, { tables }) => {
    const { before, ...visit } = rowWith(tables.visits, id, visitMessages.notFound)
    if (visit.version !== version || !before) throw refusal(409, visitMessages.changedMeanwhile)
    const reopened = { ...visit, ...before, version: version + 1 }
    tables.visits = withRow(tables.visits, reopened)
    return reopened
  },
}

export const visitTimeHandlers: HandlersOf<typeof visitTimeEndpoints> = {
  booked: (slot, { tables }) => bookedAt(tables.visits, slot),
}

export const appointmentHandlers: HandlersOf<typeof appointmentEndpoints> = {
  today: (_, { tables, today, self }) =>
    expectedBy(self, tables)
      .filter(({ date }) => date === today)
      .sort(compareVisits(today))
      .map(doctorAppointment),
  doctorCounts: (_, { tables, today, self }) => {
    const days = expectedBy(self, tables).map(({ date }) => date)
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
      .filter((visit) => isOwn(visit) && visit.status !== 'cancelled')
      .map((visit) => {
        const doctor = tables.staff.find(({ _id }) => _id === visit.doctorId)
        return patientAppointment(visit, doctor?.department?.name ?? '')
      })
      .filter((appointment) => appointment !== null)
      .sort(compareAppointments),
}
