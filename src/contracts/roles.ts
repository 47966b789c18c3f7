import * as z from 'zod/mini'
import { idSchema, listOf, nameMaxLength, nameSchema } from './lists'
import { permissionKeySchema } from './permissions'

/** The wire calls a role a privilege. */
export const rolePaths = {
  list: '/api/privilege',
  create: '/api/privilege/create',
  update: '/api/privilege/update',
  delete: '/api/privilege/delete',
} as const

/** Sentences of the error catalogue and the success dialogs (specification, section 8). */
export const roleMessages = {
  nameMissing: 'Name is required',
  nameTooLong: `A role name has at most ${nameMaxLength} characters`,
  exists: 'Role already exists',
  notFound: 'Role not found',
  protected: 'The Super Admin role is protected and cannot be changed.',
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

/** Roles of this name, and users who hold one, cannot be selected, edited or deleted (section 6). */
export const isSuperAdmin = (role: { name: string }): boolean =>
  role.name.trim().toLowerCase() === superAdminName.toLowerCase()

/** Those that a user can be given: nobody is made a Super Admin, which could not be taken back. */
export const assignableRoles = <Named extends { name: string }>(roles: readonly Named[]): Named[] =>
  roles.filter((role) => !isSuperAdmin(role))

export const roleSchema = z.object({
  _id: idSchema,
  name: z.string(),
  /** Permission keys. Keys that this product doesn't know are kept, so that an update returns them. */
  roles: z.catch(z.array(z.string()), []),
  description: z.optional(z.nullable(z.string())),
})
export type Role = z.infer<typeof roleSchema>

export const roleListSchema = listOf(roleSchema)

export const roleInputSchema = z.object({
  name: nameSchema(roleMessages.nameMissing, roleMessages.nameTooLong),
  roles: z.array(z.string()),
})
export type RoleInput = z.infer<typeof roleInputSchema>

/** Our server grants only permissions that it knows; another host may know more. */
export const grantableRoleInputSchema = z.extend(roleInputSchema, {
  roles: z.array(permissionKeySchema),
})

/** The wire wants the id twice. */
export const roleUpdateSchema = z.extend(grantableRoleInputSchema, {
  privilegeId: z.string(),
  _id: z.optional(z.string()),
})

export const roleDeleteSchema = z.object({ privilegeId: z.string() })
