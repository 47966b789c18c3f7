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
const answerSchema = z.looseObject({ response: said, error: said })
const wrappedSchema = z.extend(answerSchema, { data: z.catch(z.optional(answerSchema), undefined) })

/**
 * The answer, or in its place what went wrong; what else a host sends stands beside them. Hosts give
 * them as they are or under `data`, and an answer alone as a bare text.
 */
export const chatAnswerSchema = z.union([
  z.pipe(
    z.nullable(z.string()),
    z.transform(
      (text): z.infer<typeof answerSchema> => ({ response: text ?? '', error: undefined }),
    ),
  ),
  z.pipe(
    wrappedSchema,
    z.transform(({ data, ...answer }) =>
      answer.response || answer.error || !data ? answer : data,
    ),
  ),
])
