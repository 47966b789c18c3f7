import { useQuery } from '@tanstack/react-query'
import { Caution } from '@/components/caution'
import { type VisitInput, visitInputSchema, visitMessages } from '@/contracts/visits'
import { clinicToday } from '@/lib/clinic-date'
import { isBookedQuery } from '@/records/visit-queries'
import classes from './receptionist.module.css'

const { doctor, date, time } = visitInputSchema.shape

/** Warns of a date gone by and of a doctor who is taken; neither keeps anybody from scheduling. */
export function SlotHints({ typed }: { typed: VisitInput }) {
  const slot = { doctor: typed.doctor, date: typed.date.trim(), time: typed.time.trim() }
  const hasDate = date.safeParse(slot.date).success
  const isWhole =
    hasDate && time.safeParse(slot.time).success && doctor.safeParse(slot.doctor).success
  const { data: isBooked = false } = useQuery({ ...isBookedQuery(slot), enabled: isWhole })
  return (
    <div aria-live="polite" className={classes.hints}>
      {hasDate && slot.date < clinicToday() && <Caution quiet>{visitMessages.isPast}</Caution>}
      {isWhole && isBooked && <Caution quiet>{visitMessages.isBooked}</Caution>}
    </div>
  )
}
