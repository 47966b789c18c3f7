import { isSuperAdmin } from '@/contracts/roles'
import { type StaffUser, staffMessages } from '@/contracts/staff'
import { RecordsError } from '@/records/records'

/** Why a user can't be selected, changed or deleted (section 6); null where they can. */
export const lockOf = (user: StaffUser): string | null =>
  isSuperAdmin(user.previlege) ? staffMessages.protected : null

/** What the records refused with, or the sentence for everything else that can go wrong. */
export const failureOf = (error: unknown, otherwise: string): string =>
  error instanceof RecordsError ? error.message : otherwise
