import { Select, Textarea, TextInput } from '@mantine/core'
import { schemaResolver } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { useRequestPrescription } from '@/api/prescription-requests'
import { ownPrescriptionsQuery } from '@/api/prescriptions'
import { ownAppointmentsQuery } from '@/api/visits'
import { FormModal } from '@/components/form-modal'
import { useDraftForm } from '@/components/use-draft-form'
import {
  type PrescriptionRequestInput,
  prescriptionRequestInputSchema,
  requestMessages,
} from '@/contracts/prescription-requests'
import { dropDraft } from '@/stores/work'

const draft = 'prescription-request'
const blank: PrescriptionRequestInput = { doctor: '', medicine: '', note: '' }
const typed = z.object({ doctor: z.string(), medicine: z.string(), note: z.string() })
const validate = schemaResolver(prescriptionRequestInputSchema, { sync: true })

/** Asks a doctor for a prescription: one of those who treat the patient. */
export function RequestForm({ onClose }: { onClose: () => void }) {
  const appointments = useQuery(ownAppointmentsQuery)
  const prescriptions = useQuery(ownPrescriptionsQuery)
  const request = useRequestPrescription()
  const form = useDraftForm({ draft, schema: typed, blank, validate })

  const known = [...(prescriptions.data ?? []), ...(appointments.data ?? [])]
  const doctors = [...new Set(known.map(({ doctor }) => doctor))].sort()
  const waits = prescriptions.isPending || appointments.isPending

  return (
    <FormModal
      title="Request Prescription"
      submitLabel="Send Request"
      form={form}
      save={async (values) => {
        await request.mutateAsync(prescriptionRequestInputSchema.parse(values))
        dropDraft(draft)
      }}
      saved={requestMessages.requested}
      failed={() => ({ message: requestMessages.failed })}
      onClose={() => {
        // Closed is sent or thrown away: a reload alone finds it again.
        dropDraft(draft)
        onClose()
      }}
    >
      <Select
        label="Doctor"
        placeholder="Select a doctor"
        required
        nothingFoundMessage={waits ? 'Loading…' : 'Nothing found'}
        data={doctors}
        {...form.getInputProps('doctor')}
        value={form.values.doctor || null}
      />
      <TextInput
        label="Medicine"
        description="The medicine, and how much of it"
        required
        autoComplete="off"
        {...form.getInputProps('medicine')}
      />
      <Textarea
        label="Note"
        description="Anything the doctor should know"
        rows={3}
        {...form.getInputProps('note')}
      />
    </FormModal>
  )
}
