import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { clinicQuery } from '@/api/clinic'
import { demandView } from '@/hooks/use-open-views'

export const Route = createFileRoute('/_app/_home/overview/clinic')({
  loader: ({ context }) => {
    demandView('/overview/clinic')
    void context.queryClient.prefetchQuery(clinicQuery)
  },
  component: lazyRouteComponent(() => import('@/features/clinic/clinic-view'), 'ClinicView'),
})
