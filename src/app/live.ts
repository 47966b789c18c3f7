import { changeEndpoints } from '@shared/contracts/changes'
import type { Query, QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { readChanges, refreshChanged, watchReads } from '@/api/changes'
import { may } from '@/hooks/use-may'
import { browserNow, now } from '@/stores/clock'
import { useLive } from '@/stores/live'
import { useSession } from '@/stores/session'
import { followChanges } from './follow-changes'

/** Milliseconds between two polls: of the tab that leads, and of each where none can. */
const leaderInterval = 1_000
const standaloneInterval = 5_000

/** Milliseconds without an answer after which the page says that the feed is lost. */
const lostAfter = 5_000

/** What the tab that leads broadcasts to the others. */
const messageSchema = z.object({
  answer: z.optional(changeEndpoints.list.output),
  /** Of what was read before this time, in milliseconds since 1970, nobody knows what has changed. */
  before: z.optional(z.number()),
  /** The feed is back: what could not be read meanwhile can be now. */
  isBack: z.optional(z.boolean()),
  lostSince: z.nullable(z.number()),
})
type Message = z.infer<typeof messageSchema>

/**
 * Keeps what is on show in step with what other desks do, while somebody is signed in whose host has a
 * feed of changes. Of a browser's visible tabs one polls for all of them; where a page has no locks
 * (plain HTTP), each polls for itself.
 */
export function watchChanges(client: QueryClient): void {
  const beganBefore = watchReads(client)
  let token: string | undefined
  let stop = () => {}
  const update = (state = useSession.getState()) => {
    const { session, lock } = state
    const isLive = lock === null && !session?.mustChangePassword && may(changeEndpoints.list, state)
    const next = isLive ? session : null
    if (next?.token === token) return
    stop()
    token = next?.token
    stop = next ? follow(client, beganBefore, next.owner) : () => {}
  }
  update()
  useSession.subscribe(update)
}

/** @returns how it is ended */
function follow(
  client: QueryClient,
  beganBefore: ReturnType<typeof watchReads>,
  owner: string,
): () => void {
  const name = `rounds-changes ${owner}`
  const channel = new BroadcastChannel(name)
  let cursor: string | undefined

  function apply({ answer, before, isBack, lostSince }: Message): void {
    if (useLive.getState().lostSince !== lostSince) useLive.setState({ lostSince })
    // What was read before is all read anew: the changes are among it.
    const changes = before === undefined ? (answer?.changes ?? []) : []
    void refreshChanged(
      client,
      changes,
      owner,
      (query) =>
        (isBack === true && hasFailedOrWaits(query)) ||
        (before !== undefined && beganBefore(query, before)),
    )
    cursor = answer?.next ?? cursor
  }
  const broadcast = (message: Message) => {
    apply(message)
    channel.postMessage(message)
  }
  channel.onmessage = ({ data }) => {
    // A tab of another build may send something else.
    const { success, data: message } = messageSchema.safeParse(data)
    if (success) apply(message)
  }

  const poll = (isLeader: boolean, signal: AbortSignal) => {
    const publish = isLeader ? broadcast : apply
    let lostSince: number | null = null
    let lostTimer: ReturnType<typeof setTimeout> | undefined
    signal.addEventListener('abort', () => clearTimeout(lostTimer))
    return followChanges(
      {
        poll: (after, signal) => readChanges(after, isLeader, signal),
        interval: isLeader ? leaderInterval : standaloneInterval,
        onAnswer: (answer, polledAt, resumedAt) => {
          const isBack = lostSince !== null || useLive.getState().lostSince !== null
          clearTimeout(lostTimer)
          lostSince = null
          const began = resumedAt === undefined ? polledAt : undefined
          const before = answer.reset ? browserNow() : began
          publish({ answer, isBack, lostSince, ...(before !== undefined && { before }) })
        },
        onFailure: () => {
          if (lostSince !== null) return
          const since = now()
          lostSince = since
          lostTimer = setTimeout(() => publish({ lostSince: since }), lostAfter)
        },
      },
      cursor,
      signal,
    )
  }

  let polling: AbortController | undefined
  const pollWhileVisible = () => {
    if (document.visibilityState === 'hidden') {
      polling?.abort()
      polling = undefined
    } else if (!polling) {
      polling = new AbortController()
      const { signal } = polling
      void asLeader(name, signal, (isLeader) => poll(isLeader, signal))
    }
  }
  pollWhileVisible()
  document.addEventListener('visibilitychange', pollWhileVisible)
  return () => {
    document.removeEventListener('visibilitychange', pollWhileVisible)
    polling?.abort()
    channel.close()
    useLive.setState({ lostSince: null })
  }
}

/** What is on its way when a connection is lost may never come. */
const hasFailedOrWaits = ({ state: { status, fetchStatus } }: Query): boolean =>
  status === 'error' || fetchStatus !== 'idle'

/** Does this once this tab is the one that leads; at once, and not as the leader, where there are no locks. */
async function asLeader(
  name: string,
  signal: AbortSignal,
  work: (isLeader: boolean) => Promise<void>,
): Promise<void> {
  // A page without TLS has none, whatever the types say.
  const locks = (navigator as Partial<Navigator>).locks
  if (!locks) return await work(false)
  await locks
    .request(name, { signal }, () => work(true))
    .catch((error: unknown) => {
      if (!signal.aborted) throw error
    })
}
