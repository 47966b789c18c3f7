import type { Activity } from '@shared/contracts/overview'
import type { departmentNames } from './staff'

/** This month's revenue in rupees, by department. */
export const revenueRows: Record<(typeof departmentNames)[number], number> = {
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

/** Each patient is in one department's care, in this turn: places among departments. */
export const careTurn = [0, 5, 3, 4, 7, 8, 0, 9, 2, 5, 1, 3, 8, 7, 0, 4, 6, 5] as const

/** Patients sent on to others this week. The sample keeps no referrals: a figure alone. */
export const referralCount = 3

export const activityRows: readonly Activity[] = [
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
