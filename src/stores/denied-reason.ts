import { denialOf, type Guarded, staffOnly } from '@shared/contracts/access'
import { type PermissionKey, permissionKeys, permissionLabel } from '@shared/contracts/permissions'
import { isOffered, keepsRecords, useSession } from './session'

/** That one of these permissions is missing. */
const missingReason = (keys: readonly PermissionKey[]): string =>
  `This takes the permission ${keys.map(permissionLabel).join(' or ')}, which your role does not have.`

const missing = /^This takes the permission (.+), which your role does not have\.$/

/** The permissions that such a reason names; none for another reason. */
export function permissionsMissing(reason: string): PermissionKey[] {
  const labels = missing.exec(reason)?.[1]?.split(' or ') ?? []
  return permissionKeys.filter((key) => labels.includes(permissionLabel(key)))
}

/**
 * Why the host would refuse such a call to the person signed in, in a sentence: the permission that it
 * takes, or that it is the staff's alone; null where they may make it. A host that keeps no records asks
 * for no permission.
 */
export const deniedReason = (endpoint: Guarded, state = useSession.getState()): string | null => {
  if (!keepsRecords(state)) return null
  const denial = denialOf(endpoint, new Set(state.session?.userData.roles))
  if (!denial) return null
  return denial.why === 'staff-only' ? staffOnly : missingReason(denial.keys)
}

type Call = Parameters<typeof isOffered>[0] & Guarded

/** Whether the host answers such a call, and the person signed in may make it. */
export const may = (endpoint: Call, state = useSession.getState()): boolean =>
  isOffered(endpoint, state) && deniedReason(endpoint, state) === null

/** `may`, asked again when the session changes. */
export const useMay = (endpoint: Call): boolean => useSession((state) => may(endpoint, state))
