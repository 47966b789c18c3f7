import { Badge, SegmentedControl } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { ownAppointmentsQuery } from '@/api/visits'
import type { Column } from '@/components/data-table/column'
import { type PatientAppointment, visitMessages } from '@/contracts/visits'
import { clinicToday } from '@/lib/clinic-date'
import { Day, Figures, Name } from '../cells'
import { ShortList } from '../short-list'
import { useDashboardSearch } from '../use-dashboard-search'
import { onSide, type Side } from './upcoming'

const states = {
  confirmed: { color: 'green', words: 'Confirmed' },
  pending: { color: 'yellow', words: 'Pending' },
  completed: { color: 'gray', words: 'Completed' },
} as const

const columns: readonly Column<PatientAppointment>[] = [
  { id: 'doctor', header: 'Doctor', cell: ({ doctor }) => <Name>{doctor}</Name> },
  { id: 'department', header: 'Department', cell: ({ department }) => department },
  { id: 'date', header: 'Date', cell: ({ date }) => <Day date={date} /> },
  { id: 'time', header: 'Time', cell: ({ time }) => <Figures>{time}</Figures> },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => <Badge color={states[status].color}>{states[status].words}</Badge>,
  },
]

const sides: Record<Side, { label: string; empty: string }> = {
  upcoming: { label: 'Upcoming', empty: 'You have no upcoming appointments. Book one above.' },
  past: { label: 'Past', empty: 'You have no past appointments.' },
}

/** The patient's own appointments: those to come, or those that are over. */
export function AppointmentsView() {
  const { search, change } = useDashboardSearch()
  const side = search.status === 'past' ? 'past' : 'upcoming'
  const { label, empty } = sides[side]
  const appointments = useQuery({
    ...ownAppointmentsQuery,
    select: (all) => onSide(all, side, clinicToday()),
  })
  return (
    <>
      <SegmentedControl
        mb="sm"
        aria-label="Appointments to show"
        data={(['upcoming', 'past'] as const).map((value) => ({
          value,
          label: sides[value].label,
        }))}
        value={side}
        onChange={(chosen) => change({ status: chosen === 'past' ? 'past' : '' })}
      />
      <ShortList
        label={`${label} appointments`}
        columns={columns}
        query={appointments}
        fetchFailed={visitMessages.fetchFailed}
        empty={empty}
      />
    </>
  )
}
