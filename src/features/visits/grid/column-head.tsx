import { weekdayOf } from '@shared/lib/clinic-date'
import classes from './grid.module.css'
import type { GridColumn } from './grid-layout'

interface ColumnHeadProps {
  column: GridColumn
  isWeek: boolean
  isToday: boolean
}

/** Whose time a column is, or in a doctor's week which day's. */
export function ColumnHead({
  column: { doctor, department, date, isActive, hours },
  isWeek,
  isToday,
}: ColumnHeadProps) {
  return (
    <>
      <span className={classes.name} title={isWeek ? undefined : doctor}>
        {isWeek ? weekdayOf(date) : doctor}
      </span>
      <span className={classes.more}>
        {isWeek ? `${date}${isToday ? ', today' : ''}` : department}
      </span>
      <span className={classes.more}>{isActive ? `${hours.from} to ${hours.to}` : 'inactive'}</span>
    </>
  )
}
