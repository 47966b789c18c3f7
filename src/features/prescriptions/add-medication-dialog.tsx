import { Alert, Checkbox, TextInput } from '@mantine/core'
import { schemaResolver } from '@mantine/form'
import type { Medication } from '@shared/contracts/medications'
import type { Patient } from '@shared/contracts/patients'
import {
  type MedicationInput,
  medicationInputSchema,
  prescriptionMessages,
} from '@shared/contracts/prescriptions'
import { unlikelyDose } from '@shared/medicines/context/dose'
import { useState } from 'react'
import * as z from 'zod/mini'
import { ApiError, errorFields, errorText } from '@/api/api-error'
import { FormModal } from '@/components/form-modal'
import { useDraftForm } from '@/components/use-draft-form'
import { PatientBrief } from '@/features/patients/shared/patient-brief'
import { dropDraft } from '@/stores/work'
import { bleedingWarning } from './bleeding'
import { MedicineName } from './medicine-name'
import { useLooksAtRecord } from './use-looks-at-record'

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
  /** The one that is corrected; a new one is added without it. */
  edited?: Medication
  /** Names what is half typed. */
  draft: string
  /** What is known of its name already; '' for nothing. */
  name: string
  onAdd: (medication: Medication) => void
  onClose: () => void
  /** What the new one comes to: taken already, or prescribed beside it. */
  present: readonly Medication[]
}

/** Asks for one medicine, or corrects one. */
export function AddMedicationDialog({
  patient,
  edited,
  draft,
  name,
  onAdd,
  onClose,
  present,
}: AddMedicationDialogProps) {
  const form = useDraftForm<MedicationInput>({
    draft,
    schema: typed,
    blank: { ...blank, name, ...edited, duration: edited?.duration ?? '' },
    validate,
  })
  const warning = bleedingWarning(form.values.name, present)
  const keeps = useLooksAtRecord()
  const unlikely = keeps ? unlikelyDose(form.values.dosage) : null
  /** The amount that was confirmed: another one is asked about again. */
  const [meant, setMeant] = useState<string | null>(null)

  const add = async (values: MedicationInput) => {
    if (unlikely !== null && unlikely !== meant) {
      const { doseNotConfirmed } = prescriptionMessages
      throw new ApiError(422, { fields: { dosage: doseNotConfirmed }, message: doseNotConfirmed })
    }
    const { duration, ...medication } = medicationInputSchema.parse(values)
    onAdd(duration === '' ? medication : { ...medication, duration })
  }

  return (
    <FormModal
      title={edited ? 'Edit Medication' : 'Add Medication'}
      form={form}
      submitLabel={edited ? 'Save' : 'Add'}
      save={add}
      failed={(error) => ({
        message: errorText(error, { otherwise: prescriptionMessages.saveFailed }),
        fields: errorFields(error),
      })}
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
      <div aria-live="polite">
        {unlikely !== null && (
          <Alert color="yellow" title={prescriptionMessages.doseUnlikely(unlikely)}>
            <Checkbox
              label={prescriptionMessages.doseMeant(unlikely)}
              checked={meant === unlikely}
              onChange={({ currentTarget }) => {
                setMeant(currentTarget.checked ? unlikely : null)
                form.clearFieldError('dosage')
              }}
            />
          </Alert>
        )}
      </div>
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
