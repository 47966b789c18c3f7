import { Button, Group, NativeSelect, TextInput } from '@mantine/core'
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
  'Asked: she cannot become pregnant',
  'Asked: pregnancy is excluded, and contraception agreed',
] as const
const other = 'Other'

/** The longest reason of one's own, in UTF-16 units. */
const reasonMaxLength = 300

/** Where a missing reason is given. */
export const unfilledReason = '[data-reason][aria-invalid="true"]'

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
    <Group gap="xs" mt={4} align="flex-end">
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
            onChange({ ...given, ...Object.fromEntries(others.map((each) => [each.key, chosen])) })
          }
        >
          {others.length === 1
            ? 'Same reason for the other'
            : `Same reason for the other ${others.length}`}
        </Button>
      )}
    </Group>
  )
}
