import { useQuery } from '@tanstack/react-query'
import { totalsQuery } from '@/api/overview'
import { OutsideVisits } from '@/features/hours/shared/outside-visits'
import { UncoveredAbsences } from '@/features/hours/shared/uncovered-absences'
import { dollars, rupees } from '@/features/overview/money'
import { SetupCard } from '@/features/setup/setup-card'
import { useOpenViews } from '@/hooks/use-open-views'
import { keepsRecords, useSession } from '@/stores/session'
import { DashboardFigures } from './dashboard-figures'
import { useNewBookings } from './use-new-bookings'
import { ViewTabs } from './view-tabs'

const revenue = (amount: number | undefined) => ({
  label: 'Revenue',
  value: amount === undefined ? undefined : rupees(amount),
  note: amount === undefined ? 'This month' : `${dollars(amount)}, this month`,
})

/** The clinic in figures; what is shown here is changed on the screens that it leads to. */
export function AdminDashboard() {
  const query = useQuery(totalsQuery)
  const totals = query.data
  const fromSample = useSession((state) => !keepsRecords(state))
  const isKept = (figure: number | undefined) => (totals ? figure !== undefined : fromSample)
  const waiting = { '/overview/bookings': useNewBookings() }
  return (
    <>
      <SetupCard />
      <DashboardFigures
        queries={[query]}
        label="The clinic in figures"
        stats={[
          { label: 'Total Doctors', value: totals?.doctors },
          { label: 'Total Staff', value: totals?.staff },
          ...(isKept(totals?.patients)
            ? [{ label: 'Total Patients', value: totals?.patients }]
            : []),
          ...(isKept(totals?.revenue) ? [revenue(totals?.revenue)] : []),
        ]}
      />
      <UncoveredAbsences />
      <OutsideVisits />
      <ViewTabs label="Administration" views={useOpenViews('admin')} waiting={waiting} />
    </>
  )
}
