import '@/components/later-styles'
import { Alert, Button, Group, Paper, ScrollArea, Spoiler, Stack, Text, Title } from '@mantine/core'
import type { Patient } from '@shared/contracts/patients'
import { prescriptionMessages } from '@shared/contracts/prescriptions'
import type { KeptReason } from '@shared/medicines/kept-check'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
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
  graveDangers,
  isByRulesAlone,
  isUnchecked,
  outcomeOf,
} from './drug-check'
import { Findings } from './findings'
import {
  type GivenReasons,
  keptReasons,
  OneReason,
  ReasonFields,
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
  /** What has been given as reasons so far. */
  reasons: GivenReasons
  onReasons: (reasons: GivenReasons) => void
  onProceed: (reasons: readonly KeptReason[]) => void
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
  reasons: given,
  onReasons,
  onProceed,
  onCheckAgain,
  onReview,
}: AnswerDialogProps) {
  const [isTried, setTried] = useState(false)
  const content = useRef<HTMLDivElement>(null)
  const dangers = graveDangers(check)
  const isGrave = dangers.length > 0
  /** Whether the host holds medicines against the record, and keeps a reason for each danger. */
  const isOnRecord = check.context !== undefined
  const isContraindicated = [...allergiesIn(check), ...findingsOf(check)].some(
    ({ severity }) => severity === 'contraindicated',
  )
  const kept = keptReasons(dangers, given)

  const proceed = () => {
    if (kept) return onProceed(kept)
    flushSync(() => setTried(true))
    content.current?.querySelector<HTMLElement>(unfilledReason)?.focus()
  }

  return (
    <Dialog title="Drug Interaction Check" size="42rem" onClose={onReview}>
      <Stack className={classes.answer} ref={content}>
        <PatientBrief patient={patient} />
        {changed}
        {check.warning !== null && <Alert color="yellow">{check.warning}</Alert>}
        <Findings
          check={check}
          beside={(key) => {
            const danger = isOnRecord && dangers.find((each) => each.key === key)
            return (
              danger && (
                <ReasonFields
                  danger={danger}
                  dangers={dangers}
                  given={given}
                  onChange={onReasons}
                  isTried={isTried}
                  error={prescriptionMessages.reasonRequired}
                />
              )
            )
          }}
        />
        <NotChecked check={check} />
        {check.answer && !isByRulesAlone(check) && (
          <Answer answer={check.answer} folded={outcomeOf(check) === 'found'} />
        )}
        <CheckStatements check={check} />
        {isGrave && !isOnRecord && (
          <OneReason
            dangers={dangers}
            danger={isContraindicated ? 'a contraindication' : 'a critical danger'}
            given={given}
            onChange={onReasons}
          />
        )}
        <Stack gap="sm" className={classes.decision}>
          {isTried && !kept && <Alert>{prescriptionMessages.reasonRequired}</Alert>}
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
