import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { ErrorPage } from '@/features/layout/error-page'
import { PagePending } from '@/features/layout/page-pending'
import { queryClient } from './app/query-client'
import { routeTree } from './routeTree.gen'

/** @param history where addresses are kept; the browser's own unless said */
export const createAppRouter = (history?: RouterHistory) =>
  createRouter({
    routeTree,
    ...(history && { history }),
    context: { queryClient },
    // Values stay the texts that they are in the address: `?q=123` searches for '123'.
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: (search) => {
      const entries = Object.entries(search).filter(([, value]) => value !== undefined)
      const text = new URLSearchParams(
        entries.map(([key, value]) => [key, String(value)]),
      ).toString()
      return text && `?${text}`
    },
    defaultPreload: 'intent',
    // What is fresh is the query client's to decide.
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: ErrorPage,
    defaultPendingComponent: PagePending,
    // A screen that has come is not held back for the outline that was shown meanwhile.
    defaultPendingMinMs: 0,
    scrollRestoration: true,
  })

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The visit in whose row the doctor's day begins, after its note. */
    visitToFocus?: string
  }
  interface Register {
    router: AppRouter
  }
}
