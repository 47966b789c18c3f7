import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { patientCountQuery } from '@/api/patients'

export const Route = createFileRoute('/_app/_home/desk')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(patientCountQuery),
  component: lazyRouteComponent(
    () => import('@/pages/receptionist-dashboard'),
    'ReceptionistDashboard',
  ),
})
