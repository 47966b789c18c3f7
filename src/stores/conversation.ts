import * as z from 'zod/mini'
import { create } from 'zustand'
import { createTabStore } from './tab-store'

const messageSchema = z.object({
  id: z.number(),
  from: z.enum(['person', 'assistant']),
  text: z.string(),
  /** The text says why there is no answer. */
  failed: z.optional(z.boolean()),
})
export type ChatMessage = z.infer<typeof messageSchema>

const mostKept = 200
const none = { messages: [] }

/** What was asked and answered in this tab, in order. */
export const useConversation = createTabStore(
  'conversation',
  z.object({ messages: z.array(messageSchema) }),
  none,
)

interface Box {
  /** What is being typed; it waits while its person looks at another screen. */
  draft: string
  /** Ends the call that is under way. */
  asking: AbortController | null
}

export const useMessageBox = create<Box>(() => ({ draft: '', asking: null }))

export const setDraft = (draft: string): void => useMessageBox.setState({ draft })

export const addMessage = (message: Omit<ChatMessage, 'id'>): void =>
  useConversation.setState(({ messages }) => ({
    messages: [...messages, { ...message, id: (messages.at(-1)?.id ?? 0) + 1 }].slice(-mostKept),
  }))

/** Takes back the newest message. */
export const dropLast = (): void =>
  useConversation.setState(({ messages }) => ({ messages: messages.slice(0, -1) }))

/**
 * Notes that a question is under way, for `stopAsking` to end. It ends none itself: whoever asks
 * looks first whether another is under way.
 * @returns the signal for the question's call; aborted, its answer is no longer wanted
 */
export function beginAsking(): AbortSignal {
  const asking = new AbortController()
  useMessageBox.setState({ asking })
  return asking.signal
}

/** The question has been answered, has failed or is stopped. */
export function endAsking(): void {
  useMessageBox.setState({ asking: null })
}

export function stopAsking(): void {
  useMessageBox.getState().asking?.abort()
  endAsking()
}

/** Forgets everything: for a new conversation, and at the end of a session. */
export function clearConversation(): void {
  stopAsking()
  setDraft('')
  useConversation.setState(none)
}
