import * as z from 'zod/mini'
import { withName } from './call-words'
import type { Endpoint } from './endpoint'
import {
  answeredVersionFields,
  idSchema,
  listOf,
  nameMaxLength,
  nameSchema,
  optionalVersionFields,
  sentIdSchema,
} from './lists'
import { permissionKeySchema, staffReaders } from './permissions'

/** What a person reads about roles (docs/product/roles.md). */
export const roleMessages = {
  nameMissing: 'Name is required',
  nameTooLong: `A role name has at most ${nameMaxLength} characters`,
  exists: 'Role already exists',
  notFound: 'Role not found',
  stale:
    'This role has been changed meanwhile. See what it says now, and save again if you still want to.',
  protected: 'The Super Admin role is protected and cannot be changed.',
  scopeHeld:
    'This role is held by users: it cannot turn from the staff’s into a patient’s, or back. Make another role.',
  inUse: 'This role is still held by users. Give them another role first.',
  fetchFailed: 'Failed to fetch roles',
  createFailed: 'Failed to create role',
  updateFailed: 'Failed to update role',
  deleteFailed: 'Failed to delete roles',
  created: 'Role created successfully!',
  updated: 'Role updated successfully!',
  deleted: 'Role has been deleted.',
} as const

export const superAdminName = 'Super Admin'

/**
 * Roles of this name, and users who hold one, cannot be selected, edited or deleted
 * (docs/product/lists.md).
 */
export const isSuperAdmin = (role: { name: string }): boolean =>
  role.name
    .trim()
    .replace(/[\s_]+/g, ' ')
    .toLowerCase() === superAdminName.toLowerCase()

/** Why a role can't be selected, changed or deleted; null where it can. */
export const roleLock = (role: { name: string }): string | null =>
  isSuperAdmin(role) ? roleMessages.protected : null

/** Those that anybody may give, within what they hold: a Super Admin is made by another alone. */
export const assignableRoles = <Named extends { name: string }>(roles: readonly Named[]): Named[] =>
  roles.filter((role) => !isSuperAdmin(role))

export const roleSchema = z.object({
  _id: idSchema,
  name: z.string(),
  /**
   * Permission keys. Keys that this product doesn't know are kept, so that an update returns them.
   */
  roles: z.catch(z.array(z.string()), []),
  description: z.optional(z.nullable(z.string())),
  ...answeredVersionFields,
})
export type Role = z.infer<typeof roleSchema>

const roleListSchema = listOf(roleSchema)

export const roleInputSchema = z.object({
  name: nameSchema(roleMessages.nameMissing, roleMessages.nameTooLong),
  roles: z.array(z.string()),
})
export type RoleInput = z.infer<typeof roleInputSchema>

/**
 * Other texts are sent too, since another host may know more permissions; ours grants those that it knows.
 */
export const grantedRoleSchema = z.extend(roleInputSchema, {
  roles: z.pipe(z.array(z.string()), z.array(permissionKeySchema)),
})

/** How many names of those who hold a role are told. */
export const holdersNamed = 10

const roleHoldersSchema = z.object({
  privilegeId: idSchema,
  /** How many can sign in with it: whoever is inactive, deleted or without a password is not counted. */
  total: z.number(),
  /** The first of them by name; none of a patient's role, since an account's name is the patient's. */
  names: z.array(z.string()),
  /** Whether it opens the administration's screens, which go by the role itself and not by permissions. */
  isAdmin: z.boolean(),
})
export type RoleHolders = z.infer<typeof roleHoldersSchema>

/** The wire calls a role a privilege, and wants the id of one that changes twice. */
export const roleEndpoints = {
  list: {
    name: 'list roles',
    method: 'GET',
    path: '/api/privilege',
    input: null,
    output: roleListSchema,
    access: staffReaders,
    words: {
      screen: 'Role Management',
      label: 'the list',
      can: 'see the roles',
    },
  },
  holders: {
    name: 'list role holders',
    method: 'GET',
    path: '/api/privilege/holders',
    input: null,
    output: listOf(roleHoldersSchema),
    access: staffReaders,
    resource: 'staff',
    recordsOnly: true,
    words: {
      screen: 'Role Management',
      label: 'who holds a role',
      can: 'see who holds which role',
    },
  },
  create: {
    name: 'create role',
    method: 'POST',
    path: '/api/privilege/create',
    input: grantedRoleSchema,
    output: z.unknown(),
    access: 'staff_create',
    words: {
      screen: 'Role Management',
      label: 'Add Role',
      can: 'add a role',
      did: withName('Added', 'role'),
    },
  },
  update: {
    name: 'update role',
    method: 'PATCH',
    path: '/api/privilege/update',
    input: z.extend(grantedRoleSchema, {
      privilegeId: sentIdSchema,
      _id: z.optional(sentIdSchema),
      ...optionalVersionFields,
    }),
    output: z.unknown(),
    access: 'staff_edit',
    words: {
      screen: 'Role Management',
      label: 'Edit',
      can: 'change a role',
      did: withName('Changed', 'role'),
    },
  },
  delete: {
    name: 'delete role',
    method: 'DELETE',
    path: '/api/privilege/delete',
    input: z.object({ privilegeId: sentIdSchema, ...optionalVersionFields }),
    output: z.unknown(),
    access: 'staff_delete',
    words: {
      screen: 'Role Management',
      label: 'Delete',
      can: 'delete a role',
      did: withName('Deleted', 'role'),
    },
  },
} as const satisfies Record<string, Endpoint>
