import '@/components/later-styles'
import {
  Alert,
  Badge,
  Button,
  Fieldset,
  Group,
  List,
  Paper,
  Radio,
  ScrollArea,
  Stack,
  Text,
  TextInput,
  Title,
} from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react'
import { type Ref, useRef, useState } from 'react'
import { BusyButton } from '@/components/busy-button'
import { Dialog } from '@/components/dialog'
import type { Severity } from '@/contracts/interactions/result'
import type { Patient } from '@/contracts/patients'
import { prescriptionMessages } from '@/contracts/prescriptions'
import { PatientLine } from '@/features/patients/shared/patient-line'
import classes from './answer-dialog.module.css'
import { type DrugCheck, findingsOf, reasonSubject, statementsOf } from './drug-check'

const grades: Record<Severity, { word: string; color: string; variant: string }> = {
  contraindicated: { word: 'Contraindicated', color: 'red', variant: 'filled' },
  critical: { word: 'Critical', color: 'red', variant: 'light' },
  warning: { word: 'Warning', color: 'yellow', variant: 'light' },
}

/** Where a missing reason is given: in words where those are wanted, otherwise by choosing. */
const unfilled = 'input:not([type="radio"]), fieldset:not(:has(:checked)) input'

/** Why doctors go on in spite of a contraindication; whatever else there is, they write. */
const reasons = [
  'The benefit outweighs the risk',
  'The patient will be monitored',
  'The patient has tolerated it before',
  'The dose has been adjusted',
  'Not clinically significant here',
] as const
const other = 'Other'

/** The longest reason of one's own, in UTF-16 units. */
const reasonMaxLength = 300

interface ChosenReason {
  reason: string
  /** What is written for 'Other'. */
  text: string
}

const noReason: ChosenReason = { reason: '', text: '' }

/** A reason, and the contraindication that it was given for. */
export interface GivenReason extends ChosenReason {
  subject: string
}

/** A reason given for another contraindication is none for this one. */
const reasonFor = (subject: string, given: GivenReason): ChosenReason =>
  given.subject === subject ? given : noReason

/** The reason to be kept; null where there is none. */
const reasonText = ({ reason, text }: ChosenReason): string | null =>
  (reason === other ? text.trim() : reason) || null

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

interface ReasonFieldsProps {
  ref: Ref<HTMLFieldSetElement>
  chosen: ChosenReason
  onChange: (chosen: ChosenReason) => void
}

const ReasonFields = ({ ref, chosen, onChange }: ReasonFieldsProps) => (
  <Fieldset ref={ref} legend="Reason for going on in spite of a contraindication" p="sm">
    <Stack gap="xs">
      {[...reasons, other].map((reason) => (
        <Radio
          key={reason}
          name="reason"
          label={reason}
          checked={chosen.reason === reason}
          onChange={() => onChange({ ...chosen, reason })}
        />
      ))}
      {chosen.reason === other && (
        <TextInput
          label="Other reason"
          required
          maxLength={reasonMaxLength}
          autoComplete="off"
          value={chosen.text}
          onChange={({ currentTarget }) => onChange({ ...chosen, text: currentTarget.value })}
        />
      )}
    </Stack>
  </Fieldset>
)

const colors = {
  done: 'var(--mantine-color-success)',
  caution: 'var(--rounds-warning)',
  note: 'var(--mantine-color-dimmed)',
}
const icons = { done: IconCheck, caution: IconAlertTriangle, note: IconInfoCircle }

/** What was truly done to find interactions. */
export const CheckStatements = ({ check }: { check: DrugCheck }) => (
  <section aria-label="What was checked">
    <Title order={3} size="sm" mb="xs">
      What was checked
    </Title>
    <List
      listStyleType="none"
      size="sm"
      spacing="xs"
      styles={{ itemWrapper: { alignItems: 'flex-start' } }}
    >
      {statementsOf(check).map(({ tone, text }) => {
        const Icon = icons[tone]
        return (
          <List.Item
            key={text}
            fw={tone === 'caution' ? 500 : undefined}
            icon={<Icon size={18} color={colors[tone]} aria-hidden />}
          >
            {text}
          </List.Item>
        )
      })}
    </List>
  </section>
)
