import { denialOf } from './access'
import { type AccessScreen, type AccessWords, isScreenShown } from './call-words'
import { alsoKeysOf, type Endpoint, keysOf } from './endpoint'
import { endpoints } from './endpoints'
import { permissionKeys } from './permissions'

/** A call that takes a permission. */
export type PermittedCall = Endpoint & { words: AccessWords }

/** Every call that takes a permission. */
export const permittedCalls: readonly PermittedCall[] = endpoints.filter(
  (endpoint) => endpoint.access !== 'public' && endpoint.access !== 'session',
)

/** Where a user with these permissions makes such a call. */
export function screenOf(
  { words: { screen, also } }: PermittedCall,
  held: ReadonlySet<string>,
): AccessScreen {
  return also && !isScreenShown(screen, held) && isScreenShown(also, held) ? also : screen
}

/** What a permission more gives. */
export interface Effect {
  /** Null for what comes by whose records are seen: the clinic's, and no longer one's own alone. */
  permission: string | null
  calls: readonly PermittedCall[]
  /** Where there are no calls: no call asks for it, others give the same, or more is needed besides. */
  without: 'unused' | 'given' | 'blocked' | null
}

const asksFor = (call: PermittedCall, permission: string): boolean =>
  [...keysOf(call), ...alsoKeysOf(call)].some((key) => key === permission)

/** Whether a permission opens anything: a call asks for it, or it shows a dashboard. */
export const opensAnything = (permission: string): boolean =>
  permission.endsWith('_dashboard') || permittedCalls.some((call) => asksFor(call, permission))

function withoutCalls(permission: string, to: ReadonlySet<string>): Effect['without'] {
  const asking = permittedCalls.filter((call) => asksFor(call, permission))
  if (asking.length === 0) return 'unused'
  return asking.some((call) => denialOf(call, to) === null) ? 'given' : 'blocked'
}

/**
 * What somebody gains whose permissions change: each call that is answered then and was not before, once,
 * under the permission that it lacked. The other way round, these are the losses.
 */
export function gained(before: Iterable<string>, after: Iterable<string>): Effect[] {
  const from = new Set(before)
  const to = new Set(after)
  const byPermission = new Map<string | null, PermittedCall[]>(
    permissionKeys.filter((key) => to.has(key) && !from.has(key)).map((key) => [key, []]),
  )
  for (const call of permittedCalls) {
    const denial = denialOf(call, from)
    if (denial === null || denialOf(call, to) !== null) continue
    const lacked =
      denial.why === 'permission' ? (denial.keys.find((key) => to.has(key)) ?? null) : null
    byPermission.set(lacked, [...(byPermission.get(lacked) ?? []), call])
  }
  return [...byPermission].map(([permission, calls]) => ({
    permission,
    calls,
    without: permission !== null && calls.length === 0 ? withoutCalls(permission, to) : null,
  }))
}
