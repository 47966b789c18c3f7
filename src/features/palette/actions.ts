import { departmentEndpoints } from '@shared/contracts/departments'
import type { Endpoint } from '@shared/contracts/endpoint'
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
import { may } from '@/hooks/use-may'
import { allowedTabs, type DashboardTab } from '@/lib/dashboard-search'
import { isAdmin, mayBook } from '@/stores/session'
import type { PaletteRow, RowTarget, SessionState } from './row'

const atDashboard = (tab: DashboardTab, view: string): RowTarget => ({
  to: { to: '/', search: { tab, view } },
})

/** The dashboard where it is done, the call that it makes, and what is then chosen. */
const onDashboards: readonly (PaletteRow & { tab: DashboardTab; call: Endpoint })[] = [
  {
    id: 'register',
    label: 'Register a patient',
    keywords: 'new add',
    icon: IconUserPlus,
    tab: 'receptionist',
    call: patientEndpoints.register,
    target: { begin: { tab: 'receptionist', view: 'registration' } },
  },
  {
    id: 'schedule',
    label: 'Schedule an appointment',
    keywords: 'new add visit',
    icon: IconCalendarTime,
    tab: 'receptionist',
    call: visitEndpoints.schedule,
    target: { begin: { tab: 'receptionist', view: 'appointments' } },
  },
  {
    id: 'prescribe',
    label: 'Write a prescription',
    keywords: 'new add prescribe medicine',
    icon: IconPill,
    tab: 'doctor',
    call: prescriptionEndpoints.create,
    target: atDashboard('doctor', 'prescription'),
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
    target: atDashboard('receptionist', 'directory'),
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
const administration: readonly (PaletteRow & { call: Endpoint })[] = [
  {
    id: 'create-user',
    label: 'Create user',
    keywords: 'new add staff colleague',
    icon: IconUsersPlus,
    call: staffEndpoints.create,
    target: { to: { to: '/admin/staff/create' } },
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
  const isAllowed = ({ call }: { call: Endpoint }) => may(call, state)
  return [
    ...onDashboards.filter((row) => tabs.includes(row.tab) && isAllowed(row)),
    ...(mayBook(state) ? [book] : []),
    ...(isAdmin(state) ? administration.filter(isAllowed) : []),
    ...everybodys,
  ]
}
