import { ActionIcon, Popover, Skeleton, TextInput, type TextInputProps } from '@mantine/core'
import { type ClinicDate, isClinicDate } from '@shared/lib/clinic-date'
import { plainDigits } from '@shared/lib/normaliser'
import { IconCalendar } from '@tabler/icons-react'
import { useState } from 'react'
import { steppedDate } from '@/lib/key-steps'
import { clinicToday } from '@/stores/clinic-day'
import { lazyPart } from './lazy'

/** It comes when it is first opened: dates are mostly typed. */
const Calendar = lazyPart({
  name: 'calendar',
  load: () => import('./date-calendar').then((loaded) => loaded.DateCalendar),
  waiting: <Skeleton w={252} h={284} />,
  failed: 'The calendar cannot be loaded. Please type the date.',
})

interface DateFieldProps extends Omit<TextInputProps, 'value' | 'onChange' | 'rightSection'> {
  /** As it is typed: YYYY-MM-DD once it is a date. */
  value: string
  onChange: (typed: string) => void
  /** Takes what is picked from the calendar; without it, that is a change like any other. */
  onPick?: (date: ClinicDate) => void
  /** The last day that the calendar offers. */
  lastDate?: ClinicDate
}

/**
 * A date, typed as YYYY-MM-DD, moved by the arrows (a day) and the page keys (a week), or picked from a
 * calendar, which Alt with the arrow down opens too. Not Mantine's `DateInput`: while something
 * else than a date stands in that, its value is still the date from before, which a form would save
 * although nobody sees it; and its calendar covers the fields below whenever it has the focus.
 */
export function DateField({
  value,
  onChange,
  onPick = onChange,
  lastDate,
  ...props
}: DateFieldProps) {
  const [opened, setOpened] = useState(false)
  const typed = value.trim()
  const isOffered = isClinicDate(typed) && (lastDate === undefined || typed <= lastDate)
  return (
    <TextInput
      placeholder="YYYY-MM-DD"
      autoComplete="off"
      {...props}
      value={value}
      onChange={({ currentTarget }) => onChange(plainDigits(currentTarget.value))}
      onKeyDown={(event) => {
        const { key, altKey, ctrlKey, metaKey, shiftKey } = event
        if (ctrlKey || metaKey || shiftKey) return
        if (altKey) {
          if (key === 'ArrowDown') setOpened(true)
          return
        }
        const date = steppedDate(key, { typed, today: clinicToday(), lastDate })
        if (date === null) return
        event.preventDefault()
        onChange(date)
      }}
      rightSectionPointerEvents="all"
      rightSection={
        <Popover opened={opened} onChange={setOpened} trapFocus returnFocus>
          <Popover.Target>
            <ActionIcon
              size={32}
              // Without the word "date", by which the field alone is to be found.
              aria-label="Open calendar"
              onClick={() => setOpened(!opened)}
            >
              <IconCalendar size={18} aria-hidden />
            </ActionIcon>
          </Popover.Target>
          {/* The Escape that closes it closes no dialog around it. */}
          <Popover.Dropdown data-mantine-stop-propagation="true">
            <Calendar
              date={isOffered ? typed : null}
              lastDate={lastDate}
              onPick={(date) => {
                onPick(date)
                setOpened(false)
              }}
            />
          </Popover.Dropdown>
        </Popover>
      }
    />
  )
}
