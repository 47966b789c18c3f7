import { Button, Card, Group, Text } from '@mantine/core'
import type { DoctorVisit } from '@shared/contracts/doctor-day'
import { IconPill } from '@tabler/icons-react'
import { disabledWithReason, type Reason } from '@/components/disabled-with-reason'
import { usePatientLabel } from '@/features/patients/shared/patient-label'
import { PatientName } from '@/features/patients/shared/patient-link'
import { AlarmingVitals } from '@/features/vitals/shared/alarming-vitals'
import { lastPrescriptionWords, visitorName, waitMinutes, waitWords } from './visit-words'

interface NextPatientProps {
  visit: DoctorVisit
  /** Milliseconds since 1970. */
  now: number
  onPrescribe: (visit: DoctorVisit) => void
  /** Why nobody can be prescribed to; null where they can. */
  prescribeLocked: Reason | null
}

/** Whom the doctor sees next: one press leads to the prescription. */
export function NextPatient({ visit, now, onPrescribe, prescribeLocked }: NextPatientProps) {
  const name = visitorName(visit, usePatientLabel())
  return (
    <Card component="section" aria-label="Next patient" padding="sm" mb="md">
      <Group justify="space-between" gap="sm">
        {/* Another patient has other elements: a translator of pages may have replaced these texts. */}
        <div key={visit.id} style={{ flex: '1 1 14rem' }}>
          <Text fw={500}>
            Next: <PatientName number={visit.patientNumber}>{name}</PatientName>
            <span>{`, waiting ${waitWords(visit, waitMinutes(visit, now) ?? 0)}`}</span>
          </Text>
          <Text size="sm" translate="no">
            {visit.reason}
          </Text>
          <AlarmingVitals vitals={visit.vitals} />
          {visit.lastPrescription && (
            <Text size="sm" c="dimmed" lineClamp={2}>
              Last prescribed{' '}
              <span translate="no">{lastPrescriptionWords(visit.lastPrescription)}</span>
            </Text>
          )}
        </div>
        <Button
          aria-label={`Prescribe ${name}`}
          {...disabledWithReason(prescribeLocked)}
          onClick={() => onPrescribe(visit)}
          leftSection={<IconPill size={16} aria-hidden />}
        >
          Prescribe
        </Button>
      </Group>
    </Card>
  )
}
