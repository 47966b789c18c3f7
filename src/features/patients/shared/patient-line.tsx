import { Text } from '@mantine/core'
import type { Patient } from '@/contracts/patients'

/** Who it is, in one line, with all that tells people of one name apart. */
export const PatientLine = ({ patient }: { patient: Patient }) => (
  <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
    <Text span fz="md" fw={650}>
      {patient.name}
    </Text>
    , {patient.age} years, {patient.gender}
    <Text span inherit c="dimmed">
      , no. {patient.number}
      {patient.dateOfBirth && `, born ${patient.dateOfBirth}`}, contact {patient.contact}
    </Text>
  </Text>
)
