import { Textarea, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useState } from 'react'
import { errorFields, errorText } from '@/api/api-error'
import { staleClinic, useChangeClinic } from '@/api/clinic'
import { ChangedMeanwhile, type RecordWords } from '@/components/changed-meanwhile'
import { FormModal } from '@/components/form-modal'
import { toast } from '@/components/toast'
import {
  type Clinic,
  type ClinicInput,
  clinicInputSchema,
  clinicMessages,
} from '@/contracts/clinic'

const validate = schemaResolver(clinicInputSchema, { sync: true })
const fields = ['name', 'address', 'phone'] as const

const clinicWords: RecordWords<Clinic> = [
  ['Name', ({ name }) => name],
  ['Address', ({ address }) => address],
  ['Phone', ({ phone }) => phone],
]

interface ClinicFormProps {
  clinic: Clinic
  onClose: () => void
}

/** The clinic's name and address, as they are to be printed. */
export function ClinicForm({ clinic, onClose }: ClinicFormProps) {
  const change = useChangeClinic()
  const [opened] = useState(clinic)
  const [changed, setChanged] = useState<Clinic | null>(null)
  const seen = changed ?? opened
  const { name, address, phone } = opened
  const form = useForm<ClinicInput>({ initialValues: { name, address, phone }, validate })
  /** What was not touched here follows what somebody else has made of it. */
  const takeOver = (now: Clinic) => {
    for (const field of fields)
      if (form.values[field] === seen[field]) form.setFieldValue(field, now[field])
    setChanged(now)
  }

  return (
    <FormModal
      title="The clinic on paper"
      submitLabel="Save"
      form={form}
      save={(typed) =>
        change.mutateAsync({ ...clinicInputSchema.parse(typed), version: seen.version })
      }
      saved={clinicMessages.saved}
      showSaved={toast.success}
      failed={(error) => {
        const current = staleClinic(error)
        if (current) takeOver(current)
        return {
          message: errorText(error, { otherwise: clinicMessages.saveFailed }),
          fields: errorFields(error),
        }
      }}
      onClose={onClose}
    >
      {changed && <ChangedMeanwhile words={clinicWords} before={opened} now={changed} />}
      <TextInput
        label="Clinic Name"
        required
        autoComplete="organization"
        {...form.getInputProps('name')}
      />
      <Textarea
        label="Address"
        autosize
        minRows={3}
        autoComplete="street-address"
        {...form.getInputProps('address')}
      />
      <TextInput label="Phone" autoComplete="tel" {...form.getInputProps('phone')} />
    </FormModal>
  )
}
