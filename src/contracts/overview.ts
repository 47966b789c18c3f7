/** A member of staff as the admin dashboard lists them; `id` is the staff user's. */
export interface StaffOverview {
  id: string
  name: string
  role: string
  department: string
  status: 'active' | 'on leave'
  /** YYYY-MM-DD. */
  joinDate: string
}

/** A department's figures; revenue is of this month, in rupees. */
export interface DepartmentOverview {
  id: string
  name: string
  doctors: number
  nurses: number
  patients: number
  revenue: number
}

export interface Activity {
  id: number
  user: string
  action: string
  /** How long ago, in words. */
  time: string
}

/** The figures over all departments; revenue is of this month, in rupees. */
export interface Totals {
  doctors: number
  staff: number
  patients: number
  revenue: number
}

/** What a person reads where figures can't be had. */
export const overviewMessages = {
  staffFailed: 'Failed to fetch staff',
  departmentsFailed: 'Failed to fetch departments',
  activitiesFailed: 'Failed to fetch activities',
  totalsFailed: 'Failed to fetch the figures',
  adminOnly: 'Only administrators can open this.',
} as const

/**
 * Rupees to one dollar, for the sample figures only: they are shown in both (docs/product.md, Admin
 * dashboard).
 */
export const sampleRupeesPerDollar = 83
