import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { doctorAppointmentsQuery, doctorDayQuery } from '@/api/visits'
import { dayOf } from '@/features/visits/use-day'
import { lazyView } from '@/lib/lazy-view'
import { searchText } from '@/lib/list-search'
import { isOpening } from '@/lib/opening'
import { keepsRecords } from '@/stores/session'

export const Route = createFileRoute('/_app/_home/doctor/appointments')({
  validateSearch: z.object({ date: searchText }),
  search: { middlewares: [stripSearchParams({ date: '' })] },
  loader: ({ context: { queryClient }, location: { search }, cause }) => {
    if (!isOpening(cause)) return
    if (!keepsRecords()) void queryClient.prefetchQuery(doctorAppointmentsQuery)
    else
      void queryClient.prefetchQuery(
        doctorDayQuery(dayOf(z.object({ date: searchText }).parse(search).date)),
      )
  },
  component: lazyView(() => import('@/pages/doctor-appointments-view'), 'DoctorAppointmentsView'),
})
