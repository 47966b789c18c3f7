import { changesOf, type RecordWords } from '@/components/changed-meanwhile'
import { type Visit, type VisitStatus, visitWhen } from '@/contracts/visits'
import type { PatientLabel } from '@/features/patients/shared/patient-label'

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

/** How a visit is marked that was knowingly scheduled over another. */
export const doubleBooked = 'Double booked'

/** Whether a visit takes up a time that another one has too. */
export const isDoubleBooked = ({ anyway, status }: Visit): boolean =>
  anyway !== undefined && status !== 'cancelled' && status !== 'no-show'

/** The doctor, and whether nobody can be booked with them any more. */
export const doctorWords = ({ doctor, isDoctorActive }: Visit): string =>
  isDoctorActive === false ? `${doctor} (inactive)` : doctor

const minute = 60_000

/** Whole minutes that whoever is checked in has waited; null for everybody else. */
export const waitMinutes = ({ status, checkedInAt }: Visit, now: number): number | null =>
  status === 'checked-in' && checkedInAt !== undefined ? minutesSince(checkedInAt, now) : null

/** Whole minutes between two times in milliseconds since 1970. */
export const minutesSince = (then: number, now: number): number =>
  Math.max(0, Math.floor((now - then) / minute))

/** What is told of a visit that somebody else has changed. */
export const visitWords: RecordWords<Visit> = [
  ['Time', visitWhen],
  ['Doctor', ({ doctor }) => doctor],
  ['Reason', ({ reason }) => reason],
  ['Status', ({ status }) => status],
]

/** What whoever acts on a visit reads where somebody else was first. */
export const staleWords = (before: Visit, now: Visit): string =>
  [
    `${before.patientName}, ${visitWhen(before)}: somebody else has changed this appointment.`,
    ...changesOf(visitWords, before, now).map((change) => `${change}.`),
  ].join(' ')
