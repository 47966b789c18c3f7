import { type Patient, patientMessages } from '@/contracts/patients'
import type { StaffUser } from '@/contracts/staff'
import {
  type PatientAppointment,
  type Visit,
  type VisitStatus,
  visitActions,
  visitDate,
  visitHour,
  visitMessages,
  visitSchema,
  visitTime,
} from '@/contracts/visits'
import { addDays, type ClinicDate, startOfWeek } from '@/lib/clinic-date'
import { matchesSearch } from '@/lib/plain-text'
import { RecordsError, type VisitRecords } from '../records'
import { type Collection, localCollection, nextId, pageOf } from './collection'
import { ownPatientId } from './own-patient'

const minutes = 60_000

/** The sample keeps no referrals: a figure alone. */
const sampleReferrals = 3

export const visitCollection = (
  patients: Collection<Patient>,
  today: () => ClinicDate,
  now: () => number,
): Collection<Visit> =>
  localCollection('visits', visitSchema, async () => {
    const [{ visitSample }, people] = await Promise.all([import('./visit-sample'), patients.all()])
    return visitSample.flatMap(([patientId, day, hour, reason, doctor, status, waiting], at) => {
      const patient = people.find(({ id }) => id === patientId)
      if (!patient) return []
      return [
        {
          id: at + 1,
          patientId,
          patientName: patient.name,
          age: patient.age,
          time: visitTime(hour, addDays(today(), day)),
          reason,
          status,
          doctor,
          ...(waiting === undefined ? {} : { checkedInAt: now() - waiting * minutes }),
        },
      ]
    })
  })

const minuteOf = (visit: Pick<Visit, 'time'>): string => visitHour(visit).padStart(5, '0')

/** Today first and the days to come after it, then the days gone by, the latest first. */
const byTime =
  (today: ClinicDate) =>
  (a: Visit, b: Visit): number => {
    const [day, other] = [visitDate(a), visitDate(b)]
    if (day < today !== other < today) return day < today ? 1 : -1
    const days = day < today ? other.localeCompare(day) : day.localeCompare(other)
    return days || minuteOf(a).localeCompare(minuteOf(b)) || a.id - b.id
  }

function moved(visit: Visit, to: VisitStatus, now: number): Visit {
  if (!visitActions[visit.status].some((action) => action.to === to))
    throw new RecordsError('conflict', visitMessages.cannotMove(visit.status, to))
  const { checkedInAt: _past, ...rest } = visit
  return { ...rest, status: to, ...(to === 'checked-in' ? { checkedInAt: now } : {}) }
}

export function localVisits(
  visits: Collection<Visit>,
  patients: Collection<Patient>,
  staff: Collection<StaffUser>,
  today: () => ClinicDate,
  now: () => number,
): VisitRecords {
  /**
   * Those of the doctor of this name; where there is none, everybody's. The cancelled are nobody's.
   */
  const expectedBy = async (name: string) => {
    const kept = (await visits.all()).filter(({ status }) => status !== 'cancelled')
    const own = doctorNamed(await staff.all(), name)
    return own ? kept.filter(({ doctor }) => bareName(doctor) === bareName(own.name)) : kept
  }
  const replace = (id: number, make: (visit: Visit) => Visit) =>
    visits.change((rows) => {
      const visit = rows.find((row) => row.id === id)
      if (!visit) throw new RecordsError('not-found', visitMessages.notFound)
      const made = make(visit)
      return { rows: rows.map((row) => (row === visit ? made : row)), result: made }
    })
  return {
    list: async ({ search, status, ...page }) =>
      pageOf(
        (await visits.all())
          .filter((visit) => status === null || visit.status === status)
          .filter((visit) => matchesSearch(search, visit.patientName))
          .sort(byTime(today())),
        page,
      ),
    counts: async () => {
      const all = await visits.all()
      const of = (status: VisitStatus) => all.filter((visit) => visit.status === status).length
      return { appointments: all.length, checkedIn: of('checked-in'), pending: of('pending') }
    },
    bookedAt: async ({ patientId, doctor, date, time }) => {
      const then = (await visits.all()).filter(
        (visit) =>
          visit.status !== 'cancelled' &&
          visitDate(visit) === date &&
          minuteOf(visit) === minuteOf({ time: visitTime(time, date) }),
      )
      return {
        doctor: then.some((visit) => visit.doctor === doctor),
        patient: then.some((visit) => String(visit.patientId) === patientId),
      }
    },
    schedule: async (input) => {
      const patient = (await patients.all()).find(({ id }) => String(id) === input.patientId)
      if (!patient)
        throw new RecordsError('not-found', patientMessages.notFound, {
          patientId: visitMessages.patientNotFound,
        })
      return await visits.change((rows) => {
        const scheduled: Visit = {
          id: nextId(rows.map(({ id }) => id)),
          patientId: patient.id,
          patientName: patient.name,
          age: patient.age,
          time: visitTime(input.time, input.date),
          reason: input.reason,
          status: 'pending',
          doctor: input.doctor,
        }
        return { rows: [...rows, scheduled], result: scheduled }
      })
    },
    move: (id, to) => replace(id, (visit) => moved(visit, to, now())),
    restore: (before, from) =>
      replace(before.id, (visit) => {
        if (visit.status !== from)
          throw new RecordsError('conflict', visitMessages.changedMeanwhile)
        return before
      }),
    doctorCounts: async (name) => {
      const kept = await expectedBy(name)
      const monday = startOfWeek(today())
      const sunday = addDays(monday, 6)
      const isThisWeek = (day: ClinicDate) => monday <= day && day <= sunday
      return {
        today: kept.filter((visit) => visitDate(visit) === today()).length,
        week: kept.filter((visit) => isThisWeek(visitDate(visit))).length,
        referrals: sampleReferrals,
      }
    },
    ofDoctor: async (name) =>
      (await expectedBy(name))
        .filter((visit) => visitDate(visit) === today())
        .sort(byTime(today()))
        .map((visit) => ({
          id: visit.id,
          patientId: visit.patientId,
          patient: visit.patientName,
          age: visit.age,
          time: visitHour(visit),
          // Whoever has come is expected no longer, but sure.
          status: visit.status === 'pending' ? 'pending' : 'confirmed',
          reason: visit.reason,
        })),
    ofPatient: async () => {
      const users = await staff.all()
      return (await visits.all())
        .filter(({ patientId }) => patientId === ownPatientId)
        .flatMap((visit) => asPatientSees(visit, doctorNamed(users, visit.doctor)))
        .sort((a, b) => `${a.date} ${a.time}`.localeCompare(`${b.date} ${b.time}`))
    },
  }
}

/** A name as it is compared: without the title, whatever the case. */
const bareName = (name: string): string =>
  name
    .trim()
    .replace(/^dr\. */i, '')
    .toLowerCase()

const doctorNamed = (staff: readonly StaffUser[], name: string): StaffUser | undefined =>
  staff.find((user) => user.previlege.name === 'Doctor' && bareName(user.name) === bareName(name))

/**
 * What the desk's statuses are to the patient, who has no word for a cancelled one
 * (docs/product.md, Patient dashboard).
 */
const patientStatus = {
  pending: 'pending',
  'checked-in': 'confirmed',
  completed: 'completed',
  cancelled: null,
} as const

function asPatientSees(visit: Visit, doctor: StaffUser | undefined): PatientAppointment[] {
  const status = patientStatus[visit.status]
  if (status === null) return []
  return [
    {
      id: visit.id,
      doctor: visit.doctor,
      department: doctor?.department.name ?? '',
      date: visitDate(visit),
      time: minuteOf(visit),
      status,
    },
  ]
}
