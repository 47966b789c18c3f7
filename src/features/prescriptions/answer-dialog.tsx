import '@/components/later-styles'
import { Alert, Button, Group, Paper, ScrollArea, Spoiler, Stack, Text, Title } from '@mantine/core'
import type { Patient } from '@shared/contracts/patients'
import { prescriptionMessages } from '@shared/contracts/prescriptions'
import { type ReactNode, useRef, useState } from 'react'
import { BusyButton } from '@/components/busy-button'
import { Dialog } from '@/components/dialog'
import { PatientBrief } from '@/features/patients/shared/patient-brief'
import classes from './answer-dialog.module.css'
import { CheckStatements, NotChecked } from './check-statements'
import { answerTitle } from './check-words'
import {
  allergiesIn,
  type DrugCheck,
  findingsOf,
  isUnchecked,
  outcomeOf,
  reasonSubject,
} from './drug-check'
import { Findings } from './findings'
import {
  type GivenReason,
  ReasonFields,
  reasonFor,
  reasonText,
  unfilledReason,
} from './reason-fields'

interface AnswerDialogProps {
  patient: Patient
  check: DrugCheck
  /** What somebody else has changed on the record since it was checked before. */
  changed: ReactNode
  /** Why it could not be saved. */
  failure: string | null
  saving: boolean
  /** What has been given as a reason so far. */
  reason: GivenReason
  onReason: (reason: GivenReason) => void
  onProceed: (reason: string | null) => void
  onCheckAgain: () => void
  onReview: () => void
}

/** What the check came to, the worst first, and the doctor's decision. */
export function AnswerDialog({
  patient,
  check,
  changed,
  failure,
  saving,
  reason: given,
  onReason,
  onProceed,
  onCheckAgain,
  onReview,
}: AnswerDialogProps) {
  const [unreasoned, setUnreasoned] = useState(false)
  const reasons = useRef<HTMLFieldSetElement>(null)
  const subject = reasonSubject(check)
  const isGrave = subject !== ''
  const chosen = reasonFor(subject, given)
  const found = [...allergiesIn(check), ...findingsOf(check)]
  const isContraindicated = found.some(({ severity }) => severity === 'contraindicated')

  const proceed = () => {
    const reason = isGrave ? reasonText(chosen) : null
    const missing = isGrave && reason === null
    setUnreasoned(missing)
    if (missing) reasons.current?.querySelector<HTMLInputElement>(unfilledReason)?.focus()
    else onProceed(reason)
  }

  return (
    <Dialog title="Drug Interaction Check" size="42rem" onClose={onReview}>
      <Stack className={classes.answer}>
        <PatientBrief patient={patient} />
        {changed}
        {check.warning !== null && <Alert color="yellow">{check.warning}</Alert>}
        <Findings check={check} />
        <NotChecked check={check} />
        {check.answer && <Answer answer={check.answer} folded={outcomeOf(check) === 'found'} />}
        <CheckStatements check={check} />
        {isGrave && (
          <ReasonFields
            ref={reasons}
            danger={isContraindicated ? 'a contraindication' : 'a critical danger'}
            chosen={chosen}
            onChange={(reason) => onReason({ ...reason, subject })}
          />
        )}
        <Stack gap="sm" className={classes.decision}>
          {unreasoned && <Alert>{prescriptionMessages.reasonRequired}</Alert>}
          {failure !== null && <Alert>{failure}</Alert>}
          <Group justify="flex-end" gap="xs">
            {isUnchecked(check) && (
              <Button variant="default" disabled={saving} onClick={onCheckAgain}>
                Check again
              </Button>
            )}
            <Button
              variant={isGrave || isUnchecked(check) ? 'filled' : 'default'}
              data-autofocus
              onClick={onReview}
            >
              Review Medications
            </Button>
            <BusyButton
              variant={isGrave || isUnchecked(check) ? 'default' : 'filled'}
              busy={saving}
              onClick={proceed}
            >
              {proceedLabel(check)}
            </BusyButton>
          </Group>
        </Stack>
      </Stack>
    </Dialog>
  )
}

/** A host that has no rules of its own asks in the specified words alone (docs/product/prescriptions.md). */
function proceedLabel(check: DrugCheck): string {
  const isSpecified = check.answer !== null && check.answer.interactions === null
  return outcomeOf(check) === 'found' || !isUnchecked(check) || isSpecified
    ? 'Proceed with Prescription'
    : 'Proceed unchecked'
}

interface AnswerProps {
  answer: NonNullable<DrugCheck['answer']>
  /** Whether only its beginning is shown: the rules have spoken. */
  folded: boolean
}

function Answer({ answer, folded }: AnswerProps) {
  const { text } = answer
  const title = answerTitle(answer)
  const words = (
    <Text size="sm" style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
      {text || 'The answer has no words.'}
    </Text>
  )
  return (
    <section aria-label={title}>
      <Title order={3} size="sm" mb="xs">
        {title}
      </Title>
      <Paper withBorder p="sm">
        {folded ? (
          <Spoiler maxHeight={64} showLabel="Show the whole answer" hideLabel="Show less">
            {words}
          </Spoiler>
        ) : (
          <ScrollArea.Autosize mah="12rem" viewportProps={{ tabIndex: 0 }}>
            {words}
          </ScrollArea.Autosize>
        )}
      </Paper>
    </section>
  )
}
