import { Group, Select, TextInput } from '@mantine/core'
import { schemaResolver } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { errorFields, errorText } from '@/api/api-error'
import { doctorsQuery } from '@/api/staff'
import { useScheduleVisit } from '@/api/visits'
import { DateField } from '@/components/date-field'
import { isIncomplete } from '@/components/form-errors'
import { FormModal } from '@/components/form-modal'
import { QueryAlert } from '@/components/query-alert'
import { toast } from '@/components/toast'
import { useDraftForm } from '@/components/use-draft-form'
import { staffMessages } from '@/contracts/staff'
import { type Visit, type VisitInput, visitInputSchema, visitMessages } from '@/contracts/visits'
import { PatientSelect } from '@/features/patients/shared/patient-select'
import { clinicToday } from '@/lib/clinic-date'
import { dropDraft, readDraft } from '@/stores/work'
import { SlotHints } from './slot-hints'

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

  return (
    <FormModal
      title="Schedule New Appointment"
      form={form}
      submitLabel="Schedule"
      incomplete={isIncomplete(form) ? visitMessages.incomplete : null}
      save={async (typed) => {
        const visit = await schedule.mutateAsync(visitInputSchema.parse(typed))
        dropDraft(draft)
        return visit
      }}
      saved={visitMessages.scheduled}
      showSaved={toast.success}
      onSaved={onScheduled}
      failed={(error) => ({
        message: errorText(error, { otherwise: visitMessages.scheduleFailed }),
        fields: errorFields(error),
        // The specified sentence stands in the form (docs/product.md, Front desk).
        alsoInForm: true,
      })}
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
          onBlur={() => {
            const read = visitInputSchema.shape.time.safeParse(form.values.time)
            if (read.success) form.setFieldValue('time', read.data)
            else if (form.values.time.trim() !== '')
              form.setFieldError('time', visitMessages.timeRequired)
          }}
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
    </FormModal>
  )
}

/** Each name once: a select has no room for two of the same. */
const doctorNames = (doctors: readonly { name: string }[]): string[] =>
  [...new Set(doctors.map(({ name }) => `Dr. ${name}`))].sort((a, b) => a.localeCompare(b))
