import { drizzle } from 'drizzle-orm/pg-proxy'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { call, observedApi } from '../test/api'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const ok = { status: 200, body: { status: 'ok' } }
const unavailable = { status: 503, body: { status: 'unavailable' } }

/** An API whose database answers when the test says so. */
function withDatabase() {
  const asked: { answer: () => void; fail: (error: Error) => void }[] = []
  const db = drizzle(
    () =>
      new Promise((resolve, reject) => {
        asked.push({ answer: () => resolve({ rows: [] }), fail: reject })
      }),
  )
  const { api, logged } = observedApi(db)
  return { asked, logged, ready: () => call(api, 'GET', '/api/ready'), api }
}

it('is ready when the database answers', async () => {
  const { asked, ready } = withDatabase()
  const answer = ready()
  await vi.waitUntil(() => asked.length > 0)
  asked[0]?.answer()
  expect(await answer).toMatchObject(ok)
  expect(vi.getTimerCount()).toBe(0)
})

it('is unready when the database fails, and the log says why', async () => {
  const { asked, ready, logged } = withDatabase()
  const answer = ready()
  await vi.waitUntil(() => asked.length > 0)
  asked[0]?.fail(new Error('no room'))
  const { status, body, headers } = await answer
  expect({ status, body }).toEqual(unavailable)
  expect(logged[0]).toMatchObject({
    level: 'error',
    message: 'the database does not answer',
    fields: { requestId: headers.get('x-request-id'), err: { cause: { message: 'no room' } } },
  })
})

it('is unready within 2 seconds when the database says nothing, and healthy all the time', async () => {
  const { asked, ready, api } = withDatabase()
  const answer = ready()
  await vi.waitUntil(() => asked.length > 0)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await answer).toMatchObject(unavailable)
  expect(await call(api, 'GET', '/api/health')).toMatchObject(ok)
  // What fails after the answer is nobody's any more.
  asked[0]?.fail(new Error('too late'))
})

it('asks once for all who ask at a time, and anew for those who ask later', async () => {
  const { asked, ready } = withDatabase()
  const answers = [ready(), ready(), ready()]
  await vi.waitUntil(() => asked.length > 0)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await Promise.all(answers)).toMatchObject([unavailable, unavailable, unavailable])
  expect(asked).toHaveLength(1)
  const later = ready()
  await vi.waitUntil(() => asked.length > 1)
  asked[1]?.answer()
  expect(await later).toMatchObject(ok)
})
