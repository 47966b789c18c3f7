import type { StaffUser } from '@shared/contracts/staff'
import { errorFields, errorText } from '@/api/api-error'
import { staleUser } from '@/api/staff'
import { useSeenRecord } from '@/components/use-seen-record'
import { userWords } from './user-words'

/** The user whom a form changes, and what is said of a failed save (`useSeenRecord`). */
export function useSeenUser(user: StaffUser) {
  const { readFailure, ...seen } = useSeenRecord(user, { words: userWords, stale: staleUser })
  return {
    ...seen,
    failed: (
      error: unknown,
      otherwise: string,
      takeOver?: (before: StaffUser, now: StaffUser) => void,
    ) => {
      readFailure(error, takeOver)
      return { message: errorText(error, { otherwise }), fields: errorFields(error) }
    },
  }
}
