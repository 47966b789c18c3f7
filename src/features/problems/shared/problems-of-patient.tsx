import { Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { type Patient, patientMessages } from '@shared/contracts/patients'
import {
  isActiveProblem,
  type Problem,
  problemEndpoints,
  problemMessages,
} from '@shared/contracts/problems'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '@/api/api-error'
import {
  problemsOfPatientQuery,
  useMarkProblemInError,
  useReopenProblem,
  useRestoreProblem,
} from '@/api/problems'
import { showError } from '@/components/dialogs'
import { disabledWithReason } from '@/components/disabled-with-reason'
import { lazyDialog } from '@/components/lazy'
import { QueryAlert } from '@/components/query-alert'
import { toast } from '@/components/toast'
import { useDenial } from '@/hooks/use-may'
import { ProblemCard, type ProblemStep } from '../problem-card'

const ProblemForm = lazyDialog({
  name: 'problem form',
  load: () => import('../problem-form').then((it) => it.ProblemForm),
})
const EndProblem = lazyDialog({
  name: 'end problem',
  load: () => import('../end-problem').then((it) => it.EndProblem),
})
const InErrorForm = lazyDialog({
  name: 'entered in error',
  load: () => import('@/features/patients/shared/in-error-form').then((it) => it.InErrorForm),
})

/** What a patient has, and behind a button what the patient had. */
export function ProblemsOfPatient({ patient }: { patient: Patient }) {
  const query = useQuery(problemsOfPatientQuery(patient.id))
  const denied = useDenial(problemEndpoints.create)
  const reason = denied ?? (patient.closedAt === null ? null : patientMessages.closed)
  const [open, setOpen] = useState<{ step: ProblemStep | 'add'; problem: Problem | null } | null>(
    null,
  )
  const [showsAll, setShowsAll] = useState(false)
  const takeBack = useTakeBack()
  const mark = useMarkProblemInError()
  const problems = query.data ?? []
  const active = problems.filter(isActiveProblem)
  const others = problems.length - active.length
  const close = () => setOpen(null)
  const step = (step: ProblemStep, problem: Problem) => {
    if (step === 'reopen' || step === 'restore') void takeBack(step, problem)
    else setOpen({ step, problem })
  }
  return (
    <>
      <Group mb="sm">
        <Button
          variant="default"
          {...disabledWithReason(reason)}
          onClick={() => setOpen({ step: 'add', problem: null })}
        >
          Add Problem
        </Button>
      </Group>
      <QueryAlert query={query} otherwise={problemMessages.fetchFailed} />
      {query.isPending && <Skeleton role="status" aria-label="Loading problems" h={64} />}
      {query.data && problems.length === 0 && <Text c="dimmed">{problemMessages.none}</Text>}
      <Stack gap="xs" component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
        {(showsAll ? problems : active).map((problem) => (
          <li key={problem.id}>
            <ProblemCard problem={problem} onStep={step} />
          </li>
        ))}
      </Stack>
      {others > 0 && (
        <Button
          variant="subtle"
          mt="xs"
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? 'Show active problems only' : `Show ended and in error (${others})`}
        </Button>
      )}
      {(open?.step === 'add' || open?.step === 'change') && (
        <ProblemForm patient={patient} problem={open.problem} onClose={close} />
      )}
      {open?.step === 'end' && open.problem && (
        <EndProblem patient={patient} problem={open.problem} onClose={close} />
      )}
      {open?.step === 'markInError' && open.problem && (
        <InErrorForm
          patient={patient}
          mark={({ reason }) =>
            mark.mutateAsync({
              id: open.problem?.id ?? '',
              version: open.problem?.version ?? 0,
              reason,
            })
          }
          words={problemMessages}
          onClose={close}
        >
          <span translate="no">{open.problem.words}</span>
        </InErrorForm>
      )}
    </>
  )
}

/** Takes back that a problem ended, or was entered in error. */
function useTakeBack() {
  const reopen = useReopenProblem()
  const restore = useRestoreProblem()
  return async (step: 'reopen' | 'restore', { id, version }: Problem) => {
    const { reopened, reopenFailed, restored, restoreFailed } = problemMessages
    try {
      await (step === 'reopen' ? reopen : restore).mutateAsync({ id, version })
      toast.success(step === 'reopen' ? reopened : restored)
    } catch (error) {
      const otherwise = step === 'reopen' ? reopenFailed : restoreFailed
      showError(errorText(error, { otherwise }))
    }
  }
}
