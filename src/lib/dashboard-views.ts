import type { DashboardTab } from './dashboard-search'

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
  lab: {
    orders: 'Lab Orders',
    results: 'Test Results',
    reports: 'Generate Reports',
    upload: 'Upload Results',
  },
} as const satisfies Record<DashboardTab, Record<string, string>>
