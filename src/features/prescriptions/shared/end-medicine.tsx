import { Text, Textarea } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { endMedicineSchema, type Medication } from '@shared/contracts/medications'
import type { Patient } from '@shared/contracts/patients'
import { prescriptionMessages } from '@shared/contracts/prescriptions'
import type * as z from 'zod/mini'
import { errorFields, errorText } from '@/api/api-error'
import { FormModal } from '@/components/form-modal'
import { toast } from '@/components/toast'
import { Who } from '@/features/patients/shared/who'
import { directions } from '../prescription-text'

const validate = schemaResolver(endMedicineSchema, { sync: true })

interface EndMedicineProps {
  medicine: Medication
  patient: Patient
  /** Ends it as it is now: what somebody else has changed meanwhile is ended from at the second try. */
  end: (typed: z.output<typeof endMedicineSchema>) => Promise<unknown>
  onClose: () => void
}

/** Ends a medicine, and asks why; nobody has to say. */
export function EndMedicine({ medicine, patient, end, onClose }: EndMedicineProps) {
  const form = useForm({ initialValues: { reason: '' }, validate })
  return (
    <FormModal
      title="End Medicine"
      about={<Who patient={patient} />}
      form={form}
      submitLabel="End Medicine"
      cancelLabel="Keep Medicine"
      save={(typed) => end(endMedicineSchema.parse(typed))}
      saved={prescriptionMessages.ended(medicine.name)}
      showSaved={toast.success}
      failed={(error) => ({
        message: errorText(error, { otherwise: prescriptionMessages.endFailed }),
        fields: errorFields(error),
      })}
      onClose={onClose}
    >
      <Text size="sm">
        <strong>{medicine.name}</strong> {directions(medicine)} leaves the current medications of
        this patient.
      </Text>
      <Textarea
        label="Reason"
        description="May be left empty. The patient reads it, and it is printed."
        autosize
        minRows={2}
        {...form.getInputProps('reason')}
      />
    </FormModal>
  )
}
