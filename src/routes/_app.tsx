import { createFileRoute, redirect } from '@tanstack/react-router'
import { Layout } from '@/features/layout/layout'
import { inactivityLimit, refreshSession } from '@/stores/session'

/** The session guard of every screen but the public ones (docs/product.md, Sessions). */
export const Route = createFileRoute('/_app')({
  beforeLoad: ({ location }) => {
    if (!refreshSession(Date.now(), inactivityLimit))
      throw redirect({ to: '/login', search: { from: location.href } })
  },
  component: Layout,
})
