import { setTimeout as wait } from 'node:timers/promises'
import { type Endpoint, isKeyed } from '@shared/contracts/endpoint'
import { inject } from 'vitest'

/** A change that a desk asked for, and what it was told. */
export interface Attempt {
  /** The endpoint's name. */
  call: string
  key: string
  /** Stands in what the change writes, where it writes something new. */
  marker: string
  /** How often it was sent in vain: the desk hung up, or the process was killed. */
  lost: number
  /** All are the same, since it is one change; none where the desk has given up. */
  answers: { status: number; body: unknown }[]
}

/** Numbers from 0 up to 1, the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export function pickBy(random: () => number) {
  return <T>(choices: readonly T[]): T => {
    const choice = choices[Math.floor(random() * choices.length)]
    if (choice === undefined) throw new Error('there is nothing to choose from')
    return choice
  }
}

/** How likely a desk hangs up on a call, gives up after that, and sends once more what is done. */
const chances = { hangUp: 0.15, giveUp: 0.2, again: 0.1 }
/** The longest that a desk listens before it hangs up, in milliseconds. */
const patience = 40

/** For how long a call may take at most that nobody gives up, in milliseconds. */
const longest = 20_000 * inject('patience')

interface Line {
  /** Of the processes; any of them may be away. */
  urls: readonly string[]
  random: () => number
  attempts: Attempt[]
}

/** What a desk sends: a path of its own where the endpoint's has a parameter. */
export interface Change {
  endpoint: Endpoint
  token: string
  json?: object
  /** A file's bytes, in place of a body as JSON. */
  raw?: string
  path?: string
  marker?: string
}

/**
 * Sends a change until it is answered, by the same key and by whichever process, or the desk gives up.
 * @returns the answer's status and body; null where none came
 */
export async function send(
  { urls, random, attempts }: Line,
  { endpoint, token, json, raw, path = endpoint.path, marker = '' }: Change,
): Promise<Attempt['answers'][number] | null> {
  const key = crypto.randomUUID()
  const attempt: Attempt = { call: endpoint.name, key, marker, lost: 0, answers: [] }
  attempts.push(attempt)
  const headers = {
    ...{ 'content-type': 'application/json', authorization: `Bearer ${token}` },
    ...(isKeyed(endpoint) && { 'idempotency-key': key }),
  }
  for (;;) {
    const hangsUp = random() < chances.hangUp
    try {
      const response = await fetch(pickBy(random)(urls) + path, {
        ...{ method: endpoint.method, headers, body: raw ?? JSON.stringify(json) },
        signal: AbortSignal.timeout(hangsUp ? random() * patience : longest),
      })
      const answer = { status: response.status, body: await response.json() }
      // The database had no time: nobody knows what became of it.
      if (answer.status === 503) throw new Error('away')
      attempt.answers.push(answer)
      const isFirst = attempt.answers.length === 1
      if (!response.ok || !isFirst || random() >= chances.again) return answer
    } catch {
      attempt.lost += 1
      if (random() < chances.giveUp) return attempt.answers[0] ?? null
      if (!hangsUp) await wait(50 + random() * 100)
    }
  }
}
