import { bookingRequestEndpoints } from '@shared/contracts/booking-requests'
import { useQuery } from '@tanstack/react-query'
import { newBookingCountQuery } from '@/api/booking-requests'
import { lazyPart } from '@/components/lazy'
import type { useVisitActions } from '@/features/visits/shared/use-visit-actions'
import { UndoBar } from '@/features/visits/undo-bar'
import { useUndo } from '@/features/visits/use-undo'
import { useMay } from '@/hooks/use-may'
import { dashboardViews } from '@/lib/dashboard-views'
import type { View } from './view-tabs'

const BookingRequests = lazyPart({
  name: 'booking requests',
  load: () => import('@/features/bookings/booking-requests').then((it) => it.BookingRequests),
  failed: 'The booking requests cannot be shown. Check your connection and try again.',
})

type VisitActions = ReturnType<typeof useVisitActions>

/**
 * The view of what was booked, with how many wait; none where nobody keeps it, or it is not for the person.
 * @param actions hear of the visit that a booking has been given, and take it back
 */
export function useBookingsView(actions: VisitActions): readonly View[] {
  const enabled = useMay(bookingRequestEndpoints.list)
  const { data: waiting } = useQuery({ ...newBookingCountQuery, enabled })
  return enabled
    ? [
        {
          view: 'bookings',
          label: dashboardViews.receptionist.bookings,
          waiting,
          content: () => (
            <BookingRequests
              onScheduled={(visit) =>
                actions.note({ kind: 'schedule', verb: 'Scheduled', before: null, after: visit })
              }
            >
              <LastActions actions={actions} />
            </BookingRequests>
          ),
        },
      ]
    : []
}

/** What was done last at the desk of this tab, to be taken back here as well; nothing until there is something. */
const LastActions = ({ actions }: { actions: VisitActions }) => (
  <UndoBar {...useUndo(actions).bar} withKeys={false} />
)
