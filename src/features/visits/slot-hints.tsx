import { Alert, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { bookedAtQuery } from '@/api/visits'
import { type VisitInput, visitInputSchema, visitMessages } from '@/contracts/visits'
import { clinicToday } from '@/lib/clinic-date'
import { dateHint } from './date-hint'

const { date, time } = visitInputSchema.shape

/**
 * Warns of a date that is hardly meant and of a doctor or patient who is booked already; none of
 * it keeps anybody from scheduling.
 */
export function SlotHints({ typed }: { typed: VisitInput }) {
  const { patientId, doctor } = typed
  const read = { date: date.safeParse(typed.date).data, time: time.safeParse(typed.time).data }
  const isWhole = read.date !== undefined && read.time !== undefined
  const slot = { patientId, doctor, date: read.date ?? '', time: read.time ?? '' }
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
