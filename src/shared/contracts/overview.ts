import * as z from 'zod/mini'
import type { Endpoint } from './endpoint'
import { pageFields, pageOf } from './lists'

/** A member of staff as the admin dashboard lists them; `id` is the staff user's. */
const staffOverviewSchema = z.object({
  id: z.string(),
  name: z.string(),
  role: z.string(),
  department: z.string(),
  /** Whoever is on leave comes back; whoever is inactive can't be booked with. */
  status: z.enum(['active', 'on leave', 'inactive']),
  /** YYYY-MM-DD. */
  joinDate: z.string(),
})
export type StaffOverview = z.infer<typeof staffOverviewSchema>

/** A department's figures; revenue is of this month, in rupees. What nobody keeps is absent. */
const departmentOverviewSchema = z.object({
  id: z.string(),
  name: z.string(),
  doctors: z.number(),
  nurses: z.number(),
  patients: z.optional(z.number()),
  revenue: z.optional(z.number()),
})
export type DepartmentOverview = z.infer<typeof departmentOverviewSchema>

const activitySchema = z.object({
  id: z.number(),
  /** Who did it, by name; of a patient's account nobody learns whose it is. */
  user: z.string(),
  /** What was changed, without the name of a patient. */
  action: z.string(),
  /** How long ago, in words. */
  time: z.string(),
})
export type Activity = z.infer<typeof activitySchema>

export const overviewEndpoints = {
  /** The same figures over all departments. */
  totals: {
    name: 'read totals',
    method: 'GET',
    path: '/api/overview',
    input: null,
    output: z.object({
      doctors: z.number(),
      staff: z.number(),
      patients: z.optional(z.number()),
      revenue: z.optional(z.number()),
    }),
    access: 'admin_dashboard',
    resource: 'overview',
    words: {
      screen: 'Admin dashboard',
      label: 'the figures',
      can: 'see how many doctors, staff and patients there are',
    },
  },
  staff: {
    name: 'list staff of overview',
    method: 'GET',
    path: '/api/overview/staff',
    input: z.object(pageFields),
    output: pageOf(staffOverviewSchema),
    access: 'admin_dashboard',
    resource: 'overview',
    words: {
      screen: 'Admin dashboard',
      label: 'Staff',
      can: 'see the overview of the staff',
    },
  },
  departments: {
    name: 'list departments of overview',
    method: 'GET',
    path: '/api/overview/departments',
    input: null,
    output: z.array(departmentOverviewSchema),
    access: 'admin_dashboard',
    resource: 'overview',
    words: {
      screen: 'Admin dashboard',
      label: 'Departments',
      can: 'see the overview of the departments',
    },
  },
  /** The last changes of what the clinic keeps, the newest first. */
  activities: {
    name: 'list activities',
    method: 'GET',
    path: '/api/overview/activities',
    input: null,
    output: z.array(activitySchema),
    access: 'admin_dashboard',
    resource: 'overview',
    words: {
      screen: 'Admin dashboard',
      label: 'Recent Activities',
      can: 'see what was changed last',
    },
  },
} as const satisfies Record<string, Endpoint>

/** What a person reads where figures can't be had. */
export const overviewMessages = {
  staffFailed: 'Failed to fetch staff',
  departmentsFailed: 'Failed to fetch departments',
  activitiesFailed: 'Failed to fetch activities',
  totalsFailed: 'Failed to fetch the figures',
  adminOnly: 'Only administrators can open this.',
} as const

/**
 * Rupees to one dollar, for the sample figures only: they are shown in both (docs/product/dashboards.md).
 */
export const sampleRupeesPerDollar = 83
