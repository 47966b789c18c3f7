import { Group, Select, TextInput } from '@mantine/core'
import { schemaResolver } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { errorFields, errorText } from '@/api/client'
import { doctorsQuery } from '@/api/staff'
import { useScheduleVisit } from '@/api/visits'
import { DateField } from '@/components/date-field'
import { showFieldErrors } from '@/components/form-errors'
import { ModalForm } from '@/components/modal-form'
import { toast } from '@/components/toast'
import { useDraftForm } from '@/components/use-draft-form'
import { staffMessages } from '@/contracts/staff'
import { type Visit, type VisitInput, visitInputSchema, visitMessages } from '@/contracts/visits'
import { clinicToday } from '@/lib/clinic-date'
import { dropDraft, readDraft } from '@/stores/work'
import { PatientSelect } from '../patient-select'
import { QueryAlert } from '../query-alert'
import { SlotHints } from './slot-hints'
import { useFormMessage } from './use-form-message'

const draft = 'appointment'
const typedSchema = z.object({
  patientId: z.string(),
  date: z.string(),
  time: z.string(),
  reason: z.string(),
  doctor: z.string(),
})
/** Most are for today, and whoever wants another day types over it. */
const blankOfToday = (): VisitInput => ({
  patientId: '',
  date: clinicToday(),
  time: '',
  reason: '',
  doctor: '',
})
const validate = schemaResolver(visitInputSchema, { sync: true })

/** Whether an appointment was begun and not scheduled. */
export const hasAppointmentDraft = (): boolean => readDraft(draft, typedSchema) !== null

interface ScheduleDialogProps {
  onScheduled: (visit: Visit) => void
  onClose: () => void
}

export function ScheduleDialog({ onScheduled, onClose }: ScheduleDialogProps) {
  const schedule = useScheduleVisit()
  const doctors = useQuery({ ...doctorsQuery(null), select: doctorNames })
  const [blank] = useState(blankOfToday)
  const form = useDraftForm<VisitInput>({ draft, schema: typedSchema, blank, validate })
  const { message, fail } = useFormMessage(form, visitMessages.incomplete)

  const submit = async (typed: VisitInput) => {
    try {
      const visit = await schedule.mutateAsync(visitInputSchema.parse(typed))
      toast.success(visitMessages.scheduled)
      onScheduled(visit)
      return true
    } catch (error) {
      showFieldErrors(form, errorFields(error))
      fail(typed, errorText(error, { otherwise: visitMessages.scheduleFailed }))
      return false
    }
  }

  return (
    <ModalForm
      title="Schedule New Appointment"
      form={form}
      submitLabel="Schedule"
      loading={schedule.isPending}
      error={message}
      onSubmit={submit}
      onClose={() => {
        dropDraft(draft)
        onClose()
      }}
    >
      <PatientSelect {...form.getInputProps('patientId')} value={form.values.patientId} />
      <Group grow align="flex-start">
        <DateField label="Date" required {...form.getInputProps('date')} value={form.values.date} />
        <TextInput
          label="Time"
          placeholder="HH:MM"
          required
          autoComplete="off"
          {...form.getInputProps('time')}
        />
      </Group>
      <TextInput label="Reason" required autoComplete="off" {...form.getInputProps('reason')} />
      <QueryAlert query={doctors} otherwise={staffMessages.doctorsFailed} />
      <Select
        label="Doctor"
        placeholder="Select a doctor"
        data={doctors.data ?? []}
        required
        {...form.getInputProps('doctor')}
        value={form.values.doctor || null}
      />
      <SlotHints typed={form.values} />
    </ModalForm>
  )
}

/** Each name once: a select has no room for two of the same. */
const doctorNames = (doctors: readonly { name: string }[]): string[] =>
  [...new Set(doctors.map(({ name }) => `Dr. ${name}`))].sort((a, b) => a.localeCompare(b))
