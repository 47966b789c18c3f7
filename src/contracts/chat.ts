import * as z from 'zod/mini'

/** Section 7. The chat page and the doctor's question share the call. */
export const chatPaths = { ask: '/api/chat/ai-chat' } as const

/** The longest question, in UTF-16 units. */
export const questionMaxLength = 4000

/** What a person reads of the chat (specification, sections 2 and 7). */
export const chatMessages = {
  greeting: 'Hello! How can I help you today?',
  questionRequired: 'Please enter a message',
  questionTooLong: `A message has at most ${questionMaxLength.toLocaleString('en')} characters`,
  failed: 'Something went wrong. Please try again.',
  unanswered: 'This message has not been answered.',
  caution: 'The assistant can be wrong, and what it says is no medical advice.',
} as const

export const chatQuestionSchema = z.object({
  question: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, chatMessages.questionRequired),
      z.maxLength(questionMaxLength, chatMessages.questionTooLong),
    ),
})

const said = z.catch(z.optional(z.string()), undefined)

/** The answer, or in its place what went wrong; what else a host sends stands beside them. */
export const chatAnswerSchema = z.looseObject({ response: said, error: said })
