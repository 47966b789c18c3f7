import { isProtected, type StaffUser, staffMessages } from '@/contracts/staff'

/** Why a user can't be selected, changed or deleted; null where they can. */
export const lockOf = (user: StaffUser): string | null =>
  isProtected(user) ? staffMessages.protected : null
