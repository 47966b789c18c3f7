import { Select, SimpleGrid, Textarea, TextInput } from '@mantine/core'
import { schemaResolver } from '@mantine/form'
import {
  letterDraftSchema,
  letterKinds,
  letterKindWords,
  letterMessages,
  letterNumber,
  type TypedLetter,
  typedLetterSchema,
} from '@shared/contracts/letters'
import type { Patient } from '@shared/contracts/patients'
import { openFieldsIn } from '@shared/lib/template-fields'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { errorFields, errorText } from '@/api/api-error'
import { useIssueLetter } from '@/api/letters'
import { DateField } from '@/components/date-field'
import { confirm } from '@/components/dialogs'
import { FormModal } from '@/components/form-modal'
import { toast } from '@/components/toast'
import { useDraftForm } from '@/components/use-draft-form'
import { ReadsAtOnce } from '@/features/patients/shared/reads-at-once'
import { Who } from '@/features/patients/shared/who'
import { focusQuestion, InsertTemplate } from '@/features/templates/shared/insert-template'
import { appended } from '@/lib/appended'
import { clinicToday } from '@/stores/clinic-day'
import { dropDraft } from '@/stores/work'
import { templateKindOf } from './letter-words'

const validate = schemaResolver(typedLetterSchema, { sync: true })
const kinds = letterKinds.map((value) => ({ value, label: letterKindWords[value] }))
const isKind = (value: string | null): value is TypedLetter['kind'] =>
  letterKinds.some((kind) => kind === value)

/** The user went back to the letter. */
class NotConfirmed extends Error {}

/** Whether a letter is to be issued as it is: it is asked where fields of a template are left in it. */
async function isMeant(
  { addressee, reason, subject, text }: TypedLetter,
  patient: Patient,
): Promise<boolean> {
  const fields = openFieldsIn([addressee, reason, subject, text].join('\n'))
  return (
    fields.length === 0 ||
    (await confirm({
      title: 'Issue this letter?',
      about: <Who patient={patient} />,
      message: letterMessages.fieldsOpen(fields.join(', ')),
      note: letterMessages.frozen,
      confirmLabel: 'Issue',
    }))
  )
}

interface LetterFormProps {
  patient: Patient
  onClose: () => void
}

/** A new letter: what is typed is kept in this tab until it is issued, and cannot be changed after that. */
export function LetterForm({ patient, onClose }: LetterFormProps) {
  const issue = useIssueLetter()
  const draft = `letter.${patient.id}`
  const [blank] = useState(
    (): TypedLetter => ({
      ...{ kind: 'sick-note', from: clinicToday(), until: '', addressee: '', reason: '' },
      ...{ subject: '', text: '' },
    }),
  )
  const form = useDraftForm<TypedLetter>({ draft, schema: letterDraftSchema, blank, validate })
  const { kind, from, until } = form.values
  const textField = useRef<HTMLTextAreaElement>(null)
  const insert = (body: string) => {
    flushSync(() => form.setFieldValue('text', appended(form.getValues().text, body)))
    focusQuestion(textField.current)
  }
  return (
    <FormModal
      title="New Letter"
      about={<Who patient={patient} />}
      size="lg"
      form={form}
      submitLabel="Issue"
      save={async (typed) => {
        const letter = { ...typedLetterSchema.parse(typed), patientId: patient.id }
        if (!(await isMeant(letter, patient))) throw new NotConfirmed()
        const issued = await issue.mutateAsync(letter)
        dropDraft(draft)
        return issued
      }}
      saved={(letter) => letterMessages.issued(letterNumber(letter))}
      showSaved={toast.success}
      failed={(error) =>
        error instanceof NotConfirmed
          ? null
          : {
              message: errorText(error, { otherwise: letterMessages.issueFailed }),
              fields: errorFields(error),
            }
      }
      onClose={() => {
        dropDraft(draft)
        onClose()
      }}
    >
      <Select
        label="Kind"
        required
        allowDeselect={false}
        data={kinds}
        value={kind}
        error={form.errors.kind}
        onChange={(value) => {
          if (isKind(value)) form.setFieldValue('kind', value)
        }}
      />
      {kind === 'sick-note' && (
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <DateField
            label="First day"
            required
            {...form.getInputProps('from')}
            value={from}
            onChange={(typed) => form.setFieldValue('from', typed)}
          />
          <DateField
            label="Last day"
            required
            {...form.getInputProps('until')}
            value={until}
            onChange={(typed) => form.setFieldValue('until', typed)}
          />
        </SimpleGrid>
      )}
      {kind === 'referral' && (
        <>
          <TextInput
            label="To"
            description="A doctor, a department or a clinic"
            required
            autoComplete="off"
            {...form.getInputProps('addressee')}
          />
          <TextInput label="Reason" required autoComplete="off" {...form.getInputProps('reason')} />
        </>
      )}
      {kind === 'free' && (
        <TextInput label="About" required autoComplete="off" {...form.getInputProps('subject')} />
      )}
      <InsertTemplate
        kind={templateKindOf[kind]}
        patient={patient}
        visit={null}
        onInsert={({ body }) => insert(body)}
      />
      <Textarea
        ref={textField}
        label="Text"
        required={kind === 'free'}
        description={kind === 'free' ? undefined : 'May be left empty.'}
        autosize
        minRows={6}
        {...form.getInputProps('text')}
      />
      <ReadsAtOnce patient={patient} />
    </FormModal>
  )
}
