import { Badge, Text } from '@mantine/core'
import { gradeWords } from '@shared/contracts/vital-words'
import { type VitalGrade, vitalsMessages } from '@shared/contracts/vitals'

const looks = {
  'critical-low': { color: 'red', variant: 'filled', arrow: '↓↓' },
  'critical-high': { color: 'red', variant: 'filled', arrow: '↑↑' },
  low: { color: 'yellow', variant: 'light', arrow: '↓' },
  high: { color: 'yellow', variant: 'light', arrow: '↑' },
  undecided: { color: 'yellow', variant: 'light', arrow: '' },
} as const

/** How a value compares with the limits of the patient's age: by word, colour and arrow; nothing of a normal one. */
export function GradeBadge({ grade }: { grade: VitalGrade | undefined }) {
  if (grade === undefined || grade === 'normal') return null
  if (grade === 'ungraded')
    return (
      <Text span inherit size="xs" c="dimmed">
        {vitalsMessages.ungraded}
      </Text>
    )
  const { color, variant, arrow } = looks[grade]
  return (
    <Badge color={color} variant={variant} tt="none" style={{ flex: 'none' }}>
      {arrow !== '' && <span aria-hidden>{arrow} </span>}
      {gradeWords[grade]}
    </Badge>
  )
}
