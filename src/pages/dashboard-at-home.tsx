import { lazyPart } from '@/components/lazy'
import { DashboardSkeleton } from './dashboard-skeleton'

/** The dashboard that is not a route of its own. */
export const DashboardAtHome = lazyPart({
  name: 'Receptionist dashboard',
  load: () => import('./receptionist-dashboard').then((it) => it.ReceptionistDashboard),
  waiting: <DashboardSkeleton />,
  failed: 'The Receptionist dashboard cannot be shown. Check your connection and try again.',
})
