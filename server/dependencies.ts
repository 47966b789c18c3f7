import type { Interactions, ModelPart } from '@shared/medicines/result'
import type { Context } from 'hono'
import type { Db } from './db/database'

/** Memory-hard in the real server, cheap in the mocks; the hash carries its own parameters. */
export interface PasswordHasher {
  hash(password: string): Promise<string>
  verify(password: string, hash: string): Promise<boolean>
}

export interface Mail {
  to: string
  subject: string
  text: string
}

/** The connection to a mail server or a webhook failed: the next message would fail as well. */
export class UnreachableError extends Error {}

export interface Mailer {
  /** @throws UnreachableError where no connection was made, and another error where it was not accepted */
  send(mail: Mail): Promise<void>
  /** Whether no mail is set up: `send` sends nothing. */
  isNotSetUp?: boolean
}

/** What is sent to a program of the clinic's, which passes it on by SMS or the like. */
export interface WebhookCall {
  /** The same for each try, so that the receiver can drop a repeat. */
  id: string
  /** Sent as JSON. */
  body: object
}

export interface Webhook {
  /** @throws UnreachableError where there was no answer, and another error where it was not accepted */
  send(call: WebhookCall): Promise<void>
  /** Whether no webhook is set up: nothing is to be sent. */
  isNotSetUp?: boolean
}

/** A structured line. Never pass a body, a password, a code or a token. */
export interface Logger {
  info(fields: Record<string, unknown>, message: string): void
  warn(fields: Record<string, unknown>, message: string): void
  error(fields: Record<string, unknown>, message: string): void
}

export interface AiAnswer {
  /** In words; first what the interaction rules say, where the question is about medicines. */
  response: string
  /** The same result of the rules as data. */
  interactions?: Interactions
  /** Beside that result: whether a model was asked as well. */
  model?: ModelPart
}

/** Whoever answers the questions of the chat. */
export interface AiAssistant {
  /** Whether a model is connected; otherwise rules and guide answer alone. */
  hasModel: boolean
  /**
   * @param options.signal ends the wait: the caller has gone away
   * @param options.asker the account that asks, which gets no more than its share of a connected model
   * @param options.medicines the names to check, where the caller has them apart; otherwise they
   *   are read out of the question
   * @throws Refusal for what is no question, ModelFailure where a connected model gave no answer
   *   and nothing else is known
   */
  answer(
    question: string,
    options: {
      signal: AbortSignal
      requestId: string
      asker: string
      medicines?: readonly string[]
    },
  ): Promise<AiAnswer>
}

/**
 * Where the content of files lies: outside of the database, by its SHA-256 in hexadecimal. Several servers
 * can share one.
 */
export interface FileStore {
  /** Keeps content whole or not at all; what is kept already counts as put now. */
  put(hash: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>
  /** @returns null where there is none */
  get(hash: string): Promise<Uint8Array<ArrayBuffer> | null>
  /** Removes content: it is set aside first, and put back where it turns out to be needed. */
  remove(hash: string, isNeeded: () => Promise<boolean>): Promise<void>
  /** The hashes of all that was last put before this time, in milliseconds since 1970. */
  putBefore(time: number): AsyncIterable<string>
}

interface ApiConfig {
  /** The key that signs tokens and keys the hashes of one-time codes: 32 bytes or more. */
  secret: Uint8Array
  /** How long a login is valid, in seconds. */
  sessionSeconds: number
  /** The clinic's time zone by its name, such as `Europe/Berlin`: what date and time it is goes by it. */
  zone: string
  /** How long figures that take counting are kept, in milliseconds; 0 counts for each call. */
  figuresKeptMs: number
  /** How long a call that follows changes waits for one, in milliseconds; 0 answers at once. */
  feedHoldMs: number
}

/** Everything the API takes from outside itself. */
export interface ApiDependencies {
  db: Db
  mail: Mailer
  webhook: Webhook
  ai: AiAssistant
  passwords: PasswordHasher
  files: FileStore
  /** Now, in milliseconds since 1970. */
  clock: () => number
  /** A new one-time code of six digits, from a cryptographic source. */
  newCode: () => string
  /** A new password to be read from paper and typed once, from a cryptographic source. */
  newPassword: () => string
  /** Runs work that an answer does not wait for; its failures are logged by whoever gives it. */
  background: (task: Promise<void>) => void
  /** The caller's network address, for limits on attempts. */
  clientAddress: (context: Context) => string
  log: Logger
  /** Whether the database serves one transaction at a time, as the embedded one does: all others wait. */
  hasOneConnection?: boolean
  /** Aborted when the server stops: calls that wait for something are answered at once. */
  stopping?: AbortSignal
  config: ApiConfig
}
