import { chatEndpoints } from '@shared/contracts/chat'
import { Hono } from 'hono'
import { ModelFailure } from '../ai/model'
import { attemptCounter, limits } from '../auth/limits'
import type { ApiDependencies } from '../dependencies'
import { handle } from '../handle'
import { type ApiEnv, Refusal } from '../http'

const statusOf = { timeout: 504, busy: 503, unreachable: 502, refused: 502, unusable: 502 } as const

/** Questions to the assistant, for everyone signed in. A question is neither kept nor logged. */
export function chatRoutes(dependencies: ApiDependencies) {
  const { ai } = dependencies
  const attempts = attemptCounter(dependencies)
  const app = new Hono<ApiEnv>()
  handle(app, chatEndpoints.ask, async (c, { question, medicines }) => {
    await attempts.take([limits.chat, c.get('caller').id])
    const { signal } = c.req.raw
    try {
      const answer = await ai.answer(question, {
        signal,
        requestId: c.get('requestId'),
        asker: c.get('caller').id,
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
  return app
}
