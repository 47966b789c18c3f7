import { Text } from '@mantine/core'
import { isActiveProblem, problemEndpoints, problemMessages } from '@shared/contracts/problems'
import { useQuery } from '@tanstack/react-query'
import { problemsOfPatientQuery } from '@/api/problems'
import { QueryAlert } from '@/components/query-alert'
import { useMay } from '@/hooks/use-may'

interface ProblemsLineProps {
  patientId: string
  /** The latest, for users who may not read the list. */
  diagnosis: string
}

/** What a patient has, in one line. */
export function ProblemsLine({ patientId, diagnosis }: ProblemsLineProps) {
  const isShown = useMay(problemEndpoints.list)
  const query = useQuery({ ...problemsOfPatientQuery(patientId), enabled: isShown })
  const active = query.data?.filter(isActiveProblem) ?? []
  const words = active.map(({ words: said, since }) =>
    since === '' ? said : `${said} (since ${since})`,
  )
  return (
    <>
      <QueryAlert query={query} otherwise={problemMessages.fetchFailed} />
      <Text size="sm">
        {isShown ? 'Problems' : 'Diagnosis'}:{' '}
        <span translate="no">{(isShown ? words.join('; ') : diagnosis) || '—'}</span>
      </Text>
    </>
  )
}
