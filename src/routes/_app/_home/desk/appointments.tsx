import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { visitListQuery } from '@/api/visits'
import { deskDay } from '@/features/visits/use-day'
import { visitsSearchDefaults, visitsSearchSchema } from '@/features/visits/visits-search'
import { visitsWanted } from '@/features/visits/visits-wanted'
import { lazyView } from '@/lib/lazy-view'
import { pageRequest } from '@/lib/list-search'
import { isOpening } from '@/lib/opening'
import { pageSizeOf } from '@/stores/choices'
import { keepsRecords } from '@/stores/session'

export const Route = createFileRoute('/_app/_home/desk/appointments')({
  validateSearch: visitsSearchSchema,
  search: { middlewares: [stripSearchParams(visitsSearchDefaults)] },
  loader: ({ context: { queryClient }, location, cause }) => {
    if (!isOpening(cause)) return
    const search = visitsSearchSchema.parse(location.search)
    // The grid asks for another span.
    if (search.layout !== '') return
    const kept = keepsRecords()
    const wanted = visitsWanted(search, deskDay(search.date, kept), kept)
    const size = pageSizeOf('appointments', search.size)
    void queryClient.prefetchQuery(
      visitListQuery({ ...wanted, ...pageRequest({ ...search, size }) }),
    )
  },
  component: lazyView(() => import('@/pages/desk-appointments-view'), 'DeskAppointmentsView'),
})
