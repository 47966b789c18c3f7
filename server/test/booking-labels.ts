import { bookingRequestEndpoints } from '@shared/contracts/booking-requests'
import { bookingEndpoints } from '@shared/contracts/bookings'
import type { Endpoint } from '@shared/contracts/endpoint'
import type { PermissionKey } from '@shared/contracts/permissions'
import { bodies } from './every-call'
import { visitIn } from './visit-labels'

type Step = readonly [endpoint: Endpoint, more?: { id?: string; json?: object }]

interface Made {
  /** A new booking's. */
  booking: string
  /** The same of one that whoever holds the permission has booked. */
  ownBooking: string
  patient: string
  /** An active doctor's. */
  doctor: string
}

const reads = ({ booking }: Made): Step[] => [
  [bookingRequestEndpoints.list],
  [bookingRequestEndpoints.get, { id: booking }],
]

/** What the labels of the permissions say that calls about bookings ask for. */
export const bookingLabels = {
  appointment_view: reads,
  appointment_create: (made) => [
    ...reads(made),
    [bookingEndpoints.create, { json: bodies['book appointment'] ?? {} }],
    [bookingRequestEndpoints.own],
    [bookingRequestEndpoints.withdraw, { id: made.ownBooking, json: { version: 1 } }],
    [
      bookingRequestEndpoints.schedule,
      { id: made.booking, json: { ...visitIn(42, made), version: 1 } },
    ],
  ],
  appointment_edit: reads,
  appointment_delete: (made) => [
    ...reads(made),
    [
      bookingRequestEndpoints.decline,
      { id: made.booking, json: { ...bodies['decline booking request'] } },
    ],
  ],
} satisfies Partial<Record<PermissionKey, (made: Made) => readonly Step[]>>
