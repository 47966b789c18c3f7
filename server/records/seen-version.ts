import { Refusal } from '../http'

/**
 * Refuses a change that was made from an old version, and says what the record is now. Callers on section
 * 7's addresses may send no version: their change is made.
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
