import { createFileRoute, notFound } from '@tanstack/react-router'
import { NoAccess } from '@/features/layout/not-found-pages'
import { isAdmin } from '@/stores/session'

/** Screens for the admin role only. The server checks every call's permission besides. */
export const Route = createFileRoute('/_app/_admin')({
  beforeLoad: () => {
    // Ends the match before any loader asks the server for what this person may not see.
    if (!isAdmin()) throw notFound({ routeId: '/_app/_admin' })
  },
  notFoundComponent: NoAccess,
})
