import { Badge, Button, Card, Group, Text } from '@mantine/core'
import { isActiveProblem, type Problem, problemEndpoints } from '@shared/contracts/problems'
import { isolated } from '@shared/lib/isolated'
import { InErrorLine, struck } from '@/features/patients/shared/in-error-line'
import { useMay } from '@/hooks/use-may'

export type ProblemStep = 'change' | 'end' | 'reopen' | 'markInError' | 'restore'

interface ProblemCardProps {
  problem: Problem
  onStep: (step: ProblemStep, problem: Problem) => void
}

/** What can be done with a problem as it is, for users with the permission. */
function useSteps(problem: Problem): readonly (readonly [ProblemStep, string])[] {
  const edits = useMay(problemEndpoints.change)
  const marks = useMay(problemEndpoints.markInError)
  if (problem.inError) return marks ? [['restore', 'Restore']] : []
  const ofTime: readonly (readonly [ProblemStep, string])[] = problem.ended
    ? [['reopen', 'Reopen']]
    : [
        ['change', 'Change'],
        ['end', 'End'],
      ]
  return [...(edits ? ofTime : []), ...(marks ? [['markInError', 'Mark as Error'] as const] : [])]
}

/** One problem, with who entered it and what can be done with it. */
export function ProblemCard({ problem, onStep }: ProblemCardProps) {
  const { words, code, since, enteredOn, by, ended, inError } = problem
  const steps = useSteps(problem)
  return (
    <Card padding="sm">
      <Group justify="space-between" gap="xs" align="flex-start">
        <div style={{ flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' }}>
          <Group gap="xs">
            <Text fw={isActiveProblem(problem) ? 600 : 400} translate="no" {...struck(inError)}>
              {words}
            </Text>
            {code !== '' && (
              <Badge variant="default" translate="no">
                {code}
              </Badge>
            )}
          </Group>
          <Text size="sm" c="dimmed">
            {since === '' ? 'Entered' : `Since ${since}, entered`} {enteredOn}
            {by !== '' && ` by ${isolated(by)}`}
          </Text>
          {ended && (
            <Text size="sm">
              Ended {ended.on}, by {isolated(ended.by)}
            </Text>
          )}
          <InErrorLine inError={inError} />
        </div>
        <Group gap="xs">
          {steps.map(([step, label]) => (
            <Button
              key={step}
              variant="default"
              size="compact-sm"
              aria-label={`${label}: ${words}`}
              onClick={() => onStep(step, problem)}
            >
              {label}
            </Button>
          ))}
        </Group>
      </Group>
    </Card>
  )
}
