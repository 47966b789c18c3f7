import type { DashboardTab } from './dashboards'

/** What the dashboards' views are called, by what stands in the address. */
export const dashboardViews = {
  admin: {
    staff: 'Staff',
    departments: 'Departments',
    activities: 'Recent Activities',
    bookings: 'Booking Requests',
    clinic: 'Clinic',
    ranges: 'Lab Ranges',
    audit: 'Audit',
    bin: 'Bin',
  },
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
} as const satisfies Record<Exclude<DashboardTab, 'lab'>, Record<string, string>>
