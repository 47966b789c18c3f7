import { Badge } from '@mantine/core'
import { type LabFlag, labFlagWords } from '@shared/contracts/lab-results'

const colors: Record<LabFlag, string> = {
  ...{ low: 'yellow', high: 'yellow', undecided: 'yellow' },
  critical: 'red',
}

/** How a value stands to its range, in a word and a colour: the worst of them is filled. */
export const FlagBadge = ({ flag }: { flag: LabFlag }) => (
  <Badge color={colors[flag]} variant={flag === 'critical' ? 'filled' : 'light'}>
    {labFlagWords[flag]}
  </Badge>
)
