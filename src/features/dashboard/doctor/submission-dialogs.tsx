import { Button } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { Caution } from '@/components/caution'
import { Dialog } from '@/components/dialog'
import { prescriptionMessages } from '@/contracts/prescriptions'
import { PatientLine } from '../patient-line'
import { AnswerDialog } from './answer-dialog'
import { CheckStatements } from './check-statements'
import classes from './doctor.module.css'
import type { GivenReason } from './reason-fields'
import type { useSubmission } from './use-submission'

type Submission = ReturnType<typeof useSubmission>

/** What is being saved can't be called back. */
const stay = () => undefined

interface SubmissionDialogsProps {
  submission: Submission
  reason: GivenReason
  onReason: (reason: GivenReason) => void
}

/** Whatever stands over the form from Submit on. */
export function SubmissionDialogs({ submission, reason, onReason }: SubmissionDialogsProps) {
  const { step, failure, saving, close, proceed } = submission
  switch (step.at) {
    case 'form':
      return null
    case 'checking':
      return (
        <Dialog key="checking" title="Checking…" onClose={close}>
          <div className={classes.dialog}>
            {step.patient && <PatientLine patient={step.patient} />}
            <output className={classes.busy} aria-label="Checking for drug interactions">
              <span className={classes.spinner} aria-hidden />
              Asking whether these medicines interact. You can wait or cancel; nothing typed is
              lost.
            </output>
            <div className={classes.buttons}>
              <Button variant="default" data-autofocus onClick={close}>
                Cancel
              </Button>
            </div>
          </div>
        </Dialog>
      )
    case 'saving':
      return (
        <Dialog key="saving" title="Saving…" onClose={stay}>
          <div className={classes.dialog}>
            <PatientLine patient={step.patient} />
            <output className={classes.busy} aria-label="Saving the prescription">
              <span className={classes.spinner} aria-hidden />
              The prescription is being saved.
            </output>
          </div>
        </Dialog>
      )
    case 'answered':
      return (
        <AnswerDialog
          patient={step.order.patient}
          check={step.check}
          failure={failure}
          saving={saving}
          reason={reason}
          onReason={onReason}
          onProceed={(reason) => void proceed(reason)}
          onReview={() => {
            if (!saving) close()
          }}
        />
      )
    case 'submitted':
      return (
        <Dialog
          key="submitted"
          title={prescriptionMessages.submittedTitle}
          size="42rem"
          // It says what has been done, and must be read.
          closeOnClickOutside={false}
          onClose={close}
        >
          <div className={classes.dialog}>
            <p className={classes.success}>
              <IconCircleCheck color="var(--mantine-color-success)" aria-hidden />
              {step.message}
            </p>
            <PatientLine patient={step.patient} />
            {step.check.warning !== null && <Caution>{step.check.warning}</Caution>}
            <CheckStatements check={step.check} />
            <div className={classes.buttons}>
              <Button data-autofocus onClick={close}>
                OK
              </Button>
            </div>
          </div>
        </Dialog>
      )
  }
}
