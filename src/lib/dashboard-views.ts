import type { DashboardTab } from './dashboards'

/** What the dashboards' views are called, by what stands in the address. */
export const dashboardViews = {
  receptionist: {
    appointments: 'Appointments',
    bookings: 'Booking Requests',
    directory: 'Patient Directory',
    registration: 'New Registration',
    prescription: 'New Prescription',
  },
} as const satisfies Record<Extract<DashboardTab, 'receptionist'>, Record<string, string>>
