import { Skeleton } from '@mantine/core'
import { lazyPart } from '@/components/lazy'
import { DeskAppointments } from '@/features/visits/desk-appointments'
import { useGridShown } from '@/features/visits/grid/layout-switch'
import { useDesk } from './desk-hand-off'

const GridView = lazyPart({
  name: 'visits of a day as a grid',
  load: () => import('@/features/visits/grid/grid-view').then((loaded) => loaded.GridView),
  waiting: <Skeleton h="60dvh" role="status" aria-label="Loading" />,
  failed: 'The day grid cannot be loaded. Check your connection and try again.',
})

/** The desk's appointments, as a list or as the doctors' time. */
export function DeskAppointmentsView() {
  const { actions, withKeys, schedule, showVisit, list } = useDesk()
  if (useGridShown())
    return <GridView actions={actions} withKeys={withKeys} onSchedule={schedule} />
  return (
    <DeskAppointments
      {...list}
      actions={actions}
      onSchedule={schedule}
      onShow={(visit) => void showVisit(visit)}
    />
  )
}
