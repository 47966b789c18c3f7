import { Text } from '@mantine/core'
import {
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useCallback,
  useMemo,
  useRef,
  useState,
} from 'react'
import { toast } from '@/components/toast'
import type { VisitGrid } from '@/contracts/visit-grid'
import {
  changeHindrance,
  visitRecordEndpoints,
  visitRecordMessages,
} from '@/contracts/visit-records'
import { type Visit, visitEndpoints, visitWhen } from '@/contracts/visits'
import { usePatientLabel } from '@/features/patients/shared/patient-label'
import { useNow } from '@/hooks/use-now'
import { clinicTime } from '@/stores/clinic-day'
import { deniedReason } from '@/stores/denied-reason'
import { visitorName } from '../visit-words'
import { ColumnHead } from './column-head'
import classes from './grid.module.css'
import {
  cellsOf,
  type GridCell,
  type GridColumn,
  minutesOf,
  slotMinutes,
  slotsOf,
  standsIn,
  timeOf,
  visitsOf,
} from './grid-layout'
import { type GridPlace, nearestPlace, placeByKey } from './grid-places'
import { GridRow } from './grid-row'
import { useDrag } from './use-drag'
import { type MoveAnswers, type MoveTarget, useMoveVisit } from './use-move-visit'

/** The present minute is marked, and read again each minute. */
const minuteMs = 60_000

const hint = 'Arrow keys go from place to place, Enter schedules or opens, M moves an appointment.'

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
}

/** A visit that is carried to another place, and how. */
interface Carried {
  visit: Visit
  by: 'keys' | 'pointer'
  /** The cell over which it is held by the pointer. */
  over: Pick<GridPlace, 'key' | 'minute'> | null
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
  ...answers
}: DayGridProps) {
  const patientLabel = usePatientLabel()
  const { move, withMoving, isMoving } = useMoveVisit(answers)
  const visits = useMemo(() => withMoving(read), [withMoving, read])
  const table = useRef<HTMLTableElement>(null)
  const shape = useMemo(() => {
    const ofColumns = visitsOf(columns, visits)
    const slots = slotsOf(columns, ofColumns)
    const cells = columns.map((column, at) => cellsOf(column, ofColumns[at] ?? [], slots, cutAt))
    const rows = slots.map((minute, row) => {
      const inRow = cells.flatMap((column) => column[row] ?? [])
      return { minute, cells: inRow, ids: inRow.flatMap(idsIn) }
    })
    return { columns, slots, cells, rows }
  }, [columns, visits, cutAt])
  const { date: today, time } = clinicTime(new Date(useNow(minuteMs)))
  const present = minutesOf(time)
  const isPresent = columns.some(({ date }) => date === today)

  const [place, setPlace] = useState<GridPlace>({
    key: columns.find(({ date }) => date === today)?.key ?? '',
    minute: isPresent ? present - (present % slotMinutes) : 0,
    at: 0,
  })
  const current = nearestPlace(shape, place)
  const [carried, setCarried] = useState<Carried | null>(null)
  const [told, setTold] = useState('')

  const visitOf = (id: string | undefined) => visits.find((visit) => visit.id === id)
  const targetAt = ({ key, minute }: Pick<GridPlace, 'key' | 'minute'>): MoveTarget | null => {
    const column = columns.find((one) => one.key === key)
    if (!column) return null
    const { date, doctorId, doctor } = column
    return { date, time: timeOf(minute), doctorId, doctor }
  }
  const focusAt = ({ key, minute, at }: GridPlace) =>
    cellIn(table.current, key, minute)?.querySelector<HTMLElement>(`[data-at="${at}"]`)?.focus()
  const focusVisit = (id: string, options?: FocusOptions) =>
    table.current?.querySelector<HTMLElement>(`[data-visit="${id}"]`)?.focus(options)

  const pickUp = (visit: Visit | undefined, by: Carried['by']): boolean => {
    if (!visit || busy || isMoving(visit.id)) return false
    const hindrance = deniedReason(visitRecordEndpoints.change) ?? changeHindrance(visit)
    if (hindrance !== null) {
      toast.warning(hindrance)
      return false
    }
    setCarried({ visit, by, over: null })
    setTold(
      `Moving ${visitorName(visit, patientLabel)}, ${visitWhen(visit)}. ${by === 'keys' ? 'Arrow keys choose the place, Enter puts it there, Escape gives up.' : 'Escape gives up.'}`,
    )
    return true
  }
  const tellKept = (visit: Visit) =>
    setTold(`${visitorName(visit, patientLabel)} stays where it was.`)
  const giveUp = () => {
    if (carried) tellKept(carried.visit)
    setCarried(null)
  }
  const putAt = async (at: Pick<GridPlace, 'key' | 'minute'>) => {
    const target = targetAt(at)
    const column = columns.find(({ key }) => key === at.key)
    if (!carried || !target || !column) return
    const { visit } = carried
    setCarried(null)
    // Off the quarter, too: put into its own row it isn't moved to the beginning of that.
    if (standsIn(visit, column, at.minute)) return giveUp()
    if (!column.isActive) {
      setTold(visitRecordMessages.doctorGone(column.doctor))
      return
    }
    setTold(`${visitorName(visit, patientLabel)} is put at ${visitWhen(target)}, ${target.doctor}.`)
    if (!(await move(visit, target))) tellKept(visit)
  }

  const drag = useDrag({
    onStart: (id) => {
      const isPickedUp = pickUp(visitOf(id), 'pointer')
      // Not every browser focuses a button that is pressed, and Escape is heard from the focus.
      if (isPickedUp) focusVisit(id, { preventScroll: true })
      return isPickedUp
    },
    onOver: (cell) => {
      const over = placeOf(cell)
      setCarried((before) =>
        before && (before.over?.key !== over?.key || before.over?.minute !== over?.minute)
          ? { ...before, over }
          : before,
      )
    },
    onDrop: (cell) => {
      const over = placeOf(cell)
      if (!over) return giveUp()
      void putAt(over)
      focusAt({ ...over, at: 0 })
    },
    onCancel: giveUp,
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
      giveUp()
      focusVisit(carried.visit.id)
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
    if (!at || busy || !(target instanceof Element)) return
    if (carried) return void putAt(at)
    const button = target.closest<HTMLElement>('button')
    const visit = visitOf(button?.dataset.visit)
    if (visit) return onOpen(visit)
    const denied = deniedReason(visitEndpoints.schedule)
    const to = targetAt(at)
    if (button?.dataset.state !== 'free' || !to) return
    if (denied === null) onSchedule(to)
    else toast.warning(denied)
  }
  const onFocus = ({ target }: FocusEvent) => {
    const at = placeOf(target)
    if (at) setPlace(at)
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // Into another part of the page: what is carried would be forgotten there.
    if (carried?.by === 'keys' && relatedTarget && !currentTarget.contains(relatedTarget)) giveUp()
  }

  /** Shows the present hour, or the beginning of the day, when the grid is opened. */
  const showPresent = useCallback((region: HTMLElement | null) => {
    const row = region?.querySelector<HTMLElement>('tr[data-now]')
    if (region && row) region.scrollTop = row.offsetTop - region.clientHeight / 3
  }, [])

  const target = carried?.by === 'keys' ? current : (carried?.over ?? null)
  const name = carried ? visitorName(carried.visit, patientLabel) : ''
  const width: CSSProperties & Record<`--${string}`, string | number> = {
    '--columns': columns.length,
    '--narrowest': isWeek ? '9rem' : '11rem',
  }
  const label = isWeek ? `Week of ${columns[0]?.doctor ?? ''}` : 'Day grid'
  return (
    <>
      <Text size="sm" c="dimmed" mb="xs" mih="1.4rem" role="status" className={classes.screen}>
        {carried || told !== '' ? (
          told
        ) : (
          <Text span inherit visibleFrom="xs">
            {hint}
          </Text>
        )}
      </Text>
      <section
        ref={showPresent}
        className={classes.region}
        aria-label={`${label}, scrolled`}
        aria-busy={busy}
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
          onFocus={onFocus}
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
                <th key={column.key} scope="col" className={classes.head}>
                  <ColumnHead column={column} isWeek={isWeek} isToday={column.date === today} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shape.rows.map(({ minute, cells, ids }) => {
              const away = ids.filter((id) => id === carried?.visit.id || isMoving(id)).join(' ')
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
                  away={away}
                  now={isNow ? { share: (present - minute) / slotMinutes, date: today } : null}
                  isWeek={isWeek}
                  patientLabel={patientLabel}
                />
              )
            })}
          </tbody>
        </table>
      </section>
    </>
  )
}

const idsIn = ({ visits }: GridCell): string[] => visits.map(({ visit }) => visit.id)

const cellIn = (table: HTMLElement | null, key: string, minute: number) =>
  table?.querySelector<HTMLElement>(`td[data-column="${key}"][data-minute="${minute}"]`)

/** The place of what was pressed; null beside all places. */
function placeOf(target: EventTarget | null): GridPlace | null {
  if (!(target instanceof Element)) return null
  const { column, minute } = target.closest<HTMLElement>('td[data-column]')?.dataset ?? {}
  const at = target.closest<HTMLElement>('[data-at]')?.dataset.at
  if (column === undefined) return null
  return { key: column, minute: Number(minute), at: Number(at ?? 0) }
}
