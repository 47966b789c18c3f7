import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { departmentOverviewQuery } from '@/api/overview'

export const Route = createFileRoute('/_app/_home/overview/departments')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(departmentOverviewQuery),
  component: lazyRouteComponent(
    () => import('@/features/overview/departments-overview'),
    'DepartmentsOverview',
  ),
})
