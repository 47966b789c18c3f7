import { denialOf, type Guarded, staffOnly } from '@/contracts/access'
import type { Endpoint } from '@/contracts/endpoint'
import { permissionLabel } from '@/contracts/permissions'
import { isSample, useSession } from './session'

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
  return denial.why === 'staff-only'
    ? staffOnly
    : `This takes the permission ${denial.keys.map(permissionLabel).join(' or ')}, which your role does not have.`
}
