import { SimpleGrid, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { staffHoursEndpoints } from '@shared/contracts/staff-hours'
import {
  type Period,
  type WorkingTime,
  type WorkingTimeInput,
  workingTimeInputSchema,
  workingTimeMessages,
} from '@shared/contracts/working-times'
import { totalHours } from '@shared/lib/total-hours'
import { previewWorkingTime } from '@/api/hours'
import { staleWorkingTime, useCreateWorkingTime, useUpdateWorkingTime } from '@/api/working-times'
import type { RecordWords } from '@/components/changed-meanwhile'
import { FormModal } from '@/components/form-modal'
import { useSeenRecord } from '@/components/use-seen-record'
import { costFailure, withForecast } from '@/features/hours/shared/forecast'
import { useMay } from '@/hooks/use-may'
import { untouched } from '@/lib/untouched'
import { TimeField } from './time-field'

/** What is typed; the hours follow from it. */
type Typed = Omit<WorkingTimeInput, 'totalHour'>

/** The in period starts as AM, the out period as PM. */
const blank: Typed = {
  workTimingName: '',
  inTime: '',
  inTimePeriod: 'AM',
  outTime: '',
  outTimePeriod: 'PM',
}

const typedOf = ({ _id, totalHour, version, ...typed }: WorkingTime): Typed => typed

const workingTimeWords: RecordWords<WorkingTime> = [
  ['Name', ({ workTimingName }) => workTimingName],
  ['In Time', ({ inTime, inTimePeriod }) => `${inTime} ${inTimePeriod}`],
  ['Out Time', ({ outTime, outTimePeriod }) => `${outTime} ${outTimePeriod}`],
]

const withTotal = (typed: Typed) => ({ ...typed, totalHour: totalHours(typed) ?? 0 })
const check = schemaResolver(workingTimeInputSchema, { sync: true })

interface WorkingTimeFormProps {
  /** The one to change; null for a new one. */
  workingTime: WorkingTime | null
  onClose: () => void
}

export function WorkingTimeForm({ workingTime, onClose }: WorkingTimeFormProps) {
  const create = useCreateWorkingTime()
  const update = useUpdateWorkingTime()
  const forecasts = useMay(staffHoursEndpoints.previewWorkingTime)
  const { opened, seen, changes, readFailure } = useSeenRecord(workingTime, {
    words: workingTimeWords,
    stale: staleWorkingTime,
  })
  const form = useForm<Typed>({
    initialValues: opened ? typedOf(opened) : blank,
    validate: (typed) => check(withTotal(typed)),
  })

  const save = (typed: Typed) => {
    const input = workingTimeInputSchema.parse(withTotal(typed))
    if (!seen) return create.mutateAsync(input)
    const { _id, version } = seen
    const change = () => update.mutateAsync({ _id, version, ...input })
    if (!forecasts) return change()
    return withForecast<unknown>({
      preview: () => previewWorkingTime({ id: String(_id), ...input }),
      save: change,
    })
  }
  /** What was not touched here follows what somebody else has made of it. */
  const takeOver = (before: WorkingTime, now: WorkingTime) => {
    form.setValues(untouched(form.values, before, now))
  }

  const change = (field: keyof Typed, value: string) => {
    form.setFieldValue(field, value)
    // What was wrong with the hours may be right with the new time.
    form.clearFieldError('totalHour')
  }
  const timeProps = (field: 'inTime' | 'outTime') => ({
    path: field,
    time: form.values[field],
    onTimeChange: (time: string) => change(field, time),
    period: form.values[`${field}Period`],
    onPeriodChange: (period: Period) => change(`${field}Period`, period),
    error: form.errors[field],
  })

  return (
    <FormModal
      title={workingTime ? 'Edit Working Time' : 'Add Working Time'}
      form={form}
      submitLabel={workingTime ? 'Update' : 'Save'}
      save={save}
      saved={workingTimeMessages[workingTime ? 'updated' : 'created']}
      failed={(error) =>
        costFailure(error, workingTimeMessages[opened ? 'updateFailed' : 'createFailed'], (cause) =>
          readFailure(cause, takeOver),
        )
      }
      notSaved={workingTimeMessages.saveFailed}
      onClose={onClose}
    >
      {changes}
      <TextInput
        label="Working Time Name"
        required
        autoComplete="off"
        {...form.getInputProps('workTimingName')}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TimeField label="In Time" periodLabel="In period" {...timeProps('inTime')} />
        <TimeField label="Out Time" periodLabel="Out period" {...timeProps('outTime')} />
      </SimpleGrid>
      <TextInput
        label="Total Hours"
        variant="filled"
        withErrorStyles={false}
        readOnly
        value={totalHours(form.values) ?? ''}
        error={form.errors.totalHour}
        data-path="totalHour"
      />
    </FormModal>
  )
}
