import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { ownAppointmentsQuery } from '@/api/visits'
import { lazyView } from '@/lib/lazy-view'
import { searchText } from '@/lib/list-search'
import { isOpening } from '@/lib/opening'

export const Route = createFileRoute('/_app/_home/my/appointments')({
  /** `past` for those that are over, otherwise those to come. */
  validateSearch: z.object({ status: searchText }),
  search: { middlewares: [stripSearchParams({ status: '' })] },
  loader: ({ context, cause }) => {
    if (isOpening(cause)) void context.queryClient.prefetchQuery(ownAppointmentsQuery)
  },
  component: lazyView(() => import('@/pages/own-appointments'), 'OwnAppointments'),
})
