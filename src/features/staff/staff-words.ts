import { isSuperAdmin } from '@/contracts/roles'
import { type StaffUser, staffMessages } from '@/contracts/staff'

/** Why a user can't be selected, changed or deleted; null where they can. */
export const lockOf = (user: StaffUser): string | null =>
  isSuperAdmin(user.previlege) ? staffMessages.protected : null
