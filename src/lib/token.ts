import { type TokenPayload, tokenPayloadSchema } from '@shared/contracts/auth'
import { decodeJwt } from 'jose'

/** The token is not a JSON Web Token that can be read. */
export class InvalidTokenError extends Error {
  override name = 'InvalidTokenError'
}

/**
 * Reads a token's payload without checking its signature, which only the server can.
 * @throws InvalidTokenError for anything but a string, a missing part, bad base64 or bad JSON
 */
export function decodeToken(token: unknown): TokenPayload {
  if (typeof token !== 'string') throw new InvalidTokenError('The token is not a text')
  try {
    return tokenPayloadSchema.parse(decodeJwt(token))
  } catch (cause) {
    throw new InvalidTokenError('The token cannot be decoded', { cause })
  }
}

/**
 * Whether the token has run out. `exp` is in seconds, `now` in milliseconds; no `exp` is expired.
 */
export const isExpired = (payload: TokenPayload, now: number): boolean =>
  payload.exp === undefined || payload.exp * 1000 <= now
