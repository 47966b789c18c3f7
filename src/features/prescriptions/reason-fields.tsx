import { Fieldset, Radio, Stack, TextInput } from '@mantine/core'
import type { Ref } from 'react'

/** Why doctors go on in spite of a grave danger; whatever else there is, they write. */
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

/** Where a missing reason is given: in words where those are wanted, otherwise by choosing. */
export const unfilledReason = 'input:not([type="radio"]), fieldset:not(:has(:checked)) input'

interface ChosenReason {
  reason: string
  /** What is written for 'Other'. */
  text: string
}

const noReason: ChosenReason = { reason: '', text: '' }

/** A reason, and the dangers that it was given for. */
export interface GivenReason extends ChosenReason {
  subject: string
}

/** A reason given for other dangers is none for these. */
export const reasonFor = (subject: string, given: GivenReason): ChosenReason =>
  given.subject === subject ? given : noReason

/** The reason to be kept; null where there is none. */
export const reasonText = ({ reason, text }: ChosenReason): string | null =>
  (reason === other ? text.trim() : reason) || null

interface ReasonFieldsProps {
  ref: Ref<HTMLFieldSetElement>
  /** What it is given for, in a word. */
  danger: string
  chosen: ChosenReason
  onChange: (chosen: ChosenReason) => void
}

export const ReasonFields = ({ ref, danger, chosen, onChange }: ReasonFieldsProps) => (
  <Fieldset ref={ref} legend={`Reason for going on in spite of ${danger}`} p="sm">
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
