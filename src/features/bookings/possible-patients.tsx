import { Alert, Button, Group, Text } from '@mantine/core'
import type { BookingRequest } from '@shared/contracts/booking-requests'
import { bookingRequestMessages } from '@shared/contracts/booking-requests'
import { patientEndpoints } from '@shared/contracts/patients'
import { useQuery } from '@tanstack/react-query'
import { patientChoicesQuery } from '@/api/patients'
import { disabledWithReason } from '@/components/disabled-with-reason'
import { useDenial } from '@/hooks/use-may'
import { ageWords } from '@/lib/age'
import { allowedTabs } from '@/lib/dashboard-search'
import { clinicToday } from '@/stores/clinic-day'
import { useSession } from '@/stores/session'
import { bookerName } from './booking-words'

/** The most records that are offered. */
const offeredMost = 5

/** The desk registers patients. */
const hasDesk = ({ session } = useSession.getState()): boolean =>
  allowedTabs(session?.userData.roles ?? []).some(({ tab }) => tab === 'receptionist')

interface PossiblePatientsProps {
  booking: BookingRequest
  onChoose: (patientId: string) => void
  onRegister: () => void
}

/** Whose record it may be, by the name and the number given; or the way to a new one. */
export function PossiblePatients({ booking, onChoose, onRegister }: PossiblePatientsProps) {
  const withName = useQuery(patientChoicesQuery(bookerName(booking)))
  const withNumber = useQuery(patientChoicesQuery(booking.mobile))
  const found = [...(withNumber.data ?? []), ...(withName.data ?? [])]
  const each = [...new Map(found.map((one) => [one.id, one])).values()].slice(0, offeredMost)
  const canRegister = useSession(hasDesk)
  const locked = useDenial(patientEndpoints.register)
  const isKnown = withName.data !== undefined && withNumber.data !== undefined

  return (
    <Alert role="note" color="clinic" icon={null}>
      <Text size="sm" mb="xs" aria-live="polite">
        {isKnown && each.length === 0
          ? bookingRequestMessages.nobodyFound
          : bookingRequestMessages.whose}
      </Text>
      <Group gap="xs">
        {each.map(({ id, number, name, ...aged }) => (
          <Button key={id} variant="default" onClick={() => onChoose(id)}>
            <bdi translate="no">{name}</bdi>
            <span translate="no">
              {`, ${ageWords(aged, clinicToday())}, no. ${number}`}
              {aged.dateOfBirth && `, born ${aged.dateOfBirth}`}
            </span>
          </Button>
        ))}
        {canRegister && (
          <Button variant="default" {...disabledWithReason(locked)} onClick={onRegister}>
            Register as a new patient
          </Button>
        )}
      </Group>
    </Alert>
  )
}
