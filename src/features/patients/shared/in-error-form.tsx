import { Text, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { inErrorFields } from '@shared/contracts/entered-in-error'
import type { Patient } from '@shared/contracts/patients'
import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { errorFields, errorText } from '@/api/api-error'
import { FormModal } from '@/components/form-modal'
import { toast } from '@/components/toast'
import { Who } from './who'

const schema = z.object(inErrorFields)
const validate = schemaResolver(schema, { sync: true })

interface InErrorFormProps {
  patient: Patient
  /** What is marked. */
  children: ReactNode
  mark: (typed: { reason: string }) => Promise<unknown>
  words: { marked: string; markFailed: string }
  onClose: () => void
}

/** Marks a part of a record as entered in error, and asks what was wrong. */
export function InErrorForm({ patient, children, mark, words, onClose }: InErrorFormProps) {
  const form = useForm({ initialValues: { reason: '' }, validate })
  return (
    <FormModal
      title="Entered in error?"
      about={<Who patient={patient} />}
      form={form}
      submitLabel="Mark as Error"
      save={(typed) => mark(schema.parse(typed))}
      saved={words.marked}
      showSaved={toast.success}
      failed={(error) => ({
        message: errorText(error, { otherwise: words.markFailed }),
        fields: errorFields(error),
      })}
      onClose={onClose}
    >
      <Text size="sm">
        <strong>{children}</strong> stays on the record, struck through, and counts no more.
      </Text>
      <TextInput
        label="What was wrong"
        required
        autoComplete="off"
        {...form.getInputProps('reason')}
      />
    </FormModal>
  )
}
