import {
  type ImportDifference,
  type ImportedRow,
  type ImportPreview,
  importMessages,
  type StaffColumn,
} from '@shared/contracts/imports'
import { isSuperAdmin } from '@shared/contracts/roles'
import { createUserSchema, staffMessages } from '@shared/contracts/staff'
import { foldedWords } from '@shared/lib/folded-words'
import { nameKey } from '@shared/lib/name-key'
import { eq, inArray, sql } from 'drizzle-orm'
import { accountNames } from '../auth/names'
import type { Db } from '../db/database'
import { clinicId, departments, roles, users, workingTimes } from '../db/schema'
import type { Caller } from '../http'
import { Mistakes, type Read } from './import-patients'
import type { ImportedUser } from './imported-record'
import { searchText } from './search-text'
import { isStaff, type StaffRow, staffRole, staffRows } from './staff'

interface Named {
  id: string
  name: string
}

const byName = <Each extends Named>(rows: readonly Each[]): ReadonlyMap<string, Each> =>
  new Map(rows.map((row) => [nameKey(row.name), row]))

/** What the cells of a file name. */
export interface Places {
  roles: ReadonlyMap<string, Named & { permissions: string[] }>
  departments: ReadonlyMap<string, Named>
  workingTimes: ReadonlyMap<string, Named>
}

/** The names that a row may have. */
const namesOf = (places: ReadonlyMap<string, Named>): string[] =>
  [...places.values()]
    .map(({ name }) => name)
    .filter((name) => !isSuperAdmin({ name }))
    .toSorted((one, other) => one.localeCompare(other, 'en'))

export async function readPlaces(db: Db): Promise<Places> {
  const { id, name, permissions } = roles
  return {
    roles: byName(await db.select({ id, name, permissions }).from(roles).where(staffRole)),
    departments: byName(
      await db
        .select({ id: departments.id, name: departments.name })
        .from(departments)
        .where(eq(departments.clinicId, clinicId)),
    ),
    workingTimes: byName(
      await db
        .select({ id: workingTimes.id, name: workingTimes.name })
        .from(workingTimes)
        .where(eq(workingTimes.clinicId, clinicId)),
    ),
  }
}

/** The words for a user who works here, or not any more: also of a column such as *Active*. */
const statuses: ReadonlyMap<string, 'active' | 'inactive'> = new Map([
  ...['', 'active', 'yes', '1', 'true'].map((word) => [word, 'active'] as const),
  ...['inactive', 'in active', 'no', '0', 'false'].map((word) => [word, 'inactive'] as const),
])

/** Passes the contract in place of the password that is made later. */
const anyPassword = 'not this one'

/** Reads a row of staff by the contract of the form. */
export function readUser(
  row: ImportedRow,
  places: Places,
  caller: Pick<Caller, 'role' | 'permissions'>,
): Read<ImportedUser> {
  const mistakes = new Mistakes<StaffColumn>()
  const role = places.roles.get(nameKey(row.role))
  const department = places.departments.get(nameKey(row.department))
  const workingTime = places.workingTimes.get(nameKey(row.workingTime))
  const status = statuses.get(foldedWords(row.status).join(' '))
  if (row.role.trim() !== '' && !role)
    mistakes.add('role', importMessages.roleUnknown(namesOf(places.roles)))
  if (role && isSuperAdmin(role)) mistakes.add('role', importMessages.superAdmin)
  const mayGive =
    isSuperAdmin({ name: caller.role }) ||
    role?.permissions.every((permission) => caller.permissions.has(permission))
  if (role && !mayGive) mistakes.add('role', importMessages.roleBeyondOwn)
  if (row.department.trim() !== '' && !department)
    mistakes.add('department', importMessages.departmentUnknown(namesOf(places.departments)))
  if (row.workingTime.trim() !== '' && !workingTime)
    mistakes.add('workingTime', importMessages.workingTimeUnknown(namesOf(places.workingTimes)))
  if (!status) mistakes.add('status', importMessages.statusUnread)
  const { firstName, lastName, email, username, phone } = row
  const typed = createUserSchema.safeParse({
    ...{ firstName, lastName, email, username, phone, password: anyPassword },
    ...{ role: role?.id ?? '', department: department?.id ?? '', status: status ?? 'active' },
  })
  for (const { path, message } of typed.error?.issues ?? [])
    mistakes.add(String(path[0]) as StaffColumn, message)
  const { wrong } = mistakes
  if (wrong || !typed.success || !role || !department) return { wrong: wrong ?? [] }
  const { data } = typed
  const name = `${data.firstName} ${data.lastName}`
  return {
    record: {
      ...{ name, phone: data.phone, active: data.status === 'active' },
      ...accountNames(data),
      ...{ roleId: role.id, role: role.name },
      ...{ departmentId: department.id, department: department.name },
      ...{ workingTimeId: workingTime?.id ?? null, workingTime: workingTime?.name ?? '' },
      searchText: searchText(name, data.username, data.email),
    },
  }
}

/** Whose account has a username or an e-mail: of staff, of a patient, or of somebody deleted. */
interface Taken {
  id: string
  usernameKey: string
  usernameLooks: string[]
  emailKey: string
}

type Names = Omit<Taken, 'id'>

/** The accounts that have one of these names (`refuseTaken`). */
export async function takenNames(db: Db, of: readonly Names[]): Promise<Taken[]> {
  const keys = of.flatMap(({ usernameKey, emailKey }) => [usernameKey, emailKey])
  const looks = of.flatMap(({ usernameLooks }) => usernameLooks)
  const { id, usernameKey, usernameLooks, emailKey } = users
  return await db
    .select({ id, usernameKey, usernameLooks, emailKey })
    .from(users)
    .where(
      sql`${usernameKey} = any(${sql.param(keys)}::text[]) or ${emailKey} = any(${sql.param(keys)}::text[])
        or ${usernameLooks} && ${sql.param(looks)}::text[]`,
    )
}

const isOf = (key: string, { usernameKey, emailKey }: Names) =>
  key === usernameKey || key === emailKey
const hasUsername = (other: Names, { usernameKey, usernameLooks }: Names): boolean =>
  isOf(usernameKey, other) || usernameLooks.some((look) => other.usernameLooks.includes(look))
const hasEmail = (other: Names, { emailKey }: Names): boolean => isOf(emailKey, other)

/** Whether one of two accounts has a name of the other. */
export const areInTheWay = (one: Names, other: Names): boolean =>
  hasUsername(one, other) || hasEmail(one, other)

const isSameAccount = (one: Names, other: Names): boolean =>
  one.usernameKey === other.usernameKey && one.emailKey === other.emailKey

/** The staff with these ids. */
export const staffWithIds = async (db: Db, ids: readonly string[]): Promise<StaffRow[]> =>
  ids.length === 0
    ? []
    : await staffRows(db).where(sql`${isStaff} and ${inArray(users.id, [...ids])}`)

type Compared = Pick<
  ImportedUser,
  'name' | 'phone' | 'role' | 'department' | 'workingTime' | 'active'
>

/** In what a row differs from a user; what the row leaves empty differs in nothing. */
function differencesOf(row: Compared, known: Compared): ImportDifference[] {
  const statusOf = ({ active }: Compared) => (active ? 'active' : 'inactive')
  const texts: [StaffColumn, string, string][] = [
    ['firstName', row.name, known.name],
    ['phone', row.phone, known.phone],
    ['role', row.role, known.role],
    ['department', row.department, known.department],
    ['workingTime', row.workingTime, known.workingTime],
    ['status', statusOf(row), statusOf(known)],
  ]
  return texts
    .filter(([, file, before]) => file !== '' && file !== before)
    .map(([field, file, before]) => ({ field, file, known: before }))
}

/** What is known when a row of staff is looked at. */
export interface KnownStaff {
  /** The rows in front of it that are right. */
  rows: readonly { line: number; record: ImportedUser }[]
  taken: readonly Taken[]
  staff: readonly StaffRow[]
}

/** What would happen to a row of staff that is right in itself. */
export function previewOfUser(
  line: number,
  record: ImportedUser,
  { rows, taken, staff }: KnownStaff,
): ImportPreview {
  const twin = rows.find((row) => isSameAccount(row.record, record))
  if (twin) {
    const differences = differencesOf(record, twin.record)
    return { line, as: 'repeated', of: twin.line, differences }
  }
  const account = taken.find((one) => isSameAccount(one, record))
  const user = account && staff.find(({ _id }) => _id === account.id)
  if (user) {
    const differences = differencesOf(record, {
      ...user,
      role: user.role.name,
      department: user.department?.name ?? '',
      workingTime: user.workingTime?.name ?? '',
    })
    const known = { id: user._id, number: user.number ?? 0, name: user.name }
    return differences.length === 0
      ? { line, as: 'same', known }
      : { line, as: 'differs', known, differences }
  }
  const mistakes = new Mistakes<StaffColumn>()
  if (taken.some((one) => hasUsername(one, record)))
    mistakes.add('username', staffMessages.usernameTaken)
  if (taken.some((one) => hasEmail(one, record))) mistakes.add('email', staffMessages.emailTaken)
  for (const row of rows) {
    if (hasUsername(row.record, record))
      mistakes.add('username', importMessages.usernameInLine(row.line))
    if (hasEmail(row.record, record)) mistakes.add('email', importMessages.emailInLine(row.line))
  }
  const { wrong } = mistakes
  return wrong ? { line, as: 'wrong', wrong } : { line, as: 'new' }
}
