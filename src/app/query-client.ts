import { QueryClient } from '@tanstack/react-query'
import { ApiError } from '@/api/api-error'
import { browserNow } from '@/stores/clock'

/** A list that fails for another reason than a refusal is read once more; a change never is. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // A lost connection is told at once; waiting in silence for a better one helps nobody.
      networkMode: 'always',
      // If the clock was set back, the age is unknown: read again.
      staleTime: ({ state }) =>
        state.dataUpdatedAt > browserNow() ? Number.NEGATIVE_INFINITY : 10_000,
      retry: (failures, error) =>
        failures < 1 && !(error instanceof ApiError && error.status >= 400 && error.status < 500),
      retryDelay: 500,
    },
    mutations: { networkMode: 'always', retry: false },
  },
})
