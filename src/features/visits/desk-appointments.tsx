import { Button, Group, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { visitListQuery } from '@/api/visits'
import { idOf, RecordList } from '@/components/data-table/record-list'
import { FilterSelect } from '@/components/filter-select'
import { SearchBox } from '@/components/search-box'
import { toast } from '@/components/toast'
import { canStep, visitMessages, visitStatuses, visitStatusSchema } from '@/contracts/visits'
import { usePatientLabel } from '@/features/patients/shared/patient-label'
import { useDashboardSearch } from '@/hooks/use-dashboard-search'
import { useNow } from '@/hooks/use-now'
import { useShortcuts } from '@/hooks/use-shortcuts'
import classes from './desk.module.css'
import { type DeskListProps, useDeskList } from './shared/use-desk-list'
import { UndoBar } from './undo-bar'
import type { LastAction, useVisitActions } from './use-visit-actions'
import { visitColumns } from './visit-columns'
import { statusWords } from './visit-words'

const statusOptions = visitStatuses.map((status) => ({ value: status, label: statusWords[status] }))

/** Waits are told in minutes, and are read again each minute. */
const minute = 60_000

interface DeskAppointmentsProps extends DeskListProps {
  actions: ReturnType<typeof useVisitActions>
  onSchedule: () => void
}

export function DeskAppointments({ actions, onSchedule, ...desk }: DeskAppointmentsProps) {
  const list = useDashboardSearch()
  const { search, change } = list
  const status = visitStatusSchema.safeParse(search.status).data ?? null
  const visits = useQuery(
    visitListQuery({ q: search.q, status, page: search.page - 1, limit: search.size }),
  )
  const now = useNow(minute)
  const { withKeys, focusRow } = desk
  const patientLabel = usePatientLabel()
  const { current, searchBox } = useDeskList('appointments', list, visits, desk)
  const { last, busy, act, undo } = actions
  const columns = useMemo(
    () => visitColumns(now, patientLabel, (visit, step) => void act(visit, step)),
    [now, patientLabel, act],
  )

  const checkIn = () => {
    const visit = visits.data?.rows.find((row) => idOf(row) === current.id)
    if (visit && canStep(visit.status, 'checkIn')) void act(visit, 'checkIn')
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
      <Group justify="space-between" gap="sm" mb="sm">
        <Title order={2} size="h4">
          Appointments
        </Title>
        <Button
          onClick={onSchedule}
          aria-keyshortcuts={withKeys ? 'n' : undefined}
          leftSection={<IconPlus size={16} aria-hidden />}
        >
          Schedule New Appointment
        </Button>
      </Group>
      <UndoBar
        last={last}
        busy={busy}
        withKeys={withKeys}
        onUndo={(action) => void takeBack(action)}
      />
      <RecordList
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
