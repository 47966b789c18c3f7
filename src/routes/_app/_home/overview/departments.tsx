import { createFileRoute } from '@tanstack/react-router'
import { departmentOverviewQuery } from '@/api/overview'
import { lazyView } from '@/lib/lazy-view'

export const Route = createFileRoute('/_app/_home/overview/departments')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(departmentOverviewQuery),
  component: lazyView(
    () => import('@/features/overview/departments-overview'),
    'DepartmentsOverview',
  ),
})
