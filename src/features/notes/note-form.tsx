import '@/components/later-styles'
import { Button, Group, Stack, Textarea } from '@mantine/core'
import {
  isNoteEmpty,
  type NotePart,
  type NoteText,
  noteMessages,
  notePartMaxLength,
  notePartNames,
  noteParts,
} from '@shared/contracts/note-text'
import { noteWritingMessages as words } from '@shared/contracts/note-words'
import type { Note } from '@shared/contracts/notes'
import type { Patient } from '@shared/contracts/patients'
import type { Visit } from '@shared/contracts/visits'
import { fillTemplate, unknownFieldsIn } from '@shared/lib/template-fields'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { BusyButton } from '@/components/busy-button'
import { confirm } from '@/components/dialogs'
import { toast } from '@/components/toast'
import { Who } from '@/features/patients/shared/who'
import { useOneAtATime } from '@/hooks/use-one-at-a-time'
import { useModKey } from '@/hooks/use-shortcuts'
import { GoneDraft, OtherText } from './draft-alerts'
import { bothTexts, type SavedDraft } from './draft-state'
import { InsertTemplate } from './insert-template'
import { SavingState } from './saving-state'
import { useNoteDraft } from './use-note-draft'

interface NoteFormProps {
  patient: Patient
  /** Null of a note outside of a visit. */
  visit: Visit | null
  /** The draft as the server has it; null where it has none, undefined where it could not be asked. */
  server: SavedDraft | null | undefined
  onSigned: (note: Note) => void
  onDiscarded: () => void
}

/** The fields of a template that are still in a text, as they are written there. */
const openFields = (text: NoteText): string[] => {
  const whole = notePartNames.map((part) => text[part]).join('\n')
  const unknown = unknownFieldsIn(whole)
  return fillTemplate(whole, {}).missing.filter((field) => !unknown.includes(field))
}

/** Why a signature is asked about; null where there is no doubt. */
function doubtOf(text: NoteText, visit: Visit | null): string | null {
  const fields = openFields(text)
  if (fields.length > 0) return words.fieldsOpen(fields.join(', '))
  const isGivenUp = visit?.status === 'cancelled' || visit?.status === 'no-show'
  return isGivenUp ? words.visitGivenUp(visit.status) : null
}

/** A note while it is written (docs/product/notes.md). */
export function NoteForm({ patient, visit, server, onSigned, onDiscarded }: NoteFormProps) {
  const draft = useNoteDraft({ patientId: patient.id, visitId: visit?.id ?? null, server })
  const { state, typed } = draft
  const { text } = state
  const { busy, begin, end } = useOneAtATime()
  const [isEmptyAsked, setEmptyAsked] = useState(false)
  const fields = useRef<Partial<Record<NotePart, HTMLTextAreaElement | null>>>({})
  const mod = useModKey()
  useEffect(() => fields.current.history?.focus(), [])

  const sign = async () => {
    if (isNoteEmpty(text)) {
      setEmptyAsked(true)
      fields.current.history?.focus()
      return
    }
    if (!begin()) return
    const doubt = doubtOf(text, visit)
    const isSure =
      doubt === null ||
      (await confirm({
        title: 'Sign this note?',
        about: <Who patient={patient} />,
        message: doubt,
        note: words.signedForGood,
        confirmLabel: 'Sign',
      }))
    const note = isSure ? await draft.sign() : null
    end()
    if (!note) return
    toast.success(noteMessages.signed)
    onSigned(note)
  }

  const discard = async () => {
    const isSure =
      (isNoteEmpty(text) && state.other === null) ||
      (await confirm({
        title: 'Discard this draft?',
        about: <Who patient={patient} />,
        message: words.discardQuestion,
        confirmLabel: 'Discard Draft',
        danger: true,
      }))
    if (!isSure || !begin()) return
    const isDiscarded = await draft.discard()
    end()
    if (!isDiscarded) return
    toast.success(noteMessages.discarded)
    onDiscarded()
  }

  const insert = (more: NoteText) => {
    const whole = bothTexts(text, more)
    flushSync(() => typed(whole))
    const part = notePartNames.find((name) => whole[name].includes('{?')) ?? 'history'
    const field = fields.current[part]
    const at = whole[part].indexOf('{?')
    field?.focus()
    // What is asked for is typed over.
    if (at !== -1) field?.setSelectionRange(at, whole[part].indexOf('}', at) + 1)
  }

  const byKey = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, repeat, nativeEvent } = event
    if (key !== 'Enter' || !(ctrlKey || metaKey) || repeat || nativeEvent.isComposing) return
    event.preventDefault()
    void sign()
  }

  return (
    <Stack component="form" gap="sm" aria-label="Note" onKeyDown={byKey}>
      {state.other && <OtherText mine={text} other={state.other} onChoose={draft.choose} />}
      {state.isGone && (
        <GoneDraft
          onRestart={draft.restart}
          onDrop={() => void draft.discard().then(onDiscarded)}
        />
      )}
      <InsertTemplate patient={patient} visit={visit} onInsert={insert} />
      {notePartNames.map((part) => (
        <Textarea
          key={part}
          label={noteParts[part]}
          autosize
          minRows={3}
          value={text[part]}
          readOnly={busy}
          ref={(field) => {
            fields.current[part] = field
          }}
          error={errorOf(part, text, isEmptyAsked)}
          onChange={({ currentTarget: { value } }) => {
            setEmptyAsked(false)
            typed({ [part]: value })
          }}
        />
      ))}
      <SavingState state={state} />
      <Group justify="space-between" gap="xs">
        <Button variant="default" onClick={() => void discard()}>
          Discard Draft
        </Button>
        <BusyButton
          busy={busy}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          title={`${mod}+Enter`}
          onClick={() => void sign()}
        >
          Sign
        </BusyButton>
      </Group>
    </Stack>
  )
}

function errorOf(part: NotePart, text: NoteText, isEmptyAsked: boolean): string | null {
  if (text[part].length > notePartMaxLength) return noteMessages.partTooLong
  return isEmptyAsked && part === 'history' ? noteMessages.nothing : null
}
