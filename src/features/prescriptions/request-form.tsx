import { Select, Textarea, TextInput } from '@mantine/core'
import { schemaResolver } from '@mantine/form'
import {
  type PrescriptionRequestInput,
  prescriptionRequestInputSchema,
  requestMessages,
} from '@shared/contracts/prescription-requests'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { errorFields, errorText } from '@/api/api-error'
import { ownRequestsQuery, useRequestPrescription } from '@/api/prescription-requests'
import { doctorsQuery } from '@/api/staff'
import { ownAppointmentsQuery } from '@/api/visits'
import { FormModal } from '@/components/form-modal'
import { nothingFound } from '@/components/nothing-found'
import { useDraftForm } from '@/components/use-draft-form'
import { doctorOptions, namedDoctor } from '@/features/staff/shared/doctor-options'
import { dropDraft } from '@/stores/work'

const draft = 'prescription-request'
const blank: PrescriptionRequestInput = { doctorId: '', medicine: '', note: '' }
const typed = z.object({ doctorId: z.string(), medicine: z.string(), note: z.string() })
const validate = schemaResolver(prescriptionRequestInputSchema, { sync: true })

/** Asks a doctor for a prescription: one of those who treat the patient, or any where nobody does yet. */
export function RequestForm({ onClose }: { onClose: () => void }) {
  const appointments = useQuery(ownAppointmentsQuery)
  const requests = useQuery(ownRequestsQuery)
  const request = useRequestPrescription()
  const form = useDraftForm({ draft, schema: typed, blank, validate })

  // Appointments after requests: they know the department as well.
  const seen = appointments.data?.filter(({ status }) => status !== 'cancelled')
  const known = [...(requests.data ?? []), ...(seen ?? [])]
  const knowsNobody = !requests.isPending && !appointments.isPending && known.length === 0
  const all = useQuery({ ...doctorsQuery(null), enabled: knowsNobody })
  const doctors = doctorOptions(knowsNobody ? (all.data ?? []).map(namedDoctor) : known)
  const waits = knowsNobody ? all.isPending : requests.isPending || appointments.isPending

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
      failed={(error) => ({
        message: errorText(error, { otherwise: requestMessages.failed }),
        fields: errorFields(error),
      })}
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
        nothingFoundMessage={nothingFound(waits)}
        data={doctors}
        {...form.getInputProps('doctorId')}
        value={form.values.doctorId || null}
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
