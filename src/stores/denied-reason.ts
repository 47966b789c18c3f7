import { denialOf, type Guarded, staffOnly } from '@shared/contracts/access'
import type { Endpoint } from '@shared/contracts/endpoint'
import { type PermissionKey, permissionKeys, permissionLabel } from '@shared/contracts/permissions'
import { isSample, useSession } from './session'

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
 * takes, or that it is the staff's alone; null where they may make it, and of a sample, which asks for
 * no permission. A call of every host's takes these permissions where the host keeps the accounts that
 * hold them.
 */
export const deniedReason = (
  endpoint: Pick<Endpoint, 'resource'> & Guarded,
  state = useSession.getState(),
): string | null => {
  if (isSample([endpoint.resource ?? 'staff'], state)) return null
  const denial = denialOf(endpoint, new Set(state.session?.userData.roles))
  if (!denial) return null
  return denial.why === 'staff-only' ? staffOnly : missingReason(denial.keys)
}
