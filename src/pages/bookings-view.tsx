import { useNavigate } from '@tanstack/react-router'
import { BookingRequests } from '@/features/bookings/booking-requests'
import { useVisitActions } from '@/features/visits/shared/use-visit-actions'
import { UndoBar } from '@/features/visits/undo-bar'
import { useUndo } from '@/features/visits/use-undo'

interface BookingsProps {
  /** Hear of the visit that a booking has been given, and take it back. */
  actions: ReturnType<typeof useVisitActions>
}

/** What was booked, with what was done last at the desk of this tab, to be taken back here as well. */
export function Bookings({ actions }: BookingsProps) {
  const navigate = useNavigate()
  const { bar } = useUndo(actions)
  return (
    <BookingRequests
      onScheduled={(visit) =>
        actions.note({ kind: 'schedule', verb: 'Scheduled', before: null, after: visit })
      }
      onRegister={(request) =>
        void navigate({
          to: '/desk/registration',
          search: ({ size }) => ({ size, request }),
          resetScroll: false,
        })
      }
    >
      <UndoBar {...bar} withKeys={false} />
    </BookingRequests>
  )
}

export const BookingsView = () => <Bookings actions={useVisitActions()} />
