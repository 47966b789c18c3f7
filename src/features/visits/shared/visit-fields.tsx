import { Group, Select, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { doctorsQuery } from '@/api/staff'
import { DateField } from '@/components/date-field'
import { QueryAlert } from '@/components/query-alert'
import { staffMessages } from '@/contracts/staff'
import { type VisitInput, visitInputSchema, visitMessages } from '@/contracts/visits'
import { offeredDoctors } from '@/features/staff/shared/doctor-options'
import { ClashNotice } from './clash-notice'
import { FreeTimes } from './free-times'
import { SlotHints } from './slot-hints'
import type { useSlot } from './use-slot'

interface VisitFieldsProps {
  form: UseFormReturnType<VisitInput>
  slot: ReturnType<typeof useSlot>
  /** What the form does: 'Schedule', say. */
  verb: string
  /** Sends the form all the same, for a reason. */
  onAnyway: (reason: string, form: HTMLFormElement | null) => void
}

/** When a visit is, why, and with whom; and what there is to know of that time. */
export function VisitFields({ form, slot, verb, onAnyway }: VisitFieldsProps) {
  const doctors = useQuery({ ...doctorsQuery(null), select: offeredDoctors })
  const { date, time, doctorId } = form.values
  const doctor = doctors.data?.find(({ value }) => value === doctorId)?.label ?? 'This doctor'
  return (
    <>
      <Group grow align="flex-start">
        <DateField label="Date" required {...form.getInputProps('date')} value={date} />
        <TextInput
          label="Time"
          placeholder="HH:MM"
          required
          autoComplete="off"
          {...form.getInputProps('time')}
          onBlur={() => {
            const read = visitInputSchema.shape.time.safeParse(time)
            if (read.success) form.setFieldValue('time', read.data)
            else if (time.trim() !== '') form.setFieldError('time', visitMessages.timeRequired)
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
        {...form.getInputProps('doctorId')}
        value={doctorId || null}
      />
      {slot.free.length > 0 && (
        <FreeTimes
          free={slot.free}
          wanted={slot.wanted}
          onPick={(span) => {
            slot.pick(span)
            form.setValues({ date: span.date, time: span.time })
            form.clearFieldError('date')
            form.clearFieldError('time')
          }}
        />
      )}
      <SlotHints hints={slot.hints} />
      {slot.clash && (
        <ClashNotice clash={slot.clash} doctor={doctor} verb={verb} onAnyway={onAnyway} />
      )}
    </>
  )
}
