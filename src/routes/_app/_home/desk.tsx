import { createFileRoute } from '@tanstack/react-router'
import { patientCountQuery } from '@/api/patients'
import { lazyView } from '@/lib/lazy-view'
import { isOpening } from '@/lib/opening'

export const Route = createFileRoute('/_app/_home/desk')({
  loader: ({ context, cause }) => {
    if (isOpening(cause)) void context.queryClient.prefetchQuery(patientCountQuery)
  },
  component: lazyView(() => import('@/pages/receptionist-dashboard'), 'ReceptionistDashboard'),
})
