import { Badge } from '@mantine/core'
import type { CSSProperties, ReactNode } from 'react'

// Native elements and not Mantine's Text, as everything that is drawn in each row (data-table/table-row.tsx).

const figures = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const

/** How a name breaks that has a word so long that it would push other columns out of sight. */
export const longWordStyle = (name: string): CSSProperties =>
  /[^\s-]{25}/.test(name) ? { overflowWrap: 'anywhere' } : {}

/** Whom a row is about. */
export const Name = ({ children }: { children: string }) => (
  <bdi translate="no" style={{ fontWeight: 500, ...longWordStyle(children) }}>
    {children}
  </bdi>
)

/** Figures and dates, on one line: digit below digit where they are compared down a column. */
export const Figures = ({ children }: { children: ReactNode }) => (
  <span style={figures}>{children}</span>
)

/** A date, YYYY-MM-DD: as it is typed, filtered by, and kept in a visit's time. */
export const Day = ({ date }: { date: string }) => (
  <time dateTime={date} style={figures}>
    {date}
  </time>
)

/** What Mantine computes for a badge as the theme has it. */
const badgeStyle: CSSProperties & Record<`--${string}`, string> = {
  '--badge-height': 'var(--badge-height-lg)',
  '--badge-padding-x': 'var(--badge-padding-x-lg)',
  '--badge-fz': 'var(--badge-fz-lg)',
  '--badge-radius': 'var(--mantine-radius-sm)',
  fontWeight: 500,
  textTransform: 'capitalize',
  minWidth: 'max-content',
}

const colored = (color: string) => ({
  ...badgeStyle,
  '--badge-bg': `var(--mantine-color-${color}-light)`,
  '--badge-color': `var(--mantine-color-${color}-light-color)`,
})
const badgeColors = { green: colored('green'), gray: colored('gray'), yellow: colored('yellow') }

/** A state, in a word and a colour. */
export const State = ({
  color,
  children,
}: {
  color: keyof typeof badgeColors
  children: string
}) => (
  <span className={Badge.classes.root} style={badgeColors[color]}>
    <span className={Badge.classes.label}>{children}</span>
  </span>
)
