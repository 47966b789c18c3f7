import { Group, Stack, Text, Title } from '@mantine/core'
import { isCriticalGrade } from '@shared/contracts/vital-grades'
import { alarmWords, vitalsWords } from '@shared/contracts/vital-words'
import type { CriticalVitals } from '@shared/contracts/vitals'
import { isolated, nameAndNumber } from '@shared/lib/isolated'
import { useId } from 'react'
import { PatientName } from '@/features/patients/shared/patient-link'
import { ageAndSex } from '@/features/patients/shared/who-words'
import { AcknowledgeVitals } from './acknowledge-vitals'
import { GradeBadge } from './grade-badge'
import { acknowledgedWords, listedWords, whenMeasured } from './vitals-words'

interface CriticalVitalsListProps {
  /** One's own first, then the newest first. */
  all: readonly CriticalVitals[]
  /** How many wait in all. */
  total: number
  onAcknowledged: () => void
}

/** Critical vitals that wait for a doctor. */
export function CriticalVitalsList({ all, total, onAcknowledged }: CriticalVitalsListProps) {
  const heading = useId()
  const listed = listedWords(all.length, total)
  if (all.length === 0) return null
  return (
    <section aria-labelledby={heading}>
      <Title order={2} size="h4" mb="xs" id={heading}>
        Critical vitals
      </Title>
      {listed !== '' && (
        <Text size="sm" mb="xs">
          {listed}
        </Text>
      )}
      <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
        {all.map((vitals) => (
          <Group
            key={vitals.id}
            component="li"
            justify="space-between"
            align="flex-start"
            gap="sm"
            pb="sm"
            style={{ borderBottom: '1px solid var(--mantine-color-default-border)' }}
          >
            <Found vitals={vitals} />
            <AcknowledgeVitals
              vitals={vitals}
              patient={nameAndNumber(vitals.patient)}
              onAcknowledged={onAcknowledged}
            />
          </Group>
        ))}
      </Stack>
    </section>
  )
}

/** Whose they are, what is critical, and who knows of it. */
function Found({ vitals }: { vitals: CriticalVitals }) {
  const { patient, by } = vitals
  const words = vitalsWords(vitals)
  const critical = words.filter(({ grade }) => isCriticalGrade(grade))
  const { number, dateOfBirth } = patient
  return (
    <Stack gap={2} style={{ flex: '1 1 16rem', minWidth: 0, overflowWrap: 'anywhere' }}>
      <Text translate="no">
        <PatientName number={number}>{nameAndNumber(patient)}</PatientName>
        {['', ...ageAndSex(patient), ...(dateOfBirth ? [`born ${dateOfBirth}`] : [])].join(', ')}
      </Text>
      {(critical.length > 0 ? critical : words).map(({ label, value, grade }) => (
        <Group key={label} gap="0 var(--mantine-spacing-xs)">
          <Text fw={650} c="var(--mantine-color-error)">
            {label} <span translate="no">{value}</span>
          </Text>
          <GradeBadge grade={grade} />
        </Group>
      ))}
      <Text size="sm" c="dimmed">
        {whenMeasured(vitals)}, recorded by {isolated(by)}
      </Text>
      {vitals.critical && <Text size="sm">{acknowledgedWords(vitals.critical)}</Text>}
    </Stack>
  )
}

/** Critical vitals as the bar above a dashboard has them. */
export const waitingVitals = (vitals: CriticalVitals | undefined) =>
  vitals && {
    id: vitals.id,
    lead: <PatientName number={vitals.patient.number}>{nameAndNumber(vitals.patient)}</PatientName>,
    danger: alarmWords(vitals),
  }
