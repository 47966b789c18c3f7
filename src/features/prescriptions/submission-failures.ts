import { prescriptionMessages } from '@shared/contracts/prescriptions'
import { ApiError, errorFields, errorText, staleRecord } from '@/api/api-error'

/** Whether the record says something else by now than when it was checked. */
export const isToCheckAgain = (error: unknown): boolean =>
  staleRecord(error) !== undefined ||
  (error instanceof ApiError && errorFields(error)['check.reasons'] !== undefined)

/** Whether the host has understood it and says no, so that sending it once more changes nothing. */
export const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && [400, 409, 422].includes(error.status)

/** A failure to save, in words. */
export const failureText = (error: unknown): string =>
  errorText(error, { otherwise: prescriptionMessages.saveFailed })

/** Whether it was given up on purpose. */
export const isAbort = (error: unknown): boolean =>
  error instanceof Error && error.name === 'AbortError'

/** Rejects as soon as the signal aborts. */
export const untilAborted = <Value>(signal: AbortSignal, value: Promise<Value>): Promise<Value> =>
  Promise.race([
    value,
    new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    }),
  ])
