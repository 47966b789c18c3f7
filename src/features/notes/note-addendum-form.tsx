import { Textarea } from '@mantine/core'
import { schemaResolver } from '@mantine/form'
import { noteMessages } from '@shared/contracts/note-text'
import { type Note, noteEndpoints } from '@shared/contracts/notes'
import type { Patient } from '@shared/contracts/patients'
import * as z from 'zod/mini'
import { errorFields, errorText } from '@/api/api-error'
import { useAddAddendum } from '@/api/notes'
import { FormModal } from '@/components/form-modal'
import { toast } from '@/components/toast'
import { useDraftForm } from '@/components/use-draft-form'
import { Who } from '@/features/patients/shared/who'
import { dropDraft } from '@/stores/work'
import { signedBy } from './note-facts'

const typedSchema = z.object({ text: z.string() })
const validate = schemaResolver(noteEndpoints.addAddendum.input, { sync: true })

interface AddendumFormProps {
  note: Note
  patient: Patient
  onClose: () => void
}

/** Adds to a signed note; what is typed outlives a reload. */
export function AddendumForm({ note, patient, onClose }: AddendumFormProps) {
  const add = useAddAddendum()
  const draft = `addendum.${note.id}`
  const form = useDraftForm({ draft, schema: typedSchema, blank: { text: '' }, validate })
  const close = () => {
    dropDraft(draft)
    onClose()
  }
  return (
    <FormModal
      title="Add Addendum"
      about={<Who patient={patient} />}
      form={form}
      submitLabel="Sign Addendum"
      save={({ text }) => add.mutateAsync({ id: note.id, text })}
      saved={noteMessages.added}
      showSaved={toast.success}
      failed={(error) => ({
        message: errorText(error, { otherwise: noteMessages.addFailed }),
        fields: errorFields(error),
      })}
      onClose={close}
    >
      <Textarea
        label="Addendum"
        description={`To the note: ${signedBy(note)}`}
        required
        autosize
        minRows={4}
        {...form.getInputProps('text')}
      />
    </FormModal>
  )
}
