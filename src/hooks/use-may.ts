import { denialOf, type Guarded, staffOnly } from '@shared/contracts/access'
import { type PermissionKey, permissionLabel } from '@shared/contracts/permissions'
import { useMemo } from 'react'
import { isOffered, useSession } from '@/stores/session'

type SessionState = Pick<ReturnType<typeof useSession.getState>, 'session'>

/** The part of an endpoint that says which host answers it and who may make it. */
export type Call = Parameters<typeof isOffered>[0] & Guarded

/** Why the person signed in may not make a call. */
export interface Denial {
  /** A sentence. */
  reason: string
  /** The permissions of which one is missing; none where no permission helps. */
  keys: readonly PermissionKey[]
}

const missing = (keys: readonly PermissionKey[]): Denial => ({
  reason: `This takes the permission ${keys.map(permissionLabel).join(' or ')}, which your role does not have.`,
  keys,
})

/**
 * Why the host would refuse such a call to the person signed in; null if they may make it. A host that keeps
 * no records asks for no permission.
 */
export function denialFor(
  endpoint: Guarded,
  { session }: SessionState = useSession.getState(),
): Denial | null {
  if (!session?.keepsRecords) return null
  const denial = denialOf(endpoint, new Set(session.userData.roles))
  if (!denial) return null
  return denial.why === 'staff-only' ? { reason: staffOnly, keys: [] } : missing(denial.keys)
}

/** `denialFor` each of these calls, again when the session changes. */
export function useDenials<Calls extends Readonly<Record<string, Guarded>>>(
  calls: Calls,
): Record<keyof Calls, Denial | null> {
  const session = useSession((state) => state.session)
  return useMemo(() => {
    const entries = Object.entries(calls).map(([name, call]) => [
      name,
      denialFor(call, { session }),
    ])
    return Object.fromEntries(entries)
  }, [calls, session])
}

/** `denialFor`, again when the session changes. */
export function useDenial(endpoint: Guarded | undefined): Denial | null {
  const session = useSession((state) => state.session)
  return useMemo(() => (endpoint ? denialFor(endpoint, { session }) : null), [endpoint, session])
}

/** Whether the host answers such a call, and the person signed in may make it. */
export const may = (endpoint: Call, state = useSession.getState()): boolean =>
  isOffered(endpoint, state) && denialFor(endpoint, state) === null

/** `may`, again when the session changes. */
export const useMay = (endpoint: Call): boolean => useSession((state) => may(endpoint, state))

/**
 * For a control that is absent if the host has no such call, and disabled with the reason if the person may not
 * make it.
 */
export const useAccess = (endpoint: Call): { offered: boolean; denied: Denial | null } => ({
  offered: useSession((state) => isOffered(endpoint, state)),
  denied: useDenial(endpoint),
})
