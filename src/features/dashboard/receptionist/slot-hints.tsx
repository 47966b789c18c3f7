import { Alert, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { bookedAtQuery } from '@/api/visits'
import { type VisitInput, visitInputSchema, visitMessages } from '@/contracts/visits'
import { clinicToday } from '@/lib/clinic-date'
import { dateHint } from './date-hint'

const { date, time } = visitInputSchema.shape

/**
 * Warns of a date that is hardly meant and of a doctor or patient who is taken; none of it keeps
 * anybody from scheduling.
 */
export function SlotHints({ typed }: { typed: VisitInput }) {
  const { patientId, doctor } = typed
  const slot = { patientId, doctor, date: typed.date.trim(), time: typed.time.trim() }
  const isWhole = date.safeParse(slot.date).success && time.safeParse(slot.time).success
  const { data: booked } = useQuery({ ...bookedAtQuery(slot), enabled: isWhole })
  const hint = dateHint(typed.date, clinicToday())
  return (
    <Stack aria-live="polite" gap="xs">
      {hint !== null && (
        <Alert color="yellow" role="note">
          {hint}
        </Alert>
      )}
      {isWhole && booked?.doctor && (
        <Alert color="yellow" role="note">
          {visitMessages.isBooked}
        </Alert>
      )}
      {isWhole && booked?.patient && (
        <Alert color="yellow" role="note">
          {visitMessages.isPatientBooked}
        </Alert>
      )}
    </Stack>
  )
}
