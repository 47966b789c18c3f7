import type { ReactNode } from 'react'
import { dateInWords } from '@/lib/clinic-date'
import classes from './cells.module.css'

/** Whom a row is about. */
export const Name = ({ children }: { children: string }) => (
  <span className={classes.name}>{children}</span>
)

/** What is compared down a column: digit below digit, on one line. */
export const Figures = ({ children }: { children: ReactNode }) => (
  <span className={classes.figures}>{children}</span>
)

interface DayProps {
  /** YYYY-MM-DD. */
  date: string
  inWords?: boolean
}

export const Day = ({ date, inWords = false }: DayProps) => (
  <time dateTime={date} className={classes.figures}>
    {inWords ? dateInWords(date) : date}
  </time>
)
