import '@/components/later-styles'
import { ActionIcon, Button, Fieldset, Group, Stack, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { type OpeningHours, openingHoursMessages } from '@shared/contracts/clinic-hours'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { previewOpeningHours, staleOpeningHours, useSaveOpeningHours } from '@/api/clinic-hours'
import type { RecordWords } from '@/components/changed-meanwhile'
import { FormModal } from '@/components/form-modal'
import { toast } from '@/components/toast'
import { useSeenRecord } from '@/components/use-seen-record'
import { TimeField } from '@/features/visits/shared/time-field'
import { withUntouchedDays } from '@/lib/untouched'
import { weekdays } from './hours-words'
import { costFailure, withForecast } from './shared/forecast'
import {
  openingErrors,
  openingLines,
  sentOpening,
  type TypedOpening,
  typedOpening,
} from './typed-opening'

const changedWords: RecordWords<OpeningHours> = weekdays.map(
  (weekday, index) =>
    [weekday, ({ hours }: OpeningHours) => openingLines(hours)[index]?.[1] || 'closed'] as const,
)

/** The most intervals that one day needs. */
const mostOfDay = 6

interface OpeningHoursFormProps {
  opening: OpeningHours
  onClose: () => void
}

/** The clinic's week: none or more intervals a day. */
export function OpeningHoursForm({ opening, onClose }: OpeningHoursFormProps) {
  const save = useSaveOpeningHours()
  const { opened, seen, changes, readFailure } = useSeenRecord(opening, {
    words: changedWords,
    stale: staleOpeningHours,
  })
  const form = useForm<TypedOpening>({
    initialValues: typedOpening(opened.hours),
    validate: openingErrors,
  })
  const { days } = form.values
  /** The path of the field that an added interval begins with, or of the button where one was removed. */
  const [goOn, setGoOn] = useState<string | null>(null)
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (goOn === null) return
    fields.current?.querySelector<HTMLElement>(`[data-path="${goOn}"]`)?.focus()
    setGoOn(null)
  }, [goOn])

  /** Days that were not touched here follow what somebody else has made of them. */
  const takeOver = (before: OpeningHours, now: OpeningHours) => {
    const [was, is] = [typedOpening(before.hours), typedOpening(now.hours)]
    form.setValues({ days: withUntouchedDays(days, was.days, is.days) })
  }
  const add = (day: number) => {
    form.insertListItem(`days.${day}`, { from: '', to: '' })
    setGoOn(`days.${day}.${days[day]?.length ?? 0}.from`)
  }
  const remove = (day: number, at: number) => {
    form.removeListItem(`days.${day}`, at)
    setGoOn(`add.${day}`)
  }
  const copyMonday = () => {
    const monday = days[0] ?? []
    for (let day = 1; day < 5; day++)
      form.setFieldValue(
        `days.${day}`,
        monday.map((interval) => ({ ...interval })),
      )
  }

  return (
    <FormModal
      title="Opening hours"
      submitLabel="Save"
      size="40rem"
      form={form}
      save={(typed) => {
        const input = { hours: sentOpening(typed), version: seen.version }
        return withForecast({
          preview: () => previewOpeningHours(input),
          save: () => save.mutateAsync(input),
        })
      }}
      saved={openingHoursMessages.saved}
      showSaved={toast.success}
      failed={(error) =>
        costFailure(error, openingHoursMessages.saveFailed, (cause) => readFailure(cause, takeOver))
      }
      onClose={onClose}
    >
      {changes}
      <Text size="sm" c="dimmed">
        A day without hours is closed. An end that is not after its start is on the next day.
        Without any hours, the clinic counts as open at all times.
      </Text>
      <Stack ref={fields} gap="sm">
        {weekdays.map((weekday, day) => (
          <Fieldset key={weekday} legend={weekday} p="sm">
            <Stack gap="xs">
              {(days[day] ?? []).map((interval, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: an interval is known by its place alone.
                <Group key={at} gap="xs" align="flex-start" wrap="nowrap">
                  <TimeField
                    aria-label={`${weekday}, from, ${at + 1}`}
                    flex={1}
                    onUnreadable={() => {}}
                    onSuggest={null}
                    {...form.getInputProps(`days.${day}.${at}.from`)}
                    value={interval.from}
                  />
                  <Text size="sm" lh="36px">
                    to
                  </Text>
                  <TimeField
                    aria-label={`${weekday}, to, ${at + 1}`}
                    flex={1}
                    onUnreadable={() => {}}
                    onSuggest={null}
                    {...form.getInputProps(`days.${day}.${at}.to`)}
                    value={interval.to}
                  />
                  <ActionIcon
                    size={36}
                    aria-label={`Remove hours ${at + 1} of ${weekday}`}
                    onClick={() => remove(day, at)}
                  >
                    <IconTrash size={18} aria-hidden />
                  </ActionIcon>
                </Group>
              ))}
              <Group gap="sm">
                {days[day]?.length === 0 && (
                  <Text size="sm" c="dimmed">
                    Closed
                  </Text>
                )}
                {(days[day]?.length ?? 0) < mostOfDay && (
                  <Button
                    variant="default"
                    size="xs"
                    data-path={`add.${day}`}
                    leftSection={<IconPlus size={14} aria-hidden />}
                    aria-label={`Add hours on ${weekday}`}
                    onClick={() => add(day)}
                  >
                    Add hours
                  </Button>
                )}
                {day === 0 && (
                  <Button variant="default" size="xs" onClick={copyMonday}>
                    Tuesday to Friday as Monday
                  </Button>
                )}
              </Group>
            </Stack>
          </Fieldset>
        ))}
      </Stack>
    </FormModal>
  )
}
