import { Textarea, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import {
  type Clinic,
  type ClinicInput,
  clinicInputSchema,
  clinicMessages,
} from '@shared/contracts/clinic'
import { errorFields, errorText } from '@/api/api-error'
import { staleClinic, useChangeClinic } from '@/api/clinic'
import type { RecordWords } from '@/components/changed-meanwhile'
import { FormModal } from '@/components/form-modal'
import { toast } from '@/components/toast'
import { useSeenRecord } from '@/components/use-seen-record'
import { untouched } from '@/lib/untouched'

const validate = schemaResolver(clinicInputSchema, { sync: true })

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
  const { opened, seen, changes, readFailure } = useSeenRecord(clinic, {
    words: clinicWords,
    stale: staleClinic,
  })
  const { name, address, phone } = opened
  const form = useForm<ClinicInput>({ initialValues: { name, address, phone }, validate })
  /** What was not touched here follows what somebody else has made of it. */
  const takeOver = (before: Clinic, now: Clinic) => {
    form.setValues(untouched(form.values, before, now))
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
        readFailure(error, takeOver)
        return {
          message: errorText(error, { otherwise: clinicMessages.saveFailed }),
          fields: errorFields(error),
        }
      }}
      onClose={onClose}
    >
      {changes}
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
