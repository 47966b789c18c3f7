import '@mantine/dates/styles.css'
import { type CalendarLevel, DatePicker } from '@mantine/dates'
import type { ClinicDate } from '@shared/lib/clinic-date'
import { useEffect, useRef, useState } from 'react'
import { clinicToday } from '@/stores/clinic-day'

const names = {
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  previousYear: 'Previous year',
  nextYear: 'Next year',
  previousDecade: 'Previous decade',
  nextDecade: 'Next decade',
  monthLevelControl: 'Choose the month',
  yearLevelControl: 'Choose the year',
}

interface DateCalendarProps {
  date: ClinicDate | null
  lastDate: ClinicDate | undefined
  onPick: (date: ClinicDate) => void
}

/** The day, month or year that Tab leads to, which is the chosen one where it is on show. */
const choices = {
  month: '[data-month-level] table [tabindex="0"]',
  year: '[data-year-level] table [tabindex="0"]',
  decade: '[data-decade-level] table [tabindex="0"]',
} as const satisfies Record<CalendarLevel, string>

/** Marks the clinic's today, by its frame and for screen readers; Mantine would mark the browser's. */
const todayProps = (today: ClinicDate) => (date: string) =>
  date === today
    ? { 'data-today': true, highlightToday: true, 'aria-current': 'date' as const }
    : {}

/** A calendar that begins at the date, or in the present month of the clinic; it has the focus, at every level. */
export function DateCalendar({ date, lastDate, onPick }: DateCalendarProps) {
  const calendar = useRef<HTMLDivElement>(null)
  const today = clinicToday()
  const isChosen = date !== null
  const [level, setLevel] = useState<CalendarLevel>('month')
  // Mantine draws each level anew, and the button that led to it is gone.
  useEffect(() => {
    const find = (choice: string) => calendar.current?.querySelector<HTMLElement>(choice)
    // Where nothing is chosen, Mantine would lead to the browser's today.
    const choice = (isChosen ? null : find('button[aria-current]')) ?? find(choices[level])
    // For the popover's focus trap, which may look for it only now.
    choice?.setAttribute('data-autofocus', 'true')
    choice?.focus({ preventScroll: true })
  }, [level, isChosen])
  return (
    <DatePicker
      ref={calendar}
      ariaLabels={names}
      // Mantine's colours of weekends and of other months' days miss the contrast that WCAG AA asks for.
      weekendDays={[]}
      hideOutsideDates
      level={level}
      onLevelChange={setLevel}
      value={date}
      {...(lastDate !== undefined && { maxDate: lastDate })}
      defaultDate={date ?? today}
      getDayProps={todayProps(today)}
      onChange={(picked) => picked && onPick(picked)}
    />
  )
}
