import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { FilterSelect } from '@/components/filter-select'
import { SearchBox } from '@/components/search-box'
import { toast } from '@/components/toast'
import { useShortcuts } from '@/components/use-shortcuts'
import { visitActions, visitMessages, visitStatuses, visitStatusSchema } from '@/contracts/visits'
import { visitListQuery } from '@/records/visit-queries'
import { DashboardList, idOf } from '../dashboard-list'
import { usePatientLabel } from '../namesakes'
import { useDashboardSearch } from '../use-dashboard-search'
import { statusWords } from './desk-words'
import classes from './receptionist.module.css'
import { UndoBar } from './undo-bar'
import { type DeskListProps, useDeskList } from './use-desk-list'
import { useNow } from './use-now'
import type { LastAction, useVisitActions } from './use-visit-actions'
import { visitColumns } from './visit-columns'

const statusOptions = visitStatuses.map((status) => ({ value: status, label: statusWords[status] }))

/** Waits are told in minutes, and are read again each minute. */
const minute = 60_000

interface AppointmentsViewProps extends DeskListProps {
  actions: ReturnType<typeof useVisitActions>
  onSchedule: () => void
}

export function AppointmentsView({ actions, onSchedule, ...desk }: AppointmentsViewProps) {
  const list = useDashboardSearch()
  const { search, change } = list
  const status = visitStatusSchema.safeParse(search.status).data ?? null
  const visits = useQuery(
    visitListQuery({ search: search.q, status, page: search.page - 1, size: search.size }),
  )
  const now = useNow(minute)
  const { withKeys, focusRow } = desk
  const patientLabel = usePatientLabel()
  const { current, searchBox } = useDeskList('appointments', list, visits, desk)
  const { last, busy, act, undo } = actions
  const columns = useMemo(
    () => visitColumns(now, patientLabel, (visit, action) => void act(visit, action)),
    [now, patientLabel, act],
  )

  const checkIn = () => {
    const visit = visits.data?.rows.find((row) => idOf(row) === current.id)
    const action = visit && visitActions[visit.status].find(({ to }) => to === 'checked-in')
    if (action) void act(visit, action)
    else toast.warning(visit ? visitMessages.notPending : visitMessages.noneSelected)
  }
  const takeBack = async (action: LastAction) => {
    // The button goes with its press; the row that was acted on is where to go on.
    if (await undo(action))
      focusRow({ view: 'appointments', q: search.q, at: { row: idOf(action.after) } })
  }
  const undoByKey = () => {
    if (last?.before) void takeBack(last)
    else toast.warning(visitMessages.nothingToUndo)
  }
  useShortcuts({ c: checkIn, u: undoByKey }, withKeys)

  return (
    <div className={classes.appointments}>
      <div className={classes.head}>
        <h2 className={classes.title}>Appointments</h2>
        <Button
          onClick={onSchedule}
          aria-keyshortcuts={withKeys ? 'n' : undefined}
          leftSection={<IconPlus size={16} aria-hidden />}
        >
          Schedule New Appointment
        </Button>
      </div>
      <UndoBar
        last={last}
        busy={busy}
        withKeys={withKeys}
        onUndo={(action) => void takeBack(action)}
      />
      <DashboardList
        label="Appointments"
        columns={columns}
        query={visits}
        fetchFailed={visitMessages.fetchFailed}
        list={list}
        currentRow={current}
        onReset={() => change({ q: '', status: '' })}
        empty={{
          title: 'No appointments found',
          hint: 'Search for another name, or clear the filters.',
        }}
        filters={
          <>
            <SearchBox placeholder="Search patient name..." {...searchBox} />
            <FilterSelect
              label="Status"
              options={statusOptions}
              value={status ?? ''}
              onChange={(chosen) => change({ status: chosen })}
            />
          </>
        }
      />
    </div>
  )
}
