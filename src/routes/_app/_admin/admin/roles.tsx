import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { rolesQuery } from '@/api/roles'
import { RolesPage } from '@/features/roles/roles-page'
import { listSearchDefaults, listSearchSchema } from '@/lib/list-search'

export const Route = createFileRoute('/_app/_admin/admin/roles')({
  validateSearch: listSearchSchema,
  search: { middlewares: [stripSearchParams(listSearchDefaults)] },
  // Begun here and not awaited: the page shows its outline while rows are on their way.
  loader: ({ context }) => void context.queryClient.prefetchQuery(rolesQuery),
  component: RolesPage,
})
