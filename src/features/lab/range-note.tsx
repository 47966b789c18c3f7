import { Alert, Text } from '@mantine/core'
import type { LabOrder } from '@/contracts/lab-orders'
import { isAdult, lacksRangesBySex } from '@/contracts/lab-panels'
import { labResultMessages } from '@/contracts/lab-results'
import { ageWords } from '@/lib/age'

/** Whom the ranges that are filled in fit, and why some are not. */
export const RangeNote = ({ order }: { order: LabOrder }) => (
  <>
    <Text size="xs" c="dimmed">
      {isAdult(order) && <span>Adult reference ranges. Change them if needed. </span>}
      Only rows with a value are sent.
    </Text>
    {!isAdult(order) && (
      <Alert role="note" color="yellow" mt={4} p="xs">
        {labResultMessages.adultRange(ageWords(order, order.requestedDate))}
      </Alert>
    )}
    {isAdult(order) && lacksRangesBySex(order.testType, order) && (
      <Alert role="note" color="yellow" mt={4} p="xs">
        {labResultMessages.rangeBySex}
      </Alert>
    )}
  </>
)
