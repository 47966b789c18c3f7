import type { Api } from '../app'
import { type Answer, type Call, call } from './api'

/** Calls that change records: each with a key of its own, where the test gives none. */
export const keyedCalls =
  (api: () => Pick<Api, 'request'>, token: () => string) =>
  (method: string, path: string, { headers, ...more }: Call = {}): Promise<Answer> =>
    call(api(), method, path, {
      token: token(),
      headers: { 'idempotency-key': crypto.randomUUID(), ...headers },
      ...more,
    })
