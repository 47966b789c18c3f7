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

export interface Mailer {
  send(mail: Mail): Promise<void>
}

/** A structured line. Never pass a body, a password, a code or a token. */
export interface Logger {
  info(fields: Record<string, unknown>, message: string): void
  warn(fields: Record<string, unknown>, message: string): void
  error(fields: Record<string, unknown>, message: string): void
}

interface ApiConfig {
  /** The key that signs tokens and keys the hashes of one-time codes: 32 bytes or more. */
  secret: Uint8Array
  /** How long a login is valid, in seconds. */
  sessionSeconds: number
}

/** Everything the API takes from outside itself. */
export interface ApiDependencies {
  db: Db
  mail: Mailer
  passwords: PasswordHasher
  /** Now, in milliseconds since 1970. */
  clock: () => number
  /** A new one-time code of six digits, from a cryptographic source. */
  newCode: () => string
  /** Runs work that an answer does not wait for; its failures are logged by whoever gives it. */
  background: (task: Promise<void>) => void
  /** The caller's network address, for limits on attempts. */
  clientAddress: (context: Context) => string
  log: Logger
  config: ApiConfig
}
