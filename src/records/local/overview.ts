import type { Activity, DepartmentOverview, StaffOverview } from '@/contracts/overview'
import type { Patient } from '@/contracts/patients'
import type { StaffUser } from '@/contracts/staff'
import { addDays, type ClinicDate } from '@/lib/clinic-date'
import type { OverviewRecords } from '../records'
import { type Collection, pageOf } from './collection'

/** This month's revenue in rupees, by department. */
const revenues: Record<string, number> = {
  Orthopedics: 1_845_000,
  ENT: 742_000,
  Urology: 968_000,
  Neurology: 1_520_000,
  Oncology: 2_310_000,
  Pediatrics: 1_096_000,
  Physiotherapy: 418_000,
  Gynecology: 1_274_000,
  'General Surgery': 2_056_000,
  Gastroenterology: 1_133_000,
}

/** Each patient of the sample is in one department's care, in this turn: places among departments. */
const turn = [0, 5, 3, 4, 7, 8, 0, 9, 2, 5, 1, 3, 8, 7, 0, 4, 6, 5]

const activities: Activity[] = [
  {
    id: 1,
    user: 'Amara Nwosu',
    action: 'Added the working time Night Shift',
    time: '5 minutes ago',
  },
  { id: 2, user: 'Rafael Duarte', action: 'Completed a Lipid Panel', time: '12 minutes ago' },
  { id: 3, user: 'Kavya Reddy', action: 'Prescribed to Jaya Pillai', time: '25 minutes ago' },
  { id: 4, user: 'Patricia Gomez', action: 'Confirmed an appointment', time: '40 minutes ago' },
  { id: 5, user: 'Hannah Weiss', action: 'Uploaded a culture result', time: '1 hour ago' },
  { id: 6, user: 'Amara Nwosu', action: 'Changed the role Manager', time: '2 hours ago' },
  { id: 7, user: 'Ximena Torres', action: 'Discharged Rohan Mehta', time: '3 hours ago' },
  { id: 8, user: 'Wanjiru Kamau', action: 'Cancelled a lab order', time: 'Yesterday' },
]

/** The admin's figures, taken from the same rows that the staff and patient screens show. */
export function localOverview(
  staff: Collection<StaffUser>,
  patients: Collection<Patient>,
  departmentNames: () => Promise<{ _id: string; name: string }[]>,
  today: () => ClinicDate,
): OverviewRecords {
  const isDoctor = (user: StaffUser) => user.previlege.name === 'Doctor'
  const isNurse = (user: StaffUser) => user.previlege.name === 'Staff'
  const departments = async (): Promise<DepartmentOverview[]> => {
    const [users, people, names] = await Promise.all([
      staff.all(),
      patients.all(),
      departmentNames(),
    ])
    const inCareOf = (at: number) =>
      people.filter(({ id }) => (turn[id % turn.length] ?? 0) % names.length === at).length
    return names.map(({ _id, name }, at) => {
      const own = users.filter(({ department }) => department._id === _id)
      return {
        id: _id,
        name,
        doctors: own.filter(isDoctor).length,
        nurses: own.filter(isNurse).length,
        patients: inCareOf(at),
        revenue: revenues[name] ?? 0,
      }
    })
  }
  return {
    staff: async (request) => {
      const { rows, total } = pageOf(await staff.all(), request)
      return { rows: rows.map((user) => overviewOf(user, today())), total }
    },
    departments,
    activities: async () => activities,
    totals: async () => {
      const users = await staff.all()
      return {
        doctors: users.filter(isDoctor).length,
        staff: users.length,
        patients: (await patients.all()).length,
        revenue: (await departments()).reduce((sum, { revenue }) => sum + revenue, 0),
      }
    },
  }
}

/** The sample's people joined on days spread over the last eight years. */
const overviewOf = (user: StaffUser, today: ClinicDate): StaffOverview => ({
  id: user._id,
  name: user.name,
  role: user.previlege.name,
  department: user.department.name,
  status: user.status === 'active' ? 'active' : 'on leave',
  joinDate: addDays(today, -((Number(user._id) * 97) % 3000)),
})
