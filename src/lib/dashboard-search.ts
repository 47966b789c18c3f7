import * as z from 'zod/mini'
import { listSearchDefaults, listSearchSchema } from './list-search'

/**
 * The dashboards in the order of their tabs, each with the permission that shows it
 * (docs/product.md, Dashboards).
 */
export const dashboardTabs = [
  { tab: 'admin', label: 'Admin', permission: 'admin_dashboard' },
  { tab: 'doctor', label: 'Doctor', permission: 'doctor_dashboard' },
  { tab: 'patient', label: 'Patient', permission: 'patient_dashboard' },
  { tab: 'receptionist', label: 'Receptionist', permission: 'receptionist_dashboard' },
  { tab: 'lab', label: 'Lab', permission: 'lab_dashboard' },
] as const

export type DashboardTab = (typeof dashboardTabs)[number]['tab']

const text = z.catch(z._default(z.string(), ''), '')

/**
 * What an address without a query means: the first tab allowed, its first view, nothing filtered.
 */
export const dashboardSearchDefaults = {
  ...listSearchDefaults,
  tab: '',
  view: '',
  status: '',
  gender: '',
  type: '',
  date: '',
  patient: '',
} as const

/**
 * What the dashboard's address says: tab and view, and the search, filters and page of its list.
 */
export const dashboardSearchSchema = z.extend(listSearchSchema, {
  tab: text,
  view: text,
  status: text,
  gender: text,
  type: text,
  date: text,
  patient: text,
})
export type DashboardSearch = z.infer<typeof dashboardSearchSchema>

/** The tabs that these roles and permissions show. */
export const allowedTabs = (roles: readonly string[]) =>
  dashboardTabs.filter(({ permission }) => roles.includes(permission))
