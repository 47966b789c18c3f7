import { Refusal } from '../http'

/**
 * Refuses a change that was made from an old version, and says what the record is now. At an address that
 * every host has, a caller may send no version: that change is made.
 * @throws Refusal 409
 */
export function refuseStale(
  seen: number | undefined,
  current: { version: number },
  message: string,
): void {
  if (seen !== undefined && seen !== current.version)
    throw new Refusal(409, message, { error: 'stale', current })
}
