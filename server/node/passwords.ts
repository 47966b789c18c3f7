import { randomBytes, randomInt, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import type { PasswordHasher } from '../dependencies'
import { createLine } from '../line'

/**
 * 32 MiB and three rounds, one of the settings that OWASP's password storage cheat sheet calls
 * equal: the one with the least memory that still costs an attacker much of it.
 */
const log2N = 15
const r = 8
const p = 3
const keyBytes = 32

/** Two at a time take 64 MiB and leave two of Node's four worker threads to files and names. */
const atOnce = 2
/** About five seconds of work: whoever comes after that would have given up waiting. */
const waitingAtMost = 40

/**
 * Hashes with scrypt. A hash carries its parameters (`$scrypt$ln=15,r=8,p=3$salt$key`, base64), so
 * they can be raised later. A burst of logins waits in line, and beyond the line is refused.
 */
export function createPasswords(): PasswordHasher {
  const inTurn = createLine({ running: atOnce, waiting: waitingAtMost })
  const derive = (password: string, salt: Buffer, ln: number, blocks: number, rounds: number) =>
    inTurn(() => deriveKey(password, salt, { N: 2 ** ln, r: blocks, p: rounds }))
  return {
    hash: async (password) => {
      const salt = randomBytes(16)
      const key = await derive(password, salt, log2N, r, p)
      return `$scrypt$ln=${log2N},r=${r},p=${p}$${salt.toString('base64')}$${key.toString('base64')}`
    },
    verify: async (password, hash) => {
      const read = readHash(hash)
      if (!read) return false
      const key = await derive(password, read.salt, read.ln, read.r, read.p)
      return timingSafeEqual(key, read.key)
    },
  }
}

function deriveKey(password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // One spelling of a password: keyboards differ in how they compose an accented letter.
    scrypt(
      password.normalize('NFKC'),
      salt,
      keyBytes,
      { ...options, maxmem: 2 ** 28 },
      (error, key) => (error ? reject(error) : resolve(key)),
    )
  })
}

/** Anything that is not a hash of ours matches no password. */
function readHash(hash: string) {
  const parts = /^\$scrypt\$ln=(1\d),r=(\d),p=(\d)\$([\w+/=]+)\$([\w+/=]+)$/.exec(hash)
  if (!parts) return null
  const [ln, blocks, rounds] = parts.slice(1, 4).map(Number)
  const [salt, key] = parts.slice(4).map((text) => Buffer.from(text, 'base64'))
  if (!ln || !blocks || !rounds || !salt || key?.length !== keyBytes) return null
  return { ln, r: blocks, p: rounds, salt, key }
}

/** Without letters and digits that are mistaken for one another: 30 of them. */
const readable = 'abcdefghjkmnpqrstuvwxyz2346789'

/** A password to be read from a screen and typed once: four groups of five, 98 bits. */
export const newPassword = (): string =>
  Array.from({ length: 4 }, () =>
    Array.from({ length: 5 }, () => readable[randomInt(readable.length)]).join(''),
  ).join('-')

/** A one-time code: six digits, all equally likely. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')
