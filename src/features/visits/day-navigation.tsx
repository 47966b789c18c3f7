import { ActionIcon, Button, Group, Text } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { visitMessages } from '@shared/contracts/visits'
import {
  addDays,
  type ClinicDate,
  isClinicDate,
  startOfWeek,
  weekdayOf,
} from '@shared/lib/clinic-date'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import { DateField } from '@/components/date-field'
import { useNarrow } from '@/hooks/use-narrow'
import { useToday } from '@/hooks/use-now'
import classes from './desk.module.css'

interface DayNavigationProps {
  /** null for all days. */
  day: ClinicDate | null
  /** The day that the data on show is of, until that of `day` is here; null for all days. */
  shown?: ClinicDate | null
  /** What is on show: that day, or the week that it is in. */
  span?: 'day' | 'week'
  /** `replace` of what is typed or stepped through: on the way to a day, no day is worth going back to. */
  onChange: (day: ClinicDate, how: { replace: boolean }) => void
  /** Shows all days; without it there is no such button. */
  onAllDays?: () => void
}

/** Milliseconds after the last key until a typed day is read: a held arrow goes through many. */
const settleMs = 250

/** From its Monday to its Sunday. */
const weekWords = (day: ClinicDate): string =>
  `${startOfWeek(day)} to ${addDays(startOfWeek(day), 6)}`

const dayWords = (day: ClinicDate | null, span: 'day' | 'week'): string =>
  day === null
    ? 'all days'
    : span === 'day'
      ? `${weekdayOf(day).slice(0, 3)} ${day}`
      : weekWords(day)

const spanWords = (day: ClinicDate | null, span: 'day' | 'week'): string =>
  day === null
    ? 'All days, from today on'
    : span === 'day'
      ? weekdayOf(day).slice(0, 3)
      : weekWords(day)

/** Which day's appointments are on show, and the ways to other days. */
export function DayNavigation({
  day,
  shown = day,
  span = 'day',
  onChange,
  onAllDays,
}: DayNavigationProps) {
  const today = useToday()
  const [{ typed, of, asked }, setTyped] = useState({ typed: day ?? '', of: day, asked: '' })
  const isNarrow = useNarrow()
  const [unit, days] = span === 'day' ? ['Day', 1] : ['Week', 7]
  // Another day than the one that was typed is shown by its date.
  if (of !== day) setTyped({ typed: day === asked ? typed : (day ?? ''), of: day, asked: '' })
  const from = isClinicDate(typed.trim()) ? typed.trim() : (day ?? today)

  const showTyped = useDebouncedCallback((chosen: ClinicDate) => {
    setTyped((before) => ({ ...before, asked: chosen }))
    onChange(chosen, { replace: true })
  }, settleMs)
  const leaveTyped = (text: string) => {
    showTyped.cancel()
    setTyped({ typed: text, of: day, asked: text })
  }
  const go = (chosen: ClinicDate) => {
    leaveTyped(chosen)
    onChange(chosen, { replace: false })
  }

  return (
    <Group gap={isNarrow ? 8 : 'xs'} className={classes.days}>
      <ActionIcon
        variant="default"
        size={36}
        aria-label={`${unit} before`}
        onClick={() => go(addDays(from, -days))}
      >
        <IconChevronLeft size={18} aria-hidden />
      </ActionIcon>
      <DateField
        aria-label="Date"
        w={isNarrow ? '9rem' : '9.5rem'}
        value={typed}
        onChange={(text) => {
          setTyped((before) => ({ ...before, typed: text }))
          if (isClinicDate(text.trim())) showTyped(text.trim())
          else showTyped.cancel()
        }}
        onPick={go}
        onBlur={showTyped.flush}
      />
      <ActionIcon
        variant="default"
        size={36}
        aria-label={`${unit} after`}
        onClick={() => go(addDays(from, days))}
      >
        <IconChevronRight size={18} aria-hidden />
      </ActionIcon>
      <DayButton label="Today" chosen={day === today} onClick={() => go(today)} />
      {onAllDays && (
        <DayButton
          label="All Days"
          chosen={day === null}
          onClick={() => {
            leaveTyped('')
            onAllDays()
          }}
        />
      )}
      <Text
        size="sm"
        aria-live="polite"
        {...(shown === day ? { c: 'dimmed' } : { c: 'var(--mantine-color-error)', fw: 500 })}
      >
        {shown === day ? spanWords(day, span) : visitMessages.stillShown(dayWords(shown, span))}
      </Text>
    </Group>
  )
}

interface DayButtonProps {
  label: string
  chosen: boolean
  onClick: () => void
}

const DayButton = ({ label, chosen, onClick }: DayButtonProps) => (
  <Button
    variant={chosen ? 'light' : 'default'}
    {...(useNarrow() && { px: 'sm' })}
    aria-pressed={chosen}
    onClick={onClick}
  >
    {label}
  </Button>
)
