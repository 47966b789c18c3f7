import type { DoctorVisit } from '@shared/contracts/doctor-day'
import type { PrescribedMedicine } from '@shared/contracts/prescriptions'
import { visitWhen } from '@shared/contracts/visit-rules'
import { type Visit, type VisitStatus, visitMessages } from '@shared/contracts/visits'
import { isolated } from '@shared/lib/isolated'
import { telephoneText } from '@shared/lib/telephones'
import { changesOf, type RecordWords } from '@/components/changed-meanwhile'
import type { PatientLabel } from '@/features/patients/shared/patient-label'
import { clinicTime, clinicToday } from '@/stores/clinic-day'

/** The statuses as filters name them. */
export const statusWords: Record<VisitStatus, string> = {
  pending: 'Pending',
  'checked-in': 'Checked-in',
  completed: 'Completed',
  cancelled: 'Cancelled',
  'no-show': 'No-show',
}

export const statusColors = {
  pending: 'yellow',
  'checked-in': 'blue',
  completed: 'green',
  cancelled: 'gray',
  'no-show': 'red',
} as const satisfies Record<VisitStatus, string>

/** Whom a visit is of, told apart from others of the name. */
export const visitorName = (
  { patientNumber, patientName }: Pick<Visit, 'patientNumber' | 'patientName'>,
  patientLabel: PatientLabel,
): string => patientLabel({ number: patientNumber, name: patientName })

/** How visits are marked that share a doctor's time. */
export const doubleBooked = 'Double booked'

/** Whether a visit takes up a time that another one has too: both of them say so. */
export const isDoubleBooked = ({ beside }: Visit): boolean => beside !== undefined

/** The doctor, and whether nobody can be booked with them any more. */
export const doctorWords = ({ doctor, isDoctorActive }: Visit): string =>
  isDoctorActive === false ? `${isolated(doctor)} (inactive)` : isolated(doctor)

/** All numbers by which somebody is called about a visit, in one line. */
export const telephonesText = ({ telephones = [] }: Pick<Visit, 'telephones'>): string =>
  telephones.map(telephoneText).join(', ')

const minute = 60_000

/** Whether the patient is with the doctor: the wait is over. */
export const isWithDoctor = ({ status, withDoctorSince }: Visit): boolean =>
  status === 'checked-in' && Boolean(withDoctorSince)

/** Since when the patient is with the doctor; null for all others. */
export const withDoctorWords = (visit: Visit): string | null =>
  isWithDoctor(visit) && visit.withDoctorSince
    ? `With the doctor since ${clinicTime(new Date(visit.withDoctorSince)).time}`
    : null

/** Whole minutes that a patient who is checked in has waited; null for all others. */
export const waitMinutes = (visit: Visit, now: number): number | null =>
  visit.status === 'checked-in' && visit.checkedInAt !== undefined && !isWithDoctor(visit)
    ? minutesSince(visit.checkedInAt, now)
    : null

/** Minutes after which a wait is long. */
const longWait = 30

/** Whether somebody has waited longer than that; a sample, which has no clinic's clock, does not say. */
export const isLongWait = ({ startsAt }: Visit, minutes: number): boolean =>
  startsAt !== undefined && minutes > longWait

export const waitWords = (visit: Visit, minutes: number): string =>
  isLongWait(visit, minutes) ? `${minutes} min, ${visitMessages.longWait}` : `${minutes} min`

/** Whole minutes by which somebody is late who is expected today; null for everybody else. */
export function lateMinutes({ status, date, startsAt }: Visit, now: number): number | null {
  if (status !== 'pending' || startsAt === undefined || date !== clinicToday(new Date(now)))
    return null
  return minutesSince(Date.parse(startsAt), now) || null
}

/** How late that is; from an hour on, in whole hours. */
export const lateWords = (minutes: number): string =>
  minutes < 60 ? `${minutes} min late` : `${Math.floor(minutes / 60)} h late`

/** Whole minutes between two times in milliseconds since 1970. */
const minutesSince = (then: number, now: number): number =>
  Math.max(0, Math.floor((now - then) / minute))

/** A prescription in short: its date and medicines, and which of them are ended. */
export const lastPrescriptionWords = ({
  date,
  medicines,
}: NonNullable<DoctorVisit['lastPrescription']>): string =>
  `${date}: ${medicines.map(medicineInShort).join(', ')}`

const medicineInShort = ({ name, dosage, ended }: PrescribedMedicine): string =>
  `${name} ${dosage}${ended ? ' (ended)' : ''}`

/** What is told of a visit that somebody else has changed. */
export const visitWords: RecordWords<Visit> = [
  ['Time', visitWhen],
  ['Doctor', ({ doctor }) => doctor],
  ['Kind', ({ kind }) => kind?.name ?? ''],
  ['Minutes', ({ minutes }) => (minutes === undefined ? '' : String(minutes))],
  ['Reason', ({ reason }) => reason],
  ['Status', ({ status }) => status],
]

/** What whoever acts on a visit reads where somebody else was first. */
export const staleWords = (before: Visit, now: Visit): string =>
  [
    `${isolated(before.patientName)}, ${visitWhen(before)}: somebody else has changed this appointment.`,
    ...changesOf(visitWords, before, now).map((change) => `${change}.`),
  ].join(' ')
