import { allowedTabs } from '@/lib/dashboards'
import { ownRoles } from '@/stores/session'

/** Where one comes from: the desk's appointments, or Home for a person without the desk. */
export const backLink = () =>
  allowedTabs(ownRoles()).some(({ tab }) => tab === 'receptionist')
    ? ({ label: 'Appointments', link: { to: '/desk/appointments' } } as const)
    : ({ label: 'Home', link: { to: '/' } } as const)
