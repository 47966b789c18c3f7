import { Alert, TextInput } from '@mantine/core'
import { schemaResolver } from '@mantine/form'
import type { Medication } from '@shared/contracts/medications'
import type { Patient } from '@shared/contracts/patients'
import {
  type MedicationInput,
  medicationInputSchema,
  prescriptionMessages,
} from '@shared/contracts/prescriptions'
import * as z from 'zod/mini'
import { FormModal } from '@/components/form-modal'
import { useDraftForm } from '@/components/use-draft-form'
import { PatientBrief } from '@/features/patients/shared/patient-brief'
import { dropDraft } from '@/stores/work'
import { bleedingWarning } from './bleeding'
import { MedicineName } from './medicine-name'

const blank: MedicationInput = { name: '', dosage: '', frequency: '', duration: '' }
const typed = z.object({
  name: z.string(),
  dosage: z.string(),
  frequency: z.string(),
  duration: z.string(),
})
const validate = schemaResolver(medicationInputSchema, { sync: true })

interface AddMedicationDialogProps {
  /** Whom it is for, once that is known. */
  patient: Patient | null
  /** Names what is half typed. */
  draft: string
  /** What is known of its name already; '' for nothing. */
  name: string
  onAdd: (medication: Medication) => void
  onClose: () => void
  /** What the new one comes to: taken already, or prescribed beside it. */
  present: readonly Medication[]
}

/** Asks for one medicine. */
export function AddMedicationDialog({
  patient,
  draft,
  name,
  onAdd,
  onClose,
  present,
}: AddMedicationDialogProps) {
  const form = useDraftForm<MedicationInput>({
    draft,
    schema: typed,
    blank: { ...blank, name },
    validate,
  })
  const warning = bleedingWarning(form.values.name, present)

  const add = async (values: MedicationInput) => {
    const { duration, ...medication } = medicationInputSchema.parse(values)
    onAdd(duration === '' ? medication : { ...medication, duration })
  }

  return (
    <FormModal
      title="Add Medication"
      form={form}
      submitLabel="Add"
      save={add}
      failed={() => ({ message: prescriptionMessages.saveFailed })}
      onClose={() => {
        // Closed is added or thrown away: a reload alone finds it again.
        dropDraft(draft)
        onClose()
      }}
    >
      {patient && <PatientBrief patient={patient} />}
      <MedicineName {...form.getInputProps('name')} value={form.values.name} />
      {warning !== null && <Alert color="yellow">{warning}</Alert>}
      <TextInput
        label="Dosage"
        placeholder="e.g. 500 mg"
        required
        autoComplete="off"
        {...form.getInputProps('dosage')}
      />
      <TextInput
        label="Frequency"
        placeholder="e.g. twice daily"
        required
        autoComplete="off"
        {...form.getInputProps('frequency')}
      />
      <TextInput
        label="Duration"
        placeholder="e.g. 7 days"
        autoComplete="off"
        {...form.getInputProps('duration')}
      />
    </FormModal>
  )
}
