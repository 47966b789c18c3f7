import { Card, Stack, Text, Title } from '@mantine/core'
import { visitWhen } from '@shared/contracts/visit-rules'
import { type Visit, visitMessages } from '@shared/contracts/visits'
import { useQuery } from '@tanstack/react-query'
import { visitListQuery } from '@/api/visits'
import { QueryAlert } from '@/components/query-alert'
import { usePatientLabel } from '@/features/patients/shared/patient-label'
import { PatientName } from '@/features/patients/shared/patient-link'
import { useSession } from '@/stores/session'
import { visitorName } from '../visit-words'

/** Among so many visits the patients are looked for; so many are shown. */
const searched = 50
const shownMost = 8

/** Each patient once, by the last visit. */
function lastOfEach(visits: readonly Visit[]): Visit[] {
  const known = new Set<string>()
  return visits.filter(({ patientId }) => !known.has(patientId) && known.add(patientId))
}

/** The patients whom the doctor who is signed in has seen last; nothing for others. */
export function OwnRecentPatients() {
  const doctorId = useSession(({ session }) => session?.owner ?? '')
  const query = useQuery(
    visitListQuery({ doctorId, status: 'completed', sort: '-time', page: 0, limit: searched }),
  )
  const patientLabel = usePatientLabel()
  const seen = lastOfEach(query.data?.rows ?? []).slice(0, shownMost)
  return (
    <>
      <QueryAlert query={query} otherwise={visitMessages.fetchFailed} />
      {seen.length > 0 && (
        <Card component="section" aria-label="Seen by you" padding="sm" mb="md">
          <Title order={2} size="h5" mb="xs">
            Seen by you
          </Title>
          <Stack component="ul" gap="xs" m={0} p={0} style={{ listStyle: 'none' }}>
            {seen.map((visit) => (
              <li key={visit.id} data-row={visit.id}>
                <PatientName number={visit.patientNumber}>
                  {visitorName(visit, patientLabel)}
                </PatientName>
                <Text size="sm" c="dimmed">
                  {visitWhen(visit)}: <span translate="no">{visit.reason}</span>
                </Text>
              </li>
            ))}
          </Stack>
        </Card>
      )}
    </>
  )
}
