import { Box, Button, Group, Select, Text } from '@mantine/core'
import { randomId } from '@mantine/hooks'
import { modals } from '@mantine/modals'
import {
  type BinKind,
  binMessages,
  type Dependents,
  dependentsSentence,
  kindWords,
} from '@shared/contracts/bin'
import { type FormEvent, useRef, useState } from 'react'
import { binErrors, readDependents, type useMoveToBin, type useRestore } from '@/api/bin'
import { shortList } from '@/components/confirm-delete'
import { closesByEscape } from '@/components/dialog'
import { dialogContent } from '@/components/dialog-focus'
import { showError, showSuccess } from '@/components/dialogs'
import { toast } from '@/components/toast'
import { restoreEntries } from './restore-entries'

/** For how long Undo stands, in milliseconds. */
const undoTime = 10_000

interface Replacement {
  value: string
  label: string
}

interface Asked {
  kind: BinKind
  names: readonly string[]
  dependents: Dependents
  replacements: readonly Replacement[]
}

interface Answer {
  reassignTo?: string
}

interface BinDeletion extends Omit<Asked, 'dependents'> {
  ids: readonly string[]
  /** In which they were shown, by id. */
  versions: Readonly<Record<string, number>>
  move: ReturnType<typeof useMoveToBin>['mutateAsync']
  restore: ReturnType<typeof useRestore>['mutateAsync']
  done: string
  /** The sentence for what `move` throws. */
  failed: (error: unknown) => string
}

/** Says what depends on it, asks, deletes, and offers to take that back. @returns whether it is deleted */
export async function deleteIntoBin({
  kind,
  ids,
  versions,
  names,
  replacements,
  move,
  restore,
  done,
  failed,
}: BinDeletion): Promise<boolean> {
  let dependents: Dependents
  try {
    dependents = await readDependents(kind, ids)
  } catch (error) {
    showError(binErrors.dependents(error))
    return false
  }
  const answer = await ask({ kind, names, dependents, replacements })
  if (!answer) return false
  // The question has said that there are some.
  const known = kind === 'staff' && dependents.visits > 0 ? { confirmed: true } : {}
  try {
    const { entries } = await move({
      kind,
      ids: [...ids],
      versions: { ...versions },
      ...answer,
      ...known,
    })
    toast.success(binMessages.binned(names), {
      duration: undoTime,
      action: {
        label: 'Undo',
        run: () => void restoreEntries({ ids: entries, names, restore }),
      },
    })
  } catch (error) {
    showError(failed(error))
    return false
  }
  showSuccess(done)
  return true
}

/** @returns null where it is given up */
const ask = (asked: Asked): Promise<Answer | null> =>
  new Promise((resolve) => {
    const modalId = randomId()
    const close = () => modals.close(modalId)
    const { kind, names } = asked
    modals.open({
      modalId,
      title:
        names.length === 1
          ? `Delete ${names[0]}?`
          : `Delete ${names.length} ${kindWords[kind].many}?`,
      ...closesByEscape(close),
      // After an answer this comes too late to count.
      onClose: () => resolve(null),
      children: (
        <Box key={modalId} {...dialogContent}>
          <Question
            {...asked}
            onAnswer={(answer) => {
              resolve(answer)
              close()
            }}
            onCancel={close}
          />
        </Box>
      ),
    })
  })

/** What stands below the list of those to whom it could be given. */
const leftEmpty = 'Left empty, they have no department.'

interface QuestionProps extends Asked {
  onAnswer: (answer: Answer) => void
  onCancel: () => void
}

function Question({ kind, names, dependents, replacements, onAnswer, onCancel }: QuestionProps) {
  const [replacement, setReplacement] = useState<string | null>(null)
  const [isMissing, setMissing] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const isGiven = kind === 'department' || kind === 'role'
  const needsReplacement = isGiven && (dependents.people > 0 || dependents.requests > 0)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (needsReplacement && kind === 'role' && replacement === null) {
      setMissing(true)
      field.current?.focus()
    } else onAnswer(replacement === null ? {} : { reassignTo: replacement })
  }
  return (
    <form onSubmit={submit} noValidate>
      {names.length > 1 && (
        <Text size="sm" fw={600} mb="xs" style={{ overflowWrap: 'anywhere' }}>
          {shortList(names)}
        </Text>
      )}
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {dependentsSentence(kind, names, dependents)}
        {kind === 'staff' &&
          (dependents.visits > 0 || dependents.requests > 0) &&
          ` ${binMessages.stay}`}
      </Text>
      {needsReplacement && (
        <Select
          ref={field}
          mt="sm"
          label="Give them to"
          placeholder={`Choose a ${kindWords[kind].one}`}
          required={kind === 'role'}
          {...(kind !== 'role' && { description: leftEmpty, clearable: true })}
          data={[...replacements]}
          value={replacement}
          onChange={(chosen) => {
            setReplacement(chosen)
            setMissing(false)
          }}
          error={isMissing && binMessages.replacementNeeded}
        />
      )}
      <Text size="sm" c="dimmed" mt="sm">
        {binMessages.kept}
      </Text>
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" data-autofocus onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" color="red">
          Delete
        </Button>
      </Group>
    </form>
  )
}
