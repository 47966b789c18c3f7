import type { DashboardTab } from './dashboards'

/** What the dashboards' views are called, by what stands in the address. */
export const dashboardViews = {
  doctor: {
    appointments: 'Appointments',
    recent: 'Recent Patients',
    prescription: 'New Prescription',
  },
  receptionist: {
    appointments: 'Appointments',
    bookings: 'Booking Requests',
    directory: 'Patient Directory',
    registration: 'New Registration',
    prescription: 'New Prescription',
  },
} as const satisfies Record<
  Exclude<DashboardTab, 'admin' | 'patient' | 'lab'>,
  Record<string, string>
>
