import { createFileRoute } from '@tanstack/react-router'
import { ownPatientQuery } from '@/api/patients'
import { lazyView } from '@/lib/lazy-view'
import { isOpening } from '@/lib/opening'

export const Route = createFileRoute('/_app/_home/my')({
  loader: ({ context, cause }) => {
    if (isOpening(cause)) void context.queryClient.prefetchQuery(ownPatientQuery)
  },
  component: lazyView(() => import('@/pages/patient-dashboard'), 'PatientDashboard'),
})
