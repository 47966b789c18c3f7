import '@mantine/dates/styles.css'
import { DatePicker } from '@mantine/dates'
import type { ClinicDate } from '@/lib/clinic-date'

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
  onPick: (date: ClinicDate) => void
}

/** A calendar that begins at the date, or in the present month. */
export const DateCalendar = ({ date, onPick }: DateCalendarProps) => (
  <DatePicker
    ariaLabels={names}
    // Mantine's colours of weekends and of other months' days miss the contrast that WCAG AA asks for.
    weekendDays={[]}
    hideOutsideDates
    value={date}
    {...(date && { defaultDate: date })}
    onChange={(picked) => picked && onPick(picked)}
  />
)
