import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { recentPatientsQuery } from '@/api/patients'

export const Route = createFileRoute('/_app/_home/doctor/recent')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(recentPatientsQuery),
  component: lazyRouteComponent(
    () => import('@/features/patients/recent-patients'),
    'RecentPatients',
  ),
})
