import { useMatches } from '@mantine/core'
import type { StaffHours } from '@shared/contracts/staff-hours'
import { type ClinicDate, weekdayOf } from '@shared/lib/clinic-date'
import { useToday } from '@/hooks/use-now'
import { kindWords, timesWords, weekdays } from './hours-words'
import classes from './month.module.css'
import { type Month, type MonthDay, monthDay, monthWords, weeksOf } from './month-days'

interface MonthViewProps {
  month: Month
  hours: StaffHours
}

/** What a user works in a month, day by day: a calendar, or where it is narrow a list. */
export function MonthView({ month, hours }: MonthViewProps) {
  const isNarrow = useMatches({ base: true, sm: false })
  const today = useToday()
  const weeks = weeksOf(month)
  const dayOf = (date: ClinicDate) => monthDay(hours, date)
  return (
    <div>
      {isNarrow ? (
        <ul className={classes.list} aria-label={monthWords(month)}>
          {weeks.flat().map(
            (date) =>
              date && (
                <li key={date} data-today={date === today || undefined}>
                  <time dateTime={date} className={classes.number}>
                    {`${weekdayOf(date).slice(0, 3)} ${Number(date.slice(8))}`}
                  </time>
                  <div>
                    <DayContent day={dayOf(date)} />
                  </div>
                </li>
              ),
          )}
        </ul>
      ) : (
        <table className={classes.table} aria-label={monthWords(month)}>
          <thead>
            <tr>
              {weekdays.map((weekday) => (
                <th key={weekday} scope="col">
                  <abbr title={weekday} style={{ textDecoration: 'none' }}>
                    {weekday.slice(0, 3)}
                  </abbr>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((week) => (
              <tr key={week.find(Boolean)}>
                {week.map((date, index) =>
                  date ? (
                    <DayCell key={date} day={dayOf(date)} isToday={date === today} />
                  ) : (
                    <td key={weekdays[index]} />
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}

const DayCell = ({ day, isToday }: { day: MonthDay; isToday: boolean }) => (
  <td
    className={classes.day}
    data-off={day.spans.length === 0 || undefined}
    data-today={isToday || undefined}
    {...(isToday && { 'aria-current': 'date' })}
  >
    <time dateTime={day.date} className={classes.number}>
      {Number(day.date.slice(8))}
    </time>
    <DayContent day={day} />
  </td>
)

function DayContent({ day }: { day: MonthDay }) {
  const { spans, extra, away, asked, isClosed, reasons } = day
  return (
    <>
      {spans.map((span) => (
        <div key={span.from} className={classes.line}>
          {`${span.from}–${span.to}`}
        </div>
      ))}
      {spans.length === 0 && reasons.length === 0 && (
        <div className={classes.none}>Does not work</div>
      )}
      {extra.map((hours) => (
        <Mark key={hours.id} kind="extra">
          {`Extra ${timesWords(hours)}`}
        </Mark>
      ))}
      {isClosed && <Mark kind="closed">Closed</Mark>}
      {away.map(({ id, kind }) => (
        <Mark key={id} kind="away">
          {kind ? `Away: ${kindWords[kind]}` : 'Away'}
        </Mark>
      ))}
      {asked.map(({ id }) => (
        <Mark key={id} kind="asked">
          Asked for
        </Mark>
      ))}
    </>
  )
}

interface MarkProps {
  kind: 'away' | 'asked' | 'closed' | 'extra'
  children: string
}

const Mark = ({ kind, children }: MarkProps) => (
  <span className={classes.mark} data-kind={kind}>
    {children}
  </span>
)
