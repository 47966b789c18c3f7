import { Alert, Button, Group, Loader, Stack, Text } from '@mantine/core'
import { allergyWords, type Patient } from '@shared/contracts/patients'
import { prescriptionEndpoints, prescriptionMessages } from '@shared/contracts/prescriptions'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { ChangedMeanwhile, type RecordWords } from '@/components/changed-meanwhile'
import { Dialog } from '@/components/dialog'
import { OrderTestsButton } from '@/features/lab/shared/order-tests-button'
import { PatientBrief } from '@/features/patients/shared/patient-brief'
import { isOffered, useSession } from '@/stores/session'
import { AnswerDialog } from './answer-dialog'
import { CheckStatements, NotChecked } from './check-statements'
import { type DrugCheck, graveDangers, markOf } from './drug-check'
import { directions } from './prescription-text'
import { PrintPrescription } from './print-prescription'
import type { GivenReasons } from './reason-fields'
import type { useSubmission } from './use-submission'

type Submission = ReturnType<typeof useSubmission>

/** Green only where all was checked whole; grey where labels were read in part (docs/decisions/0004). */
function Mark({ check }: { check: DrugCheck }) {
  const mark = markOf(check)
  if (mark === 'caution') return <IconAlertTriangle color="var(--rounds-warning)" aria-hidden />
  const color = mark === 'whole' ? 'var(--mantine-color-success)' : 'var(--mantine-color-dimmed)'
  return <IconCircleCheck color={color} aria-hidden />
}

/** What was prescribed in spite of, on a host that keeps a reason for each danger. */
function Overridden({ check }: { check: DrugCheck }) {
  const dangers = graveDangers(check)
  if (check.context === undefined || dangers.length === 0) return null
  return (
    <Alert role="note" title="Prescribed in spite of">
      {dangers.map(({ about }) => about).join('; ')}
    </Alert>
  )
}

/** What is being saved can't be called back. */
const stay = () => undefined

/** What a prescription is checked against, or replaces. */
const recordWords: RecordWords<Patient> = [
  ['Diagnosis', ({ diagnosis }) => diagnosis],
  ['Allergies', allergyWords],
  [
    'Current medications',
    ({ currentMedications }) =>
      currentMedications.map((one) => `${one.name}, ${directions(one)}`).join('; '),
  ],
]

interface SubmissionDialogsProps {
  submission: Submission
  reasons: GivenReasons
  onReasons: (reasons: GivenReasons) => void
  /** What follows once it is read that it has been submitted; where absent, the form stays. */
  afterwards?: Afterwards | undefined
}

/** Where somebody goes on who has prescribed. */
export interface Afterwards {
  /** Leads back to where the patient was chosen: in the own day, or on the patient's page. */
  onDone: (patient: Patient) => void
  /** Who waits to be seen next, other than this patient, by name; null where nobody does. */
  nextAfter: (patient: Patient) => { name: string; go: () => void } | null
}

/** Whatever stands over the form from Submit on. */
export function SubmissionDialogs({
  submission,
  reasons,
  onReasons,
  afterwards,
}: SubmissionDialogsProps) {
  const { step, saving, close } = submission
  const keepsPrescriptions = useSession((state) => isOffered(prescriptionEndpoints.list, state))
  switch (step.at) {
    case 'form':
      return null
    case 'checking':
      return (
        <Dialog key="checking" title="Checking…" onClose={close}>
          <Stack>
            {step.patient && <PatientBrief patient={step.patient} />}
            <Group component="output" wrap="nowrap" aria-label="Checking for drug interactions">
              <Loader size="sm" aria-hidden />
              Asking whether these medicines interact. You can wait or cancel; nothing typed is
              lost.
            </Group>
            <Group justify="flex-end">
              <Button variant="default" data-autofocus onClick={close}>
                Cancel
              </Button>
            </Group>
          </Stack>
        </Dialog>
      )
    case 'saving':
      return (
        <Dialog key="saving" title="Saving…" onClose={stay}>
          <Stack>
            <PatientBrief patient={step.patient} />
            <Group component="output" wrap="nowrap" aria-label="Saving the prescription">
              <Loader size="sm" aria-hidden />
              The prescription is being saved.
            </Group>
          </Stack>
        </Dialog>
      )
    case 'answered':
      return (
        <AnswerDialog
          patient={step.patient}
          check={step.check}
          changed={
            step.before && (
              <ChangedMeanwhile words={recordWords} before={step.before} now={step.patient} />
            )
          }
          failure={saving ? null : step.failure}
          saving={saving}
          reasons={reasons}
          onReasons={onReasons}
          onProceed={(reasons) => step.decide({ reasons })}
          onCheckAgain={() => step.decide('check again')}
          onReview={() => {
            if (!saving) close()
          }}
        />
      )
    case 'submitted': {
      const next = afterwards?.nextAfter(step.patient) ?? null
      const done = () => {
        close()
        afterwards?.onDone(step.patient)
      }
      return (
        <Dialog
          key="submitted"
          title={prescriptionMessages.submittedTitle}
          size="42rem"
          // It says what has been done, and must be read.
          closeOnClickOutside={false}
          onClose={done}
        >
          <Stack>
            <Group gap="sm" wrap="nowrap">
              <Mark check={step.check} />
              <Text size="sm">{step.message}</Text>
            </Group>
            <PatientBrief patient={step.patient} />
            {step.check.warning !== null && <Alert color="yellow">{step.check.warning}</Alert>}
            <Overridden check={step.check} />
            <NotChecked check={step.check} />
            <CheckStatements check={step.check} />
            <Group justify="flex-end" gap="xs">
              {keepsPrescriptions && <PrintPrescription prescription={step.prescription} />}
              <OrderTestsButton patient={step.patient} />
              {next && (
                <Button
                  variant="default"
                  onClick={() => {
                    close()
                    next.go()
                  }}
                >
                  Next: {next.name}
                </Button>
              )}
              <Button data-autofocus onClick={done}>
                OK
              </Button>
            </Group>
          </Stack>
        </Dialog>
      )
    }
  }
}
