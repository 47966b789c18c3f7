import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { StartPasswordPage } from '@/features/auth/start-password-page'
import { Layout } from '@/features/layout/layout'
import { browserNow } from '@/stores/clock'
import { inactivityLimit, mustChangePassword, refreshSession } from '@/stores/session'

/** The session guard of every screen but the public ones (docs/product/sessions.md). */
export const Route = createFileRoute('/_app')({
  beforeLoad: ({ location }) => {
    if (!refreshSession(browserNow(), inactivityLimit))
      throw redirect({ to: '/login', search: { from: (location.maskedLocation ?? location).href } })
    // Ends the match before any loader asks for what the host does not answer yet.
    if (mustChangePassword()) throw notFound({ routeId: '/_app' })
  },
  component: Layout,
  notFoundComponent: StartPasswordPage,
})
