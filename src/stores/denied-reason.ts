import { type Endpoint, keysOf } from '@/contracts/endpoint'
import { permissionLabel } from '@/contracts/permissions'
import { isSample, useSession } from './session'

/**
 * Why the host would refuse such a call to the person signed in: the permission that it takes, in a
 * sentence; null where they hold it, and of a sample, which asks for none. A call of every host's takes
 * these permissions where the host keeps the accounts that hold them.
 */
export const deniedReason = (
  endpoint: Pick<Endpoint, 'resource' | 'access'>,
  state = useSession.getState(),
): string | null => {
  const keys = keysOf(endpoint)
  const roles = state.session?.userData.roles ?? []
  const isFree = isSample([endpoint.resource ?? 'staff'], state)
  if (isFree || keys.length === 0 || keys.some((key) => roles.includes(key))) return null
  return `This takes the permission ${keys.map(permissionLabel).join(' or ')}, which your role does not have.`
}
