import { Checkbox, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import {
  type ClosingDay,
  type ClosingDayInput,
  closingDayInputSchema,
  closingDayMessages,
} from '@shared/contracts/clinic-hours'
import {
  previewClosingDays,
  staleClosingDay,
  useChangeClosingDay,
  useCreateClosingDays,
} from '@/api/clinic-hours'
import type { RecordWords } from '@/components/changed-meanwhile'
import { FormModal } from '@/components/form-modal'
import { toast } from '@/components/toast'
import { useSeenRecord } from '@/components/use-seen-record'
import { untouched } from '@/lib/untouched'
import {
  blankRange,
  DayRangeFields,
  ownErrors,
  sentRange,
  type TypedRange,
  typedRange,
} from './day-range-fields'
import { rangeWords } from './hours-words'
import { costFailure, withForecast } from './shared/forecast'

interface TypedDay extends TypedRange {
  name: string
  yearly: boolean
}

const typedOf = ({ name, yearly, ...range }: ClosingDayInput): TypedDay => ({
  ...typedRange(range),
  name,
  yearly,
})

const sentOf = ({ name, yearly, ...range }: TypedDay): ClosingDayInput => ({
  ...sentRange(range),
  name,
  yearly,
})

const check = schemaResolver(closingDayInputSchema, { sync: true })

const changedWords: RecordWords<ClosingDay> = [
  ['Name', ({ name }) => name],
  ['Closed', rangeWords],
  ['Every year', ({ yearly }) => (yearly ? 'yes' : 'no')],
]

/** A field of a day's own refusal, where the server names it by its place in the list. */
const plainFields = (fields: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(fields).map(([path, said]) => [path.replace(/^days\.0\./, ''), said]),
  )

interface ClosingDayFormProps {
  /** The one to change; null for a new one. */
  day: ClosingDay | null
  onClose: () => void
}

/** A day, several, or a part of one on which the clinic is closed. */
export function ClosingDayForm({ day, onClose }: ClosingDayFormProps) {
  const create = useCreateClosingDays()
  const change = useChangeClosingDay()
  const { opened, seen, changes, readFailure } = useSeenRecord(day, {
    words: changedWords,
    stale: staleClosingDay,
  })
  const form = useForm<TypedDay>({
    initialValues: opened ? typedOf(opened) : { ...blankRange, name: '', yearly: false },
    validate: (typed) => ownErrors(check(sentOf(typed)), typed),
  })
  const takeOver = (before: ClosingDay, now: ClosingDay) => {
    form.setValues(untouched(form.values, typedOf(before), typedOf(now)))
  }
  const save = (typed: TypedDay) => {
    const input = closingDayInputSchema.parse(sentOf(typed))
    return withForecast<unknown>({
      preview: () => previewClosingDays({ days: [input], id: seen?.id ?? null }),
      save: () =>
        seen
          ? change.mutateAsync({ ...input, id: seen.id, version: seen.version })
          : create.mutateAsync({ days: [input] }),
    })
  }
  const { changed, created, changeFailed, createFailed } = closingDayMessages

  return (
    <FormModal
      title={opened ? 'Edit Closing Day' : 'Add Closing Day'}
      submitLabel="Save"
      form={form}
      save={save}
      saved={opened ? changed : created(1)}
      showSaved={toast.success}
      failed={(error) => {
        const failure = costFailure(error, opened ? changeFailed : createFailed, (cause) =>
          readFailure(cause, takeOver),
        )
        return failure && { ...failure, fields: plainFields(failure.fields) }
      }}
      onClose={onClose}
    >
      {changes}
      <TextInput
        label="Name"
        required
        placeholder="Christmas"
        autoComplete="off"
        {...form.getInputProps('name')}
      />
      <DayRangeFields form={form} />
      <Checkbox
        label="Every year on the same date"
        {...form.getInputProps('yearly', { type: 'checkbox' })}
      />
    </FormModal>
  )
}
