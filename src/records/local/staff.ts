import { assignableRoles, isSuperAdmin } from '@/contracts/roles'
import {
  type CreateUser,
  type Named,
  type StaffUser,
  staffMessages,
  staffUserSchema,
} from '@/contracts/staff'
import { plainText } from '@/lib/plain-text'
import { RecordsError, type StaffFilter, type StaffRecords } from '../records'
import { type Collection, localCollection, nextId, pageOf } from './collection'

/** The sample's departments, and the roles that its staff hold. */
const departmentNames = [
  'Orthopedics',
  'ENT',
  'Urology',
  'Neurology',
  'Oncology',
  'Pediatrics',
  'Physiotherapy',
  'Gynecology',
  'General Surgery',
  'Gastroenterology',
]
const roleNames = [
  'Super Admin',
  'Admin',
  'Manager',
  'Staff',
  'Doctor',
  'Receptionist',
  'Pharmacist',
  'Lab Technician',
]

const withIds = (names: readonly string[]): Named[] =>
  names.map((name, at) => ({ _id: String(at + 1), name }))

const departments = withIds(departmentNames)
const roles = withIds(roleNames)
const assignable = assignableRoles(roles)

function byName(list: readonly Named[], name: string): Named {
  const found = list.find((item) => item.name === name)
  if (!found) throw new Error(`The sample names '${name}', which does not exist`)
  return found
}

function byId(list: readonly Named[], id: string, field: string, message: string): Named {
  const found = list.find((item) => item._id === id)
  if (!found) throw new RecordsError('conflict', message, { [field]: message })
  return found
}

async function sample() {
  const { staffSample } = await import('./staff-sample')
  return staffSample.map(([name, username, role, department, phone, place, status], at) => ({
    _id: String(at + 1),
    name,
    username,
    previlege: byName(roles, role),
    department: byName(departments, department),
    email: `${username}@rounds.example`,
    phone,
    place,
    status,
  }))
}

export const staffCollection = (): Collection<StaffUser> =>
  localCollection('staff', staffUserSchema, sample)

interface Searchable {
  user: StaffUser
  /** What a search looks through. */
  text: string
}

/** What was searched for last among these people, and who was found. */
interface Searched {
  all: readonly Searchable[]
  search: string
  found: readonly Searchable[]
}

const searched = new WeakMap<readonly StaffUser[], Searched>()

/** Whoever goes on typing looks only among those whom the letters before have found. */
function searchedFor(users: readonly StaffUser[], search: string): readonly StaffUser[] {
  if (search === '') return users
  const last = searched.get(users)
  const all =
    last?.all ??
    users.map((user) => ({
      user,
      // Apart by what no plain text holds: nobody is found by the end of one and the start of the next.
      text: [user.name, user.username, user.email].map(plainText).join('\n'),
    }))
  const among = last && search.includes(last.search) ? last.found : all
  const found = among.filter(({ text }) => text.includes(search))
  searched.set(users, { all, search, found })
  return found.map(({ user }) => user)
}

function matching(users: readonly StaffUser[], { search, roleId, departmentId }: StaffFilter) {
  const found = searchedFor(users, plainText(search))
  if (roleId === null && departmentId === null) return found
  return found.filter(
    ({ previlege, department }) =>
      (roleId === null || previlege._id === roleId) &&
      (departmentId === null || department._id === departmentId),
  )
}

function refuseTaken(users: readonly StaffUser[], input: CreateUser): void {
  const fields: Record<string, string> = {}
  const username = input.username.toLowerCase()
  if (users.some((user) => user.username.toLowerCase() === username))
    fields.username = staffMessages.usernameTaken
  if (users.some((user) => user.email.toLowerCase() === input.email))
    fields.email = staffMessages.emailTaken
  const [first] = Object.values(fields)
  if (first) throw new RecordsError('conflict', first, fields)
}

function refuseProtected(users: readonly StaffUser[]): void {
  if (users.some((user) => isSuperAdmin(user.previlege)))
    throw new RecordsError('protected', staffMessages.protected)
}

/** The staff of the local source. A password typed for a new user is not kept. */
export function localStaff(users: Collection<StaffUser>): StaffRecords {
  return {
    list: async (request) => pageOf(matching(await users.all(), request), request),
    get: async (id) => (await users.all()).find((user) => user._id === id) ?? null,
    create: (input) =>
      users.change((rows) => {
        refuseTaken(rows, input)
        const created: StaffUser = {
          _id: String(nextId(rows.map((user) => user._id))),
          name: `${input.firstName} ${input.lastName}`,
          username: input.username,
          previlege: byId(assignable, input.role, 'role', staffMessages.roleRequired),
          department: byId(
            departments,
            input.department,
            'department',
            staffMessages.departmentRequired,
          ),
          email: input.email,
          phone: input.phone,
          place: '',
          status: input.status,
        }
        return { rows: [...rows, created], result: created }
      }),
    update: (id, input) =>
      users.change((rows) => {
        const user = rows.find((row) => row._id === id)
        if (!user) throw new RecordsError('not-found', staffMessages.notFound)
        refuseProtected([user])
        const updated: StaffUser = {
          ...user,
          previlege: byId(assignable, input.role, 'role', staffMessages.roleRequired),
          department: byId(
            departments,
            input.department,
            'department',
            staffMessages.departmentRequired,
          ),
          status: input.status,
        }
        return { rows: rows.map((row) => (row === user ? updated : row)), result: updated }
      }),
    remove: (ids) =>
      users.change((rows) => {
        const gone = new Set(ids)
        refuseProtected(rows.filter((row) => gone.has(row._id)))
        return { rows: rows.filter((row) => !gone.has(row._id)), result: undefined }
      }),
    roles: async () => roles,
    departments: async () => departments,
    doctors: async (departmentName) =>
      (await users.all()).filter(
        (user) =>
          user.previlege.name === 'Doctor' &&
          user.status === 'active' &&
          (departmentName === null ||
            user.department.name.toLowerCase() === departmentName.trim().toLowerCase()),
      ),
  }
}
