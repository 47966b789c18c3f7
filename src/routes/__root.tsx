import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { LazyToasts } from '@/components/lazy-toasts'

interface RouterContext {
  queryClient: QueryClient
}

export const Route = createRootRouteWithContext<RouterContext>()({
  component: () => (
    <>
      <Outlet />
      {/* Around the screens, so that they outlast a navigation. */}
      <LazyToasts />
    </>
  ),
})
