import { SimpleGrid, Text } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import {
  type ExtraHours,
  type ExtraHoursInput,
  extraHoursInputSchema,
  extraHoursMessages,
} from '@shared/contracts/staff-hours'
import {
  previewExtraHours,
  staleExtraHours,
  useChangeExtraHours,
  useCreateExtraHours,
} from '@/api/hours'
import type { RecordWords } from '@/components/changed-meanwhile'
import { DateField } from '@/components/date-field'
import { FormModal } from '@/components/form-modal'
import { toast } from '@/components/toast'
import { useSeenRecord } from '@/components/use-seen-record'
import { TimeField } from '@/features/visits/shared/time-field'
import { untouched } from '@/lib/untouched'
import { timesWords } from './hours-words'
import { costFailure, withForecast } from './shared/forecast'

const validate = schemaResolver(extraHoursInputSchema, { sync: true })
const blank: ExtraHoursInput = { date: '', from: '', to: '' }

const changedWords: RecordWords<ExtraHours> = [
  ['Date', ({ date }) => date],
  ['Hours', timesWords],
]

interface ExtraHoursFormProps {
  staffId: string
  /** The ones to change; null for new ones. */
  extra: ExtraHours | null
  onClose: () => void
}

/** Hours in which a user works besides the week, on one day. */
export function ExtraHoursForm({ staffId, extra, onClose }: ExtraHoursFormProps) {
  const create = useCreateExtraHours()
  const change = useChangeExtraHours()
  const { opened, seen, changes, readFailure } = useSeenRecord(extra, {
    words: changedWords,
    stale: staleExtraHours,
  })
  const { date, from, to } = opened ?? blank
  const form = useForm<ExtraHoursInput>({ initialValues: { date, from, to }, validate })
  const takeOver = (before: ExtraHours, now: ExtraHours) => {
    form.setValues(untouched(form.values, before, now))
  }
  const time = (field: 'from' | 'to') => ({
    required: true,
    onUnreadable: () => {},
    onSuggest: null,
    ...form.getInputProps(field),
    value: form.values[field],
  })

  const save = (typed: ExtraHoursInput) => {
    const hours = extraHoursInputSchema.parse(typed)
    // More hours leave nothing outside.
    if (!seen) return create.mutateAsync({ staffId, ...hours })
    const { id, version } = seen
    return withForecast({
      preview: () => previewExtraHours({ staffId, hours, id }),
      save: () => change.mutateAsync({ id, version, ...hours }),
    })
  }

  return (
    <FormModal
      title={opened ? 'Edit Extra Hours' : 'Add Extra Hours'}
      submitLabel="Save"
      form={form}
      save={save}
      saved={extraHoursMessages[opened ? 'changed' : 'created']}
      showSaved={toast.success}
      failed={(error) =>
        costFailure(error, extraHoursMessages[opened ? 'changeFailed' : 'createFailed'], (cause) =>
          readFailure(cause, takeOver),
        )
      }
      onClose={onClose}
    >
      {changes}
      <DateField label="Date" required {...form.getInputProps('date')} value={form.values.date} />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TimeField label="From" {...time('from')} />
        <TimeField label="To" {...time('to')} />
      </SimpleGrid>
      <Text size="sm" c="dimmed">
        An end that is not after the start is on the next day. Extra hours count outside of the
        clinic’s opening hours too.
      </Text>
    </FormModal>
  )
}
