import '@/components/later-styles'
import { Code, List, Select, Text, Textarea, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { emptyNoteText, notePartNames, noteParts } from '@shared/contracts/note-text'
import {
  type Template,
  type TemplateInput,
  templateInputSchema,
  templateKindNames,
  templateKinds,
  withinKind,
  templateMessages as words,
} from '@shared/contracts/templates'
import { templateFieldNames, templateFields } from '@shared/lib/template-fields'
import { errorFields, errorText } from '@/api/api-error'
import { staleTemplate, useChangeTemplate, useCreateTemplate } from '@/api/templates'
import type { RecordWords } from '@/components/changed-meanwhile'
import { FormModal } from '@/components/form-modal'
import { toast } from '@/components/toast'
import { useSeenRecord } from '@/components/use-seen-record'
import { untouched } from '@/lib/untouched'
import { TemplatePreview } from './template-preview'

const check = schemaResolver(templateInputSchema, { sync: true })

const changedWords: RecordWords<Template> = [
  ['Name', ({ name }) => name],
  ['For', ({ kind }) => templateKinds[kind]],
  ...notePartNames.map((part) => [noteParts[part], ({ text }: Template) => text[part]] as const),
  ['Text', ({ body }) => body],
]

const blank: TemplateInput = { kind: 'note', name: '', text: emptyNoteText, body: '' }

const typedTemplate = ({ kind, name, text, body }: Template): TemplateInput => ({
  ...{ kind, name, text, body },
})

const kindOptions = templateKindNames.map((kind) => ({ value: kind, label: templateKinds[kind] }))

interface TemplateFormProps {
  /** The one to change; null for a new one. */
  template: Template | null
  onClose: () => void
}

/** A template: what it is for, its name, and its text with fields. */
export function TemplateForm({ template, onClose }: TemplateFormProps) {
  const create = useCreateTemplate()
  const change = useChangeTemplate()
  const { opened, seen, changes, readFailure } = useSeenRecord(template, {
    words: changedWords,
    stale: staleTemplate,
  })
  const form = useForm<TemplateInput>({
    initialValues: opened ? typedTemplate(opened) : blank,
    // What was typed for another kind is kept until the form is closed, and checked by none.
    validate: (typed) => check(withinKind(typed)),
  })
  /** What was not touched here follows what somebody else has made of it. */
  const takeOver = (before: Template, now: Template) => {
    form.setValues(untouched(form.values, typedTemplate(before), typedTemplate(now)))
  }
  const parts = form.values.kind === 'note' ? notePartNames : []
  return (
    <FormModal
      title={opened ? 'Edit Template' : 'Add Template'}
      submitLabel="Save"
      size="lg"
      form={form}
      save={(typed) => {
        const input = withinKind(typed)
        return seen
          ? change.mutateAsync({ ...input, id: seen.id, version: seen.version })
          : create.mutateAsync(input)
      }}
      saved={opened ? words.changed : words.created}
      showSaved={toast.success}
      failed={(error) => {
        readFailure(error, takeOver)
        return {
          message: errorText(error, {
            otherwise: opened ? words.changeFailed : words.createFailed,
          }),
          fields: errorFields(error),
        }
      }}
      onClose={onClose}
    >
      {changes}
      <TextInput
        label="Name"
        required
        placeholder="Follow-up"
        autoComplete="off"
        {...form.getInputProps('name')}
      />
      <Select
        label="For"
        required
        data={kindOptions}
        allowDeselect={false}
        comboboxProps={{ floatingStrategy: 'fixed' }}
        {...form.getInputProps('kind')}
      />
      {parts.map((part) => (
        <Textarea
          key={part}
          label={noteParts[part]}
          autosize
          minRows={2}
          maxRows={8}
          {...form.getInputProps(`text.${part}`)}
        />
      ))}
      {parts.length === 0 && (
        <Textarea
          label="Text"
          required
          autosize
          minRows={6}
          maxRows={16}
          {...form.getInputProps('body')}
        />
      )}
      <FieldHelp />
      <TemplatePreview
        texts={
          parts.length === 0 ? [form.values.body] : parts.map((part) => form.values.text[part])
        }
      />
    </FormModal>
  )
}

/** Which fields there are. */
const FieldHelp = () => (
  <section aria-label="Fields">
    <Text size="sm" fw={500}>
      Fields
    </Text>
    <List size="sm" spacing={2} mt="xs">
      {templateFieldNames.map((name) => (
        <List.Item key={name}>
          <Code>{`{${name}}`}</Code> {templateFields[name]}
        </List.Item>
      ))}
      <List.Item>
        <Code>{'{?until when}'}</Code> A question that is asked when the template is used
      </List.Item>
    </List>
  </section>
)
