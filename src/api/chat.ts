import { chatAnswerSchema, chatMessages, chatPaths } from '@/contracts/chat'
import { ApiError, call } from './client'

/**
 * Asks the assistant one question. An empty answer counts as none.
 * @throws ApiError; an AbortError when `signal` ends the call
 */
export async function askAssistant(question: string, signal: AbortSignal): Promise<string> {
  const { response, error } = await call(chatPaths.ask, chatAnswerSchema, {
    method: 'post',
    json: { question },
    signal,
  })
  if (!response?.trim()) throw new ApiError(200, error ? { error } : {})
  return response
}

/** Section 7: the answer's error field, otherwise the default, whatever else went wrong. */
export const chatError = (error: unknown): string =>
  (error instanceof ApiError && error.envelope.error) || chatMessages.failed
