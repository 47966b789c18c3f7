import { useQuery } from '@tanstack/react-query'
import type { Column } from '@/components/data-table/column'
import { ListAlert } from '@/components/data-table/list-alert'
import { ShortTable } from '@/components/data-table/short-table'
import { StateLabel } from '@/components/state-label'
import type { PatientAppointment } from '@/contracts/visits'
import { clinicToday, dateInWords } from '@/lib/clinic-date'
import { ownAppointmentsQuery } from '@/records/own-queries'
import { useDashboardSearch } from '../use-dashboard-search'
import classes from './patient.module.css'
import { onSide, type Side } from './upcoming'

const states = {
  confirmed: { tone: 'good', words: 'Confirmed' },
  pending: { tone: 'waiting', words: 'Pending' },
  completed: { tone: 'neutral', words: 'Completed' },
} as const

const columns: readonly Column<PatientAppointment>[] = [
  {
    id: 'doctor',
    header: 'Doctor',
    cell: ({ doctor }) => <span className={classes.name}>{doctor}</span>,
  },
  { id: 'department', header: 'Department', cell: ({ department }) => department },
  {
    id: 'date',
    header: 'Date',
    cell: ({ date }) => (
      <time className={classes.time} dateTime={date}>
        {dateInWords(date)}
      </time>
    ),
  },
  {
    id: 'time',
    header: 'Time',
    cell: ({ time }) => <span className={classes.time}>{time}</span>,
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => (
      <StateLabel tone={states[status].tone}>{states[status].words}</StateLabel>
    ),
  },
]

const sides: readonly { side: Side; label: string; empty: string }[] = [
  {
    side: 'upcoming',
    label: 'Upcoming',
    empty: 'You have no upcoming appointments. Book one above.',
  },
  { side: 'past', label: 'Past', empty: 'You have no past appointments.' },
]

/** The patient's own appointments: those to come, or those that are over. */
export function AppointmentsView() {
  const { search, change } = useDashboardSearch()
  const appointments = useQuery(ownAppointmentsQuery)
  const side = search.status === 'past' ? 'past' : 'upcoming'
  return (
    <>
      {appointments.error && (
        <ListAlert
          message="Failed to fetch appointments"
          retrying={appointments.isFetching}
          onRetry={() => void appointments.refetch()}
        />
      )}
      <div role="radiogroup" aria-label="Appointments to show" className={classes.sides}>
        {sides.map((each) => (
          <label key={each.side} className={classes.side}>
            <input
              type="radio"
              name="side"
              checked={side === each.side}
              onChange={() => change({ status: each.side === 'past' ? 'past' : '' })}
            />
            {each.label}
          </label>
        ))}
      </div>
      <ShortTable
        label={side === 'past' ? 'Past appointments' : 'Upcoming appointments'}
        columns={columns}
        rows={appointments.data && onSide(appointments.data, side, clinicToday())}
        rowId={({ id }) => id}
        empty={sides.find((each) => each.side === side)?.empty}
      />
    </>
  )
}
