import { SimpleGrid, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useState } from 'react'
import { errorFields } from '@/api/client'
import { useCreateWorkingTime, useUpdateWorkingTime, workingTimeErrors } from '@/api/working-times'
import { showError, showSuccess } from '@/components/dialogs'
import { showFieldErrors } from '@/components/form-errors'
import { ModalForm } from '@/components/modal-form'
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
  const [error, setError] = useState<string | null>(null)
  const form = useForm<Typed>({
    initialValues: workingTime ? typedOf(workingTime) : blank,
    validate: (typed) => check(withTotal(typed)),
  })

  const save = async (typed: Typed) => {
    const input = workingTimeInputSchema.parse(withTotal(typed))
    setError(null)
    try {
      if (workingTime) await update.mutateAsync({ _id: workingTime._id, ...input })
      else await create.mutateAsync(input)
    } catch (failure) {
      showFieldErrors(form, errorFields(failure))
      setError(workingTimeMessages.saveFailed)
      showError(workingTimeErrors[workingTime ? 'update' : 'create'](failure))
      return false
    }
    showSuccess(workingTime ? workingTimeMessages.updated : workingTimeMessages.created)
    return true
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
    <ModalForm
      title={workingTime ? 'Edit Working Time' : 'Add Working Time'}
      form={form}
      submitLabel={workingTime ? 'Update' : 'Save'}
      loading={create.isPending || update.isPending}
      error={error}
      onSubmit={save}
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
    </ModalForm>
  )
}
