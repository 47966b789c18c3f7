import { Button, Group, Skeleton, Text } from '@mantine/core'
import {
  isActiveProblem,
  isProblem,
  problemEndpoints,
  problemKey,
  problemMessages,
} from '@shared/contracts/problems'
import { useQuery } from '@tanstack/react-query'
import { problemsOfPatientQuery } from '@/api/problems'
import { useMay } from '@/hooks/use-may'

interface ActiveProblemsProps {
  patientId: string
  /** The diagnosis as it is typed. */
  typed: string
  /** Takes a problem's words for the diagnosis. */
  onChoose: (words: string) => void
}

/**
 * What a patient has, next to the field of a diagnosis: each can be chosen, and a diagnosis that is not on the list
 * joins it when the prescription is saved. Nothing where the host keeps no such list.
 */
export function ActiveProblems({ patientId, typed, onChoose }: ActiveProblemsProps) {
  const isShown = useMay(problemEndpoints.list)
  const { data, isLoading } = useQuery({
    ...problemsOfPatientQuery(patientId),
    enabled: isShown && patientId !== '',
  })
  if (isLoading) return <Skeleton h={26} mt={6} />
  if (!data) return null
  const active = data.filter(isActiveProblem)
  const joins =
    isProblem(typed) && active.every(({ words }) => problemKey(words) !== problemKey(typed))
  return (
    <>
      {active.length > 0 && (
        <Group gap="xs" mt={6} role="group" aria-label="Active problems">
          <Text size="sm" c="dimmed">
            {problemMessages.active}
          </Text>
          {active.map(({ id, words, since }) => {
            const shown = since === '' ? words : `${words} (since ${since})`
            return (
              <Button
                key={id}
                variant="default"
                size="compact-sm"
                translate="no"
                aria-label={`Take over ${shown}`}
                onClick={() => onChoose(words)}
              >
                {shown}
              </Button>
            )
          })}
        </Group>
      )}
      <Text size="sm" c="dimmed" mt={4} aria-live="polite">
        {joins && problemMessages.joinsList}
      </Text>
    </>
  )
}
