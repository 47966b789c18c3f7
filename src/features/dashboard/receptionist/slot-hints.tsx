import { useQuery } from '@tanstack/react-query'
import { Caution } from '@/components/caution'
import { type VisitInput, visitInputSchema, visitMessages } from '@/contracts/visits'
import { clinicToday } from '@/lib/clinic-date'
import { bookedAtQuery } from '@/records/visit-queries'
import { dateHint } from './date-hint'
import classes from './receptionist.module.css'

const { date, time } = visitInputSchema.shape

/**
 * Warns of a date that is hardly meant and of a doctor or patient who is taken; none of it keeps
 * anybody from scheduling.
 */
export function SlotHints({ typed }: { typed: VisitInput }) {
  const { patientId, doctor } = typed
  const read = { date: date.safeParse(typed.date).data, time: time.safeParse(typed.time).data }
  const isWhole = read.date !== undefined && read.time !== undefined
  const slot = { patientId, doctor, date: read.date ?? '', time: read.time ?? '' }
  const { data: booked } = useQuery({ ...bookedAtQuery(slot), enabled: isWhole })
  const hint = dateHint(typed.date, clinicToday())
  return (
    <div aria-live="polite" className={classes.hints}>
      {hint !== null && <Caution quiet>{hint}</Caution>}
      {isWhole && booked?.doctor && <Caution quiet>{visitMessages.isBooked}</Caution>}
      {isWhole && booked?.patient && <Caution quiet>{visitMessages.isPatientBooked}</Caution>}
    </div>
  )
}
