import type { Visit, VisitStatus } from '@/contracts/visits'
import type { PatientLabel } from '@/features/patients/shared/patient-label'

/** The statuses as filters name them. */
export const statusWords: Record<VisitStatus, string> = {
  pending: 'Pending',
  'checked-in': 'Checked-in',
  completed: 'Completed',
  cancelled: 'Cancelled',
}

/** Whom a visit is of, told apart from others of the name. */
export const visitorName = (
  { patientId, patientName }: Pick<Visit, 'patientId' | 'patientName'>,
  patientLabel: PatientLabel,
): string => patientLabel({ id: patientId, name: patientName })

const minute = 60_000

/** Whole minutes that whoever is checked in has waited; null for everybody else. */
export const waitMinutes = ({ status, checkedInAt }: Visit, now: number): number | null =>
  status === 'checked-in' && checkedInAt !== undefined
    ? Math.max(0, Math.floor((now - checkedInAt) / minute))
    : null
