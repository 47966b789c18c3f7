import * as z from 'zod/mini'
import { type Id, idSchema, listOf, nameMaxLength, nameSchema } from './lists'

export const departmentPaths = {
  list: '/api/department',
  add: '/api/department/add',
  update: (id: Id) => `/api/department/update/${encodeURIComponent(id)}`,
  delete: '/api/department/delete',
} as const

/** Sentences of the error catalogue and the success dialogs (specification, section 8). */
export const departmentMessages = {
  nameRequired: 'Please enter a department name',
  nameTooLong: `A department name has at most ${nameMaxLength} characters`,
  exists: 'Department already exists',
  notFound: 'Department not found',
  nameMissing: 'Name is required',
  createFailed: 'Failed to create department',
  fetchFailed: 'Failed to fetch departments',
  updateFailed: 'Failed to update department',
  deleteFailed: 'Failed to delete department',
  created: 'Department has been created.',
  updated: 'Department has been updated.',
  deleted: 'Department has been deleted.',
} as const

export const departmentSchema = z.object({ _id: idSchema, name: z.string() })
export type Department = z.infer<typeof departmentSchema>

export const departmentListSchema = listOf(departmentSchema)

export const departmentInputSchema = z.object({
  name: nameSchema(departmentMessages.nameRequired, departmentMessages.nameTooLong),
})
export type DepartmentInput = z.infer<typeof departmentInputSchema>

/** The list screen always sends a list; a single id is read as well. */
export const departmentDeleteSchema = z.object({
  id: z.union([
    z.pipe(
      z.string(),
      z.transform((id) => [id]),
    ),
    z.array(z.string()).check(z.minLength(1), z.maxLength(1000)),
  ]),
})
