import { Group } from '@mantine/core'
import type { FormErrors, UseFormReturnType } from '@mantine/form'
import type { Affected } from '@shared/contracts/absence-desk'
import type { FreeTime } from '@shared/contracts/visit-times'
import { visitMessages } from '@shared/contracts/visits'
import type { ReactNode } from 'react'
import { DateField } from '@/components/date-field'
import { FreeTimes } from '@/features/visits/shared/free-times'
import { SlotHints } from '@/features/visits/shared/slot-hints'
import { TimeField } from '@/features/visits/shared/time-field'
import { useFreeTimes } from '@/features/visits/shared/use-free-times'
import { useSlot } from '@/features/visits/shared/use-slot'
import type { Typed } from './settlement'

interface AnotherTimeProps {
  form: UseFormReturnType<Typed, Typed, (typed: Typed) => FormErrors>
  row: Affected
  visit: NonNullable<Affected['visit']>
  doctor: ReactNode
}

/** A time of any doctor for a visit, with the next free ones. */
export function AnotherTime({ form, row, visit, doctor }: AnotherTimeProps) {
  const { doctorId, date, time } = form.values
  const typed = { patientId: row.patientId ?? '', doctorId, date, time, kindId: '' }
  const slot = useSlot({ ...typed, minutes: String(visit.minutes) }, row.id)
  const times = useFreeTimes(slot)
  const [suggested] = times.free ?? []
  const pick = (picked: FreeTime) => {
    times.pick(picked)
    form.setValues({ date: picked.date, time: picked.time })
    for (const field of ['date', 'time']) form.clearFieldError(field)
  }
  return (
    <>
      {doctor}
      <FreeTimes times={times} wanted={slot.wanted} onPick={pick} />
      <Group grow align="flex-start">
        <DateField label="Date" required {...form.getInputProps('date')} value={date} />
        <TimeField
          label="Time"
          required
          {...form.getInputProps('time')}
          value={time}
          onUnreadable={() => form.setFieldError('time', visitMessages.timeRequired)}
          onSuggest={suggested ? () => pick(suggested) : null}
        />
      </Group>
      <SlotHints hints={slot.hints} />
    </>
  )
}
