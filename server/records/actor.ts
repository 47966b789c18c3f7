import type { Context } from 'hono'
import type { ApiDependencies } from '../dependencies'
import type { ApiEnv, Caller } from '../http'

/** The user who makes a call, with the time and the time zone that the server goes by. */
export interface Actor {
  caller: Caller
  /** Milliseconds since 1970. */
  now: number
  /** The clinic's. */
  zone: string
}

export const actorOf = (
  c: Context<ApiEnv>,
  { clock, config }: Pick<ApiDependencies, 'clock' | 'config'>,
): Actor => ({ caller: c.get('caller'), now: clock(), zone: config.zone })
