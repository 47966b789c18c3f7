import * as z from 'zod/mini'
import { create } from 'zustand'
import { useSession } from './session'

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

/** In the tab's own storage: the notices outlive a reload, and end with the tab. */
const storageKey = 'notices'
const mostKept = 50
const none: NoticesState = { items: [], unread: 0 }

function stored(): NoticesState {
  try {
    const read = stateSchema.safeParse(JSON.parse(sessionStorage.getItem(storageKey) ?? 'null'))
    return read.success ? read.data : none
  } catch {
    return none
  }
}

/** What toasts and dialogs have said in this session, the newest first. */
export const useNotices = create<NoticesState>(stored)

useNotices.subscribe((state) => {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(state))
  } catch {
    // A full or forbidden storage: the notices then last until the next reload.
  }
})

/** Keeps a notice for the person who is signed in; before that nobody is there to keep it for. */
export function addNotice(kind: Notice['kind'], text: string, at = Date.now()): void {
  if (!useSession.getState().session) return
  useNotices.setState(({ items, unread }) => ({
    items: [{ id: (items[0]?.id ?? 0) + 1, kind, text, at }, ...items].slice(0, mostKept),
    unread: Math.min(unread + 1, mostKept),
  }))
}

export const markNoticesRead = (): void => useNotices.setState({ unread: 0 })

export const clearNotices = (): void => useNotices.setState(none)
