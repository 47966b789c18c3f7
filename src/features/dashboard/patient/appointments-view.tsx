import { useQuery } from '@tanstack/react-query'
import { columnHelper } from '@/components/data-table/columns'
import { StateLabel } from '@/components/state-label'
import { type PatientAppointment, visitMessages } from '@/contracts/visits'
import { clinicToday } from '@/lib/clinic-date'
import { ownAppointmentsQuery } from '@/records/own-queries'
import { Day, Figures, Name } from '../cells'
import { DashboardList } from '../dashboard-list'
import { useDashboardSearch } from '../use-dashboard-search'
import classes from './patient.module.css'
import { onSide, type Side } from './upcoming'

const states = {
  confirmed: { tone: 'good', words: 'Confirmed' },
  pending: { tone: 'waiting', words: 'Pending' },
  completed: { tone: 'neutral', words: 'Completed' },
} as const

const column = columnHelper<PatientAppointment>()
const columns = column.columns([
  column.accessor('doctor', {
    header: 'Doctor',
    meta: { priority: 'who' },
    cell: ({ getValue }) => <Name>{getValue()}</Name>,
  }),
  column.accessor('department', { header: 'Department' }),
  column.accessor('date', {
    header: 'Date',
    meta: { priority: 'when' },
    cell: ({ getValue }) => <Day date={getValue()} />,
  }),
  column.accessor('time', {
    header: 'Time',
    meta: { priority: 'when' },
    cell: ({ getValue }) => <Figures>{getValue()}</Figures>,
  }),
  column.accessor('status', {
    header: 'Status',
    meta: { priority: 'status' },
    cell: ({ getValue }) => (
      <StateLabel tone={states[getValue()].tone}>{states[getValue()].words}</StateLabel>
    ),
  }),
])

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
      <div role="radiogroup" aria-label="Appointments to show" className={classes.sides}>
        {(['upcoming', 'past'] as const).map((each) => (
          <label key={each} className={classes.side}>
            <input
              type="radio"
              name="side"
              checked={side === each}
              onChange={() => change({ status: each === 'past' ? 'past' : '' })}
            />
            {sides[each].label}
          </label>
        ))}
      </div>
      <DashboardList
        label={`${label} appointments`}
        columns={columns}
        query={appointments}
        fetchFailed={visitMessages.fetchFailed}
        empty={{ title: empty }}
      />
    </>
  )
}
