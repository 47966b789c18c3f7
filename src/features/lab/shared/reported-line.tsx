import { Text } from '@mantine/core'
import type { LabOrder } from '@shared/contracts/lab-orders'
import { isolated } from '@shared/lib/isolated'
import { Figures } from '@/components/cells'
import { clinicMoment } from './moment'

interface ReportedLineProps {
  order: Pick<LabOrder, 'result' | 'orderedBy'>
  /** Whether who ordered it is said elsewhere. */
  isOrdererKnown?: boolean
}

/** When a result was reported and by whom, and who ordered it. */
export function ReportedLine({ order, isOrdererKnown = false }: ReportedLineProps) {
  const { result, orderedBy } = order
  if (!result?.reportedAt) return null
  return (
    <Text size="sm" c="dimmed">
      Reported at <Figures>{clinicMoment(result.reportedAt)}</Figures>
      {result.reportedBy && `, by ${isolated(result.reportedBy)}`}
      {orderedBy && !isOrdererKnown && `, ordered by ${isolated(orderedBy.name)}`}
    </Text>
  )
}
