import * as z from 'zod/mini'
import type { Endpoint } from './endpoint'

/** The longest question, in UTF-16 units. */
export const questionMaxLength = 4000

/** What a person reads of the chat (docs/product/booking.md, Chat). */
export const chatMessages = {
  greeting: 'Hello! How can I help you today?',
  questionRequired: 'Please enter a message',
  questionTooLong: `A message has at most ${questionMaxLength.toLocaleString('en')} characters`,
  failed: 'Something went wrong. Please try again.',
  unanswered: 'This message has not been answered.',
  caution: 'The assistant can be wrong, and what it says is no medical advice.',
} as const

const chatQuestionSchema = z.object({
  question: z.string().check(
    z.trim(),
    z.minLength(1, chatMessages.questionRequired),
    z.maxLength(questionMaxLength, chatMessages.questionTooLong),
    // One sign may stand for 18 letters, as U+FDFA does.
    z.refine((question) => question.normalize('NFKD').length <= 2 * questionMaxLength, {
      error: chatMessages.questionTooLong,
    }),
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

/**
 * Beside the question, a caller who has the medicines apart may name them: they alone are checked.
 */
const askSchema = z.extend(chatQuestionSchema, {
  medicines: z.optional(
    z
      .array(z.string().check(z.maxLength(200, 'A medicine has at most 200 characters')))
      .check(z.maxLength(100, 'Please name at most 100 medicines')),
  ),
})

/** The chat page and the doctor's question share the call. */
export const chatEndpoints = {
  ask: {
    name: 'ask the assistant',
    method: 'POST',
    path: '/api/chat/ai-chat',
    input: askSchema,
    output: chatAnswerSchema,
    access: 'session',
    words: { did: null },
  },
} as const satisfies Record<string, Endpoint>
