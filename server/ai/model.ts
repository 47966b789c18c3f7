import * as z from 'zod/mini'
import { createLine } from '../line'

/** One turn of a conversation with a language model. */
export interface ModelMessage {
  role: 'system' | 'user'
  content: string
}

interface Asker {
  id: string
  signal: AbortSignal
}

/** A language model behind whatever speaks to it. */
export interface LanguageModel {
  /**
   * @param asker.id whose question it is
   * @param asker.signal ends the wait: the caller has gone away
   * @throws ModelFailure, or the signal's reason
   */
  complete(messages: readonly ModelMessage[], asker: Asker): Promise<string>
}

/** Why there is no answer, in words for the person who asked. */
export const modelFailures = {
  timeout: 'The AI model did not answer in time.',
  busy: 'The AI model is busy at the moment.',
  unreachable: 'The AI model cannot be reached at the moment.',
  refused: 'The AI model refused the call. An administrator should check its configuration.',
  unusable: 'The AI model gave an answer that cannot be used.',
} as const

export type ModelFailureReason = keyof typeof modelFailures

/** A model that gave no answer. Its message is for a person; it never holds question or answer. */
export class ModelFailure extends Error {
  override name = 'ModelFailure'
  readonly reason: ModelFailureReason
  /** The HTTP status that the model answered with, where it did. */
  readonly status: number | undefined

  constructor(reason: ModelFailureReason, status?: number, options?: ErrorOptions) {
    super(modelFailures[reason], options)
    this.reason = reason
    this.status = status
  }
}

interface ChatModelSettings {
  /** Of an OpenAI-compatible API, such as http://localhost:11434/v1; no slash at its end. */
  baseUrl: string
  model: string
  /** Undefined where the server wants none. */
  apiKey: string | undefined
  /** Milliseconds for one question, its second try included. */
  timeoutMs: number
}

interface Surroundings {
  fetch: (url: string, init: RequestInit) => Promise<Response>
  /** Now, in milliseconds since 1970. */
  clock: () => number
  /** Waits so many milliseconds, or throws when the signal ends the wait. */
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void>
}

/** The longest answer that is read, in bytes: far more than a good one has. */
const answerBytesMost = 2 * 1024 * 1024

/** Milliseconds before the second try, and the longest that a server may ask for instead. */
const pause = 500
const pauseMost = 5_000

/** How many questions the model is asked at the same time, how many wait for their turn. */
const askedAtOnce = 4
const waitingMost = 16

/** How many of these are one account's: its person writes one at a time, and checks a prescription beside. */
const ofOneMost = 3

const answerSchema = z.object({
  choices: z
    .array(z.object({ message: z.object({ content: z.nullable(z.string()) }) }))
    .check(z.minLength(1)),
})

/**
 * A model by the chat completions of an OpenAI-compatible API: one call, a second one after a lost
 * connection or a 429, 502 or 503, none after the time is over. Redirects are not followed, for the
 * key would go along. A few questions are asked at the same time and some wait, within their own time;
 * to the others, and to whoever has some there already, the model is busy at once.
 */
export function createChatModel(
  settings: ChatModelSettings,
  { fetch, clock, wait }: Surroundings,
): LanguageModel {
  const url = `${settings.baseUrl}/chat/completions`
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json',
    ...(settings.apiKey === undefined ? {} : { authorization: `Bearer ${settings.apiKey}` }),
  }

  async function ask(body: string, signal: AbortSignal): Promise<string> {
    let response: Response
    let text: string
    try {
      response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'manual' })
      if (!response.ok) {
        await response.body?.cancel()
        throw failedWith(response, clock())
      }
      text = await readLimited(response)
    } catch (error) {
      if (error instanceof ModelFailure || signal.aborted) throw error
      throw new Retryable('unreachable', undefined, pause, { cause: error })
    }
    return contentOf(text, response.status)
  }

  const inTurn = createLine(
    { running: askedAtOnce, waiting: waitingMost, ofOne: ofOneMost },
    () => new ModelFailure('busy'),
  )

  return {
    complete: async (messages, { id, signal }) => {
      const body = JSON.stringify({ model: settings.model, messages, stream: false })
      const deadline = AbortSignal.timeout(settings.timeoutMs)
      const either = AbortSignal.any([signal, deadline])
      try {
        return await inTurn(
          async () => {
            either.throwIfAborted()
            return await ask(body, either).catch(async (error: unknown) => {
              if (!(error instanceof Retryable)) throw error
              await wait(error.pause, either)
              return await ask(body, either)
            })
          },
          { id, signal: either },
        )
      } catch (error) {
        signal.throwIfAborted()
        if (deadline.aborted) throw new ModelFailure('timeout')
        throw error
      }
    },
  }
}

/** A failure that a second try may mend. */
class Retryable extends ModelFailure {
  /** Milliseconds to wait before it. */
  readonly pause: number

  constructor(
    reason: ModelFailureReason,
    status: number | undefined,
    pause: number,
    options?: ErrorOptions,
  ) {
    super(reason, status, options)
    this.pause = pause
  }
}

function failedWith({ status, headers }: Response, now: number): ModelFailure {
  if (status === 429 || status === 502 || status === 503) {
    const asked = retryAfter(headers.get('retry-after'), now) ?? pause
    return asked <= pauseMost
      ? new Retryable('busy', status, asked)
      : new ModelFailure('busy', status)
  }
  // A redirect is neither followed nor an answer; some platforms hide its status.
  if (status < 500) return new ModelFailure('refused', status)
  return new ModelFailure('unreachable', status)
}

/** Retry-After in milliseconds from now: it is a number of seconds or a date. */
function retryAfter(header: string | null, now: number): number | undefined {
  if (header === null) return undefined
  if (/^\s*\d+\s*$/.test(header)) return Number(header) * 1000
  const at = Date.parse(header)
  return Number.isNaN(at) ? undefined : Math.max(0, at - now)
}

async function readLimited(response: Response): Promise<string> {
  const reader = response.body?.getReader()
  if (!reader) return ''
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    bytes += value.byteLength
    if (bytes > answerBytesMost) {
      await reader.cancel()
      throw new ModelFailure('unusable', response.status)
    }
    text += decoder.decode(value, { stream: true })
  }
}

/** What the model says, without the thoughts that some models put before it. */
function contentOf(text: string, status: number): string {
  let answer: unknown
  try {
    answer = JSON.parse(text)
  } catch {
    // The parser's own error would quote the answer.
    throw new ModelFailure('unusable', status)
  }
  const read = answerSchema.safeParse(answer)
  const content = read.success ? read.data.choices[0]?.message.content : null
  const said = content?.replace(/^\s*<think>[\s\S]*?(?:<\/think>|$)/u, '').trim()
  if (!said) throw new ModelFailure('unusable', status)
  return said
}
