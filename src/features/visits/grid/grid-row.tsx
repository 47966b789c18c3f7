import type { ClinicDate } from '@shared/lib/clinic-date'
import { timeOf } from '@shared/lib/clock-time'
import { isolated } from '@shared/lib/isolated'
import { type ComponentPropsWithRef, type CSSProperties, memo } from 'react'
import type { PatientLabel } from '@/features/patients/shared/patient-label'
import { doubleBooked, isDoubleBooked, statusColors, visitorName } from '../visit-words'
import classes from './grid.module.css'
import {
  type AwayTime,
  awayAt,
  awayWords,
  type GridCell,
  type GridColumn,
  isSameCell,
  type PlacedVisit,
} from './grid-layout'

type Style = CSSProperties & Record<`--${string}`, string | number>

interface GridRowProps {
  /** When it begins, in minutes since midnight. */
  minute: number
  columns: readonly GridColumn[]
  /** One for each column. */
  cells: readonly GridCell[]
  /** The cell in it that Tab leads to; null where that is in another row. */
  current: { key: string; at: number } | null
  /** Where in it the visit that is carried would be put; null where that is elsewhere. */
  target: string | null
  /** Whom that visit is of. */
  carried: string
  /** How long it is, in rows. */
  carriedRows: number
  /** The ids, with spaces between, of the visits in it that are being carried or are on their way. */
  away: string
  /** The last day on which its time is over. */
  lastPast: ClinicDate
  /** How much of it has passed, as a share, and on which day; null where it isn't the present row. */
  now: { share: number; date: string } | null
  /** Whether a week is shown, in which columns differ by their days. */
  isWeek: boolean
  patientLabel: PatientLabel
}

/**
 * A row of native elements, and memoised: a grid has a thousand cells, of which a movement of the focus or
 * of what is dragged concerns two rows.
 */
export const GridRow = memo(
  ({
    minute,
    columns,
    cells,
    current,
    target,
    carried,
    carriedRows,
    away,
    lastPast,
    now,
    ...words
  }: GridRowProps) => {
    const time = timeOf(minute)
    const style: Style | undefined = now ? { '--now': `${now.share * 100}%` } : undefined
    return (
      <tr
        className={classes.row}
        data-hour={minute % 60 === 0 || undefined}
        data-now={now !== null || undefined}
        style={style}
      >
        <th scope="row" className={classes.time}>
          {time}
          {now && <span className={classes.nowDot} aria-hidden />}
        </th>
        {columns.map((column, at) => {
          const cell = cells[at]
          return (
            cell && (
              <Cell
                key={column.key}
                column={column}
                minute={minute}
                cell={cell}
                current={current?.key === column.key ? current.at : null}
                ghost={
                  target === column.key ? `${time}, ${isolated(column.doctor)}: ${carried}` : null
                }
                ghostRows={carriedRows}
                away={away}
                isPast={column.date <= lastPast}
                isNow={now?.date === column.date}
                {...words}
              />
            )
          )
        })}
      </tr>
    )
  },
  (before, after) =>
    before.minute === after.minute &&
    before.columns === after.columns &&
    (before.cells === after.cells ||
      before.cells.every((cell, at) => isSameCell(cell, after.cells[at]))) &&
    before.current?.key === after.current?.key &&
    before.current?.at === after.current?.at &&
    before.target === after.target &&
    (after.target === null ||
      (before.carried === after.carried && before.carriedRows === after.carriedRows)) &&
    before.away === after.away &&
    before.lastPast === after.lastPast &&
    before.now?.share === after.now?.share &&
    before.now?.date === after.now?.date &&
    before.isWeek === after.isWeek &&
    before.patientLabel === after.patientLabel,
)
GridRow.displayName = 'GridRow'

interface CellProps extends Pick<GridRowProps, 'minute' | 'isWeek' | 'patientLabel' | 'away'> {
  column: GridColumn
  cell: GridCell
  /** Which of the buttons in it Tab leads to; null for none. */
  current: number | null
  /** What would stand in it; null for nothing. */
  ghost: string | null
  /** How long that is, in rows. */
  ghostRows: number
  /** Whether its time is over. */
  isPast: boolean
  isNow: boolean
}

function Cell({
  column,
  minute,
  cell,
  current,
  ghost,
  ghostRows,
  isPast,
  isNow,
  away,
  isWeek,
  patientLabel,
}: CellProps) {
  const time = timeOf(minute)
  const where = (at: string) =>
    isWeek
      ? `${at} on ${column.date}, ${isolated(column.doctor)}`
      : `${at}, ${isolated(column.doctor)}`
  const { visits, isOff, away: awayParts } = cell
  return (
    <td
      className={classes.cell}
      data-column={column.key}
      data-minute={minute}
      data-off={isOff || undefined}
      data-away={awayParts.length > 0 || undefined}
      data-past={isPast || undefined}
      data-now={isNow || undefined}
      style={awayStyle(awayParts)}
    >
      {Array.from({ length: Math.max(visits.length, 1) }, (_, at) => (
        <CellButton
          // By its place, so that the focus stays where it is when something else stands there.
          // biome-ignore lint/suspicious/noArrayIndexKey: the place in the cell is what it is
          key={at}
          at={at}
          isCurrent={current === at}
          {...(visits[at]
            ? visitProps(visits[at], patientLabel, where, away)
            : placeProps({ cell, column, minute, isPast }, where(time)))}
        />
      ))}
      {ghost !== null && (
        <span className={classes.ghost} style={ghostStyle(ghostRows)} aria-hidden>
          {ghost}
        </span>
      )}
    </td>
  )
}

const awayColor = 'var(--mantine-color-red-light)'

/** The minutes of a cell that an absence or a closing day takes, to the minute. */
function awayStyle(parts: GridCell['away']): Style | undefined {
  if (parts.length === 0) return undefined
  const stops = parts.flatMap(({ from, to }) => [
    `transparent ${from * 100}%`,
    `${awayColor} ${from * 100}% ${to * 100}%`,
    `transparent ${to * 100}%`,
  ])
  return { '--away': `linear-gradient(${stops.join(', ')})` }
}

const ghostStyle = (rows: number): Style => ({ '--length': rows })

interface CellButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'type'> {
  /** Which of the buttons of its cell it is. */
  at: number
  isCurrent: boolean
}

/** One element whether it is a visit or a free place: a focus on it stays when the one becomes the other. */
const CellButton = ({ at, isCurrent, ...props }: CellButtonProps) => (
  <button type="button" data-at={at} tabIndex={isCurrent ? 0 : -1} {...props} />
)

const placeProps = (
  { cell, column, minute, isPast }: Pick<CellProps, 'cell' | 'column' | 'minute' | 'isPast'>,
  where: string,
) => {
  const away = awayAt(column, minute)
  return {
    className: classes.place,
    title: away?.reason,
    'data-state': cell.state,
    'data-time': timeOf(minute),
    'aria-disabled': cell.state !== 'free' || undefined,
    'aria-label': `${where}, ${placeWords(cell, column, away)}${isPast ? ', past' : ''}`,
  }
}

function placeWords(
  { state, isWorking }: GridCell,
  { isActive }: GridColumn,
  away: AwayTime | undefined,
): string {
  if (state === 'taken') return 'taken'
  if (state === 'closed') return isActive ? 'not known' : 'inactive'
  if (isWorking) return 'free'
  return away ? `not available, ${awayWords(away)}` : 'free, outside working time'
}

function visitProps(
  { visit, top, length, lane, lanes }: PlacedVisit,
  patientLabel: PatientLabel,
  where: (time: string) => string,
  away: string,
) {
  const color = statusColors[visit.status]
  const style: Style = {
    '--top': top,
    '--length': length,
    '--lane': lane,
    '--lanes': lanes,
    '--ground': `var(--mantine-color-${color}-light)`,
    '--ink': `var(--mantine-color-${color}-light-color)`,
    '--edge': `var(--mantine-color-${color}-filled)`,
  }
  const name = visitorName(visit, patientLabel)
  const isDouble = lanes > 1 || isDoubleBooked(visit)
  const status = isDouble ? `${visit.status}, ${doubleBooked}` : visit.status
  return {
    className: classes.visit,
    style,
    'data-visit': visit.id,
    'data-away': away.split(' ').includes(visit.id) || undefined,
    'data-double': isDouble || undefined,
    'aria-label': `${where(visit.time)}, ${name}, ${status}`,
    title: `${visit.time} ${name}: ${visit.reason}`,
    children: (
      <>
        <span className={classes.who} translate="no">
          {name}
        </span>
        <span className={classes.status}>{top > 0 ? `${visit.time} ${status}` : status}</span>
      </>
    ),
  }
}
