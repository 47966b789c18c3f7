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
  versionsFields,
} from './lists'

/** What a person reads about departments (docs/product/staff.md, Departments). */
export const departmentMessages = {
  nameRequired: 'Please enter a department name',
  nameTooLong: `A department name has at most ${nameMaxLength} characters`,
  exists: 'Department already exists',
  notFound: 'Department not found',
  stale:
    'This department has been changed meanwhile. See what it says now, and save again if you still want to.',
  nameMissing: 'Name is required',
  createFailed: 'Failed to create department',
  fetchFailed: 'Failed to fetch departments',
  updateFailed: 'Failed to update department',
  deleteFailed: 'Failed to delete department',
  created: 'Department has been created.',
  updated: 'Department has been updated.',
  deleted: 'Department has been deleted.',
} as const

export const departmentSchema = z.object({
  _id: idSchema,
  name: z.string(),
  ...answeredVersionFields,
})
export type Department = z.infer<typeof departmentSchema>

const departmentListSchema = listOf(departmentSchema)

export const departmentInputSchema = z.object({
  name: nameSchema(departmentMessages.nameRequired, departmentMessages.nameTooLong),
})
export type DepartmentInput = z.infer<typeof departmentInputSchema>

/** The list screen always sends a list; a single id is read as well. */
const departmentDeleteSchema = z.object({
  id: z.union([
    z.pipe(
      sentIdSchema,
      z.transform((id) => [id]),
    ),
    z.array(sentIdSchema).check(z.minLength(1), z.maxLength(1000)),
  ]),
  ...versionsFields,
})

export const departmentEndpoints = {
  list: {
    name: 'list departments',
    method: 'GET',
    path: '/api/department',
    input: null,
    output: departmentListSchema,
    // A booking needs them.
    access: 'session',
  },
  create: {
    name: 'create department',
    method: 'POST',
    path: '/api/department/add',
    input: departmentInputSchema,
    output: z.unknown(),
    access: 'staff_create',
    words: {
      screen: 'Departments',
      label: 'Add Department',
      can: 'add a department',
      did: withName('Added', 'department'),
    },
  },
  update: {
    name: 'update department',
    method: 'PUT',
    path: '/api/department/update/:id',
    input: z.extend(departmentInputSchema, optionalVersionFields),
    output: z.unknown(),
    access: 'staff_edit',
    words: {
      screen: 'Departments',
      label: 'Edit',
      can: 'rename a department',
      did: withName('Changed', 'department'),
    },
  },
  delete: {
    name: 'delete departments',
    method: 'DELETE',
    path: '/api/department/delete',
    input: departmentDeleteSchema,
    output: z.unknown(),
    access: 'staff_delete',
    words: {
      screen: 'Departments',
      label: 'Delete',
      can: 'delete departments',
      did: withName('Deleted', 'department'),
    },
  },
} as const satisfies Record<string, Endpoint>
