import { permissionKeys, permissionLabel } from '@shared/contracts/permissions'
import type { Role, RoleInput } from '@shared/contracts/roles'
import type { RecordWords } from '@/components/changed-meanwhile'

/** A role in words: each permission by itself. */
export const roleWords: RecordWords<Role> = [
  ['Name', ({ name }) => name],
  ...permissionKeys.map(
    (key) =>
      [
        permissionLabel(key),
        ({ roles }: Role) => (roles.includes(key) ? 'given' : 'not given'),
      ] as const,
  ),
]

/** What is typed, where what was not touched in it follows what somebody else has made of the role. */
export function afterTheirs(typed: RoleInput, before: RoleInput, now: RoleInput): RoleInput {
  const isTouched = (key: string) => typed.roles.includes(key) !== before.roles.includes(key)
  return {
    name: typed.name === before.name ? now.name : typed.name,
    roles: [
      ...typed.roles.filter((key) => isTouched(key) || now.roles.includes(key)),
      ...now.roles.filter((key) => !typed.roles.includes(key) && !isTouched(key)),
    ],
  }
}
