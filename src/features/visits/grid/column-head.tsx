import { ActionIcon } from '@mantine/core'
import { hoursScreenMessages } from '@shared/contracts/hours-words'
import { visitGridMessages } from '@shared/contracts/visit-grid'
import { weekdayOf } from '@shared/lib/clinic-date'
import { isolated } from '@shared/lib/isolated'
import { IconUserOff } from '@tabler/icons-react'
import { useId } from 'react'
import { disabledWithReason, type Reason } from '@/components/disabled-with-reason'
import classes from './grid.module.css'
import { type GridColumn, worksWords } from './grid-layout'

interface ColumnHeadProps {
  column: GridColumn
  isWeek: boolean
  isToday: boolean
  /** Why no absence of the doctor can be entered; null where it can. */
  denied: Reason | null
  /** Enters an absence of the doctor from that day on; undefined where there is no such thing. */
  onAbsent: (() => void) | undefined
}

/** The head of a column: whose time it is, or in a doctor's week which day's. */
export function ColumnHead({ column, isWeek, isToday, denied, onAbsent }: ColumnHeadProps) {
  const { doctor, department, date, isActive, away } = column
  const hours = worksWords(column)
  // The column is named by these words, and not by its button.
  const words = useId()
  const absent = hoursScreenMessages.enterAbsence(isWeek ? `${doctor}, ${date}` : doctor)
  return (
    <th scope="col" className={classes.head} aria-labelledby={words}>
      {onAbsent && (
        <ActionIcon
          className={classes.absent}
          size={24}
          // The grid is one stop for Tab; its own key does the same.
          tabIndex={-1}
          aria-label={absent}
          title={absent}
          onClick={onAbsent}
          {...disabledWithReason(denied)}
        >
          <IconUserOff size={16} aria-hidden />
        </ActionIcon>
      )}
      <div id={words}>
        <span className={classes.name} title={isWeek ? undefined : doctor}>
          {isWeek ? weekdayOf(date) : doctor}
        </span>
        <span className={classes.more}>
          {isWeek ? `${date}${isToday ? ', today' : ''}` : department}
        </span>
        <span className={classes.more} title={hours || undefined}>
          {isActive ? hours || visitGridMessages.dayOff : 'inactive'}
        </span>
        {away.map(({ from, why, reason }) => (
          <span key={`${why} ${from}`} className={classes.away} title={reason}>
            {withoutName(reason, doctor)}
          </span>
        ))}
      </div>
    </th>
  )
}

/** Why somebody is away, under the name that says who. */
const withoutName = (away: string, doctor: string): string => {
  const name = `${isolated(doctor)} `
  return away.startsWith(name) ? away.slice(name.length) : away
}
