import { noop, type Query, type QueryClient } from '@tanstack/react-query'

/**
 * Forgets a query that no view shows: a view that opened with its rows could act on them as they were
 * before the change. One that is being read is forgotten when its answer has come, since `fetchQuery` would
 * fail otherwise.
 * @returns whether it is or will be forgotten
 */
export function forgetUnseen(client: QueryClient, query: Query): boolean {
  // A view that is disabled shows its query too, although the client counts that as inactive.
  if (query.getObserversCount() > 0) return false
  if (query.state.fetchStatus === 'idle') client.getQueryCache().remove(query)
  else void forgetOnceRead(client, query)
  return true
}

async function forgetOnceRead(client: QueryClient, query: Query): Promise<void> {
  const reading = query.promise
  await reading?.then(noop, noop)
  const isUnseen = query.getObserversCount() === 0 && query.promise === reading
  if (isUnseen) client.getQueryCache().remove(query)
  else await readAgain(client, query)
}

const readAgain = async (client: QueryClient, query: Query): Promise<void> => {
  if (!forgetUnseen(client, query))
    await client.invalidateQueries({ queryKey: query.queryKey, exact: true })
}

/** Has everything that shows these resources read again after a change. */
export async function readAfterChange(
  client: QueryClient,
  resources: readonly string[],
): Promise<void> {
  const concerns = ({ queryKey: [resource] }: Query) => resources.some((each) => each === resource)
  const queries = client.getQueryCache().findAll({ predicate: concerns })
  await Promise.all(queries.map((query) => readAgain(client, query)))
}
