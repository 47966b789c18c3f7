import { queryOptions } from '@tanstack/react-query'

/**
 * The rules for interactions and allergies, and the names that they know: a part that is loaded later,
 * for it weighs as much as the form that needs it. Where that fails, the next check tries again.
 */
export const interactionRulesQuery = queryOptions({
  queryKey: ['interaction rules'],
  queryFn: async () => {
    const [check, join, allergies, names, suggestions] = await Promise.all([
      import('@shared/medicines/check'),
      import('@shared/medicines/join'),
      import('@shared/medicines/allergies'),
      import('@shared/medicines/known-names'),
      import('@shared/medicines/suggestions'),
    ])
    return { ...check, ...join, ...allergies, ...names, ...suggestions }
  },
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
})
