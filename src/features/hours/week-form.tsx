import '@/components/later-styles'
import { Button, Group, MultiSelect, Radio, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import { type StaffHours, staffHoursMessages } from '@shared/contracts/staff-hours'
import type { WorkingTime } from '@shared/contracts/working-times'
import { timeOf } from '@shared/lib/clock-time'
import { minutesOfDay } from '@shared/lib/total-hours'
import { useQuery } from '@tanstack/react-query'
import { previewWeek, staleWeek, useSaveWeek } from '@/api/hours'
import { workingTimeErrors, workingTimesQuery } from '@/api/working-times'
import type { RecordWords } from '@/components/changed-meanwhile'
import { FormModal } from '@/components/form-modal'
import { QueryAlert } from '@/components/query-alert'
import { toast } from '@/components/toast'
import { useSeenRecord } from '@/components/use-seen-record'
import { untouched, withUntouchedDays } from '@/lib/untouched'
import { timesWords, weekdays, workingTimeWords } from './hours-words'
import { costFailure, withForecast } from './shared/forecast'
import { sentWeek, type TypedWeek, typedWeek, weekErrors, weekLines } from './typed-week'

type SavedWeek = Pick<StaffHours, 'week' | 'version'>

/** What a week amounts to where it is not made of working times. */
const wholeWords = ({ week }: Pick<StaffHours, 'week'>): string =>
  week === null ? 'the clinic’s opening hours' : week.length === 0 ? 'never' : 'by working times'

const changedWords: RecordWords<SavedWeek> = [
  ['Works', wholeWords],
  ...weekdays.map(
    (weekday, index) =>
      [weekday, ({ week }: SavedWeek) => weekLines(week)[index]?.[1] ?? ''] as const,
  ),
]

const clockOf = (...time: Parameters<typeof minutesOfDay>): string =>
  timeOf(minutesOfDay(...time) ?? 0)

const optionOf = (time: WorkingTime) => ({
  value: String(time._id),
  label: `${time.workTimingName} (${timesWords({
    from: clockOf(time.inTime, time.inTimePeriod),
    to: clockOf(time.outTime, time.outTimePeriod),
  })})`,
})

/** The clinic's working times, and until they are read those of the week. */
function useOptions(week: StaffHours['week']) {
  const query = useQuery(workingTimesQuery)
  const ofWeek = new Map(
    week?.map((day) => [day.workingTime._id, workingTimeWords(day)] as const) ?? [],
  )
  const options =
    query.data?.map(optionOf) ?? [...ofWeek].map(([value, label]) => ({ value, label }))
  return { query, options }
}

interface WeekFormProps {
  hours: StaffHours
  onClose: () => void
}

/** When a user works in a week: the clinic's opening hours, working times by weekday, or never. */
export function WeekForm({ hours, onClose }: WeekFormProps) {
  const save = useSaveWeek()
  const { opened, seen, changes, readFailure } = useSeenRecord<SavedWeek>(hours, {
    words: changedWords,
    stale: staleWeek,
  })
  const form = useForm<TypedWeek>({ initialValues: typedWeek(opened.week), validate: weekErrors })
  const { query, options } = useOptions(seen.week)
  const { kind, days } = form.values
  /** What was not touched here follows what somebody else has made of it. */
  const takeOver = (before: SavedWeek, now: SavedWeek) => {
    const [was, is] = [typedWeek(before.week), typedWeek(now.week)]
    form.setValues({
      ...untouched({ kind }, was, is),
      days: withUntouchedDays(days, was.days, is.days),
    })
  }
  const copyMonday = () => {
    const [monday = []] = days
    for (let index = 1; index < 5; index++) form.setFieldValue(`days.${index}`, [...monday])
  }

  return (
    <FormModal
      title={`Hours of ${hours.name}`}
      submitLabel="Save"
      size="40rem"
      form={form}
      save={(typed) => {
        const input = { id: hours.staffId, week: sentWeek(typed), version: seen.version }
        return withForecast({
          preview: () => previewWeek(input),
          save: () => save.mutateAsync(input),
        })
      }}
      saved={staffHoursMessages.weekSaved}
      showSaved={toast.success}
      failed={(error) =>
        costFailure(error, staffHoursMessages.saveFailed, (cause) => readFailure(cause, takeOver))
      }
      onClose={onClose}
    >
      {changes}
      <QueryAlert query={query} otherwise={workingTimeErrors.fetch(query.error)} />
      <Radio.Group label="Works" {...form.getInputProps('kind')}>
        <Stack gap="xs" mt="xs">
          <Radio value="opening" label="During the clinic’s opening hours" />
          <Radio value="week" label="By working times of the week" />
          <Radio value="never" label="Never, except in extra hours" />
        </Stack>
      </Radio.Group>
      {kind === 'week' && (
        <>
          {weekdays.map((weekday, index) => (
            <MultiSelect
              key={weekday}
              label={weekday}
              data={options}
              placeholder={days[index]?.length ? '' : 'Does not work'}
              clearable
              hidePickedOptions
              searchable
              comboboxProps={{ floatingStrategy: 'fixed' }}
              {...form.getInputProps(`days.${index}`)}
            />
          ))}
          <Group>
            <Button variant="default" size="xs" onClick={copyMonday}>
              Tuesday to Friday as Monday
            </Button>
          </Group>
        </>
      )}
    </FormModal>
  )
}
