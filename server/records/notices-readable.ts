import { absenceEndpoints } from '@shared/contracts/absences'
import { isOwnScope } from '@shared/contracts/access'
import { appointmentEndpoints } from '@shared/contracts/appointments'
import { bookingRequestEndpoints } from '@shared/contracts/booking-requests'
import { type Endpoint, keysOf } from '@shared/contracts/endpoint'
import { labOrderEndpoints } from '@shared/contracts/lab-orders'
import type { NoticeOf } from '@shared/contracts/notices'
import { patientEndpoints } from '@shared/contracts/patients'
import { prescriptionRequestEndpoints } from '@shared/contracts/prescription-requests'
import { roleEndpoints } from '@shared/contracts/roles'
import { staffEndpoints } from '@shared/contracts/staff'
import { visitEndpoints } from '@shared/contracts/visits'
import { vitalsEndpoints } from '@shared/contracts/vitals'
import { and, eq, inArray, not, or, type SQL, sql } from 'drizzle-orm'
import { seesClinic } from '../auth/scope'
import { clinicId } from '../db/schema'
import { notices, prescriptionRequests, visits } from '../db/schema-care'
import { labOrders } from '../db/schema-lab'
import type { Caller } from '../http'

type Kind = NoticeOf['kind']
const everySubject = [
  'visit',
  'booking',
  'prescription request',
  'lab order',
  'vitals',
  'patient',
  'roles',
  'staff',
  'absence',
] as const
type Subject = (typeof everySubject)[number]

/** What a notice of each kind is about. */
const subjects: Record<Kind, Subject> = {
  'visit-added': 'visit',
  'visit-moved': 'visit',
  'visit-cancelled': 'visit',
  'visit-reopened': 'visit',
  'booking-requested': 'booking',
  'booking-scheduled': 'booking',
  'booking-declined': 'booking',
  'booking-handed': 'booking',
  'booking-reopened': 'booking',
  'prescription-requested': 'prescription request',
  'prescription-answered': 'prescription request',
  'prescription-declined': 'prescription request',
  'lab-urgent': 'lab order',
  'lab-assigned': 'lab order',
  'lab-cancelled': 'lab order',
  'lab-result': 'lab order',
  'lab-critical': 'lab order',
  'lab-waits': 'lab order',
  'lab-handed': 'lab order',
  'lab-handed-back': 'lab order',
  'lab-corrected': 'lab order',
  'lab-released': 'lab order',
  'vitals-critical': 'vitals',
  'vitals-waits': 'vitals',
  'vitals-in-error': 'vitals',
  'account-opened': 'patient',
  'account-linked': 'patient',
  'account-code': 'patient',
  'absence-asked': 'absence',
  'absence-entered': 'absence',
  'absence-changed': 'absence',
  'absence-confirmed': 'absence',
  'absence-declined': 'absence',
  'absence-deleted': 'absence',
  'super-admin-made': 'staff',
  'roles-given-lab-view': 'roles',
}

const kindsOf = (subject: Subject): string[] =>
  Object.entries(subjects).flatMap(([kind, about]) => (about === subject ? [kind] : []))

const kind = sql`${notices.what} ->> 'kind'`
const isAbout = (subject: Subject) => inArray(kind, kindsOf(subject))
const isToPatient = eq(sql`${notices.what} ->> 'to'`, 'patient')

/** Where those of the clinic's staff read what a notice is about, and where whom it concerns does. */
const readAt = {
  visit: { staff: visitEndpoints.list, own: appointmentEndpoints.own },
  booking: { staff: bookingRequestEndpoints.list, own: bookingRequestEndpoints.own },
  'prescription request': {
    staff: prescriptionRequestEndpoints.list,
    own: prescriptionRequestEndpoints.own,
  },
  'lab order': { staff: labOrderEndpoints.list, own: labOrderEndpoints.own },
  patient: { staff: patientEndpoints.get, own: patientEndpoints.own },
  // No patient is notified of these.
  vitals: { staff: vitalsEndpoints.list, own: null },
  roles: { staff: roleEndpoints.list, own: null },
  staff: { staff: staffEndpoints.list, own: null },
  absence: { staff: absenceEndpoints.confirm, own: null },
} as const satisfies Record<Subject, { staff: Endpoint; own: Endpoint | null }>

/** Whether what it is about is the record's of the patient whom the account shows now. */
function isOfOwnPatient(
  subject: Exclude<Subject, 'vitals' | 'roles' | 'staff' | 'absence'>,
  { patientId }: Caller,
): SQL | undefined {
  // A booking belongs to the account that has sent it.
  if (subject === 'booking') return undefined
  if (patientId === null) return sql`false`
  if (subject === 'patient') return sql`${notices.recordId} = ${patientId}`
  const of = {
    visit: visits,
    'prescription request': prescriptionRequests,
    'lab order': labOrders,
  }[subject]
  return sql`exists (select from ${of} where ${of.clinicId} = ${clinicId}
    and ${of.id} = ${notices.recordId} and ${of.patientId} = ${patientId}::uuid)`
}

/**
 * Whether a notice is about what its account may still read: a role, and whose record the account shows,
 * can have changed since.
 */
export function isReadable(caller: Caller): SQL | undefined {
  const subjectsRead = everySubject.flatMap((subject) => {
    const { staff, own } = readAt[subject]
    return [
      seesClinic(caller, keysOf(staff)) ? and(isAbout(subject), not(isToPatient)) : undefined,
      subject !== 'vitals' &&
      subject !== 'roles' &&
      subject !== 'staff' &&
      subject !== 'absence' &&
      own &&
      keysOf(own).some((key) => caller.permissions.has(key))
        ? and(isAbout(subject), isToPatient, isOfOwnPatient(subject, caller))
        : undefined,
    ]
  })
  // Any member of the staff has absences of their own.
  const ofOwnAbsence = isOwnScope(caller.permissions)
    ? undefined
    : and(isAbout('absence'), eq(sql`${notices.what} ->> 'to'`, 'staff'))
  return or(sql`false`, ...subjectsRead, ofOwnAbsence)
}
