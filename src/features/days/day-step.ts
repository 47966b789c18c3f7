/** How a booking is answered, or a critical result read. */
export interface DayStep {
  as: 'schedule' | 'decline' | 'read'
  /** The booking's, or the lab order's. */
  id: string
}
