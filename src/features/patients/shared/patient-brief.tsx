import { Box } from '@mantine/core'
import type { Patient } from '@shared/contracts/patients'
import { Allergies } from './allergies'
import { PatientLine } from './patient-line'

/** Who it is, and what the patient is allergic to. */
export const PatientBrief = ({ patient }: { patient: Patient }) => (
  <Box key={patient.id} translate="no">
    <PatientLine patient={patient} />
    <Allergies patient={patient} size="sm" />
  </Box>
)
