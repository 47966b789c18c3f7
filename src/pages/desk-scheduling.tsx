import { type Visit, visitEndpoints } from '@shared/contracts/visits'
import { useGridShown } from '@/features/visits/grid/layout-switch'
import { ScheduleDialog } from '@/features/visits/shared/schedule-dialog'
import { useDeskDay } from '@/features/visits/use-day'
import { visitsSearchSchema } from '@/features/visits/visits-search'
import { useListSearch } from '@/hooks/use-list-search'
import { denialFor } from '@/hooks/use-may'
import { newHere } from '@/lib/list-search'
import { keepsRecords } from '@/stores/session'
import { useDesk } from './desk-hand-off'

/** The dialog for a new appointment, where one is being scheduled: from any view, or by the address. */
export function DeskScheduling() {
  const { isAtAppointments, scheduling, setScheduling, showVisit, noteScheduled } = useDesk()
  const { search, change } = useListSearch(visitsSearchSchema)
  const day = useDeskDay(search.date)
  const isGrid = useGridShown()
  const isAsked =
    isAtAppointments && search.request === newHere && denialFor(visitEndpoints.schedule) === null
  if (scheduling === null && !isAsked) return null
  const scheduled = (visit: Visit) => {
    if (keepsRecords()) noteScheduled(visit)
    // Of another day, the line above the list tells, and leads there.
    const isElsewhere = isAtAppointments && day !== null && day !== visit.date
    if (!isElsewhere && !isGrid) void showVisit(visit)
  }
  return (
    <ScheduleDialog
      {...(scheduling && { initial: scheduling })}
      onScheduled={scheduled}
      onClose={() => {
        setScheduling(null)
        if (isAsked) change({ request: '', page: search.page }, { replace: true })
      }}
    />
  )
}
