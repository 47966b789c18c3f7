import { Text } from '@mantine/core'
import { absenceEndpoints } from '@shared/contracts/absences'
import { hoursScreenMessages } from '@shared/contracts/hours-words'
import type { VisitGrid } from '@shared/contracts/visit-grid'
import { type Visit, visitEndpoints } from '@shared/contracts/visits'
import { addDays } from '@shared/lib/clinic-date'
import { minutesOf } from '@shared/lib/clock-time'
import {
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useMemo,
  useRef,
} from 'react'
import { useReturn } from '@/components/data-table/left-row'
import { explainDisabled } from '@/components/disabled-with-reason'
import { outdatedProps } from '@/components/outdated'
import { usePatientLabel } from '@/features/patients/shared/patient-label'
import { denialFor, useAccess } from '@/hooks/use-may'
import { useNow } from '@/hooks/use-now'
import { clinicTime } from '@/stores/clinic-day'
import { ColumnHead } from './column-head'
import classes from './grid.module.css'
import { firstWorking, type GridColumn, rowsOf, slotMinutes, slotStart } from './grid-layout'
import { placeByKey, shapeOf } from './grid-places'
import { GridRow } from './grid-row'
import { targetAt, useCarry } from './use-carry'
import { useDrag } from './use-drag'
import { placeOf, useGridFocus } from './use-grid-focus'
import { type MoveAnswers, type MoveTarget, useMoveVisit } from './use-move-visit'

/** The present minute is marked, and read again each minute. */
const minuteMs = 60_000

/** The visit from whose dialog the grid was left. */
const leftVisit = (table: HTMLElement, { row }: { row: string }) =>
  row === '' ? null : table.querySelector<HTMLElement>(`[data-visit="${row}"]`)

interface DayGridProps {
  columns: readonly GridColumn[]
  visits: readonly Visit[]
  cutAt: VisitGrid['cutAt']
  /** Whether the columns are the days of one doctor. */
  isWeek: boolean
  /** Whether another day is on its way: nothing can be pressed until it is there. */
  busy: boolean
  onSchedule: (place: MoveTarget) => void
  onOpen: (visit: Visit) => void
  onMoved: MoveAnswers['onMoved']
  onRefused: MoveAnswers['onRefused']
  onAbsent: (column: GridColumn) => void
}

/**
 * The doctors' time: a column for each, or for each day of one, and a row for each quarter of an hour. A
 * table of our own: the views of `@mantine/schedule` for several resources have a row for each of them and
 * the hours from left to right, which is no day of a desk. Its keys are those of a grid (one stop for Tab,
 * arrows within), and what a drag does they do, too.
 */
export function DayGrid({
  columns,
  visits: read,
  cutAt,
  isWeek,
  busy,
  onSchedule,
  onOpen,
  onAbsent,
  ...answers
}: DayGridProps) {
  const patientLabel = usePatientLabel()
  const { withMoving, ...moves } = useMoveVisit(answers)
  const visits = useMemo(() => withMoving(read), [withMoving, read])
  const table = useRef<HTMLTableElement>(null)
  const shape = useMemo(() => shapeOf(columns, visits, cutAt), [columns, visits, cutAt])
  const { date: today, time } = clinicTime(new Date(useNow(minuteMs)))
  const present = minutesOf(time)
  const isPresent = columns.some(({ date }) => date === today)

  // The present hour, or where work begins.
  const { current, keep, focusAt, focusVisit, showOpened } = useGridFocus({
    ...{ table, shape },
    first: {
      key: columns.find(({ date }) => date === today)?.key ?? '',
      minute: isPresent ? slotStart(present) : firstWorking(columns),
    },
  })
  const { carried, name, told, pickUp, hoverCell, putAt, cancelMove } = useCarry({
    ...{ columns, busy, moves },
  })

  useReturn(table, true, leftVisit)

  // Of others; one's own is asked for.
  const absence = useAccess(absenceEndpoints.confirm)
  const canBeAway = (column: GridColumn | undefined): column is GridColumn =>
    absence.offered && column?.isActive === true && column.date >= today

  const visitOf = (id: string | undefined) => visits.find((visit) => visit.id === id)

  const drag = useDrag({
    grid: table,
    onStart: (id) => {
      const isPickedUp = pickUp(visitOf(id), 'pointer')
      // Not every browser focuses a button that is pressed, and Escape is heard from the focus.
      if (isPickedUp) focusVisit(id, { preventScroll: true })
      return isPickedUp
    },
    onOver: (cell) => hoverCell(placeOf(cell)),
    onDrop: (cell) => {
      const over = placeOf(cell)
      if (!over) return cancelMove()
      void putAt(over)
      focusAt({ ...over, at: 0 })
    },
    onCancel: cancelMove,
  })

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target } = event
    const from = placeOf(target)
    if (!from || altKey) return
    const isPickUp =
      (key.toLowerCase() === 'm' && !ctrlKey && !metaKey) ||
      (key.toLowerCase() === 'x' && (ctrlKey || metaKey))
    if (key === 'Escape' && carried) {
      event.preventDefault()
      drag.cancel()
      cancelMove()
      focusVisit(carried.visit.id)
    } else if (key.toLowerCase() === 'a' && !ctrlKey && !metaKey && !carried) {
      const column = columns.find((one) => one.key === from.key)
      if (!canBeAway(column)) return
      event.preventDefault()
      const { denied } = absence
      if (denied === null) onAbsent(column)
      else
        explainDisabled({ name: hoursScreenMessages.enterAbsence(column.doctor), reason: denied })
    } else if (isPickUp && !carried) {
      const { visit } = target instanceof HTMLElement ? target.dataset : {}
      if (visit === undefined) return
      event.preventDefault()
      pickUp(visitOf(visit), 'keys')
    } else if (!metaKey) {
      const to = placeByKey(shape, from, event)
      if (!to) return
      event.preventDefault()
      focusAt(to)
    }
  }
  const onClick = ({ target }: MouseEvent) => {
    const at = placeOf(target)
    if (!at || !(target instanceof Element)) return
    // What is dragged is put where the pointer lets it go, and nowhere else.
    if (carried) return carried.by === 'keys' ? void putAt(at) : undefined
    const button = target.closest<HTMLElement>('button')
    const visit = visitOf(button?.dataset.visit)
    if (visit) return onOpen(visit)
    const denied = denialFor(visitEndpoints.schedule)
    const to = targetAt(columns, at)
    if (button?.dataset.state !== 'free' || !to) return
    if (denied === null) onSchedule(to)
    else explainDisabled({ name: 'Schedule New Appointment', reason: denied })
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // Into another part of the page: what is carried would be forgotten there.
    if (carried?.by === 'keys' && relatedTarget && !currentTarget.contains(relatedTarget))
      cancelMove()
  }

  const target = carried?.by === 'keys' ? current : (carried?.over ?? null)
  const width: CSSProperties & Record<`--${string}`, string | number> = {
    '--columns': columns.length,
    '--narrowest': isWeek ? '9rem' : '11rem',
  }
  const label = isWeek ? `Week of ${columns[0]?.doctor ?? ''}` : 'Day grid'
  return (
    <>
      <section
        ref={showOpened}
        className={classes.region}
        aria-label={`${label}, scrolled`}
        {...outdatedProps(busy)}
        data-dragging={carried?.by === 'pointer' || undefined}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no wheel scrolls it by keys
        tabIndex={0}
      >
        <table
          ref={table}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its cells take the focus, by the keys of a grid
          role="grid"
          aria-label={label}
          className={classes.grid}
          style={width}
          onKeyDown={onKeyDown}
          onClick={onClick}
          onFocus={({ target }) => keep(target)}
          onBlur={onBlur}
          {...drag.handlers}
        >
          <caption className={classes.caption}>
            Appointments, {isWeek ? `${columns[0]?.doctor}, week of ` : ''}
            {columns[0]?.date}
          </caption>
          <thead>
            <tr>
              <th scope="col" className={classes.corner}>
                Time
              </th>
              {columns.map((column) => (
                <ColumnHead
                  key={column.key}
                  column={column}
                  isWeek={isWeek}
                  isToday={column.date === today}
                  denied={absence.denied}
                  onAbsent={canBeAway(column) ? () => onAbsent(column) : undefined}
                />
              ))}
            </tr>
          </thead>
          <tbody>
            {shape.rows.map(({ minute, cells, ids }) => {
              const away = ids
                .filter((id) => id === carried?.visit.id || moves.isMoving(id))
                .join(' ')
              const isNow = isPresent && minute <= present && present < minute + slotMinutes
              return (
                <GridRow
                  key={minute}
                  minute={minute}
                  columns={columns}
                  cells={cells}
                  current={current?.minute === minute ? current : null}
                  target={target?.minute === minute ? target.key : null}
                  carried={name}
                  carriedRows={carried ? rowsOf(carried.visit) : 1}
                  away={away}
                  lastPast={minute + slotMinutes <= present ? today : addDays(today, -1)}
                  now={isNow ? { share: (present - minute) / slotMinutes, date: today } : null}
                  isWeek={isWeek}
                  patientLabel={patientLabel}
                />
              )
            })}
          </tbody>
        </table>
      </section>
      {/* Where the line with Undo will stand: its coming moves nothing. */}
      <Text
        size="sm"
        role="status"
        className={classes.told}
        mod={{ shown: carried?.by === 'keys' }}
      >
        {told}
      </Text>
    </>
  )
}
