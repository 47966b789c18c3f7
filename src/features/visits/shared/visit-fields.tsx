import { Group, Select, SimpleGrid, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { staffMessages } from '@shared/contracts/staff'
import type { FreeTime } from '@shared/contracts/visit-times'
import { visitTimeEndpoints } from '@shared/contracts/visit-times'
import { visitMessages } from '@shared/contracts/visits'
import { useQuery } from '@tanstack/react-query'
import { doctorsQuery } from '@/api/staff'
import { DateField } from '@/components/date-field'
import { nothingFound } from '@/components/nothing-found'
import { QueryAlert } from '@/components/query-alert'
import {
  departmentsOf,
  isOfDepartment,
  offeredDoctors,
} from '@/features/staff/shared/doctor-options'
import { useMay } from '@/hooks/use-may'
import { ClashNotice } from './clash-notice'
import { FreeTimes } from './free-times'
import { KindFields } from './kind-fields'
import { SlotHints } from './slot-hints'
import { TimeField } from './time-field'
import { useFreeTimes } from './use-free-times'
import type { useAnyway, useSlot } from './use-slot'
import type { VisitForm } from './visit-form'

interface VisitFieldsProps {
  form: UseFormReturnType<VisitForm>
  slot: ReturnType<typeof useSlot>
  /** What the form does: 'Schedule', say. */
  verb: string
  /** The field where the form starts; its first unless said. */
  startAt?: 'doctorId' | 'date' | 'time' | undefined
  /** Sends the form all the same, for a reason. */
  onAnyway: ReturnType<typeof useAnyway>['sendWith']
}

/**
 * When a visit is, why, and with whom; and what there is to know of that time. Where the host knows whose
 * time is free, whose it is comes first, and is offered.
 */
export function VisitFields({ form, slot, verb, startAt, onAnyway }: VisitFieldsProps) {
  const offersTimes = useMay(visitTimeEndpoints.freeTimes)
  const doctors = useQuery(doctorsQuery(null))
  const times = useFreeTimes(slot)
  const { date, time, doctorId } = form.values
  const options = offeredDoctors((doctors.data ?? []).filter(isOfDepartment(times.departmentId)))
  const doctor = options.find(({ value }) => value === doctorId)?.label ?? 'This doctor'
  const starts = (field: typeof startAt) => ({ 'data-autofocus': startAt === field || undefined })

  const pick = (picked: FreeTime) => {
    times.pick(picked)
    form.setValues({ date: picked.date, time: picked.time, doctorId: picked.doctorId })
    for (const field of ['date', 'time', 'doctorId']) form.clearFieldError(field)
  }
  const [first] = times.free ?? []

  const when = (
    <Group grow align="flex-start">
      <DateField
        label="Date"
        required
        {...form.getInputProps('date')}
        {...starts('date')}
        value={date}
      />
      <TimeField
        label="Time"
        required
        {...form.getInputProps('time')}
        {...starts('time')}
        value={time}
        onUnreadable={() => form.setFieldError('time', visitMessages.timeRequired)}
        onSuggest={first ? () => pick(first) : null}
      />
    </Group>
  )
  const why = (
    <TextInput label="Reason" required autoComplete="off" {...form.getInputProps('reason')} />
  )
  const who = (
    <Select
      label="Doctor"
      placeholder="Select a doctor"
      nothingFoundMessage={nothingFound(doctors.isPending)}
      data={options}
      required
      {...form.getInputProps('doctorId')}
      {...starts('doctorId')}
      value={doctorId || null}
    />
  )
  const failed = <QueryAlert query={doctors} otherwise={staffMessages.doctorsFailed} />
  return (
    <>
      {offersTimes ? (
        <>
          {failed}
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <Select
              label="Department"
              placeholder="Any"
              nothingFoundMessage={nothingFound(doctors.isPending)}
              data={departmentsOf(doctors.data ?? [])}
              clearable
              value={times.departmentId || null}
              onChange={(id) => {
                times.setDepartment(id ?? '')
                if (id !== null) form.setFieldValue('doctorId', '')
              }}
            />
            {who}
          </SimpleGrid>
          {slot.kinds && slot.kinds.length > 0 && (
            <KindFields form={form} kinds={slot.kinds} doctors={doctors.data ?? []} />
          )}
          <FreeTimes times={times} wanted={slot.wanted} onPick={pick} />
          {when}
          {why}
        </>
      ) : (
        <>
          {when}
          {why}
          {failed}
          {who}
        </>
      )}
      <SlotHints hints={slot.hints} />
      {slot.obstacle && (
        <ClashNotice
          obstacle={slot.obstacle}
          doctor={doctor}
          verb={verb}
          onAnyway={(given, form) => onAnyway({ ...given, at: slot.at }, form)}
        />
      )}
    </>
  )
}
