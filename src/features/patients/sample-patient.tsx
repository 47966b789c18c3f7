import { Box, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { ownPatientQuery } from '@/api/patients'
import { isSample, useSession } from '@/stores/session'
import { PatientLine } from './shared/patient-line'

/** Whose records these are: not of the person who is signed in, who might take them for their own. */
export function SamplePatient() {
  const fromSample = useSession((state) => isSample(['patients'], state))
  const { data: patient } = useQuery({ ...ownPatientQuery, enabled: fromSample })
  return (
    fromSample && (
      <Box component="section" aria-label="Sample patient" mih="3rem" mb="md">
        <Text size="sm" c="dimmed">
          The records of a sample patient:
        </Text>
        {patient && <PatientLine patient={patient} />}
      </Box>
    )
  )
}
