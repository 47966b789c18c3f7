import { Select, SimpleGrid, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import {
  documentKinds,
  documentKindWords,
  documentMessages,
  typedDocumentSchema,
} from '@shared/contracts/documents'
import type { Patient } from '@shared/contracts/patients'
import { errorFields, errorText } from '@/api/api-error'
import { useAddDocument } from '@/api/documents'
import { DateField } from '@/components/date-field'
import { FileField } from '@/components/file-field'
import { FormModal } from '@/components/form-modal'
import { toast } from '@/components/toast'
import { Who } from '@/features/patients/shared/who'
import { chooseFile, dropFile, fileToSend, reviseFile, useChosenFile } from '@/stores/chosen-files'
import { clinicToday } from '@/stores/clinic-day'

const check = schemaResolver(typedDocumentSchema, { sync: true })
const kinds = documentKinds.map((value) => ({ value, label: documentKindWords[value] }))

/** What a host says of the file, at its field: it speaks of the upload's own parts, too. */
const fileFields = new Set(['name', 'content', 'fileId'])

function failureOf(error: unknown, chosenFor: string) {
  const fields = Object.fromEntries(
    Object.entries(errorFields(error)).map(([field, message]) => [
      fileFields.has(field) ? 'fileId' : field,
      message,
    ]),
  )
  // Another upload, when it is sent again.
  if (fields.fileId !== undefined) reviseFile(chosenFor)
  return { message: errorText(error, { otherwise: documentMessages.addFailed }), fields }
}

interface DocumentFormProps {
  patient: Patient
  onClose: () => void
}

/** What a patient brings: a file, what it is and of when. */
export function DocumentForm({ patient, onClose }: DocumentFormProps) {
  const add = useAddDocument()
  const chosenFor = `document ${patient.id}`
  const chosen = useChosenFile(chosenFor)
  const file = fileToSend(chosen)
  const form = useForm<{ fileId: string; kind: string; title: string; date: string }>({
    initialValues: { fileId: '', kind: '', title: '', date: '' },
    validate: (typed) => ({
      ...check(typed),
      ...(!file && { fileId: documentMessages.fileRequired }),
    }),
  })
  return (
    <FormModal
      title="Add Document"
      about={<Who patient={patient} />}
      form={form}
      submitLabel="Add Document"
      save={async ({ kind, title, date }) => {
        if (!file) throw new Error('no file is chosen')
        const typed = typedDocumentSchema.parse({ kind, title, date })
        const added = await add.mutateAsync({ ...typed, patientId: patient.id, file })
        dropFile(chosenFor)
        return added
      }}
      saved={documentMessages.added}
      showSaved={toast.success}
      failed={(error) => failureOf(error, chosenFor)}
      onClose={() => {
        dropFile(chosenFor)
        onClose()
      }}
    >
      <FileField
        label="File"
        required
        chosen={chosen}
        error={form.errors.fileId}
        onChoose={(picked) => {
          form.clearFieldError('fileId')
          form.setFieldValue('fileId', picked?.name ?? '')
          if (picked) void chooseFile(chosenFor, picked)
          else dropFile(chosenFor)
        }}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <Select
          label="Kind"
          placeholder="Select a kind"
          required
          data={kinds}
          {...form.getInputProps('kind')}
          value={form.values.kind || null}
          onChange={(kind) => form.setFieldValue('kind', kind ?? '')}
        />
        <DateField
          label="Date of the document"
          required
          lastDate={clinicToday()}
          {...form.getInputProps('date')}
          value={form.values.date}
          onChange={(date) => form.setFieldValue('date', date)}
        />
      </SimpleGrid>
      <TextInput
        label="Title"
        placeholder="X-ray of the knee"
        required
        autoComplete="off"
        {...form.getInputProps('title')}
      />
    </FormModal>
  )
}
