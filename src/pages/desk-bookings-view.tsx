import { Bookings } from './bookings-view'
import { useDesk } from './desk-hand-off'

export const DeskBookingsView = () => <Bookings actions={useDesk().actions} />
