import { useToday } from '@/hooks/use-now'
import '@/components/later-styles'
import { Alert, Checkbox, SegmentedControl, Select, Skeleton, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { type VisitGrid, visitGridMessages } from '@shared/contracts/visit-grid'
import { startOfWeek } from '@shared/lib/clinic-date'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { visitGridQuery } from '@/api/visits'
import { ListToolbar } from '@/components/data-table/list-toolbar'
import { QueryAlert } from '@/components/query-alert'
import { AbsenceForm } from '@/features/hours/shared/absence-dialog'
import { beginAppointment, ScheduleDialog } from '@/features/visits/shared/schedule-dialog'
import type { useVisitActions } from '@/features/visits/shared/use-visit-actions'
import { useListSearch } from '@/hooks/use-list-search'
import { useShortcuts } from '@/hooks/use-shortcuts'
import { keepSwitch, useSwitch } from '@/stores/choices'
import { useSession } from '@/stores/session'
import { checkInByKey } from '../check-in-by-key'
import { CheckInVitals } from '../check-in-vitals'
import { DayNavigation } from '../day-navigation'
import classes from '../desk.module.css'
import { type DeskDialog, DeskDialogs } from '../desk-dialogs'
import { DeskHead } from '../desk-head'
import { UndoBar } from '../undo-bar'
import { dayInSearch, useDeskDay, useShownDay } from '../use-day'
import { useUndo } from '../use-undo'
import { visitsSearchSchema } from '../visits-search'
import { DayGrid } from './day-grid'
import { GridFilters } from './grid-filters'
import { columnsOf, type GridColumn, workingOf } from './grid-layout'
import { PrintGrid, usePrintGrid } from './print-grid'
import { useFocusUndone } from './use-focus-undone'
import type { MoveTarget } from './use-move-visit'

/** The name under which the choice is kept to see only who works that day. */
const workingSwitch = 'gridWorking'

interface GridViewProps {
  actions: ReturnType<typeof useVisitActions>
  withKeys: boolean
  onSchedule: (patientId?: string) => void
}

/** The visit in the grid that has the focus; undefined where it is elsewhere. */
const focusedVisit = () =>
  document.activeElement?.closest<HTMLElement>('[role="grid"] [data-visit]')?.dataset.visit

/** The desk's appointments as the doctors' time: of a day, or of one doctor's week. */
export function GridView({ actions, withKeys, onSchedule }: GridViewProps) {
  const { search, change } = useListSearch(visitsSearchSchema)
  const today = useToday()
  const day = useDeskDay(search.date) ?? today
  const isWeek = search.layout === 'week' && search.doctor !== ''
  const date = isWeek ? startOfWeek(day) : day
  const days = isWeek ? 7 : 1
  const query = useQuery(
    visitGridQuery({
      date,
      days,
      doctorId: search.doctor || null,
      departmentId: search.doctor === '' ? search.department || null : null,
    }),
  )
  const { data, isPlaceholderData } = query
  const shownDay = useShownDay(day, query)
  const asked = `${search.department} ${search.doctor}`
  const [shownFor, setShownFor] = useState(asked)
  if (!isPlaceholderData && shownFor !== asked) setShownFor(asked)
  const isFiltered = useSwitch(workingSwitch) && search.doctor === ''
  const columns = useMemo(
    () => (data ? (isFiltered ? workingOf(data) : columnsOf(data)) : []),
    [data, isFiltered],
  )
  // Until another span is there, what is shown is the one before.
  const isWeekShown = data?.days === 7
  const { shown, chooser } = useNarrowColumns(columns, isWeekShown)

  const { sheet, busy, printGrid } = usePrintGrid({ grid: data, columns, isWeek: isWeekShown })

  const { told, note } = actions
  const [opened, setOpened] = useState<DeskDialog | null>(null)
  const [scheduling, setScheduling] = useState<Omit<MoveTarget, 'doctor'> | null>(null)
  const [absent, setAbsent] = useState<GridColumn | null>(null)
  const owner = useSession(({ session }) => session?.owner)
  const { bar, undoByKey } = useUndo(actions, useFocusUndone(data?.visits))
  const visitInFocus = () => {
    // Until the right ones are there, keys act on none of those on show.
    const id = isPlaceholderData ? undefined : focusedVisit()
    return data?.visits.find((visit) => visit.id === id)
  }
  const checkIn = () => checkInByKey(visitInFocus(), (visit) => void actions.act(visit, 'checkIn'))
  const scheduleByKey = () => onSchedule(visitInFocus()?.patientId)
  useShortcuts({ u: undoByKey, n: scheduleByKey, c: checkIn }, withKeys)
  const isElsewhere =
    told && told.kind !== 'undo' && !columns.some((one) => one.date === told.after.date)
  const showDay = (on: string, how = { replace: false }) => change({ date: dayInSearch(on) }, how)

  return (
    <div className={classes.appointments}>
      <DeskHead
        withKeys={withKeys}
        onSchedule={onSchedule}
        day={
          <DayNavigation
            day={day}
            shown={shownDay}
            span={isWeek ? 'week' : 'day'}
            onChange={showDay}
          />
        }
      />
      <ListToolbar
        search={chooser}
        filtersSet={[search.department, search.doctor, isFiltered].filter(Boolean).length}
        onReset={undefined}
        tools={
          data && (
            <PrintGrid
              busy={busy}
              disabled={columns.length === 0 || isPlaceholderData}
              onPrint={printGrid}
            />
          )
        }
      >
        <GridFilters
          date={date}
          department={search.department}
          doctor={search.doctor}
          onChange={change}
        />
        {search.doctor === '' && (
          <Checkbox
            label={visitGridMessages.onlyWorking}
            checked={isFiltered}
            onChange={({ currentTarget }) => keepSwitch(workingSwitch, currentTarget.checked)}
            my="auto"
          />
        )}
        {search.doctor !== '' && (
          <SegmentedControl
            aria-label="Span"
            data={spans}
            value={isWeek ? 'week' : 'grid'}
            onChange={(layout) => change({ layout }, { replace: false })}
          />
        )}
      </ListToolbar>
      <QueryAlert query={query} otherwise={visitGridMessages.fetchFailed} />
      {data && <LeftOut grid={data} />}
      {!data && !query.error && <Skeleton h="60dvh" role="status" aria-label="Loading" />}
      {data && columns.length === 0 && (
        <Text>{isFiltered ? visitGridMessages.noneWorking : visitGridMessages.noDoctors}</Text>
      )}
      {data && columns.length > 0 && (
        <DayGrid
          // Of others it begins where their work does.
          key={`${isWeekShown} ${shownFor}`}
          columns={shown}
          visits={data.visits}
          cutAt={data.cutAt}
          isWeek={isWeekShown}
          busy={isPlaceholderData}
          onSchedule={({ date, time, doctorId }) => {
            const initial = { date, time, doctorId }
            beginAppointment(initial)
            setScheduling(initial)
          }}
          onOpen={(visit) => setOpened({ dialog: 'view', visit })}
          onMoved={note}
          onRefused={(visit, refused) => setOpened({ dialog: 'move', visit, refused })}
          onAbsent={setAbsent}
        />
      )}
      <UndoBar
        {...bar}
        withKeys={withKeys}
        onShowDay={isElsewhere ? () => showDay(told.after.date) : undefined}
      >
        <CheckInVitals told={told} />
      </UndoBar>
      {sheet}
      <DeskDialogs opened={opened} onChange={setOpened} actions={actions} />
      {absent && (
        <AbsenceForm
          staffId={absent.doctorId}
          name={absent.doctor}
          isOwn={absent.doctorId === owner}
          absence={null}
          startsOn={absent.date}
          onClose={() => setAbsent(null)}
        />
      )}
      {scheduling && (
        <ScheduleDialog
          initial={scheduling}
          onScheduled={(visit) =>
            note({ kind: 'schedule', verb: 'Scheduled', before: null, after: visit })
          }
          onClose={() => setScheduling(null)}
        />
      )}
    </div>
  )
}

const spans = [
  { value: 'grid', label: 'Day' },
  { value: 'week', label: 'Week' },
]

/** What is missing in the grid, and the way to it. */
function LeftOut({ grid: { moreDoctors, cutAt } }: { grid: VisitGrid }) {
  return (
    <>
      {moreDoctors > 0 && (
        <Alert color="yellow" mb="sm">
          {visitGridMessages.moreDoctors(moreDoctors)}
        </Alert>
      )}
      {cutAt && (
        <Alert color="yellow" mb="sm">
          {visitGridMessages.moreVisits(cutAt.time, cutAt.date)}
        </Alert>
      )}
    </>
  )
}

/** On a phone one column at a time, and a select for the others. */
function useNarrowColumns(columns: readonly GridColumn[], isWeek: boolean) {
  const isNarrow = useMediaQuery('(max-width: 36em)', false, { getInitialValueInEffect: false })
  const [chosen, setChosen] = useState('')
  const today = useToday()
  const column =
    columns.find(({ key }) => key === chosen) ??
    columns.find(({ date }) => date === today) ??
    columns[0]
  const shown = useMemo(
    () => (isNarrow && column ? [column] : columns),
    [isNarrow, column, columns],
  )
  const chooser = isNarrow && columns.length > 1 && (
    <Select
      aria-label={isWeek ? 'Day on show' : 'Doctor on show'}
      data={columns.map(({ key, doctor, date }) => ({ value: key, label: isWeek ? date : doctor }))}
      value={column?.key ?? null}
      onChange={(key) => setChosen(key ?? '')}
    />
  )
  return { shown, chooser }
}
