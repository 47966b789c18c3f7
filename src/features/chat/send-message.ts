import { askAssistant, chatError } from '@/api/chat'
import {
  addMessage,
  beginAsking,
  dropLast,
  endAsking,
  useConversation,
  useMessageBox,
} from '@/stores/conversation'

/**
 * Says something to the assistant, one thing at a time. It goes on while its person looks at
 * another screen; the answer, or why there is none, joins the conversation.
 */
export async function sendMessage(text: string): Promise<void> {
  if (useMessageBox.getState().asking) return
  addMessage({ from: 'person', text })
  await fetchAnswer(text)
}

/** Sends the last message again; the failure that stood in its answer's place goes. */
export async function sendAgain(): Promise<void> {
  if (useMessageBox.getState().asking) return
  if (useConversation.getState().messages.at(-1)?.failed) dropLast()
  const question = useConversation.getState().messages.at(-1)
  if (question?.from === 'person') await fetchAnswer(question.text)
}

async function fetchAnswer(question: string): Promise<void> {
  const signal = beginAsking()
  try {
    const text = await askAssistant(question, signal)
    if (signal.aborted) return
    addMessage({ from: 'assistant', text })
  } catch (error) {
    if (signal.aborted) return
    addMessage({ from: 'assistant', text: chatError(error), failed: true })
  }
  endAsking()
}
