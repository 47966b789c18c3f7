import type { Activity, DepartmentOverview } from '@/contracts/overview'
import type { Patient } from '@/contracts/patients'
import type { StaffUser } from '@/contracts/staff'
import { addDays, type ClinicDate } from '@/lib/clinic-date'
import type { OverviewRecords } from '../records'
import type { Collection } from './collection'

/** Nurses, patients and this month's revenue in rupees, by department. */
const figures: Record<string, readonly [nurses: number, patients: number, revenue: number]> = {
  Orthopedics: [8, 142, 1_845_000],
  ENT: [4, 96, 742_000],
  Urology: [5, 88, 968_000],
  Neurology: [7, 118, 1_520_000],
  Oncology: [9, 104, 2_310_000],
  Pediatrics: [8, 187, 1_096_000],
  Physiotherapy: [3, 76, 418_000],
  Gynecology: [7, 131, 1_274_000],
  'General Surgery': [10, 109, 2_056_000],
  Gastroenterology: [5, 92, 1_133_000],
}

const activities: Activity[] = [
  {
    id: 1,
    user: 'Amara Okoye',
    action: 'Added the working time Night Shift',
    time: '5 minutes ago',
  },
  { id: 2, user: 'Rafael Duarte', action: 'Completed a Lipid Panel', time: '12 minutes ago' },
  { id: 3, user: 'Kavya Reddy', action: 'Prescribed to Jaya Pillai', time: '25 minutes ago' },
  { id: 4, user: 'Patricia Gomez', action: 'Confirmed an appointment', time: '40 minutes ago' },
  { id: 5, user: 'Hannah Weiss', action: 'Uploaded a culture result', time: '1 hour ago' },
  { id: 6, user: 'Amara Okoye', action: 'Changed the role Manager', time: '2 hours ago' },
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
  const departments = async (): Promise<DepartmentOverview[]> => {
    const users = await staff.all()
    return (await departmentNames()).map(({ _id, name }) => {
      const [nurses, treated, revenue] = figures[name] ?? [0, 0, 0]
      const doctors = users.filter((user) => isDoctor(user) && user.department._id === _id).length
      return { id: _id, name, doctors, nurses, patients: treated, revenue }
    })
  }
  return {
    staff: async () =>
      (await staff.all()).map((user) => ({
        id: user._id,
        name: user.name,
        role: user.previlege.name,
        department: user.department.name,
        status: user.status === 'active' ? 'active' : 'on leave',
        joinDate: addDays(today(), -((Number(user._id) * 97) % 3000)),
      })),
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
