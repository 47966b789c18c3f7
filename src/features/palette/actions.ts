import { departmentEndpoints } from '@shared/contracts/departments'
import { labOrderEndpoints } from '@shared/contracts/lab-orders'
import { patientEndpoints } from '@shared/contracts/patients'
import { prescriptionEndpoints } from '@shared/contracts/prescriptions'
import { roleEndpoints } from '@shared/contracts/roles'
import { staffEndpoints } from '@shared/contracts/staff'
import { visitEndpoints } from '@shared/contracts/visits'
import { workingTimeEndpoints } from '@shared/contracts/working-times'
import {
  IconCalendarPlus,
  IconCalendarTime,
  IconClockPlus,
  IconFileImport,
  IconKeyboard,
  IconLifebuoy,
  IconLogout,
  IconMicroscope,
  IconMoon,
  IconPill,
  IconShieldPlus,
  IconStethoscope,
  IconUserPlus,
  IconUsersPlus,
} from '@tabler/icons-react'
import { importCalls } from '@/features/imports/shared/import-calls'
import { type Call, may } from '@/hooks/use-may'
import { allowedTabs, type DashboardTab } from '@/lib/dashboards'
import { isAdmin, mayBook } from '@/stores/session'
import type { PaletteRow, SessionState } from './row'

/** The dashboard where it is done, the call that it makes, and what is then chosen. */
const onDashboards: readonly (PaletteRow & { tab: DashboardTab; call: Call })[] = [
  {
    id: 'register',
    label: 'Register a patient',
    keywords: 'new add',
    icon: IconUserPlus,
    tab: 'receptionist',
    call: patientEndpoints.register,
    target: { begin: '/desk/registration' },
  },
  {
    id: 'import-patients',
    label: 'Import patients from a file',
    keywords: 'csv excel upload register',
    icon: IconFileImport,
    tab: 'receptionist',
    call: importCalls.patients,
    target: { to: { to: '/patients/import' } },
  },
  {
    id: 'schedule',
    label: 'Schedule an appointment',
    keywords: 'new add visit',
    icon: IconCalendarTime,
    tab: 'receptionist',
    call: visitEndpoints.schedule,
    target: { begin: '/desk/appointments' },
  },
  {
    id: 'prescribe',
    label: 'Write a prescription',
    keywords: 'new add prescribe medicine',
    icon: IconPill,
    tab: 'doctor',
    call: prescriptionEndpoints.create,
    target: { to: { to: '/doctor/prescription' } },
  },
  {
    id: 'order-tests',
    label: 'Order tests',
    keywords: 'new add lab laboratory test',
    icon: IconMicroscope,
    tab: 'doctor',
    call: labOrderEndpoints.create,
    target: { form: 'order-tests' },
  },
  {
    id: 'prescribe-at-desk',
    label: 'Write a prescription at the front desk',
    description: 'Find the patient in the directory, then press Prescribe',
    keywords: 'new add prescribe medicine',
    icon: IconPill,
    tab: 'receptionist',
    call: prescriptionEndpoints.create,
    target: { to: { to: '/desk/directory' } },
  },
]

const book: PaletteRow = {
  id: 'book',
  label: 'Book an appointment',
  keywords: 'new add visit booking',
  icon: IconCalendarPlus,
  target: { to: { to: '/bookappoinment' } },
}

/** On screens for the admin role alone. */
const administration: readonly (PaletteRow & { call: Call })[] = [
  {
    id: 'create-user',
    label: 'Create user',
    keywords: 'new add staff colleague',
    icon: IconUsersPlus,
    call: staffEndpoints.create,
    target: { to: { to: '/admin/staff/create' } },
  },
  {
    id: 'import-staff',
    label: 'Import staff from a file',
    keywords: 'csv excel upload users colleagues',
    icon: IconFileImport,
    call: importCalls.staff,
    target: { to: { to: '/admin/staff/import' } },
  },
  {
    id: 'add-department',
    label: 'Add department',
    keywords: 'new create',
    icon: IconStethoscope,
    call: departmentEndpoints.create,
    target: { form: 'department' },
  },
  {
    id: 'add-role',
    label: 'Add role',
    keywords: 'new create permission',
    icon: IconShieldPlus,
    call: roleEndpoints.create,
    target: { form: 'role' },
  },
  {
    id: 'add-working-time',
    label: 'Add working time',
    keywords: 'new create shift',
    icon: IconClockPlus,
    call: workingTimeEndpoints.create,
    target: { form: 'working-time' },
  },
]

const everybodys: readonly PaletteRow[] = [
  {
    id: 'change-mode',
    label: 'Change between light and dark mode',
    keywords: 'colour color scheme theme',
    icon: IconMoon,
    target: { command: 'change-mode' },
  },
  {
    id: 'keys',
    label: 'Keyboard shortcuts',
    description: 'The keys of the screen you are on',
    icon: IconKeyboard,
    target: { command: 'keys' },
  },
  { id: 'help', label: 'Help', keywords: 'guide', icon: IconLifebuoy, target: { command: 'help' } },
  {
    id: 'log-out',
    label: 'Logout',
    keywords: 'log out sign out',
    icon: IconLogout,
    target: { command: 'log-out' },
  },
]

/** What the person signed in may do, as far as it is begun from anywhere. */
export function actionsOf(state: SessionState): readonly PaletteRow[] {
  const tabs = allowedTabs(state.session?.userData.roles ?? []).map(({ tab }) => tab)
  const isAllowed = ({ call }: { call: Call }) => may(call, state)
  return [
    ...onDashboards.filter((row) => tabs.includes(row.tab) && isAllowed(row)),
    ...(mayBook(state) ? [book] : []),
    ...(isAdmin(state) ? administration.filter(isAllowed) : []),
    ...everybodys,
  ]
}
