import { type Endpoint, keysOf } from '@/contracts/endpoint'
import { permissionLabel } from '@/contracts/permissions'
import { isSample, useSession } from './session'

/**
 * Why the host would refuse such a call to the person signed in: the permission that it takes, in a
 * sentence; null where they hold it, and of a sample, which asks for none. A call of every host's takes
 * these permissions where the host keeps the accounts that hold them.
 */
export const deniedReason = (
  endpoint: Pick<Endpoint, 'resource' | 'access' | 'alsoNeeds'>,
  state = useSession.getState(),
): string | null => {
  if (isSample([endpoint.resource ?? 'staff'], state)) return null
  const held = state.session?.userData.roles ?? []
  const missing = [keysOf(endpoint), endpoint.alsoNeeds ? [endpoint.alsoNeeds] : []].find(
    (keys) => keys.length > 0 && !keys.some((key) => held.includes(key)),
  )
  return missing
    ? `This takes the permission ${missing.map(permissionLabel).join(' or ')}, which your role does not have.`
    : null
}
