import { Hono } from 'hono'
import * as z from 'zod/mini'
import { chatPaths, chatQuestionSchema } from '@/contracts/chat'
import { ModelFailure } from '../ai/model'
import { attemptCounter, limits } from '../auth/limits'
import type { ApiDependencies } from '../dependencies'
import { type ApiEnv, body, Refusal } from '../http'

/** Beside the question, a caller who has the medicines apart may name them: they alone are checked. */
const askSchema = z.extend(chatQuestionSchema, {
  medicines: z.optional(
    z
      .array(z.string().check(z.maxLength(200, 'A medicine has at most 200 characters')))
      .check(z.maxLength(100, 'Please name at most 100 medicines')),
  ),
})

const statusOf = { timeout: 504, busy: 503, unreachable: 502, refused: 502, unusable: 502 } as const

/**
 * Questions to the assistant, for everyone signed in (specification, section 7). A question is
 * neither kept nor logged.
 */
export function chatRoutes(dependencies: ApiDependencies) {
  const { ai } = dependencies
  const attempts = attemptCounter(dependencies)

  return new Hono<ApiEnv>().post(chatPaths.ask, body(askSchema), async (c) => {
    const { question, medicines } = c.req.valid('json')
    await attempts.take(limits.chat, c.get('caller').id)
    const { signal } = c.req.raw
    try {
      const answer = await ai.answer(question, {
        signal,
        requestId: c.get('requestId'),
        ...(medicines ? { medicines } : {}),
      })
      return c.json(answer)
    } catch (error) {
      if (signal.aborted) throw new Refusal(400, 'The question was withdrawn')
      if (error instanceof ModelFailure)
        throw new Refusal(statusOf[error.reason], `${error.message} Please try again.`)
      throw error
    }
  })
}
