import { type ChangeTopic, changeEndpoints } from '@shared/contracts/changes'
import type { OutputOf } from '@shared/contracts/endpoint'
import type { Query, QueryClient } from '@tanstack/react-query'
import { browserNow } from '@/stores/clock'
import { call } from './client'
import { forgetUnseen } from './read-after-change'

/** What the feed answers. */
export type ChangesAnswer = OutputOf<typeof changeEndpoints.list>

/**
 * What has changed since an earlier answer's `next`.
 * @param isLongPoll whether the answer waits for a change
 * @throws ApiError
 */
export const readChanges = (after: string | undefined, isLongPoll: boolean, signal: AbortSignal) =>
  call(changeEndpoints.list, { after, ...(!isLongPoll && { wait: 'no' }) }, { signal })

/** What else shows a part of such a record: names, counts, what stands with whom. */
const shownIn: Readonly<Record<ChangeTopic, readonly string[]>> = {
  staff: [
    ...['overview', 'visits', 'booking-requests', 'prescription-requests', 'lab-orders'],
    'absence-desk',
    'imports',
  ],
  roles: ['staff', 'overview'],
  departments: ['staff', 'overview', 'visits'],
  'working-times': ['staff', 'visits'],
  patients: [
    ...['visits', 'booking-requests', 'prescriptions', 'prescription-requests', 'overview'],
    ...['lab-orders', 'absence-desk', 'imports'],
  ],
  visits: ['overview', 'absence-desk'],
  'booking-requests': ['absence-desk'],
  prescriptions: ['prescription-requests', 'patients'],
  'prescription-requests': [],
  problems: [],
  letters: [],
  documents: [],
  'lab-orders': ['absence-desk'],
  // What was measured is shown in a doctor's day.
  vitals: ['visits'],
  notes: ['visits'],
  templates: [],
  // With it comes that a message could not be sent.
  clinic: ['absence-desk'],
  'lab-ranges': [],
  hours: ['staff', 'visits', 'absence-desk'],
  'visit-kinds': ['visits'],
  bin: [],
  notices: [],
}

/**
 * Has what shows these changes read again: at once where it is on the screen; the rest is forgotten, and
 * read when it next is; each once, however many of them it shows.
 * @param owner whose screen it is: where their own account or role has changed, so may all that they see
 * @param mayBeOld what is to be read again besides
 */
export async function refreshChanged(
  client: QueryClient,
  changes: ChangesAnswer['changes'],
  owner: string,
  mayBeOld: (query: Query) => boolean = () => false,
): Promise<void> {
  if (changes.some(({ topic, id }) => topic === 'roles' || (topic === 'staff' && id === owner)))
    return await refreshAll(client)
  const resources = new Set<unknown>(changes.flatMap(({ topic }) => [topic, ...shownIn[topic]]))
  if (changes.some(({ topic }) => topic !== 'notices')) resources.add('activities')
  await refreshAll(client, (query) => resources.has(query.queryKey[0]) || mayBeOld(query))
}

/** Has everything read again, or what is of concern. */
export const refreshAll = (
  client: QueryClient,
  concerns: (query: Query) => boolean = () => true,
): Promise<void> =>
  // Parts of the program are queries too.
  readAgain(client, (query) => query.queryKey[0] !== 'component' && concerns(query))

/**
 * Notes from now on when each reading begins.
 * @returns whether a query's last reading began before a time, in milliseconds since 1970
 */
export function watchReads(client: QueryClient): (query: Query, time: number) => boolean {
  const begun = new WeakMap<Query, number>()
  client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'fetch')
      begun.set(event.query, browserNow())
  })
  return (query, time) => {
    const at = begun.get(query)
    // A start in the future means that the clock was set back.
    return at === undefined || at < time || at > browserNow()
  }
}

/** Milliseconds after which what is being read is no longer waited for: a lost connection may stay silent. */
const readingMost = 15_000

/**
 * What is being read arrives first, or a slow list never would under steady changes; its answer may be
 * older than the change, so that it is read once more, however many changes came meanwhile.
 */
async function readAgain(client: QueryClient, concerns: (query: Query) => boolean): Promise<void> {
  const queries = client.getQueryCache().findAll({ predicate: concerns })
  await Promise.all(
    queries.map(async (query) => {
      const reading = query.promise
      if (reading) await settled(reading, readingMost)
      if (forgetUnseen(client, query)) return
      await client.invalidateQueries(
        { queryKey: query.queryKey, exact: true, refetchType: refetchType() },
        { cancelRefetch: reading !== undefined && query.promise === reading },
      )
    }),
  )
}

/** Resolves when this has ended, well or not, or after these milliseconds. */
const settled = (promise: Promise<unknown>, most: number): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, most)
    const end = () => {
      clearTimeout(timer)
      resolve()
    }
    promise.then(end, end)
  })

/** Nobody sees a hidden page: it is read again when it comes back. */
const refetchType = () => (document.visibilityState === 'hidden' ? 'none' : 'active')
