import { type VisitStep, visitSteps } from '@shared/contracts/visit-rules'
import type { Visit } from '@shared/contracts/visits'
import { RowButton } from '@/components/data-table/row-controls'
import { disabledWithReason, type Reason } from '@/components/disabled-with-reason'

interface VisitStepButtonProps {
  visit: Visit
  /** Whose visit it is. */
  name: string
  step: VisitStep
  /** Why the person may not take it; null where they may. */
  denied: Reason | null
  onStep: (visit: Visit, step: VisitStep) => void
}

/** One way on from where a visit is. */
export const VisitStepButton = ({ visit, name, step, denied, onStep }: VisitStepButtonProps) => (
  <RowButton
    {...disabledWithReason(denied)}
    aria-label={`${visitSteps[step].verb} ${name}`}
    onClick={({ currentTarget, detail }) => {
      // The second click of a double click meets whatever stands here after the first.
      if (detail > 1) return
      // The button goes with the status that it leads out of; the focus stays on its row.
      currentTarget.closest('tr')?.focus({ preventScroll: true })
      onStep(visit, step)
    }}
  >
    {visitSteps[step].verb}
  </RowButton>
)
