import { type Patient, patientEndpoints, patientMessages } from '@shared/contracts/patients'
import { useWriteAllergies } from '@/api/patients'
import '@/components/later-styles'
import { Checkbox, TagsInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import * as z from 'zod/mini'
import { FormModal } from '@/components/form-modal'
import { toast } from '@/components/toast'
import { Who } from './shared/who'
import { type PatientFormProps, useSeenPatient } from './use-seen-patient'

const schema = z.pick(patientEndpoints.writeAllergies.input, { allergies: true })
const validate = schemaResolver(schema, { sync: true })

/** What the form begins with. */
const typedOf = ({ allergies, noKnownAllergies }: Patient) => ({
  allergies,
  noneKnown: Boolean(noKnownAllergies),
})

/** All allergies that are known of a patient. */
export function AllergiesForm({ patient, onClose }: PatientFormProps) {
  const write = useWriteAllergies()
  const { opened, change, changes, failed } = useSeenPatient(patient)
  const form = useForm({ initialValues: typedOf(opened), validate })
  const hasNone = form.values.allergies.length === 0
  // Of one entry among them, or of their number.
  const [wrong] = Object.values(form.errors)

  return (
    <FormModal
      title="Allergies"
      about={<Who patient={opened} />}
      form={form}
      submitLabel="Save"
      save={({ noneKnown, ...typed }) =>
        write.mutateAsync({
          ...schema.parse(typed),
          // A mark that is left keeps the day and the person who asked.
          ...(noneKnown !== typedOf(opened).noneKnown && { noneKnown }),
          ...change,
        })
      }
      saved={patientMessages.allergiesSaved}
      showSaved={toast.success}
      failed={(error) =>
        failed(error, patientMessages.allergiesFailed, (before, now) => {
          const [was, is, typed] = [typedOf(before), typedOf(now), form.getValues()]
          const isSame = String(typed.allergies) === String(was.allergies)
          const allergies = isSame ? is.allergies : typed.allergies
          const noneKnown = typed.noneKnown === was.noneKnown ? is.noneKnown : typed.noneKnown
          form.setValues({ allergies, noneKnown: noneKnown && allergies.length === 0 })
        })
      }
      onClose={onClose}
    >
      {changes}
      <TagsInput
        label="Allergies"
        description="Press Enter or a comma after each."
        // There is nothing to choose from, and Escape is the dialog's.
        dropdownOpened={false}
        {...form.getInputProps('allergies')}
        onChange={(allergies) =>
          form.setValues({ allergies, ...(allergies.length > 0 && { noneKnown: false }) })
        }
        error={wrong}
      />
      <Checkbox
        label="No known allergies"
        description="Only if you asked. Without it, the record says that allergies were not asked."
        disabled={!hasNone}
        {...form.getInputProps('noneKnown', { type: 'checkbox' })}
      />
    </FormModal>
  )
}
