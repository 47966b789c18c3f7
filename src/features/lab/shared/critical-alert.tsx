import { List, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { Dialog } from '@/components/dialog'
import { QueryAlert } from '@/components/query-alert'
import type { LabOrder } from '@/contracts/lab-orders'
import { criticalValues, labResultMessages } from '@/contracts/lab-results'
import { isolated } from '@/lib/isolated'
import { criticalTitle } from './acknowledged-words'
import { CriticalBar, criticalCount, noCritical } from './critical-bar'
import { clinicMoment } from './moment'
import { useCriticalResults, useSeesCritical } from './use-critical-results'
import { measuredWords } from './value-words'
import { Whose } from './whose'

/** For the laboratory, which may have to call the doctor. */
export function CriticalOfClinic() {
  const isThere = useSeesCritical()
  return isThere && <OfClinic />
}

function OfClinic() {
  const [isListed, setListed] = useState(false)
  const query = useCriticalResults(null)
  const { data: orders = [] } = query
  return (
    <>
      <CriticalBar
        queries={[query]}
        title={criticalCount(orders)}
        oldest={orders[0]}
        lead={(order) => <Whose order={order} />}
        onShow={() => setListed(true)}
      />
      {isListed && (
        <Dialog title="Critical results" size="xl" onClose={() => setListed(false)}>
          <QueryAlert query={query} otherwise={labResultMessages.fetchFailed} />
          {orders.length === 0 && <Text>{noCritical}</Text>}
          <List listStyleType="none" spacing="sm" style={{ overflowWrap: 'anywhere' }}>
            {orders.map((order) => (
              <List.Item key={order.id}>
                <Whose order={order} />, {order.testType}
                {found(order)}
              </List.Item>
            ))}
          </List>
        </Dialog>
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

/** By which a line above leads to the order's card on the same page. */
export const cardId = ({ id }: Pick<LabOrder, 'id'>): string => `lab-order-${id}`

/** On the patient's page, where each is acknowledged at its own place: the oldest is the first of them. */
export function CriticalOfPatient({ patientId }: { patientId: string }) {
  const isThere = useSeesCritical()
  return isThere && <OfPatient patientId={patientId} />
}

function OfPatient({ patientId }: { patientId: string }) {
  const query = useCriticalResults(patientId)
  const { data: orders = [] } = query
  const [oldest] = orders
  return (
    <CriticalBar
      queries={[query]}
      title={criticalCount(orders)}
      oldest={oldest}
      lead={({ testType, number }) => (
        <span>
          {testType}, no. {number}
        </span>
      )}
      onShow={() => oldest && document.getElementById(cardId(oldest))?.focus()}
    />
  )
}
