import type { Patient } from '@shared/contracts/patients'
import { Who } from './who'

/** Who it is, in one line, and how the patient is reached. */
export const PatientLine = ({ patient }: { patient: Patient }) => (
  <Who patient={patient} contact={patient.contact} />
)
