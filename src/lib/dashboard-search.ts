import * as z from 'zod/mini'
import type { RecordResource } from '@/contracts/endpoint'
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

/** What each of them shows. */
export const dashboardRecords: Record<DashboardTab, readonly RecordResource[]> = {
  admin: ['overview'],
  doctor: ['visits', 'patients', 'prescriptions', 'prescription-requests'],
  patient: ['visits', 'patients', 'prescriptions', 'prescription-requests'],
  receptionist: ['visits', 'patients', 'prescriptions'],
  lab: ['lab-orders'],
}

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
  doctor: '',
  patient: '',
  request: '',
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
  doctor: text,
  patient: text,
  /** The booking that is being scheduled; at the desk's appointments, whether a new one is. */
  request: text,
})
export type DashboardSearch = z.infer<typeof dashboardSearchSchema>

/** `request` where an appointment is being scheduled that nobody has booked. */
export const newAppointment = 'new'

/** The tabs that these roles and permissions show. */
export const allowedTabs = (roles: readonly string[]) =>
  dashboardTabs.filter(({ permission }) => roles.includes(permission))

/** The tab on show: the one that the address names, or the first allowed; none for whoever has none. */
export function shownTab(roles: readonly string[], asked: string | undefined) {
  const tabs = allowedTabs(roles)
  return tabs.find(({ tab }) => tab === asked) ?? tabs[0]
}
