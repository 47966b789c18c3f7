import { SimpleGrid, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { errorFields } from '@/api/api-error'
import { useCreateWorkingTime, useUpdateWorkingTime, workingTimeErrors } from '@/api/working-times'
import { FormModal } from '@/components/form-modal'
import {
  type Period,
  type WorkingTime,
  type WorkingTimeInput,
  workingTimeInputSchema,
  workingTimeMessages,
} from '@/contracts/working-times'
import { totalHours } from '@/lib/total-hours'
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

const typedOf = ({ _id, totalHour, ...typed }: WorkingTime): Typed => typed
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
  const form = useForm<Typed>({
    initialValues: workingTime ? typedOf(workingTime) : blank,
    validate: (typed) => check(withTotal(typed)),
  })

  const save = (typed: Typed) => {
    const input = workingTimeInputSchema.parse(withTotal(typed))
    return workingTime
      ? update.mutateAsync({ _id: workingTime._id, ...input })
      : create.mutateAsync(input)
  }
  const words = workingTimeErrors[workingTime ? 'update' : 'create']

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
      failed={(error) => ({ message: words(error), fields: errorFields(error) })}
      notSaved={workingTimeMessages.saveFailed}
      onClose={onClose}
    >
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
