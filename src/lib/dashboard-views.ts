import type { DashboardTab } from './dashboards'

/** What the dashboards' views are called, by what stands in the address. */
export const dashboardViews = {
  doctor: {
    appointments: 'Appointments',
    recent: 'Recent Patients',
    prescription: 'New Prescription',
  },
  patient: {
    appointments: 'Appointments',
    prescriptions: 'Prescriptions',
    results: 'Test Results',
    opened: 'Who Opened My Record',
  },
  receptionist: {
    appointments: 'Appointments',
    bookings: 'Booking Requests',
    directory: 'Patient Directory',
    registration: 'New Registration',
    prescription: 'New Prescription',
  },
} as const satisfies Record<Exclude<DashboardTab, 'admin' | 'lab'>, Record<string, string>>
