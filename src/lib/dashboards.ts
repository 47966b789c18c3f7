/**
 * The dashboards in the order of their tabs, each with the permission that shows it and its views, which
 * are the routes of `src/routes/_app/_home` (docs/product/dashboards.md). The last part of a view's path
 * names it in old addresses: `/?tab=lab&view=results`.
 */
const list = [
  {
    tab: 'admin',
    label: 'Admin',
    permission: 'admin_dashboard',
    views: [
      { to: '/overview/staff', label: 'Staff' },
      { to: '/overview/departments', label: 'Departments' },
      { to: '/overview/activities', label: 'Recent Activities' },
      { to: '/overview/bookings', label: 'Booking Requests' },
      { to: '/overview/clinic', label: 'Clinic' },
      { to: '/overview/ranges', label: 'Lab Ranges' },
      { to: '/overview/audit', label: 'Audit' },
      { to: '/overview/bin', label: 'Bin' },
    ],
  },
  {
    tab: 'doctor',
    label: 'Doctor',
    permission: 'doctor_dashboard',
    views: [
      { to: '/doctor/appointments', label: 'Appointments' },
      { to: '/doctor/recent', label: 'Recent Patients' },
      { to: '/doctor/prescription', label: 'New Prescription' },
    ],
  },
  {
    tab: 'patient',
    label: 'Patient',
    permission: 'patient_dashboard',
    views: [
      { to: '/my/appointments', label: 'Appointments' },
      { to: '/my/prescriptions', label: 'Prescriptions' },
      { to: '/my/results', label: 'Test Results' },
      { to: '/my/papers', label: 'Letters and Documents' },
      { to: '/my/opened', label: 'Who Opened My Record' },
    ],
  },
  {
    tab: 'receptionist',
    label: 'Receptionist',
    permission: 'receptionist_dashboard',
    views: [
      { to: '/desk/appointments', label: 'Appointments' },
      { to: '/desk/bookings', label: 'Booking Requests' },
      { to: '/desk/directory', label: 'Patient Directory' },
      { to: '/desk/registration', label: 'New Registration' },
      { to: '/desk/prescription', label: 'New Prescription' },
      { to: '/desk/day', label: 'Close Day' },
    ],
  },
  {
    tab: 'lab',
    label: 'Lab',
    permission: 'lab_dashboard',
    views: [
      { to: '/lab/orders', label: 'Lab Orders' },
      { to: '/lab/results', label: 'Test Results' },
      { to: '/lab/reports', label: 'Generate Reports' },
      { to: '/lab/upload', label: 'Upload Results' },
    ],
  },
] as const

export type DashboardTab = (typeof list)[number]['tab']
export type ViewPath = (typeof list)[number]['views'][number]['to']

export interface DashboardView {
  to: ViewPath
  label: string
}

export interface Dashboard {
  tab: DashboardTab
  label: string
  permission: (typeof list)[number]['permission']
  /** The first, which everybody with the dashboard has, is shown where no other can be. */
  views: readonly [DashboardView, ...DashboardView[]]
}

export const dashboards: readonly Dashboard[] = list

/** The dashboards that these roles and permissions show. */
export const allowedTabs = (roles: readonly string[]): readonly Dashboard[] =>
  dashboards.filter(({ permission }) => roles.includes(permission))

/** The dashboard on show: the one that is asked for, or the first allowed; none for a user who has none. */
export function shownTab(
  roles: readonly string[],
  asked: string | undefined,
): Dashboard | undefined {
  const tabs = allowedTabs(roles)
  return tabs.find(({ tab }) => tab === asked) ?? tabs[0]
}

/** The dashboard whose own path this is, or that of one of its views, as a route has it. */
export const dashboardAt = (path: string): Dashboard | undefined =>
  dashboards.find(({ views }) => views.some(({ to }) => to === path || to.startsWith(`${path}/`)))

/** What a route of Home that cannot be shown is called: a view, or a dashboard; null for other routes. */
export function partOfHome(path: string): string | null {
  const dashboard = dashboardAt(path)
  if (!dashboard) return null
  const view = dashboard.views.find(({ to }) => to === path)
  return view ? view.label : `The ${dashboard.label} dashboard`
}
