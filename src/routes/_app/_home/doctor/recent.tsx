import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { recentPatientsQuery } from '@/api/patients'
import { isOpening } from '@/lib/opening'

export const Route = createFileRoute('/_app/_home/doctor/recent')({
  loader: ({ context, cause }) => {
    if (isOpening(cause)) void context.queryClient.prefetchQuery(recentPatientsQuery)
  },
  component: lazyRouteComponent(
    () => import('@/features/patients/recent-patients'),
    'RecentPatients',
  ),
})
