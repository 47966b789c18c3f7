import { Box, Text } from '@mantine/core'
import { type Patient, patientMessages } from '@/contracts/patients'
import { PatientLine } from './patient-line'

/** Who it is, and what the patient is allergic to. */
export const PatientBrief = ({ patient }: { patient: Patient }) => (
  <Box>
    <PatientLine patient={patient} />
    <Text size="sm">
      Allergies:{' '}
      {patient.allergies.length > 0 ? (
        <strong>{patient.allergies.join(', ')}</strong>
      ) : (
        patientMessages.noneOnRecord
      )}
    </Text>
  </Box>
)
