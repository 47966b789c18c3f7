import { assignableRoles } from '@shared/contracts/roles'
import {
  type CreateUser,
  doctorName,
  isDoctor,
  isProtected,
  type StaffUser,
  sentUser,
  type staffEndpoints,
  staffMessages,
} from '@shared/contracts/staff'
import { visitMessages } from '@shared/contracts/visits'
import { searchFor } from '@shared/lib/plain-text'
import { technicians } from '@shared/sample-rows/staff'
import { type HandlersOf, nextNumber, page, refusal } from './handler'
import { canBeBooked, takenFields } from './rules'
import { departments, roles } from './tables'

const assignable = assignableRoles(roles)

/** @throws ApiError where the role or the department is none that can be given */
function position({
  role: roleId,
  department,
  status,
}: Pick<CreateUser, 'role' | 'department' | 'status'>) {
  const role = assignable.find(({ _id }) => _id === roleId)
  if (!role) throw refusal(409, staffMessages.roleRequired, { role: staffMessages.roleRequired })
  const chosen = departments.find(({ _id }) => _id === department)
  if (!chosen)
    throw refusal(409, staffMessages.departmentRequired, {
      department: staffMessages.departmentRequired,
    })
  return { role, department: chosen, status }
}

/** @throws ApiError where a Super Admin is among them */
function refuseProtected(users: readonly StaffUser[]): void {
  if (users.some(isProtected)) throw refusal(403, staffMessages.protected)
}

function userWith(users: readonly StaffUser[], id: string | number): StaffUser {
  const user = users.find(({ _id }) => _id === String(id))
  if (!user) throw refusal(404, staffMessages.notFound)
  return user
}

/**
 * The doctor of a visit or of a request.
 * @throws ApiError where no doctor has this id
 */
export function doctorOf(users: readonly StaffUser[], id: string) {
  const user = users.find((one) => one._id === id && isDoctor(one))
  if (!user) {
    const message = visitMessages.doctorUnknown
    throw refusal(422, message, { doctorId: message })
  }
  return { doctorId: user._id, doctor: doctorName(user.name) }
}

export const staffHandlers: HandlersOf<typeof staffEndpoints> = {
  list: ({ q, role, department, status, ...of }, { tables }) => {
    const matches = searchFor(q)
    const found = tables.staff.filter(
      (user) =>
        (!role || user.role._id === role) &&
        (!department || user.department?._id === department) &&
        (!status || user.status === status) &&
        matches(user.name, user.username, user.email),
    )
    const { rows, total } = page(found, of)
    return { rows: rows.map(sentUser), total }
  },
  get: ({ id }, { tables }) => sentUser(userWith(tables.staff, id)),
  create: ({ firstName, lastName, username, email, phone, ...input }, { tables }) => {
    const taken = takenFields(tables.staff, { username, email })
    const [message] = Object.values(taken)
    if (message) throw refusal(409, message, taken)
    const created: StaffUser = {
      _id: String(nextNumber(tables.staff.map(({ _id }) => _id))),
      name: `${firstName} ${lastName}`,
      username,
      email,
      phone,
      place: '',
      version: 1,
      ...position(input),
    }
    tables.staff = [...tables.staff, created]
    return sentUser(created)
  },
  update: ({ id, role, department, status }, { tables }) => {
    const user = userWith(tables.staff, id)
    refuseProtected([user])
    const given = position({ role, department: department ?? user.department?._id ?? '', status })
    const updated = { ...user, ...given, version: user.version + 1 }
    tables.staff = tables.staff.map((row) => (row === user ? updated : row))
    return sentUser(updated)
  },
  delete: ({ ids }, { tables }) => {
    const gone = new Set(ids)
    refuseProtected(tables.staff.filter(({ _id }) => gone.has(_id)))
    tables.staff = tables.staff.filter(({ _id }) => !gone.has(_id))
    return null
  },
  roles: () => roles,
  departments: () => departments,
  doctors: ({ department }, { tables }) =>
    tables.staff.filter((user) => canBeBooked(user, department)),
  technicians: (_, { tables }) =>
    tables.staff.filter(({ username }) => technicians.includes(username)),
}
