import * as z from 'zod/mini'
import { emailSchema, phoneSchema } from './contact'
import { nameMaxLength, nameSchema } from './lists'

/** What a person reads on the staff screens (docs/product.md, Staff). */
export const staffMessages = {
  firstNameRequired: 'Please enter first name',
  lastNameRequired: 'Please enter last name',
  emailInvalid: 'Please enter a valid email',
  roleRequired: 'Please select a role',
  departmentRequired: 'Please select a department',
  usernameRequired: 'Please enter a username',
  passwordTooShort: 'Password must be at least 6 characters',
  phoneInvalid: 'Please enter a valid phone number',
  tooLong: `Please use at most ${nameMaxLength} characters`,
  created: 'User created successfully!',
  deleted: (count: number) =>
    count === 1 ? 'User has been deleted.' : `${count} users have been deleted.`,
  noneSelectedTitle: 'No users selected',
  noneSelected: 'Please select users to delete',
  importTitle: 'Import',
  importSoon: 'This feature will be implemented soon.',
  fetchFailed: 'Failed to fetch users',
  doctorsFailed: 'Failed to fetch doctors',
  createFailed: 'Failed to create user',
  updateFailed: 'Failed to update user',
  deleteFailed: 'Failed to delete users',
  usernameTaken: 'This username is already taken',
  emailTaken: 'This email is already in use',
  notFound: 'User not found',
  protected: 'Super Admin users are protected and cannot be changed.',
} as const

const named = z.object({ _id: z.string(), name: z.string() })
export type Named = z.infer<typeof named>

export const staffUserSchema = z.object({
  _id: z.string(),
  name: z.string(),
  username: z.string(),
  /** The wire's spelling of the role held. */
  previlege: named,
  department: named,
  email: z.string(),
  phone: z.string(),
  place: z.string(),
  /** Lists say in-active, forms inactive: both are read, alike. */
  status: z.pipe(
    z.enum(['active', 'in-active', 'inactive']),
    z.transform((status) => (status === 'active' ? status : ('inactive' as const))),
  ),
})
export type StaffUser = z.infer<typeof staffUserSchema>

const chosen = (message: string) => z.string().check(z.minLength(1, message))

const editFields = {
  role: chosen(staffMessages.roleRequired),
  department: chosen(staffMessages.departmentRequired),
  status: z.enum(['active', 'inactive']),
}

/** `role` and `department` are ids. */
export const createUserSchema = z.object({
  firstName: nameSchema(staffMessages.firstNameRequired, staffMessages.tooLong),
  lastName: nameSchema(staffMessages.lastNameRequired, staffMessages.tooLong),
  email: emailSchema(staffMessages.emailInvalid),
  username: nameSchema(staffMessages.usernameRequired, staffMessages.tooLong),
  password: z.string().check(z.minLength(6, staffMessages.passwordTooShort)),
  phone: phoneSchema(staffMessages.phoneInvalid),
  ...editFields,
})
export type CreateUser = z.infer<typeof createUserSchema>

/** Only these three can be edited (docs/product.md, Staff). */
export const editUserSchema = z.object(editFields)
export type EditUser = z.infer<typeof editUserSchema>
