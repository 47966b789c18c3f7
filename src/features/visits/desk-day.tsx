import { ActionIcon, Button, Group, Text } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import { DateField } from '@/components/date-field'
import { addDays, type ClinicDate, isClinicDate } from '@/lib/clinic-date'
import { clinicToday } from '@/stores/clinic-day'

interface DeskDayProps {
  /** null for all days. */
  day: ClinicDate | null
  onChange: (day: ClinicDate | null) => void
}

const weekday = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' })

/** How the day is called, beside its date. */
function dayWords(day: ClinicDate, today: ClinicDate): string {
  const name = weekday.format(new Date(`${day}T00:00:00Z`))
  return day === today ? `Today, ${name}` : name
}

/** Which day's appointments are on show, and the ways to other days. */
export function DeskDay({ day, onChange }: DeskDayProps) {
  const today = clinicToday()
  const [{ typed, of }, setTyped] = useState({ typed: day ?? '', of: day })
  // Another day than the one that was typed over is shown by its date.
  if (of !== day) setTyped({ typed: day ?? '', of: day })

  return (
    <Group gap="xs">
      <ActionIcon
        variant="default"
        size={36}
        aria-label="Day before"
        onClick={() => onChange(addDays(day ?? today, -1))}
      >
        <IconChevronLeft size={18} aria-hidden />
      </ActionIcon>
      <DateField
        aria-label="Date"
        w="9.5rem"
        value={typed}
        onChange={(text) => {
          const date = text.trim()
          setTyped({ typed: text, of: isClinicDate(date) ? date : day })
          if (isClinicDate(date)) onChange(date)
        }}
      />
      <ActionIcon
        variant="default"
        size={36}
        aria-label="Day after"
        onClick={() => onChange(addDays(day ?? today, 1))}
      >
        <IconChevronRight size={18} aria-hidden />
      </ActionIcon>
      <DayButton label="Today" chosen={day === today} onClick={() => onChange(today)} />
      <DayButton label="All Days" chosen={day === null} onClick={() => onChange(null)} />
      <Text size="sm" c="dimmed" aria-live="polite">
        {day === null ? 'All days, from today on' : dayWords(day, today)}
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
  <Button variant={chosen ? 'light' : 'default'} aria-pressed={chosen} onClick={onClick}>
    {label}
  </Button>
)
