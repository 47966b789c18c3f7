/** The installation's secret as a key of HMAC-SHA-256. */
export const hmacKey = (secret: Uint8Array, use: 'sign' | 'verify'): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', new Uint8Array(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    use,
  ])

/**
 * What is kept of something that must not be guessed from the table: HMAC-SHA-256 by the
 * installation's secret, in hexadecimal.
 * @param purpose what the hash is of: no token's signing input holds the colon that follows it, so
 *   that no hash of one purpose can stand for a signature, or for another's
 */
export async function keyedHash(
  secret: Uint8Array,
  purpose: string,
  text: string,
): Promise<string> {
  const key = await hmacKey(secret, 'sign')
  const bytes = new TextEncoder().encode(`${purpose}:${text}`)
  const hash = new Uint8Array(await crypto.subtle.sign('HMAC', key, bytes))
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
