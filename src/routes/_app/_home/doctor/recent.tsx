import { createFileRoute } from '@tanstack/react-router'
import { recentPatientsQuery } from '@/api/patients'
import { lazyView } from '@/lib/lazy-view'
import { isOpening } from '@/lib/opening'

export const Route = createFileRoute('/_app/_home/doctor/recent')({
  loader: ({ context, cause }) => {
    if (isOpening(cause)) void context.queryClient.prefetchQuery(recentPatientsQuery)
  },
  component: lazyView(() => import('@/pages/doctor-recent-view'), 'DoctorRecentView'),
})
