import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { ownPatientQuery } from '@/api/patients'

export const Route = createFileRoute('/_app/_home/my')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(ownPatientQuery),
  component: lazyRouteComponent(() => import('@/pages/patient-dashboard'), 'PatientDashboard'),
})
