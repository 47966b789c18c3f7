import { roleEndpoints } from '@shared/contracts/roles'
import { createFileRoute, notFound, stripSearchParams } from '@tanstack/react-router'
import { roleHoldersQuery, rolesQuery } from '@/api/roles'
import { UnknownPage } from '@/features/layout/not-found-pages'
import { AccessPage } from '@/features/roles/access-page'
import { accessSearchDefaults, accessSearchSchema } from '@/features/roles/access-search'
import { isOffered } from '@/stores/session'

export const Route = createFileRoute('/_app/_admin/admin/roles_/access')({
  validateSearch: accessSearchSchema,
  search: { middlewares: [stripSearchParams(accessSearchDefaults)] },
  loader: ({ context: { queryClient } }) => {
    if (!isOffered(roleEndpoints.holders)) throw notFound()
    void queryClient.prefetchQuery(rolesQuery)
    void queryClient.prefetchQuery(roleHoldersQuery)
  },
  component: function Access() {
    const navigate = Route.useNavigate()
    return (
      <AccessPage
        {...Route.useSearch()}
        onChange={(search) =>
          void navigate({
            search: (before) => ({ ...before, ...search }),
            replace: true,
            resetScroll: false,
          })
        }
      />
    )
  },
  notFoundComponent: UnknownPage,
})
