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
import { useState } from 'react'
import { errorFields, errorText } from '@/api/api-error'
import { useIssueLetter } from '@/api/letters'
import { DateField } from '@/components/date-field'
import { FormModal } from '@/components/form-modal'
import { toast } from '@/components/toast'
import { useDraftForm } from '@/components/use-draft-form'
import { Who } from '@/features/patients/shared/who'
import { clinicToday } from '@/stores/clinic-day'
import { dropDraft } from '@/stores/work'

const validate = schemaResolver(typedLetterSchema, { sync: true })
const kinds = letterKinds.map((value) => ({ value, label: letterKindWords[value] }))
const isKind = (value: string | null): value is TypedLetter['kind'] =>
  letterKinds.some((kind) => kind === value)

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
  return (
    <FormModal
      title="New Letter"
      about={<Who patient={patient} />}
      size="lg"
      form={form}
      submitLabel="Issue"
      save={async (typed) => {
        const letter = { ...typedLetterSchema.parse(typed), patientId: patient.id }
        const issued = await issue.mutateAsync(letter)
        dropDraft(draft)
        return issued
      }}
      saved={(letter) => letterMessages.issued(letterNumber(letter))}
      showSaved={toast.success}
      failed={(error) => ({
        message: errorText(error, { otherwise: letterMessages.issueFailed }),
        fields: errorFields(error),
      })}
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
      <Textarea
        label="Text"
        required={kind === 'free'}
        description={kind === 'free' ? undefined : 'May be left empty.'}
        autosize
        minRows={6}
        {...form.getInputProps('text')}
      />
    </FormModal>
  )
}
