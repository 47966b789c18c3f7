import { Alert, Box, Card, Text } from '@mantine/core'
import { patientMessages } from '@shared/contracts/patients'
import { IconInfoCircle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { ownPatientQuery } from '@/api/patients'
import { QueryAlert } from '@/components/query-alert'
import { PatientBrief } from './shared/patient-brief'
import { usePatientsKept } from './shared/patient-label'
import { PatientLine } from './shared/patient-line'

/** Whose records these are. */
export function OwnPatient() {
  const kept = usePatientsKept()
  const query = useQuery(ownPatientQuery)
  const { data: patient } = query
  // Not of the person who is signed in, who might take them for their own.
  if (!kept)
    return (
      <Box component="section" aria-label="Sample patient" mih="3rem" mb="md">
        <Text size="sm" c="dimmed">
          The records of a sample patient:
        </Text>
        {patient && <PatientLine patient={patient} />}
      </Box>
    )
  if (patient === null)
    return (
      <Alert color="blue" role="note" icon={<IconInfoCircle size={20} aria-hidden />} mb="md">
        {patientMessages.ownMissing}
      </Alert>
    )
  return (
    <>
      <QueryAlert query={query} otherwise={patientMessages.fetchFailed} />
      <Card component="section" aria-label="Your record" padding="sm" mih="5rem" mb="md">
        {patient && <PatientBrief patient={patient} />}
      </Card>
    </>
  )
}
