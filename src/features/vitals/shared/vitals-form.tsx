import { Alert, SimpleGrid, Text } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { gradesOf, hasCriticalGrade } from '@shared/contracts/vital-grades'
import { questionsAbout } from '@shared/contracts/vital-questions'
import { criticalWords } from '@shared/contracts/vital-words'
import {
  comparatorsOf,
  isMeasurable,
  type MeasureName,
  numbersOf,
  ofMeasures,
  typedVitals,
  type Vitals,
  vitalsEndpoints,
  vitalsMessages,
} from '@shared/contracts/vitals'
import { useQuery } from '@tanstack/react-query'
import { errorFields, errorText } from '@/api/api-error'
import { useRecordVitals, vitalsOfPatientQuery } from '@/api/vitals'
import { confirm, showAlarm } from '@/components/dialogs'
import { FormModal } from '@/components/form-modal'
import { toast } from '@/components/toast'
import { Who } from '@/features/patients/shared/who'
import type { Person } from '@/features/patients/shared/who-words'
import { clinicTime, clinicToday } from '@/stores/clinic-day'
import { VitalField } from './vital-field'
import { criticalNotice } from './vitals-words'

type Typed = Record<MeasureName, string>

const blank: Typed = ofMeasures(() => '')

/** In the order in which they are measured and typed: the two of the blood pressure next to each other. */
const fieldOrder: readonly MeasureName[] = [
  ...(['systolic', 'diastolic', 'pulse', 'respiratoryRate'] as const),
  ...(['temperature', 'oxygenSaturation', 'weight', 'height'] as const),
]

/** What is unlikely is to be corrected, and nothing was saved: the questions by their fields. */
class NotConfirmed extends Error {
  readonly fields: Readonly<Record<string, string>>
  constructor(fields: Readonly<Record<string, string>>) {
    super('not confirmed')
    this.fields = fields
  }
}

interface VitalsFormProps {
  patientId: string
  patient: Person
  onClose: () => void
}

/** What was just measured of a patient: what was not is left empty. */
export function VitalsForm({ patient, patientId, onClose }: VitalsFormProps) {
  const record = useRecordVitals()
  const { data } = useQuery(vitalsOfPatientQuery(patientId))
  const last = lastValues(data?.rows ?? [])
  const validate = schemaResolver(vitalsEndpoints.create.input, { sync: true })
  const form = useForm<Typed>({
    initialValues: blank,
    validate: (typed) => validate(typedVitals(patientId, typed)),
  })
  const measuredPatient = { ...patient, on: clinicToday() }
  const shown = shownOf(typedVitals(patientId, form.values))
  const grades = gradesOf(shown, measuredPatient)

  const save = async (typed: Typed) => {
    const input = typedVitals(patientId, typed)
    const questions = questionsAbout(numbersOf(input), measuredPatient, last)
    const asked = Object.values(questions)
    const isSure =
      asked.length === 0 ||
      (await confirm({
        title: 'Is that right?',
        about: <Who patient={patient} />,
        message: 'Compare with the device, the unit and the patient.',
        items: asked,
        confirmLabel: 'Yes, save',
        cancelLabel: 'No, correct',
        danger: true,
      }))
    if (!isSure) throw new NotConfirmed(questions)
    const recorded = await record.mutateAsync(input)
    if (recorded.critical) showAlarm('Critical vitals', criticalNotice(recorded))
    return recorded
  }

  return (
    <FormModal
      title="Vitals"
      about={<Who patient={patient} />}
      form={form}
      submitLabel="Save"
      save={save}
      saved={vitalsMessages.saved}
      showSaved={toast.success}
      failed={(error) =>
        error instanceof NotConfirmed
          ? { message: Object.values(error.fields)[0] ?? '', fields: error.fields }
          : {
              message: errorText(error, { otherwise: vitalsMessages.saveFailed }),
              fields: errorFields(error),
            }
      }
      onClose={onClose}
    >
      <Text size="sm">Leave empty what was not measured.</Text>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" verticalSpacing="xs">
        {fieldOrder.map((name) => (
          <VitalField
            key={name}
            name={name}
            typed={form.values[name]}
            last={last[name]}
            grade={grades[name]}
            onUse={(value) => form.setFieldValue(name, String(value))}
            {...form.getInputProps(name)}
          />
        ))}
      </SimpleGrid>
      <div aria-live="assertive">
        {hasCriticalGrade(grades) && (
          <Alert role="presentation" color="red" title="Critical">
            {criticalWords({ ...shown, grades })}. Saving notifies a doctor.
          </Alert>
        )}
      </div>
    </FormModal>
  )
}

/** The values typed so far that can be measured: the others are not graded. */
function shownOf(readings: ReturnType<typeof typedVitals>) {
  const numbers = numbersOf(readings)
  const comparators = comparatorsOf(readings)
  return {
    ...ofMeasures((name) => {
      const value = numbers[name]
      return value !== null && isMeasurable(name, value) ? value : null
    }),
    comparators,
  }
}

/** The last value of each measure that counts, and its day. */
function lastValues(rows: readonly Vitals[]) {
  const counting = rows.filter(({ inError }) => inError === null)
  return Object.fromEntries(
    fieldOrder.flatMap((name) => {
      const row = counting.find((one) => one[name] !== null)
      const value = row?.[name]
      if (!row || value === null || value === undefined) return []
      return [[name, { value, on: clinicTime(new Date(row.measuredAt)).date }]]
    }),
  )
}
