import type { ReactNode } from 'react'
import classes from './cells.module.css'

/** Whom a row is about. */
export const Name = ({ children }: { children: string }) => (
  <span className={classes.name}>{children}</span>
)

/** What is compared down a column: digit below digit, on one line. */
export const Figures = ({ children }: { children: ReactNode }) => (
  <span className={classes.figures}>{children}</span>
)

/** A date, YYYY-MM-DD: as it is typed, filtered by, and kept in a visit's time. */
export const Day = ({ date }: { date: string }) => (
  <time dateTime={date} className={classes.figures}>
    {date}
  </time>
)
