import { SimpleGrid, Text, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import {
  type MeasureName,
  measureNames,
  measures,
  ofMeasures,
  typedVitals,
  vitalsEndpoints,
  vitalsMessages,
} from '@shared/contracts/vitals'
import { errorFields, errorText } from '@/api/api-error'
import { useRecordVitals } from '@/api/vitals'
import { FormModal } from '@/components/form-modal'
import { toast } from '@/components/toast'
import { Who } from '@/features/patients/shared/who'
import type { Person } from '@/features/patients/shared/who-words'

type Typed = Record<MeasureName, string>

const blank: Typed = ofMeasures(() => '')

interface VitalsFormProps {
  patientId: string
  patient: Person
  onClose: () => void
}

/** What was just measured of a patient: what was not is left empty. */
export function VitalsForm({ patient, patientId, onClose }: VitalsFormProps) {
  const record = useRecordVitals()
  const validate = schemaResolver(vitalsEndpoints.create.input, { sync: true })
  const form = useForm<Typed>({
    initialValues: blank,
    validate: (typed) => validate(typedVitals(patientId, typed)),
  })
  return (
    <FormModal
      title="Vitals"
      about={<Who patient={patient} />}
      form={form}
      submitLabel="Save"
      save={(typed) => record.mutateAsync(typedVitals(patientId, typed))}
      saved={vitalsMessages.saved}
      showSaved={toast.success}
      failed={(error) => ({
        message: errorText(error, { otherwise: vitalsMessages.saveFailed }),
        fields: errorFields(error),
      })}
      onClose={onClose}
    >
      <Text size="sm">Leave empty what was not measured.</Text>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        {measureNames.map((name) => (
          <TextInput
            key={name}
            label={`${measures[name].label} (${measures[name].unit})`}
            inputMode="decimal"
            autoComplete="off"
            {...form.getInputProps(name)}
          />
        ))}
      </SimpleGrid>
    </FormModal>
  )
}
