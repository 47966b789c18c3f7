import { visitGridMessages } from '@shared/contracts/visit-grid'
import { weekdayOf } from '@shared/lib/clinic-date'
import { isolated } from '@shared/lib/isolated'
import classes from './grid.module.css'
import { type GridColumn, worksWords } from './grid-layout'

interface ColumnHeadProps {
  column: GridColumn
  isWeek: boolean
  isToday: boolean
}

/** Whose time a column is, or in a doctor's week which day's. */
export function ColumnHead({ column, isWeek, isToday }: ColumnHeadProps) {
  const { doctor, department, date, isActive, away } = column
  const hours = worksWords(column)
  return (
    <>
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
    </>
  )
}

/** Why somebody is away, under the name that says who. */
const withoutName = (away: string, doctor: string): string => {
  const name = `${isolated(doctor)} `
  return away.startsWith(name) ? away.slice(name.length) : away
}
