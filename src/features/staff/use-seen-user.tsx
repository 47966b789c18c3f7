import { useState } from 'react'
import { errorFields, errorText } from '@/api/api-error'
import { staleUser } from '@/api/staff'
import { ChangedMeanwhile } from '@/components/changed-meanwhile'
import type { StaffUser } from '@/contracts/staff'
import { userWords } from './user-words'

/**
 * The user whom a form changes, as the form was opened; and as somebody else has left them, once a save
 * has come too late. What is read again meanwhile changes nothing here: it would be saved over unseen.
 */
export function useSeenUser(user: StaffUser) {
  const [opened] = useState(user)
  const [changed, setChanged] = useState<StaffUser | null>(null)
  const seen = changed ?? opened
  return {
    opened,
    /** The user in the version that a change is sent with. */
    seen,
    /** What has changed since the form was opened. */
    changes: changed && <ChangedMeanwhile words={userWords} before={opened} now={changed} />,
    /**
     * What is said of a failed save.
     * @param takeOver has what was not touched follow what somebody else has made of it
     */
    failed: (
      error: unknown,
      otherwise: string,
      takeOver?: (before: StaffUser, now: StaffUser) => void,
    ) => {
      const current = staleUser(error)
      if (current) {
        setChanged(current)
        takeOver?.(seen, current)
      }
      return { message: errorText(error, { otherwise }), fields: errorFields(error) }
    },
  }
}
