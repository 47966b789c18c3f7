import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

interface ModelCall {
  method: string | undefined
  url: string | undefined
  headers: IncomingHttpHeaders
  body: unknown
}

/** Answers one call; what it does to the response is what the caller meets. */
type Answer = (response: ServerResponse) => void

/** A server over real HTTP that speaks the chat completions of an OpenAI-compatible API. */
export interface ModelServer {
  /** What a client is told to call: it ends in /v1. */
  baseUrl: string
  /** The calls so far, the oldest first. */
  calls: ModelCall[]
  /** Resolves once a caller has closed a connection before its answer was whole. */
  hungUp: Promise<unknown>
  /** Answers the next calls like this, in turn; the last answer stays. */
  answers(...answers: Answer[]): void
  close(): Promise<void>
}

export const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Answer =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }

/** A model's answer, as such servers give it. */
export const says = (content: unknown): Answer =>
  json(200, {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  })

/** Nothing, for as long as the caller waits. */
export const silence: Answer = () => {}

export async function startModelServer(): Promise<ModelServer> {
  let queue: Answer[] = [says('Hello.')]
  const calls: ModelCall[] = []
  let hangUp: (value?: unknown) => void = () => {}
  const hungUp = new Promise((resolve) => {
    hangUp = resolve
  })
  const server = createServer(async (request, response) => {
    response.once('close', () => {
      if (!response.writableFinished) hangUp()
    })
    const body: unknown = JSON.parse(await text(request))
    calls.push({ method: request.method, url: request.url, headers: request.headers, body })
    const answer = queue.length > 1 ? queue.shift() : queue[0]
    answer?.(response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A TCP server's address is never a pipe's name.
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    calls,
    hungUp,
    answers: (...answers) => {
      queue = answers
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
