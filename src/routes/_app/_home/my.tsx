import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { ownPatientQuery } from '@/api/patients'
import { isOpening } from '@/lib/opening'

export const Route = createFileRoute('/_app/_home/my')({
  loader: ({ context, cause }) => {
    if (isOpening(cause)) void context.queryClient.prefetchQuery(ownPatientQuery)
  },
  component: lazyRouteComponent(() => import('@/pages/patient-dashboard'), 'PatientDashboard'),
})
