import { isolated } from '@shared/lib/isolated'
import * as z from 'zod/mini'
import { passwordMaxLength } from './auth'
import { type AuditedAct, withName } from './call-words'
import { emailSchema, phoneSchema } from './contact'
import type { Endpoint } from './endpoint'
import {
  filterBy,
  nameMaxLength,
  nameSchema,
  orderedBy,
  pageFields,
  pageOf,
  versionSchema,
} from './lists'
import { staffReaders } from './permissions'
import { isSuperAdmin } from './roles'

/** As long as a first and a last name with the blank between them. */
const fullNameMaxLength = 2 * nameMaxLength + 1

/** What a person reads on the staff screens (docs/product/staff.md). */
export const staffMessages = {
  firstNameRequired: 'Please enter first name',
  lastNameRequired: 'Please enter last name',
  nameRequired: 'Please enter the name',
  emailInvalid: 'Please enter a valid email',
  roleRequired: 'Please select a role',
  departmentRequired: 'Please select a department',
  usernameRequired: 'Please enter a username',
  passwordTooShort: 'Password must be at least 6 characters',
  phoneInvalid: 'Please enter a valid phone number',
  tooLong: `Please use at most ${nameMaxLength} characters`,
  nameTooLong: `Please use at most ${fullNameMaxLength} characters`,
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
  versionMissing: 'The version of the user is missing',
  stale:
    'This user has been changed meanwhile. See what it says now, and save again if you still want to.',
  adminsOnly: 'Only an admin can deactivate or delete an admin.',
  ownAccount: 'You cannot deactivate or delete your own account.',
  emailBeyondOwn:
    'You can only change the email of users whose role gives nothing that you do not hold yourself.',
  nameBeyondOwn:
    'You can only change the name of users whose role gives nothing that you do not hold yourself.',
  /** @param names of those who have some */
  hasVisits: (names: readonly string[], visits: number) => {
    const [first, ...others] = names
    const who =
      others.length === 0
        ? `${isolated(first ?? '')} has`
        : `${isolated(first ?? '')} and ${others.length} more have`
    const them =
      visits === 1 ? '1 appointment to come. It stays' : `${visits} appointments to come. They stay`
    return `${who} ${them} until somebody moves or cancels ${visits === 1 ? 'it' : 'them'}.`
  },
  /** @param notes how many of the users who are to go are not signed */
  hasDrafts: (notes: number) =>
    notes === 1
      ? '1 note is not signed. Ask its author to sign it first: no other user can read or sign it.'
      : `${notes} notes are not signed. Ask their authors to sign them first: no other user can read or sign them.`,
  superAdminPassword: 'Please enter your own password. This cannot be undone on the screens.',
  superAdminOnly: 'Only a Super Admin can make another Super Admin.',
  protected: 'Super Admin users are protected and cannot be changed.',
} as const

const named = z.object({ _id: z.string(), name: z.string() })

const statuses = ['active', 'inactive'] as const

const userFields = {
  _id: z.string(),
  /** By which people know the user, counted by the clinic; absent where the host has none. */
  number: z.optional(z.number()),
  name: z.string(),
  username: z.string(),
  /** Of the first admin of an empty clinic there is none yet. */
  department: z.nullable(named),
  /** The one that the user has on all seven days; null for any other week. Absent where the host knows of none. */
  workingTime: z.optional(z.nullable(named)),
  email: z.string(),
  phone: z.string(),
  place: z.string(),
  /** Lists say in-active, forms inactive: both are read, alike. */
  status: z.pipe(
    z.enum(['active', 'in-active', 'inactive']),
    z.transform((status) => (status === 'active' ? status : ('inactive' as const))),
  ),
  /** Counts the changes: whoever changes the user sends the version that was seen. */
  version: z._default(z.number(), 1),
}

export const staffUserSchema = z.object({ ...userFields, role: named })
export type StaffUser = z.infer<typeof staffUserSchema>

/** A user as hosts send one: the wire spells the role held `previlege`. */
const sentUserSchema = z.pipe(
  z.object({ ...userFields, previlege: named }),
  z.transform(({ previlege, ...user }) => ({ ...user, role: previlege })),
)

/** A user as a host has to send one. */
export const sentUser = ({ role, ...user }: StaffUser): z.input<typeof sentUserSchema> => ({
  ...user,
  previlege: role,
})

const chosen = (message: string) => z.string().check(z.minLength(1, message))

const positionFields = {
  role: chosen(staffMessages.roleRequired),
  department: chosen(staffMessages.departmentRequired),
  status: z.enum(statuses),
}

/** What the audit calls it when a user is to become Super Admin. */
export const superAdminStep = {
  name: 'make Super Admin',
  words: { account: { failed: 'typed a wrong password to make a Super Admin' } },
} as const satisfies AuditedAct

/** Needed where the role is Super Admin: the password of the user who gives it. */
const ownPasswordFields = {
  currentPassword: z.optional(z.string().check(passwordMaxLength)),
}

/** `role` and `department` are ids. */
export const createUserSchema = z.object({
  firstName: nameSchema(staffMessages.firstNameRequired, staffMessages.tooLong),
  lastName: nameSchema(staffMessages.lastNameRequired, staffMessages.tooLong),
  email: emailSchema(staffMessages.emailInvalid),
  username: nameSchema(staffMessages.usernameRequired, staffMessages.tooLong),
  password: z.string().check(z.minLength(6, staffMessages.passwordTooShort), passwordMaxLength),
  phone: phoneSchema(staffMessages.phoneInvalid),
  ...positionFields,
})
export type CreateUser = z.infer<typeof createUserSchema>

/** A name in one field, as it is edited. */
export const fullNameSchema = nameSchema(
  staffMessages.nameRequired,
  staffMessages.nameTooLong,
  fullNameMaxLength,
)

/** What can be edited; what isn't sent stays as it is. A sample goes by the position alone. */
const editUserSchema = z.object({
  ...positionFields,
  department: z.optional(positionFields.department),
  name: z.optional(fullNameSchema),
  email: z.optional(createUserSchema.shape.email),
  phone: z.optional(createUserSchema.shape.phone),
})
export type EditUser = z.infer<typeof editUserSchema>

/** What the version of a change has to be. */
export const staffVersionFields = { version: versionSchema(staffMessages.versionMissing) }

/** Whether it is known that there are visits to come (`has-visits`). */
export const confirmation = { confirmed: z.optional(z.boolean()) }

/** What staff can be ordered by. */
export const staffOrders = [
  'name',
  'number',
  'username',
  'role',
  'department',
  'status',
  'email',
] as const
export const staffSortSchema = orderedBy(staffOrders)

const staffListInputSchema = z.object({
  /** Looked for in name, username and e-mail. */
  q: z._default(z.string(), ''),
  /** An id, as is the department. */
  role: filterBy(z.string()),
  department: filterBy(z.string()),
  status: filterBy(z.enum(statuses)),
  /** By name without it. */
  sort: staffSortSchema,
  ...pageFields,
})
export type StaffListInput = z.input<typeof staffListInputSchema>

/** Somebody of the staff as forms offer them. */
const colleagueSchema = z.object({
  _id: z.string(),
  number: userFields.number,
  name: z.string(),
  department: z.nullable(named),
})
export type Doctor = z.infer<typeof colleagueSchema>

export const staffEndpoints = {
  list: {
    name: 'list staff',
    method: 'GET',
    path: '/api/staff',
    input: staffListInputSchema,
    output: pageOf(sentUserSchema),
    access: staffReaders,
    resource: 'staff',
    words: {
      screen: 'Staff Management',
      label: 'the list',
      can: 'see the staff',
    },
  },
  get: {
    name: 'read staff user',
    method: 'GET',
    path: '/api/staff/:id',
    input: null,
    output: sentUserSchema,
    access: staffReaders,
    resource: 'staff',
    words: {
      screen: 'Staff Management',
      label: 'a user’s page',
      can: 'open a user’s page',
    },
  },
  create: {
    name: 'create staff user',
    method: 'POST',
    path: '/api/staff',
    input: z.extend(createUserSchema, ownPasswordFields),
    output: sentUserSchema,
    access: 'staff_create',
    resource: 'staff',
    words: {
      screen: 'Staff Management',
      label: 'New',
      can: 'create a user',
      did: withName('Added', 'user'),
    },
  },
  update: {
    name: 'update staff user',
    method: 'PATCH',
    path: '/api/staff/:id',
    input: z.extend(editUserSchema, {
      ...staffVersionFields,
      ...confirmation,
      ...ownPasswordFields,
    }),
    output: sentUserSchema,
    access: 'staff_edit',
    resource: 'staff',
    words: {
      screen: 'Staff Management',
      label: 'Edit',
      can: 'change a user’s role, status or data',
      did: withName('Changed', 'user'),
    },
  },
  /** All of them, or none. */
  delete: {
    name: 'delete staff users',
    method: 'DELETE',
    path: '/api/staff',
    input: z.object({
      ids: z.array(z.string()).check(z.minLength(1), z.maxLength(1000)),
      ...confirmation,
    }),
    output: z.unknown(),
    access: 'staff_delete',
    resource: 'staff',
    words: {
      screen: 'Staff Management',
      label: 'Delete',
      can: 'delete users',
      did: withName('Deleted', 'user'),
    },
  },
  /** What the forms and the filter offer. */
  roles: {
    name: 'list roles of staff',
    method: 'GET',
    path: '/api/lookups/roles',
    input: null,
    output: z.array(named),
    access: staffReaders,
    resource: 'staff',
    words: {
      screen: 'Staff Management',
      label: 'Role',
      can: 'filter users by their role',
    },
  },
  departments: {
    name: 'list departments of staff',
    method: 'GET',
    path: '/api/lookups/departments',
    input: null,
    output: z.array(named),
    access: staffReaders,
    resource: 'staff',
    words: {
      screen: 'Staff Management',
      label: 'Department',
      can: 'filter users by their department',
    },
  },
  /** The active doctors; `department` is a department's name, for they are booked by it. */
  doctors: {
    name: 'list doctors',
    method: 'GET',
    path: '/api/lookups/doctors',
    input: z.object({ department: filterBy(z.string()) }),
    output: z.array(colleagueSchema),
    access: 'session',
    resource: 'staff',
  },
  /** The active technicians, of whom a lab order is given to one: known to whoever keeps the orders. */
  technicians: {
    name: 'list technicians',
    method: 'GET',
    path: '/api/lookups/technicians',
    input: null,
    output: z.array(colleagueSchema),
    access: 'lab_report_edit',
    scope: 'clinic',
    resource: 'lab-orders',
    words: {
      screen: 'Lab dashboard',
      label: 'Technician',
      can: 'choose among the technicians',
    },
  },
} as const satisfies Record<string, Endpoint>

type Position = Pick<StaffUser, 'role'>

/** Nobody changes or deletes a Super Admin (docs/product/lists.md). */
export const isProtected = ({ role }: Position): boolean => isSuperAdmin(role)

/** Why a user can't be selected, changed or deleted; null where they can. */
export const staffLock = (user: Position): string | null =>
  isProtected(user) ? staffMessages.protected : null

export const isDoctor = ({ role }: Position): boolean => role.name === 'Doctor'
/** What a doctor is called, whose account may leave the title out. */
export const doctorName = (name: string): string => (/^dr\.? /i.test(name) ? name : `Dr. ${name}`)

/** A name as it is compared: without the title, whatever the case. */
const bareName = (name: string): string =>
  name
    .trim()
    .replace(/^dr\. */i, '')
    .toLowerCase()

/** Whether two names are one doctor's; either may begin with 'Dr. '. */
export const isSameDoctor = (one: string, other: string): boolean =>
  bareName(one) === bareName(other)
