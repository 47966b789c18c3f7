import * as z from 'zod/mini'
import { listSearchDefaults, listSearchSchema } from './list-search'

/**
 * The dashboards in the order of their tabs, each with the permission that shows it
 * (docs/product/dashboards.md).
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
  about: '',
  date: '',
  doctor: '',
  technician: '',
  department: '',
  layout: '',
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
  /** What the audit's rows are about. */
  about: text,
  date: text,
  doctor: text,
  /** Whose of the lab's orders: an id, or `mine`. */
  technician: text,
  department: text,
  /** How the desk's appointments are shown: a list, unless it is `grid` or `week`. */
  layout: text,
  /** Whom the lab's lists are filtered by; at a new prescription, whose page has led there, by number. */
  patient: text,
  /** The booking that is being scheduled or registered for; at the desk, whether something new is begun. */
  request: text,
})
export type DashboardSearch = z.infer<typeof dashboardSearchSchema>

/** `request` where an appointment or a registration is begun that no booking asks for. */
export const newHere = 'new'

/** The tabs that these roles and permissions show. */
export const allowedTabs = (roles: readonly string[]) =>
  dashboardTabs.filter(({ permission }) => roles.includes(permission))

/** The tab on show: the one that the address names, or the first allowed; none for whoever has none. */
export function shownTab(roles: readonly string[], asked: string | undefined) {
  const tabs = allowedTabs(roles)
  return tabs.find(({ tab }) => tab === asked) ?? tabs[0]
}

/** Whether the desk's appointments are asked for as a grid, and not as a list. */
export const asksForGrid = ({
  view,
  layout,
}: {
  view?: string | undefined
  layout?: string | undefined
}): boolean => (!view || view === 'appointments') && (layout === 'grid' || layout === 'week')
