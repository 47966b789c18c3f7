import { patientEndpoints, patientMessages } from '@shared/contracts/patients'
import { useWriteAllergies } from '@/api/patients'
import '@/components/later-styles'
import { TagsInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import * as z from 'zod/mini'
import { FormModal } from '@/components/form-modal'
import { toast } from '@/components/toast'
import { Who } from './shared/who'
import { type PatientFormProps, useSeenPatient } from './use-seen-patient'

const schema = z.pick(patientEndpoints.writeAllergies.input, { allergies: true })
const validate = schemaResolver(schema, { sync: true })

/** All allergies that are known of a patient. */
export function AllergiesForm({ patient, onClose }: PatientFormProps) {
  const write = useWriteAllergies()
  const { opened, change, changes, failed } = useSeenPatient(patient)
  const form = useForm({ initialValues: { allergies: opened.allergies }, validate })
  // Of one entry among them, or of their number.
  const [wrong] = Object.values(form.errors)

  return (
    <FormModal
      title="Allergies"
      about={<Who patient={opened} />}
      form={form}
      submitLabel="Save"
      save={(typed) => write.mutateAsync({ ...schema.parse(typed), ...change })}
      saved={patientMessages.allergiesSaved}
      showSaved={toast.success}
      failed={(error) =>
        failed(error, patientMessages.allergiesFailed, (before, now) => {
          if (String(form.values.allergies) === String(before.allergies))
            form.setFieldValue('allergies', now.allergies)
        })
      }
      onClose={onClose}
    >
      {changes}
      <TagsInput
        label="Allergies"
        description="Press Enter or a comma after each. Empty means that nobody has asked."
        // There is nothing to choose from, and Escape is the dialog's.
        dropdownOpened={false}
        {...form.getInputProps('allergies')}
        error={wrong}
      />
    </FormModal>
  )
}
