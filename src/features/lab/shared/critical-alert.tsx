import { List, Text } from '@mantine/core'
import type { LabOrder } from '@shared/contracts/lab-orders'
import { criticalValues, labResultMessages } from '@shared/contracts/lab-results'
import { criticalWords } from '@shared/contracts/vital-words'
import { useState } from 'react'
import { Dialog } from '@/components/dialog'
import { QueryAlert } from '@/components/query-alert'
import {
  useCriticalVitals,
  useSeesCriticalVitals,
  vitalsCount,
} from '@/features/vitals/shared/use-critical-vitals'
import { vitalsCardId, whenMeasured } from '@/features/vitals/shared/vitals-words'
import { criticalTitle } from './acknowledged-words'
import { CriticalBar, criticalCount, noCritical, noneWords, waitingResult } from './critical-bar'
import { ReportedLine } from './reported-line'
import { useCriticalResults, useSeesCritical } from './use-critical-results'
import { measuredWords } from './value-words'
import { Whose, WhoseInFull } from './whose'

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
        oldest={waitingResult(orders[0], (order) => <Whose order={order} />)}
        onShow={() => setListed(true)}
      />
      {isListed && (
        <Dialog title="Critical results" size="xl" onClose={() => setListed(false)}>
          <QueryAlert query={query} otherwise={labResultMessages.fetchFailed} />
          {orders.length === 0 && <Text>{noCritical}</Text>}
          <List listStyleType="none" spacing="sm" style={{ overflowWrap: 'anywhere' }}>
            {orders.map((order) => (
              <List.Item key={order.id}>
                <Found order={order} />
              </List.Item>
            ))}
          </List>
        </Dialog>
      )}
    </>
  )
}

/** Whose it is, what is dangerous, since when it is known, and who waits for it. */
function Found({ order }: { order: LabOrder }) {
  const { testType, result } = order
  if (!result) return null
  return (
    <>
      <Text>
        <WhoseInFull order={order} />
      </Text>
      <Text key={`values ${result.revision}`} size="sm">
        {testType}:{' '}
        <strong>
          {criticalValues(result)
            .map((value) => `${value.analyte} ${measuredWords(value)}`)
            .join(', ') || criticalTitle(result)}
        </strong>
      </Text>
      <ReportedLine key={`reported ${result.revision}`} order={order} />
    </>
  )
}

/** By which a line above leads to the order's card on the same page. */
export const cardId = ({ id }: Pick<LabOrder, 'id'>): string => `lab-order-${id}`

/** On the patient's page, where each is acknowledged at its own place: the oldest is the first of them. */
export function CriticalOfPatient({ patientId }: { patientId: string }) {
  const seesResults = useSeesCritical()
  const seesVitals = useSeesCriticalVitals()
  return (seesResults || seesVitals) && <OfPatient {...{ patientId, seesResults, seesVitals }} />
}

interface OfPatientProps {
  patientId: string
  seesResults: boolean
  seesVitals: boolean
}

function OfPatient({ patientId, seesResults, seesVitals }: OfPatientProps) {
  const query = useCriticalResults(patientId)
  const measured = useCriticalVitals(patientId)
  const { data: orders = [] } = query
  const { data: vitals = [] } = measured
  const [oldest] = orders
  const [oldestVitals] = vitals
  const first = oldestVitals ? vitalsCardId(oldestVitals) : oldest && cardId(oldest)
  return (
    <CriticalBar
      queries={[...(seesVitals ? [measured] : []), ...(seesResults ? [query] : [])]}
      title={oldestVitals ? vitalsCount(vitals.length, orders.length) : criticalCount(orders)}
      oldest={
        oldestVitals
          ? {
              id: oldestVitals.id,
              lead: <span>Measured at {whenMeasured(oldestVitals)}</span>,
              danger: criticalWords(oldestVitals),
            }
          : waitingResult(oldest, ({ testType, number }) => (
              <span>
                {testType}, no. {number}
              </span>
            ))
      }
      none={noneWords({ seesResults, seesVitals })}
      onShow={() => first && document.getElementById(first)?.focus()}
    />
  )
}
