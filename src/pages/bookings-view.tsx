import { BookingRequests } from '@/features/bookings/booking-requests'
import { useVisitActions } from '@/features/visits/shared/use-visit-actions'
import { UndoBar } from '@/features/visits/undo-bar'
import { useUndo } from '@/features/visits/use-undo'

/** What was booked, with what was done last at the desk of this tab, to be taken back here as well. */
export function BookingsView() {
  const actions = useVisitActions()
  const { bar } = useUndo(actions)
  return (
    <BookingRequests
      onScheduled={(visit) =>
        actions.note({ kind: 'schedule', verb: 'Scheduled', before: null, after: visit })
      }
    >
      <UndoBar {...bar} withKeys={false} />
    </BookingRequests>
  )
}
