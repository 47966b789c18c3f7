import { denialOf, type Guarded, staffOnly } from '@/contracts/access'
import type { Endpoint } from '@/contracts/endpoint'
import { type PermissionKey, permissionLabel } from '@/contracts/permissions'
import { isSample, useSession } from './session'

const permissionsByReason = new Map<string, readonly PermissionKey[]>()

/** That one of these permissions is missing. */
function missingReason(keys: readonly PermissionKey[]): string {
  const reason = `This takes the permission ${keys.map(permissionLabel).join(' or ')}, which your role does not have.`
  permissionsByReason.set(reason, keys)
  return reason
}

/** The permissions of which one is missing, by the reason that `deniedReason` gave; none for another reason. */
export const permissionsMissing = (reason: string): readonly PermissionKey[] =>
  permissionsByReason.get(reason) ?? []

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
