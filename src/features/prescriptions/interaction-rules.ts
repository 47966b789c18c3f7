import { queryOptions } from '@tanstack/react-query'

/**
 * The interaction rules, as a part that is loaded later: they weigh as much as the form that needs
 * them. Where that fails, the next check tries again.
 */
export const interactionRulesQuery = queryOptions({
  queryKey: ['interaction rules'],
  queryFn: async () => {
    const { checkInteractions } = await import('@/contracts/interactions/check')
    return { checkInteractions }
  },
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
})
