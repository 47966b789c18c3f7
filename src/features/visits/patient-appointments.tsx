import { useToday } from '@/hooks/use-now'
import '@/components/later-styles'
import { Badge, SegmentedControl, Text } from '@mantine/core'
import {
  cancelledBecauseText,
  movedBecauseText,
  type PatientAppointment,
} from '@shared/contracts/appointments'
import { visitMessages } from '@shared/contracts/visits'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { ownAppointmentsQuery } from '@/api/visits'
import { Day, Figures, Name } from '@/components/cells'
import { columnHelper } from '@/components/data-table/columns'
import { RecordList } from '@/components/data-table/record-list'
import { inTimeframe, type Timeframe } from './upcoming'

/** A patient's words for where an appointment stands. */
export const appointmentStates = {
  confirmed: { color: 'green', words: 'Confirmed' },
  pending: { color: 'yellow', words: 'Pending' },
  completed: { color: 'gray', words: 'Completed' },
  cancelled: { color: 'red', words: 'Cancelled' },
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
    cell: ({
      getValue,
      row: {
        original: { movedBecause, cancelledBecause },
      },
    }) => (
      <>
        <Badge color={appointmentStates[getValue()].color}>
          {appointmentStates[getValue()].words}
        </Badge>
        {getValue() === 'cancelled' && (
          <Text size="sm">
            {cancelledBecause ? cancelledBecauseText(cancelledBecause) : 'By the clinic'}
          </Text>
        )}
        {movedBecause && <Text size="sm">{movedBecauseText(movedBecause)}</Text>}
      </>
    ),
  }),
])

const timeframes: Record<Timeframe, { label: string; empty: string }> = {
  upcoming: { label: 'Upcoming', empty: 'You have no upcoming appointments. Book one above.' },
  past: { label: 'Past', empty: 'You have no past appointments.' },
}

const route = getRouteApi('/_app/_home/my/appointments')

/** The patient's own appointments: those to come, or those that are over. */
export function PatientAppointments() {
  const timeframe = route.useSearch().status === 'past' ? 'past' : 'upcoming'
  const navigate = route.useNavigate()
  const { label, empty } = timeframes[timeframe]
  const today = useToday()
  const appointments = useQuery({
    ...ownAppointmentsQuery,
    select: (all) => inTimeframe(all, timeframe, today),
  })
  return (
    <>
      <SegmentedControl
        mb="sm"
        aria-label="Appointments to show"
        data={(['upcoming', 'past'] as const).map((value) => ({
          value,
          label: timeframes[value].label,
        }))}
        value={timeframe}
        onChange={(chosen) =>
          void navigate({
            search: { status: chosen === 'past' ? 'past' : '' },
            replace: true,
            resetScroll: false,
          })
        }
      />
      <RecordList
        label={`${label} appointments`}
        columns={columns}
        query={appointments}
        fetchFailed={visitMessages.fetchFailed}
        empty={{ title: empty }}
      />
    </>
  )
}
