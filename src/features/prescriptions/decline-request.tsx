import { Text, Textarea } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import {
  declineRequestSchema,
  type RequestState,
  requestMessages,
} from '@shared/contracts/prescription-requests'
import { errorFields, errorText } from '@/api/api-error'
import { useDeclineRequest } from '@/api/prescription-requests'
import { FormModal } from '@/components/form-modal'
import { toast } from '@/components/toast'
import { Who } from '@/features/patients/shared/who'

const validate = schemaResolver(declineRequestSchema, { sync: true })

interface DeclineRequestProps {
  request: RequestState
  onClose: () => void
}

/** Declines a request for a prescription, with a reason that the patient reads. */
export function DeclineRequest({ request, onClose }: DeclineRequestProps) {
  const { id, version = 1, medicine, note, patientNumber, patientName, ...who } = request
  const decline = useDeclineRequest()
  const form = useForm({ initialValues: { reason: '' }, validate })
  return (
    <FormModal
      title="Decline Request"
      about={<Who patient={{ ...who, number: patientNumber, name: patientName }} />}
      form={form}
      submitLabel="Decline"
      save={(typed) => decline.mutateAsync({ id, version, ...declineRequestSchema.parse(typed) })}
      saved={requestMessages.declined}
      showSaved={toast.success}
      failed={(error) => ({
        message: errorText(error, { otherwise: requestMessages.declineFailed }),
        fields: errorFields(error),
      })}
      onClose={onClose}
    >
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        The patient asks for <span translate="no">{note ? `${medicine}. ${note}` : medicine}</span>
      </Text>
      <Textarea
        label="Reason"
        description="The patient reads it."
        required
        rows={2}
        {...form.getInputProps('reason')}
      />
    </FormModal>
  )
}
