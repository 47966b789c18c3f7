import { createRouter } from '@tanstack/react-router'
import { ErrorPage } from '@/features/layout/error-page'
import { PagePending } from '@/features/layout/page-pending'
import { queryClient } from './app/query-client'
import { routeTree } from './routeTree.gen'

export const router = createRouter({
  routeTree,
  context: { queryClient },
  // Values stay the texts that they are in the address: `?q=123` searches for '123'.
  parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
  stringifySearch: (search) => {
    const entries = Object.entries(search).filter(([, value]) => value !== undefined)
    const text = new URLSearchParams(entries.map(([key, value]) => [key, String(value)])).toString()
    return text && `?${text}`
  },
  defaultPreload: 'intent',
  // What is fresh is the query client's to decide.
  defaultPreloadStaleTime: 0,
  defaultErrorComponent: ErrorPage,
  defaultPendingComponent: PagePending,
  scrollRestoration: true,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
