import type { Query, QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { readChanges, refreshChanged, watchReads } from '@/api/changes'
import { changeEndpoints } from '@/contracts/changes'
import { useLive } from '@/stores/live'
import { isOffered, useSession } from '@/stores/session'
import { followChanges } from './follow-changes'

/** Milliseconds between two questions: of the tab that leads, and of each where none can. */
const leadingGap = 1_000
const aloneGap = 5_000

/** Milliseconds without an answer after which the page says so. */
const patience = 5_000

/** What the tab that leads tells the others. */
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
 * Keeps what is on show in step with what other desks do, while somebody is signed in whose host tells
 * of changes. Of a browser's visible tabs one asks for all of them; where a page has no locks (plain
 * HTTP), each asks for itself.
 */
export function watchChanges(client: QueryClient): void {
  const beganBefore = watchReads(client)
  let token: string | undefined
  let stop = () => {}
  const attend = (state = useSession.getState()) => {
    const { session } = state
    const isLive = !session?.mustChangePassword && isOffered(changeEndpoints.list, state)
    const next = isLive ? session : null
    if (next?.token === token) return
    stop()
    token = next?.token
    stop = next ? follow(client, beganBefore, next.owner) : () => {}
  }
  attend()
  useSession.subscribe(attend)
}

/** @returns how it is ended */
function follow(
  client: QueryClient,
  beganBefore: ReturnType<typeof watchReads>,
  owner: string,
): () => void {
  const name = `rounds-changes ${owner}`
  const others = new BroadcastChannel(name)
  let place: string | undefined

  function hear({ answer, before, isBack, lostSince }: Message): void {
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
    place = answer?.next ?? place
  }
  const tellAll = (message: Message) => {
    hear(message)
    others.postMessage(message)
  }
  others.onmessage = ({ data }) => {
    // A tab of another build may say something else.
    const { success, data: message } = messageSchema.safeParse(data)
    if (success) hear(message)
  }

  const lead = (waits: boolean, signal: AbortSignal) => {
    const tell = waits ? tellAll : hear
    let lostSince: number | null = null
    let sayLost: ReturnType<typeof setTimeout> | undefined
    signal.addEventListener('abort', () => clearTimeout(sayLost))
    return followChanges(
      {
        ask: (after, signal) => readChanges(after, waits, signal),
        gap: waits ? leadingGap : aloneGap,
        onAnswer: (answer, asked, after) => {
          const isBack = lostSince !== null || useLive.getState().lostSince !== null
          clearTimeout(sayLost)
          lostSince = null
          const began = after === undefined ? asked : undefined
          const before = answer.reset ? Date.now() : began
          tell({ answer, isBack, lostSince, ...(before !== undefined && { before }) })
        },
        onFailure: () => {
          if (lostSince !== null) return
          const since = Date.now()
          lostSince = since
          sayLost = setTimeout(() => tell({ lostSince: since }), patience)
        },
      },
      place,
      signal,
    )
  }

  let turn: AbortController | undefined
  const attend = () => {
    if (document.visibilityState === 'hidden') {
      turn?.abort()
      turn = undefined
    } else if (!turn) {
      turn = new AbortController()
      const { signal } = turn
      void inTurn(name, signal, (waits) => lead(waits, signal))
    }
  }
  attend()
  document.addEventListener('visibilitychange', attend)
  return () => {
    document.removeEventListener('visibilitychange', attend)
    turn?.abort()
    others.close()
    useLive.setState({ lostSince: null })
  }
}

/** What is on its way when a connection is lost may never come. */
const hasFailedOrWaits = ({ state: { status, fetchStatus } }: Query): boolean =>
  status === 'error' || fetchStatus !== 'idle'

/** Does this when no other tab does it; at once, and without waiting for changes, where tabs have no turns. */
async function inTurn(
  name: string,
  signal: AbortSignal,
  work: (waits: boolean) => Promise<void>,
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
