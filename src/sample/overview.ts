import type {
  DepartmentOverview,
  overviewEndpoints,
  StaffOverview,
} from '@shared/contracts/overview'
import { isDoctor, type StaffUser } from '@shared/contracts/staff'
import { addDays, type ClinicDate } from '@shared/lib/clinic-date'
import { activityRows, careTurn, revenueRows } from '@shared/sample-rows/overview'
import { staffOnLeave } from '@shared/sample-rows/staff'
import { type HandlersOf, page } from './handler'
import { departments, type Tables } from './tables'

/** Whoever is not at work is on leave: the overview of a sample knows no other reason. */
const statusOf = ({ status, username }: StaffUser): StaffOverview['status'] =>
  status === 'active' && !staffOnLeave.includes(username) ? 'active' : 'on leave'

const isNurse = ({ role }: StaffUser): boolean => role.name === 'Staff'

/** The sample's people joined on days spread over the last eight years. */
const joined = (id: string, today: ClinicDate) => addDays(today, -((Number(id) * 97) % 3000))

const departmentFigures = ({ staff, patients }: Tables): DepartmentOverview[] =>
  departments.map(({ _id, name }, at) => {
    const own = staff.filter(({ department }) => department?._id === _id)
    return {
      id: _id,
      name,
      doctors: own.filter(isDoctor).length,
      nurses: own.filter(isNurse).length,
      patients: patients.filter(({ number }) => careTurn[number % careTurn.length] === at).length,
      revenue: revenueRows[name],
    }
  })

/** The admin's figures, taken from the same rows that the staff and patient screens show. */
export const overviewHandlers: HandlersOf<typeof overviewEndpoints> = {
  totals: (_, { tables }) => ({
    doctors: tables.staff.filter(isDoctor).length,
    staff: tables.staff.length,
    patients: tables.patients.length,
    revenue: departmentFigures(tables).reduce((sum, { revenue = 0 }) => sum + revenue, 0),
  }),
  staff: (of, { tables, today }) => {
    const { rows, total } = page(tables.staff, of)
    return {
      total,
      rows: rows.map((user) => ({
        id: user._id,
        name: user.name,
        role: user.role.name,
        department: user.department?.name ?? '',
        status: statusOf(user),
        joinDate: joined(user._id, today),
      })),
    }
  },
  departments: (_, { tables }) => departmentFigures(tables),
  activities: () => [...activityRows],
}
