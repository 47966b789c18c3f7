import { Skeleton, Text } from '@mantine/core'
import { type Problem, problemEndpoints, problemMessages } from '@shared/contracts/problems'
import { useQuery } from '@tanstack/react-query'
import { problemsOfPatientQuery } from '@/api/problems'
import { QueryAlert } from '@/components/query-alert'
import { useMay } from '@/hooks/use-may'
import { activeWords } from './active-words'

interface ProblemsLineProps {
  patientId: string
  /** The latest, for users who may not read the list, and for records from elsewhere without a list. */
  diagnosis: string
}

const wordsOf = ({ words, since }: Problem): string =>
  since === '' ? words : `${words} (since ${since})`

/** What a patient has, in one line. A dash says that there is nothing, and is never shown before that is known. */
export function ProblemsLine({ patientId, diagnosis }: ProblemsLineProps) {
  const isShown = useMay(problemEndpoints.list)
  const query = useQuery({ ...problemsOfPatientQuery(patientId), enabled: isShown })
  const words = isShown ? query.data && activeWords(query.data, diagnosis, wordsOf) : diagnosis
  return (
    <>
      <QueryAlert query={query} otherwise={problemMessages.fetchFailed} />
      {words !== undefined && (
        <Text size="sm">
          {isShown ? 'Problems' : 'Diagnosis'}: <span translate="no">{words || '—'}</span>
        </Text>
      )}
      {words === undefined && !query.isError && <Skeleton h={20} maw={360} />}
    </>
  )
}
