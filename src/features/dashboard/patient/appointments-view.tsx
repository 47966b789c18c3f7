import { useQuery } from '@tanstack/react-query'
import { ownAppointmentsQuery } from '@/api/visits'
import type { Column } from '@/components/data-table/column'
import { StateLabel } from '@/components/state-label'
import { type PatientAppointment, visitMessages } from '@/contracts/visits'
import { clinicToday } from '@/lib/clinic-date'
import { Day, Figures, Name } from '../cells'
import { ShortList } from '../short-list'
import { useDashboardSearch } from '../use-dashboard-search'
import classes from './patient.module.css'
import { onSide, type Side } from './upcoming'

const states = {
  confirmed: { tone: 'good', words: 'Confirmed' },
  pending: { tone: 'waiting', words: 'Pending' },
  completed: { tone: 'neutral', words: 'Completed' },
} as const

const columns: readonly Column<PatientAppointment>[] = [
  { id: 'doctor', header: 'Doctor', cell: ({ doctor }) => <Name>{doctor}</Name> },
  { id: 'department', header: 'Department', cell: ({ department }) => department },
  { id: 'date', header: 'Date', cell: ({ date }) => <Day date={date} /> },
  { id: 'time', header: 'Time', cell: ({ time }) => <Figures>{time}</Figures> },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => (
      <StateLabel tone={states[status].tone}>{states[status].words}</StateLabel>
    ),
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
