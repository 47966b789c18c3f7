import * as z from 'zod/mini'
import { loginAnswerSchema } from './auth'
import type { Endpoint } from './endpoint'

/** What a person reads of the sessions of the own account (docs/product/sessions.md). */
export const ownSessionMessages = {
  fetchFailed: 'Failed to fetch your sessions',
  endedAll: 'You are signed out everywhere.',
  endAllFailed: 'You could not be signed out everywhere. Please try again.',
  roleChanged: 'Your role has changed.',
} as const

const ownSessionSchema = z.object({
  id: z.string(),
  /** ISO times: when it began, and when it ends by itself. */
  startedAt: z.string(),
  endsAt: z.string(),
  /** The network address from which it was begun. */
  address: z.string(),
  /** What the browser called itself then, by its `user-agent` header; empty where it said nothing. */
  userAgent: z.string(),
  /** Whether it is the one that asks, or in which the trial of a role was begun that asks. */
  isCurrent: z.boolean(),
})
export type OwnSession = z.infer<typeof ownSessionSchema>

export const ownSessionEndpoints = {
  /**
   * What a login would answer now, for the session that asks: its token has the role and permissions of this
   * moment, and ends when the session does.
   */
  current: {
    name: 'read own session',
    method: 'GET',
    path: '/api/auth/session',
    input: null,
    output: z.extend(loginAnswerSchema, { token: z.string() }),
    access: 'session',
    resource: 'staff',
    recordsOnly: true,
  },
  /** The living sessions of the account that asks, the last begun first. */
  list: {
    name: 'list own sessions',
    method: 'GET',
    path: '/api/auth/sessions',
    input: null,
    output: z.array(ownSessionSchema),
    access: 'session',
    resource: 'staff',
    recordsOnly: true,
  },
  /** Ends all sessions of the account, the caller's too. */
  endAll: {
    name: 'sign out everywhere',
    method: 'POST',
    path: '/api/auth/sign-out-everywhere',
    input: null,
    output: z.object({ ended: z.number() }),
    access: 'session',
    resource: 'staff',
    recordsOnly: true,
    words: { did: null, account: { 'signed-out': 'signed out everywhere' } },
  },
} as const satisfies Record<string, Endpoint>
