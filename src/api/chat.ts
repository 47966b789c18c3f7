import { chatEndpoints, chatMessages } from '@shared/contracts/chat'
import { ApiError } from './api-error'
import { call } from './client'

/**
 * Sends one question. Its caller says what an answer without a word is.
 * @throws ApiError, also for an error in place of the answer; an AbortError when `signal` ends the call
 */
export async function sendQuestion(question: string, signal: AbortSignal) {
  const answer = await call(chatEndpoints.ask, { question }, { signal })
  const text = answer.response?.trim() ?? ''
  if (text === '' && answer.error) throw new ApiError(200, { error: answer.error })
  return { text, interactions: answer.interactions, model: answer.model }
}

/**
 * Asks the assistant. An empty answer counts as none.
 * @throws as `sendQuestion`
 */
export async function askAssistant(question: string, signal: AbortSignal): Promise<string> {
  const { text } = await sendQuestion(question, signal)
  if (text === '') throw new ApiError(200, {})
  return text
}

/** The answer's error field, otherwise the default, whatever else went wrong. */
export const chatError = (error: unknown): string =>
  (error instanceof ApiError && error.envelope.error) || chatMessages.failed
