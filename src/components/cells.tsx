import type { ReactNode } from 'react'

// Native elements and not Mantine's Text, as everything that is drawn in each row (data-table/table-row.tsx).

const figures = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const

/** Whom a row is about. */
export const Name = ({ children }: { children: string }) => (
  <span style={{ fontWeight: 500 }}>{children}</span>
)

/** What is compared down a column: digit below digit, on one line. */
export const Figures = ({ children }: { children: ReactNode }) => (
  <span style={figures}>{children}</span>
)

/** A date, YYYY-MM-DD: as it is typed, filtered by, and kept in a visit's time. */
export const Day = ({ date }: { date: string }) => (
  <time dateTime={date} style={figures}>
    {date}
  </time>
)
