import { useForm } from '@mantine/form'
import { patientMessages } from '@shared/contracts/patients'
import { useCorrectPatient } from '@/api/patients'
import { FormModal } from '@/components/form-modal'
import { toast } from '@/components/toast'
import { untouched } from '@/lib/untouched'
import { PatientFields } from './patient-fields'
import type { TypedPatient } from './shared/registration-draft'
import { Who } from './shared/who'
import { atFields, readPatient, typedPatient, validatePatient } from './typed-patient'
import { type PatientFormProps, useSeenPatient } from './use-seen-patient'

/** What was typed at the registration, to be put right. */
export function CorrectPatient({ patient, onClose }: PatientFormProps) {
  const correct = useCorrectPatient()
  const { opened, change, changes, failed } = useSeenPatient(patient)
  const form = useForm<TypedPatient>({
    initialValues: typedPatient(opened),
    validate: validatePatient,
  })
  const takeOver = (before: TypedPatient, now: TypedPatient) => {
    form.setValues(untouched(form.values, before, now))
  }

  return (
    <FormModal
      title={`Correct no. ${opened.number}`}
      about={<Who patient={opened} />}
      form={form}
      submitLabel="Save"
      save={(typed) => correct.mutateAsync({ ...readPatient(typed), ...change })}
      saved={patientMessages.corrected}
      showSaved={toast.success}
      failed={(error) => {
        const { message, fields } = failed(error, patientMessages.correctFailed, (before, now) =>
          takeOver(typedPatient(before), typedPatient(now)),
        )
        return { message, fields: atFields(fields) }
      }}
      onClose={onClose}
    >
      {changes}
      <PatientFields form={form} />
    </FormModal>
  )
}
