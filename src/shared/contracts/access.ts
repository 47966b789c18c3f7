import { alsoKeysOf, type Endpoint, keysOf } from './endpoint'
import { type PermissionKey, permissionGroups } from './permissions'

/** The dashboards that show the clinic's people, and not their holder's own record. */
export const clinicDashboards: readonly PermissionKey[] = permissionGroups[0].keys.filter(
  (key) => key !== 'patient_dashboard',
)

/** Whether these permissions show their holder their own record, and nothing of the clinic's. */
export const isOwnScope = (permissions: ReadonlySet<string>): boolean =>
  permissions.has('patient_dashboard') && !clinicDashboards.some((key) => permissions.has(key))

/** What somebody reads who calls what is the staff's alone. */
export const staffOnly =
  'This is open to the staff of the clinic. With your role you see your own record.'

/** Why a call is not answered: one of these permissions is missing, or it is the staff's alone. */
export type Denial = { why: 'permission'; keys: readonly PermissionKey[] } | { why: 'staff-only' }

/** What of an endpoint says who may call it. */
export interface Guarded {
  access: Endpoint['access']
  alsoNeeds?: Endpoint['alsoNeeds'] | undefined
  scope?: Endpoint['scope'] | undefined
}

/**
 * Why the server does not answer such a call to somebody signed in who holds these permissions; null
 * where it does. The server, the screens and the role workbench all go by this. A session, and what
 * somebody may do with one particular record, is not its business.
 */
export function denialOf(
  { access, alsoNeeds, scope }: Guarded,
  held: ReadonlySet<string>,
): Denial | null {
  const keys = [keysOf({ access }), ...alsoKeysOf({ alsoNeeds }).map((key) => [key])].find(
    (needed) => needed.length > 0 && !needed.some((key) => held.has(key)),
  )
  if (keys) return { why: 'permission', keys }
  return scope === 'clinic' && isOwnScope(held) ? { why: 'staff-only' } : null
}
