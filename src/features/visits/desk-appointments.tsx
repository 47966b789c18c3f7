import { useCallbackRef } from '@mantine/hooks'
import type { VisitStep } from '@shared/contracts/visit-rules'
import { type Visit, visitEndpoints, visitMessages } from '@shared/contracts/visits'
import type { ClinicDate } from '@shared/lib/clinic-date'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { readAllVisits, visitListQuery } from '@/api/visits'
import { sortableBy } from '@/components/data-table/columns'
import { RecordList } from '@/components/data-table/record-list'
import { SearchBox } from '@/components/search-box'
import { usePatientLabel } from '@/features/patients/shared/patient-label'
import { useAskedSearch } from '@/hooks/use-asked-search'
import { useListSearch } from '@/hooks/use-list-search'
import { useDenials } from '@/hooks/use-may'
import { useNarrow } from '@/hooks/use-narrow'
import { useNow, useToday } from '@/hooks/use-now'
import { useShortcuts } from '@/hooks/use-shortcuts'
import { pageRequest } from '@/lib/list-search'
import { checkInByKey } from './check-in-by-key'
import { CheckInVitals } from './check-in-vitals'
import { DayNavigation } from './day-navigation'
import classes from './desk.module.css'
import { type DeskDialog, DeskDialogs } from './desk-dialogs'
import { DeskHead } from './desk-head'
import { NoVisitToday } from './no-visit-today'
import { PrintDay, usePrintDay } from './print/print-day'
import { type DeskListProps, useDeskList } from './shared/use-desk-list'
import type { useVisitActions } from './shared/use-visit-actions'
import { UndoBar } from './undo-bar'
import { allDays, dayInSearch, useDeskDay, useShownDay, useVisitsKept } from './use-day'
import { useUndo } from './use-undo'
import { telephoneColumn, visitColumns } from './visit-columns'
import { VisitFilters } from './visit-filters'
import { visitsSearchSchema } from './visits-search'
import { ordersOf, visitsWanted } from './visits-wanted'

/** Waits are told in minutes, and are read again each minute. */
const minute = 60_000

interface DeskAppointmentsProps extends DeskListProps {
  actions: ReturnType<typeof useVisitActions>
  /** Schedules for a patient, where one is chosen. */
  onSchedule: (patientId?: string, date?: ClinicDate) => void
  /** Shows a visit on its own day. */
  onShow: (visit: Visit) => void
}

export function DeskAppointments({ actions, onSchedule, onShow, ...desk }: DeskAppointmentsProps) {
  const list = useListSearch(visitsSearchSchema, 'appointments')
  const { search, change } = list
  const kept = useVisitsKept()
  const day = useDeskDay(search.date)
  const denied = useDenials(visitEndpoints)
  const q = useAskedSearch(list, kept)
  const orders = ordersOf(day, kept)
  const wanted = visitsWanted({ ...search, q }, day, kept)
  const { status, doctorId = null } = wanted
  const visits = useQuery(visitListQuery({ ...wanted, ...pageRequest(search) }))
  const shownDay = useShownDay(day, visits)
  const now = useNow(minute)
  const { withKeys, focusRow } = desk
  const patientLabel = usePatientLabel()
  const { current, selected, searchBox, query, held } = useDeskList(
    'appointments',
    list,
    visits,
    desk,
    q,
  )
  const { told, act } = actions
  const [opened, setOpened] = useState<DeskDialog | null>(null)

  const onStep = useCallback(
    (visit: Visit, step: VisitStep) => {
      if (kept && step === 'cancel') setOpened({ dialog: 'cancel', visit })
      else void act(visit, step)
    },
    [kept, act],
  )
  const columns = useMemo(
    () =>
      sortableBy(
        visitColumns({ now, isOneDay: day !== null, withTelephones: kept }, patientLabel, {
          onStep,
          denied,
          ...(kept && { onView: (visit) => setOpened({ dialog: 'view', visit }) }),
        }),
        orders,
      ),
    [now, day, patientLabel, onStep, denied, kept, orders],
  )

  const checkIn = () => checkInByKey(selected, (visit) => void act(visit, 'checkIn'))
  // The row that was acted on is where to go on.
  const { bar, undoByKey } = useUndo(actions, ({ after }) =>
    focusRow({ view: 'appointments', q: search.q, at: { row: after.id } }),
  )
  /** Of the selected row's patient, where the host keeps visits. */
  const scheduleByKey = () => onSchedule(kept ? selected?.patientId : undefined)
  useShortcuts({ c: checkIn, u: undoByKey, n: scheduleByKey }, withKeys)

  const today = useToday()
  /** The search from which a key led on: to a visit of another day, where today has none. */
  const [ledFrom, setLedFrom] = useState<string | null>(null)
  const isMissing =
    kept &&
    day === today &&
    q.trim() !== '' &&
    visits.data?.total === 0 &&
    !visits.isPlaceholderData
  const moveToToday = useCallbackRef(async (visit: Visit) => {
    const moved = await act(visit, 'checkIn', true)
    if (moved) focusRow({ view: 'appointments', q: search.q, at: { row: moved.id } })
  })
  const scheduleToday = useCallbackRef((patientId: string) => onSchedule(patientId, today))
  const showAll = useCallbackRef(() => change({ status: '', doctor: '' }))
  const isFiltered = status !== null || doctorId !== null
  const noVisitToday = useMemo(
    () =>
      isMissing && (
        <NoVisitToday
          q={q.trim()}
          today={today}
          isFiltered={isFiltered}
          denied={denied}
          takesFocus={ledFrom === q}
          onMove={(visit) => void moveToToday(visit)}
          onSchedule={scheduleToday}
          onShowAll={showAll}
        />
      ),
    [isMissing, q, today, isFiltered, denied, ledFrom, moveToToday, scheduleToday, showAll],
  )
  const elsewhere =
    told && told.kind !== 'undo' && day !== null && told.after.date !== day ? told.after : null
  const isNarrow = useNarrow()
  const { sheet, busy, printDay } = usePrintDay({ date: day, doctorId })
  const print = day !== null && <PrintDay busy={busy} onPrint={printDay} inMenu={isNarrow} />
  const undoBar = (
    <UndoBar
      {...bar}
      withKeys={withKeys}
      onShowDay={elsewhere ? () => onShow(elsewhere) : undefined}
    >
      <CheckInVitals told={told} />
    </UndoBar>
  )
  return (
    <div className={classes.appointments}>
      <DeskHead
        withKeys={withKeys}
        onSchedule={onSchedule}
        day={
          kept && (
            <DayNavigation
              day={day}
              shown={shownDay}
              onChange={(chosen, how) => change({ date: dayInSearch(chosen) }, how)}
              onAllDays={() => change({ date: allDays }, { replace: false })}
            />
          )
        }
      >
        {!isNarrow && print}
      </DeskHead>
      <RecordList
        label="Appointments"
        columns={columns}
        query={query}
        held={held}
        fetchFailed={visitMessages.fetchFailed}
        list={list}
        currentRow={current}
        onReset={() => change({ q: '', status: '', doctor: '' })}
        tools={
          kept
            ? {
                name: 'appointments',
                of: day ?? undefined,
                more: print,
                isBusy: busy,
                read: readAllVisits(wanted),
                also: [telephoneColumn],
              }
            : undefined
        }
        empty={{
          title: 'No appointments found',
          hint: day
            ? 'Look at another day, search for somebody else, or clear the filters.'
            : 'Search for another name, or clear the filters.',
          more: noVisitToday,
        }}
        search={
          <SearchBox
            placeholder={kept ? 'Search name, number or contact...' : 'Search patient name...'}
            {...searchBox}
            onKeyDown={(event) => {
              searchBox.onKeyDown?.(event)
              setLedFrom(event.key === 'Enter' || event.key === 'ArrowDown' ? search.q : null)
            }}
          />
        }
        filtersSet={[status, doctorId].filter(Boolean).length}
        filters={
          <VisitFilters
            status={search.status}
            doctor={search.doctor}
            day={day}
            withRecords={kept}
            onChange={change}
          />
        }
      />
      {undoBar}
      <DeskDialogs opened={opened} onChange={setOpened} actions={actions} />
      {sheet}
    </div>
  )
}
