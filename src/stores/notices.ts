import * as z from 'zod/mini'
import { now } from './clock'
import { useSession } from './session'
import { createTabStore } from './tab-store'

const noticeSchema = z.object({
  id: z.number(),
  kind: z.enum(['success', 'warning', 'error']),
  text: z.string(),
  /** Milliseconds since 1970. */
  at: z.number(),
})
export type Notice = z.infer<typeof noticeSchema>

const stateSchema = z.object({ items: z.array(noticeSchema), unread: z.number() })
type NoticesState = z.infer<typeof stateSchema>

const mostKept = 50
const none: NoticesState = { items: [], unread: 0 }

/** What toasts and dialogs have said in this session, the newest first. */
export const useNotices = createTabStore('notices', stateSchema, none)

/** Keeps a notice for the person who is signed in; before that nobody is there to keep it for. */
export function addNotice(kind: Notice['kind'], text: string, at = now()): void {
  if (!useSession.getState().session) return
  useNotices.setState(({ items, unread }) => ({
    items: [{ id: (items[0]?.id ?? 0) + 1, kind, text, at }, ...items].slice(0, mostKept),
    unread: Math.min(unread + 1, mostKept),
  }))
}

export const markNoticesRead = (): void => useNotices.setState({ unread: 0 })

export const clearNotices = (): void => useNotices.setState(none)
