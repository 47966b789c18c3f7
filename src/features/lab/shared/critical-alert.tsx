import { Alert, Anchor, Button, List, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { QueryAlert } from '@/components/query-alert'
import type { LabOrder } from '@/contracts/lab-orders'
import { criticalValues, labResultMessages } from '@/contracts/lab-results'
import { useFirst } from '@/hooks/use-first'
import { isolated } from '@/lib/isolated'
import { criticalTitle } from './acknowledged-words'
import { clinicMoment } from './moment'
import { useCriticalResults } from './use-critical-results'
import { measuredWords } from './value-words'
import { Whose } from './whose'

/** How many stand there before all are asked for. */
const shownFirst = 3

interface CriticalAlertProps {
  /** One patient's alone, by id; null for everybody's. */
  patientId: string | null
  children: (order: LabOrder) => ReactNode
}

/** The critical results that wait for a doctor, a line each; nothing where none does. */
function CriticalAlert({ patientId, children }: CriticalAlertProps) {
  const query = useCriticalResults(patientId)
  const orders = query.data ?? []
  const { shown, toggle } = useFirst(orders, shownFirst)
  return (
    <>
      <QueryAlert query={query} otherwise={labResultMessages.fetchFailed} />
      {orders.length > 0 && (
        <Alert
          role="note"
          color="red"
          mb="md"
          icon={<IconAlertTriangle aria-hidden />}
          title={
            orders.length === 1
              ? 'A critical result waits for a doctor'
              : `${orders.length} critical results wait for a doctor`
          }
        >
          <List listStyleType="none" size="sm" spacing={4} style={{ overflowWrap: 'anywhere' }}>
            {shown.map((order) => (
              <List.Item key={order.id}>
                {children(order)}
                {found(order)}
              </List.Item>
            ))}
          </List>
          {toggle && <Button variant="subtle" size="compact-sm" mt="xs" {...toggle} />}
        </Alert>
      )}
    </>
  )
}

/** What is dangerous, since when it is known, and who waits for it. */
function found({ result, orderedBy }: LabOrder): ReactNode {
  if (!result) return null
  const told = [
    ...(result.reportedAt ? [`reported at ${clinicMoment(result.reportedAt)}`] : []),
    ...(orderedBy ? [`ordered by ${isolated(orderedBy.name)}`] : []),
  ]
  return (
    <>
      {': '}
      <strong>
        {criticalValues(result)
          .map((value) => `${value.analyte} ${measuredWords(value)}`)
          .join(', ') || criticalTitle(result)}
      </strong>
      {told.length > 0 && <Text span inherit c="dimmed">{`, ${told.join(', ')}`}</Text>}
    </>
  )
}

/** For the laboratory, which may have to call the doctor. */
export const CriticalOfClinic = () => (
  <CriticalAlert patientId={null}>
    {(order) => (
      <>
        <Whose order={order} />, {order.testType}
      </>
    )}
  </CriticalAlert>
)

/** By which a line above leads to the order's card on the same page. */
export const cardId = ({ id }: Pick<LabOrder, 'id'>): string => `lab-order-${id}`

/** On the patient's page, where each is acknowledged at its own place. */
export const CriticalOfPatient = ({ patientId }: { patientId: string }) => (
  <CriticalAlert patientId={patientId}>
    {(order) => (
      <Anchor
        component="button"
        type="button"
        inherit
        onClick={() => document.getElementById(cardId(order))?.focus()}
      >
        {order.testType}, no. {order.number}
      </Anchor>
    )}
  </CriticalAlert>
)
