import { ClosingDays } from './closing-days'
import { OpeningHoursCard } from './opening-hours-card'
import { VisitKinds } from './visit-kinds'

/** When the clinic is open, when it is closed, and what kinds of visit it has. */
export const ClinicTime = () => (
  <>
    <OpeningHoursCard />
    <ClosingDays />
    <VisitKinds />
  </>
)
