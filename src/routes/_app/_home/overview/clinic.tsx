import { createFileRoute } from '@tanstack/react-router'
import { clinicQuery } from '@/api/clinic'
import { lazyView } from '@/lib/lazy-view'

export const Route = createFileRoute('/_app/_home/overview/clinic')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(clinicQuery),
  component: lazyView(() => import('@/features/clinic/clinic-view'), 'ClinicView'),
})
