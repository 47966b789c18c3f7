import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { BusyButton } from '@/components/busy-button'
import { Caution } from '@/components/caution'
import { Dialog } from '@/components/dialog'
import { ErrorMessage } from '@/components/error-message'
import { StateLabel } from '@/components/state-label'
import type { Severity } from '@/contracts/interactions'
import type { Patient } from '@/contracts/patients'
import { prescriptionMessages } from '@/contracts/prescriptions'
import { PatientLine } from '../patient-line'
import { CheckStatements } from './check-statements'
import classes from './doctor.module.css'
import { type DrugCheck, findingsOf, reasonSubject } from './drug-check'
import { type GivenReason, ReasonFields, reasonFor, reasonText } from './reason-fields'

const grades: Record<Severity, { word: string; tone: 'bad' | 'waiting' }> = {
  contraindicated: { word: 'Contraindicated', tone: 'bad' },
  critical: { word: 'Critical', tone: 'bad' },
  warning: { word: 'Warning', tone: 'waiting' },
}

/** Where a missing reason is given: in words where those are wanted, otherwise by choosing. */
const unfilled = 'input:not([type="radio"]), fieldset:not(:has(:checked)) input'

interface AnswerDialogProps {
  patient: Patient
  check: DrugCheck
  /** Why it could not be saved. */
  failure: string | null
  saving: boolean
  /** What has been given as a reason so far. */
  reason: GivenReason
  onReason: (reason: GivenReason) => void
  onProceed: (reason: string | null) => void
  onReview: () => void
}

/** The assistant's answer and what was checked, and the doctor's decision. */
export function AnswerDialog({
  patient,
  check,
  failure,
  saving,
  reason: given,
  onReason,
  onProceed,
  onReview,
}: AnswerDialogProps) {
  const [unreasoned, setUnreasoned] = useState(false)
  const reasons = useRef<HTMLFieldSetElement>(null)
  const subject = reasonSubject(check)
  const withReason = subject !== ''
  const chosen = reasonFor(subject, given)
  const found = findingsOf(check)

  const proceed = () => {
    const reason = withReason ? reasonText(chosen) : null
    const missing = withReason && reason === null
    setUnreasoned(missing)
    if (missing) reasons.current?.querySelector<HTMLInputElement>(unfilled)?.focus()
    else onProceed(reason)
  }

  return (
    <Dialog title="Drug Interaction Check" size="42rem" onClose={onReview}>
      <div className={`${classes.dialog} ${classes.long}`}>
        <PatientLine patient={patient} />
        {check.warning !== null && <Caution>{check.warning}</Caution>}
        {found.length > 0 && (
          <ul className={classes.findings} aria-label="Interactions found">
            {found.map(({ rule, severity, medicines: [one, other], consequence }) => (
              <li key={`${rule} ${one.name} ${other.name}`}>
                <StateLabel tone={grades[severity].tone}>{grades[severity].word}</StateLabel>
                <span>
                  <strong>
                    {one.name} with {other.name}
                  </strong>
                  : {consequence}
                </span>
              </li>
            ))}
          </ul>
        )}
        <div>
          <h3 className={classes.subtitle}>The assistant’s answer</h3>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard */}
          <section className={classes.answer} aria-label="The assistant's answer" tabIndex={0}>
            {check.opinion?.text || 'The answer has no words; what the rules found stands above.'}
          </section>
        </div>
        <CheckStatements check={check} />
        {withReason && (
          <ReasonFields
            ref={reasons}
            chosen={chosen}
            onChange={(reason) => onReason({ ...reason, subject })}
          />
        )}
        <div className={classes.decision}>
          {unreasoned && <ErrorMessage message={prescriptionMessages.reasonRequired} />}
          {failure !== null && <ErrorMessage message={failure} />}
          <div className={classes.buttons}>
            <Button variant="default" data-autofocus onClick={onReview}>
              Review Medications
            </Button>
            <BusyButton busy={saving} onClick={proceed}>
              Proceed with Prescription
            </BusyButton>
          </div>
        </div>
      </div>
    </Dialog>
  )
}
