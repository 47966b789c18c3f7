import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { departmentsQuery } from '@/api/departments'
import { DepartmentsPage } from '@/features/departments/departments-page'
import { listSearchDefaults, listSearchSchema } from '@/lib/list-search'

export const Route = createFileRoute('/_app/_admin/admin/department')({
  validateSearch: listSearchSchema,
  search: { middlewares: [stripSearchParams(listSearchDefaults)] },
  // Begun here and not awaited: the page shows its outline while rows are on their way.
  loader: ({ context }) => void context.queryClient.prefetchQuery(departmentsQuery),
  component: DepartmentsPage,
})
