import {
  Button,
  Fieldset,
  Group,
  NativeSelect,
  Paper,
  Radio,
  Stack,
  TextInput,
} from '@mantine/core'
import type { KeptReason } from '@shared/medicines/kept-check'
import { useId } from 'react'
import type { GraveDanger } from './drug-check'

/** Why doctors go on in spite of a grave danger; whatever else there is, they write. */
const reasons = [
  'The benefit outweighs the risk',
  'The patient will be monitored',
  'The patient has tolerated it before',
  'The dose has been adjusted',
  'Not clinically significant here',
] as const
/** Where the patient has to be asked. */
const answers = [
  'Asked: pregnancy is not possible',
  'Asked: pregnancy is excluded, and contraception agreed',
] as const
const other = 'Other'

/** The longest reason of one's own, in UTF-16 units. */
const reasonMaxLength = 300

/** Where a missing reason is given: in words where those are wanted, otherwise by choosing. */
export const unfilledReason =
  '[data-reason][aria-invalid="true"], fieldset input:not([type="radio"]), fieldset:not(:has(:checked)) input'

export interface ChosenReason {
  reason: string
  /** What is written for 'Other'. */
  text: string
}

/** What was chosen so far, by the danger's key: a reason given for another danger is none for this. */
export type GivenReasons = Readonly<Record<string, ChosenReason>>

const noReason: ChosenReason = { reason: '', text: '' }

/** The reason to be kept; null where there is none. */
const reasonText = ({ reason, text }: ChosenReason): string | null =>
  (reason === other ? text.trim() : reason) || null

/** The reasons to be kept, one for each danger; null while one is missing. */
export function keptReasons(
  dangers: readonly GraveDanger[],
  given: GivenReasons,
): KeptReason[] | null {
  const kept = dangers.flatMap(({ key, about }) => {
    const reason = reasonText(given[key] ?? noReason)
    return reason === null ? [] : [{ key, about, reason }]
  })
  return kept.length === dangers.length ? kept : null
}

interface ReasonFieldsProps {
  danger: GraveDanger
  /** All that take a reason. */
  dangers: readonly GraveDanger[]
  given: GivenReasons
  onChange: (given: GivenReasons) => void
  /** Whether going on was tried, so that what is missing is marked. */
  isTried: boolean
  error: string
}

/** Asks for the reason of one danger, next to it; the first offers to give the same for all. */
export function ReasonFields({
  danger,
  dangers,
  given,
  onChange,
  isTried,
  error,
}: ReasonFieldsProps) {
  const id = useId()
  const { key, about, asks } = danger
  const chosen = given[key] ?? noReason
  const text = reasonText(chosen)
  const missing = isTried && text === null
  const isOther = chosen.reason === other
  const set = (reason: ChosenReason) => onChange({ ...given, [key]: reason })
  const others = dangers.filter(
    (each) => each.key !== key && reasonText(given[each.key] ?? noReason) === null,
  )
  return (
    // On the dialog's own ground: a mark of what is missing is red as well.
    <Paper p="xs" mt={4} c="var(--mantine-color-text)">
      <Group gap="xs" align="flex-end">
        <NativeSelect
          id={id}
          label={`Reason for going on: ${about}`}
          flex="1 1 16rem"
          data-reason
          error={missing && !isOther && error}
          value={chosen.reason}
          data={['', ...(asks ? answers : []), ...reasons, other]}
          onChange={({ currentTarget }) => set({ ...chosen, reason: currentTarget.value })}
        />
        {isOther && (
          <TextInput
            label="Other reason"
            flex="1 1 16rem"
            required
            data-reason
            error={missing && error}
            maxLength={reasonMaxLength}
            autoComplete="off"
            value={chosen.text}
            onChange={({ currentTarget }) => set({ ...chosen, text: currentTarget.value })}
          />
        )}
        {text !== null && others.length > 0 && (
          <Button
            variant="default"
            onClick={() =>
              onChange({
                ...given,
                ...Object.fromEntries(others.map((each) => [each.key, chosen])),
              })
            }
          >
            {others.length === 1
              ? 'Same reason for the other'
              : `Same reason for the other ${others.length}`}
          </Button>
        )}
      </Group>
    </Paper>
  )
}

interface OneReasonProps {
  dangers: readonly GraveDanger[]
  /** What it is given for, in a word. */
  danger: string
  given: GivenReasons
  onChange: (given: GivenReasons) => void
}

/** One reason for all dangers, as a host that keeps no prescriptions has it. */
export function OneReason({ dangers, danger, given, onChange }: OneReasonProps) {
  const chosen = given[dangers[0]?.key ?? ''] ?? noReason
  const set = (reason: ChosenReason) =>
    onChange({ ...given, ...Object.fromEntries(dangers.map(({ key }) => [key, reason])) })
  return (
    <Fieldset legend={`Reason for going on in spite of ${danger}`} p="sm">
      <Stack gap="xs">
        {[...reasons, other].map((reason) => (
          <Radio
            key={reason}
            name="reason"
            label={reason}
            checked={chosen.reason === reason}
            onChange={() => set({ ...chosen, reason })}
          />
        ))}
        {chosen.reason === other && (
          <TextInput
            label="Other reason"
            required
            maxLength={reasonMaxLength}
            autoComplete="off"
            value={chosen.text}
            onChange={({ currentTarget }) => set({ ...chosen, text: currentTarget.value })}
          />
        )}
      </Stack>
    </Fieldset>
  )
}
