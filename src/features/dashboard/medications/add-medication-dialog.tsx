import { TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { ModalForm } from '@/components/modal-form'
import type { Medication } from '@/contracts/patients'
import { type MedicationInput, medicationInputSchema } from '@/contracts/prescriptions'
import { Caution } from '../caution'
import { bleedingWarning } from './bleeding'

const blank: MedicationInput = { name: '', dosage: '', frequency: '', duration: '' }
const validate = schemaResolver(medicationInputSchema, { sync: true })

interface AddMedicationDialogProps {
  onAdd: (medication: Medication) => void
  onClose: () => void
  /** What the new one comes to: taken already, or prescribed beside it. */
  present: readonly Medication[]
}

/** Asks for one medicine. */
export function AddMedicationDialog({ onAdd, onClose, present }: AddMedicationDialogProps) {
  const form = useForm<MedicationInput>({ initialValues: blank, validate })
  const warning = bleedingWarning(form.values.name, present)

  const add = async (typed: MedicationInput) => {
    const { duration, ...medication } = medicationInputSchema.parse(typed)
    onAdd(duration === '' ? medication : { ...medication, duration })
    return true
  }

  return (
    <ModalForm
      title="Add Medication"
      form={form}
      submitLabel="Add"
      loading={false}
      error={null}
      onSubmit={add}
      onClose={onClose}
    >
      <TextInput
        label="Name"
        required
        autoComplete="off"
        spellCheck={false}
        {...form.getInputProps('name')}
      />
      {warning !== null && <Caution>{warning}</Caution>}
      <TextInput
        label="Dosage"
        placeholder="500 mg"
        required
        autoComplete="off"
        {...form.getInputProps('dosage')}
      />
      <TextInput
        label="Frequency"
        placeholder="Twice daily"
        required
        autoComplete="off"
        {...form.getInputProps('frequency')}
      />
      <TextInput
        label="Duration"
        placeholder="7 days"
        autoComplete="off"
        {...form.getInputProps('duration')}
      />
    </ModalForm>
  )
}
