import { queryOptions } from '@tanstack/react-query'

/**
 * The rules for interactions and allergies, and the names that they know: a part that is loaded later,
 * for it weighs as much as the form that needs it. Where that fails, the next check tries again.
 */
export const interactionRulesQuery = queryOptions({
  queryKey: ['interaction rules'],
  queryFn: async () => {
    const [check, join, allergies, names] = await Promise.all([
      import('@/contracts/interactions/check'),
      import('@/contracts/interactions/join'),
      import('@/contracts/interactions/allergies'),
      import('@/contracts/interactions/known-names'),
    ])
    return { ...check, ...join, ...allergies, ...names }
  },
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
})
