import { Text, Textarea } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { noteMessages } from '@shared/contracts/note-text'
import { type Note, type NoteAddendum, noteEndpoints } from '@shared/contracts/notes'
import type { Patient } from '@shared/contracts/patients'
import * as z from 'zod/mini'
import { errorFields, errorText } from '@/api/api-error'
import { useMarkAddendumInError, useMarkNoteInError } from '@/api/notes'
import { FormModal } from '@/components/form-modal'
import { toast } from '@/components/toast'
import { Who } from '@/features/patients/shared/who'
import { signedBy } from './note-facts'

const schema = z.pick(noteEndpoints.markInError.input, { reason: true })
const validate = schemaResolver(schema, { sync: true })

interface NoteErrorFormProps {
  note: Note
  /** The one to mark; null for the note itself. */
  addendum: NoteAddendum | null
  patient: Patient
  onClose: () => void
}

/** Marks a note or an addendum as entered in error. It stays, crossed out, with the reason. */
export function NoteErrorForm({ note, addendum, patient, onClose }: NoteErrorFormProps) {
  const markNote = useMarkNoteInError()
  const markAddendum = useMarkAddendumInError()
  const form = useForm({ initialValues: { reason: '' }, validate })
  return (
    <FormModal
      title="Entered in error?"
      about={<Who patient={patient} />}
      form={form}
      submitLabel="Mark as Error"
      save={(typed) => {
        const { reason } = schema.parse(typed)
        const { id } = note
        return addendum
          ? markAddendum.mutateAsync({
              ...{ id, addendumId: addendum.id, version: addendum.version, reason },
            })
          : markNote.mutateAsync({ id, version: note.version, reason })
      }}
      saved={noteMessages.marked}
      showSaved={toast.success}
      failed={(error) => ({
        message: errorText(error, { otherwise: noteMessages.markFailed }),
        fields: errorFields(error),
      })}
      onClose={onClose}
    >
      <Text size="sm">
        {addendum ? 'Addendum' : 'Note'}: {signedBy(addendum ?? note)}. It stays on the record,
        crossed out.
      </Text>
      <Textarea label="Reason" required rows={2} {...form.getInputProps('reason')} />
    </FormModal>
  )
}
