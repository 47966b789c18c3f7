import { Button, Card, Group, Stack, Text } from '@mantine/core'
import type { DoctorVisit } from '@shared/contracts/doctor-day'
import { IconPill } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { disabledWithReason, type Reason } from '@/components/disabled-with-reason'
import { Allergies } from '@/features/patients/shared/allergies'
import { usePatientLabel } from '@/features/patients/shared/patient-label'
import { opensPatients, PatientName } from '@/features/patients/shared/patient-link'
import { AlarmingVitals } from '@/features/vitals/shared/alarming-vitals'
import { clinicTime } from '@/stores/clinic-day'
import { useSession } from '@/stores/session'
import { NewResults } from './new-results'
import {
  isWithDoctor,
  lastPrescriptionWords,
  visitorName,
  waitMinutes,
  waitWords,
} from './visit-words'

export interface PatientCardActions {
  onNote: (visit: DoctorVisit) => void
  onStart: (visit: DoctorVisit) => void
  onPrescribe: (visit: DoctorVisit) => void
  /** Why it can't be done; null where it can. */
  noteLocked: Reason | null
  startLocked: Reason | null
  prescribeLocked: Reason | null
}

interface NextPatientProps extends PatientCardActions {
  visit: DoctorVisit
  /** Milliseconds since 1970. */
  now: number
}

/** The patient whom the doctor sees next, or who is with the doctor: what has to be known first, and what is done. */
export function NextPatient({ visit, now, ...actions }: NextPatientProps) {
  const name = visitorName(visit, usePatientLabel())
  const isHere = isWithDoctor(visit)
  return (
    <Card
      component="section"
      aria-label={isHere ? 'Patient with you' : 'Next patient'}
      padding="sm"
      mb="md"
    >
      <Group justify="space-between" align="flex-start" gap="sm">
        {/* Another patient has other elements: a translator of pages may have replaced these texts. */}
        <Stack key={visit.id} gap={4} style={{ flex: '1 1 16rem' }}>
          <Text fw={500}>
            {isHere ? 'With you' : 'Next'}:{' '}
            <PatientName number={visit.patientNumber}>{name}</PatientName>
            <span>
              {isHere
                ? `, since ${clinicTime(new Date(visit.withDoctorSince ?? '')).time}`
                : `, waiting ${waitWords(visit, waitMinutes(visit, now) ?? 0)}`}
            </span>
          </Text>
          <Text size="sm" translate="no">
            {visit.reason}
          </Text>
          {visit.allergies && (
            <Allergies
              patient={{ allergies: visit.allergies, noKnownAllergies: visit.noKnownAllergies }}
              size="sm"
            />
          )}
          <AlarmingVitals vitals={visit.vitals} />
          <NewResults results={visit.newResults} />
          {visit.lastPrescription && (
            <Text size="sm" c="dimmed" lineClamp={2}>
              Last prescribed{' '}
              <span translate="no">{lastPrescriptionWords(visit.lastPrescription)}</span>
            </Text>
          )}
        </Stack>
        <CardButtons visit={visit} name={name} {...actions} />
      </Group>
    </Card>
  )
}

interface CardButtonsProps extends PatientCardActions {
  visit: DoctorVisit
  name: string
}

/** The chart first, then what is done in a consultation in its order. */
function CardButtons({ visit, name, ...actions }: CardButtonsProps) {
  const { onNote, onStart, onPrescribe, noteLocked, startLocked, prescribeLocked } = actions
  const opensChart = useSession(opensPatients)
  return (
    <Group gap="xs">
      {opensChart && (
        <Button
          aria-label={`Open chart of ${name}`}
          renderRoot={(root) => (
            <Link
              to="/patient/$number"
              params={{ number: String(visit.patientNumber) }}
              preload={false}
              {...root}
            />
          )}
        >
          Open Chart
        </Button>
      )}
      {!isWithDoctor(visit) && (
        <Button
          variant="default"
          aria-label={`Start ${name}`}
          aria-keyshortcuts="s"
          {...disabledWithReason(startLocked)}
          onClick={() => onStart(visit)}
        >
          Start
        </Button>
      )}
      <Button
        variant="default"
        aria-label={`Note of ${name}`}
        aria-keyshortcuts="n"
        {...disabledWithReason(noteLocked)}
        onClick={() => onNote(visit)}
      >
        Note
      </Button>
      <Button
        variant="default"
        aria-label={`Prescribe ${name}`}
        {...disabledWithReason(prescribeLocked)}
        onClick={() => onPrescribe(visit)}
        leftSection={<IconPill size={16} aria-hidden />}
      >
        Prescribe
      </Button>
    </Group>
  )
}
