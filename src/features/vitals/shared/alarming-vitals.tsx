import { Group, Stack, Text } from '@mantine/core'
import { isCriticalGrade } from '@shared/contracts/vital-grades'
import { type Vitals, vitalsMessages } from '@shared/contracts/vitals'
import { clinicTime } from '@/stores/clinic-day'
import { GradeBadge } from './grade-badge'
import { alarmingVitals, type LatestVital } from './vitals-words'

interface AlarmingVitalsProps {
  /** Of one patient and day, the last first, as a doctor's day has them; undefined where there are none. */
  vitals: readonly Vitals[] | undefined
  /** In a table, so that a grade and its time are on one line. */
  minWidth?: string
}

/**
 * What was measured on a day and is not normal, the worst first, each with its time. Nothing where all is
 * normal, and where nothing was measured.
 */
export function AlarmingVitals({ vitals = [], minWidth = '0' }: AlarmingVitalsProps) {
  const all = alarmingVitals(vitals)
  const graded = all.filter(({ grade }) => grade !== 'ungraded')
  const ungraded = all.filter(({ grade }) => grade === 'ungraded')
  if (all.length === 0) return null
  return (
    <Stack
      component="ul"
      aria-label="Vitals that are not normal"
      gap={2}
      m={0}
      p={0}
      miw={minWidth}
      style={{ listStyle: 'none' }}
    >
      {graded.map((vital) => (
        <Alarming key={vital.label} vital={vital} />
      ))}
      {ungraded.length > 0 && (
        <Text component="li" size="sm" c="dimmed">
          {ungraded.map(({ label, value }) => `${label} ${value}`).join(', ')}.{' '}
          {vitalsMessages.ungraded}
        </Text>
      )}
    </Stack>
  )
}

function Alarming({ vital: { label, value, grade, vitals } }: { vital: LatestVital }) {
  return (
    <Group component="li" gap="0 var(--mantine-spacing-xs)">
      <Text
        size="sm"
        fw={isCriticalGrade(grade) ? 650 : 500}
        {...(isCriticalGrade(grade) && { c: 'var(--mantine-color-error)' })}
      >
        {label} <span translate="no">{value}</span>
      </Text>
      <GradeBadge grade={grade} />
      <Text size="xs" c="dimmed">
        {clinicTime(new Date(vitals.measuredAt)).time}
      </Text>
    </Group>
  )
}
