import * as z from 'zod/mini'

/**
 * Every permission key (docs/product/permissions.md), in the cards in which the role form shows
 * them. The keys stand in tokens beside role names, so they are wire values.
 */
export const permissionGroups = [
  {
    title: 'Dashboard Access',
    keys: [
      'admin_dashboard',
      'doctor_dashboard',
      'patient_dashboard',
      'receptionist_dashboard',
      'lab_dashboard',
    ],
  },
  {
    title: 'Appointment',
    keys: ['appointment_create', 'appointment_edit', 'appointment_delete', 'appointment_view'],
  },
  {
    title: 'Billing',
    keys: ['billing_create', 'billing_edit', 'billing_delete', 'billing_view'],
  },
  {
    title: 'Medical Records',
    keys: [
      'medical_record_create',
      'medical_record_edit',
      'medical_record_delete',
      'medical_record_view',
    ],
  },
  {
    title: 'Prescription',
    keys: ['prescription_create', 'prescription_edit', 'prescription_delete', 'prescription_view'],
  },
  {
    title: 'Lab Report',
    keys: ['lab_report_create', 'lab_report_edit', 'lab_report_delete', 'lab_report_view'],
  },
  {
    title: 'Pharmacy',
    keys: [
      'pharmacy_stock_add',
      'pharmacy_stock_update',
      'pharmacy_stock_delete',
      'pharmacy_stock_view',
    ],
  },
  {
    title: 'Patient',
    keys: ['patient_register', 'patient_profile_edit', 'patient_discharge', 'patient_view'],
  },
  {
    title: 'HR',
    keys: ['staff_create', 'staff_edit', 'staff_delete', 'staff_view'],
  },
] as const

export type PermissionKey = (typeof permissionGroups)[number]['keys'][number]

export const permissionKeys: readonly PermissionKey[] = permissionGroups.flatMap(
  (group): readonly PermissionKey[] => group.keys,
)

/** Whoever may change staff, roles or working times may read them. */
export const staffReaders = ['staff_view', 'staff_create', 'staff_edit', 'staff_delete'] as const

/** Each of these reads when users work: the staff's keys, and those of whoever gives away their time. */
export const hoursReaders = [
  ...staffReaders,
  'appointment_view',
  'appointment_create',
  'appointment_edit',
  'appointment_delete',
] as const

/** Each of these reads lab orders; medical records and vitals do without. */
export const labReaders = ['lab_report_view', 'lab_report_edit', 'lab_report_create'] as const

/** Each of these reads letters and documents: users who write them read them. */
export const documentReaders = [
  'medical_record_view',
  'medical_record_create',
  'medical_record_delete',
] as const

export const permissionKeySchema = z.enum(permissionKeys)

/** The key in words: `medical_record_view` is read as 'Medical Record View'. */
export const permissionLabel = (key: string): string =>
  key
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
