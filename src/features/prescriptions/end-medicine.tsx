import { Text, Textarea } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { errorFields, errorText } from '@/api/api-error'
import { useEndMedicine } from '@/api/prescriptions'
import { FormModal } from '@/components/form-modal'
import { toast } from '@/components/toast'
import {
  endMedicineSchema,
  type Prescription,
  prescriptionMessages,
} from '@/contracts/prescriptions'
import { directions } from './prescription-text'

const validate = schemaResolver(endMedicineSchema, { sync: true })

interface EndMedicineProps {
  /** As it is now: what somebody else has changed of it meanwhile is ended from at the second try. */
  prescription: Prescription
  /** Its place among the medicines. */
  medicine: number
  onClose: () => void
}

/** Ends a medicine, and asks why; nobody has to say. */
export function EndMedicine({ prescription, medicine: at, onClose }: EndMedicineProps) {
  const { id, patientName, version = 1, medicines } = prescription
  const end = useEndMedicine()
  const form = useForm({ initialValues: { reason: '' }, validate })
  const medicine = medicines[at]
  const name = medicine?.name ?? ''
  return (
    <FormModal
      title="End Medicine"
      form={form}
      submitLabel="End Medicine"
      cancelLabel="Keep Medicine"
      save={(typed) =>
        end.mutateAsync({ id, version, medicine: at, ...endMedicineSchema.parse(typed) })
      }
      saved={prescriptionMessages.ended(name)}
      showSaved={toast.success}
      failed={(error) => ({
        message: errorText(error, { otherwise: prescriptionMessages.endFailed }),
        fields: errorFields(error),
      })}
      onClose={onClose}
    >
      <Text size="sm">
        <strong>{name}</strong> {medicine && directions(medicine)} leaves the current medications of{' '}
        {patientName}.
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
