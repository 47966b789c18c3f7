import {
  Alert,
  Badge,
  Button,
  Group,
  List,
  Paper,
  ScrollArea,
  Stack,
  Text,
  Title,
} from '@mantine/core'
import { useRef, useState } from 'react'
import { BusyButton } from '@/components/busy-button'
import { Dialog } from '@/components/dialog'
import type { Severity } from '@/contracts/interactions'
import type { Patient } from '@/contracts/patients'
import { prescriptionMessages } from '@/contracts/prescriptions'
import { PatientLine } from '@/features/patients/shared/patient-line'
import classes from './answer-dialog.module.css'
import { CheckStatements } from './check-statements'
import { type DrugCheck, findingsOf, reasonSubject } from './drug-check'
import { type GivenReason, ReasonFields, reasonFor, reasonText } from './reason-fields'

const grades: Record<Severity, { word: string; color: string; variant: string }> = {
  contraindicated: { word: 'Contraindicated', color: 'red', variant: 'filled' },
  critical: { word: 'Critical', color: 'red', variant: 'light' },
  warning: { word: 'Warning', color: 'yellow', variant: 'light' },
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
      <Stack className={classes.answer}>
        <PatientLine patient={patient} />
        {check.warning !== null && <Alert color="yellow">{check.warning}</Alert>}
        {found.length > 0 && (
          <List listStyleType="none" spacing="xs" size="sm" aria-label="Interactions found">
            {found.map(({ rule, severity, medicines: [one, other], consequence }) => (
              <List.Item key={`${rule} ${one.name} ${other.name}`}>
                <Badge color={grades[severity].color} variant={grades[severity].variant}>
                  {grades[severity].word}
                </Badge>{' '}
                <strong>
                  {one.name} with {other.name}
                </strong>
                : {consequence}
              </List.Item>
            ))}
          </List>
        )}
        <div>
          <Title order={3} size="sm" mb="xs">
            The assistant’s answer
          </Title>
          <Paper withBorder>
            <ScrollArea.Autosize
              mah="12rem"
              viewportProps={{
                role: 'region',
                'aria-label': "The assistant's answer",
                tabIndex: 0,
              }}
            >
              <Text size="sm" p="sm" style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
                {check.opinion?.text ||
                  'The answer has no words; what the rules found stands above.'}
              </Text>
            </ScrollArea.Autosize>
          </Paper>
        </div>
        <CheckStatements check={check} />
        {withReason && (
          <ReasonFields
            ref={reasons}
            chosen={chosen}
            onChange={(reason) => onReason({ ...reason, subject })}
          />
        )}
        <Stack gap="sm" className={classes.decision}>
          {unreasoned && <Alert>{prescriptionMessages.reasonRequired}</Alert>}
          {failure !== null && <Alert>{failure}</Alert>}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" data-autofocus onClick={onReview}>
              Review Medications
            </Button>
            <BusyButton busy={saving} onClick={proceed}>
              Proceed with Prescription
            </BusyButton>
          </Group>
        </Stack>
      </Stack>
    </Dialog>
  )
}
