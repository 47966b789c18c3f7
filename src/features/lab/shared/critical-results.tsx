import { Group, Stack, Text, Title, VisuallyHidden } from '@mantine/core'
import { type LabOrder, labOrderName } from '@shared/contracts/lab-orders'
import { criticalValues, labResultMessages, listedResultsMost } from '@shared/contracts/lab-results'
import { criticalWords } from '@shared/contracts/vital-words'
import { type CriticalVitals, vitalsMessages } from '@shared/contracts/vitals'
import { nameAndNumber } from '@shared/lib/isolated'
import { useQuery } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { foundCriticalQuery } from '@/api/lab-orders'
import { Dialog } from '@/components/dialog'
import { QueryAlert } from '@/components/query-alert'
import { CriticalVitalsList, waitingVitals } from '@/features/vitals/shared/critical-vitals-list'
import {
  useCriticalVitals,
  useSeesCriticalVitals,
  vitalsCount,
} from '@/features/vitals/shared/use-critical-vitals'
import { useSession } from '@/stores/session'
import { AcknowledgeButton } from './acknowledge-button'
import { criticalTitle } from './acknowledged-words'
import { CriticalBar, criticalCount, noneWords, waitingResult } from './critical-bar'
import { FlagBadge } from './flag-badge'
import { ReportedLine } from './reported-line'
import { useCriticalResults, useSeesCritical } from './use-critical-results'
import { measuredWords, rangeWords, valueWords } from './value-words'
import { Whose, WhoseInFull } from './whose'

/**
 * The critical vitals and results that wait for a doctor, and results that were found to be critical later: a bar,
 * and a dialog that lists them. Nothing where the host keeps none or the role may not see them.
 */
export function CriticalResults() {
  const seesResults = useSeesCritical()
  const seesVitals = useSeesCriticalVitals()
  return (seesResults || seesVitals) && <Waiting {...{ seesResults, seesVitals }} />
}

interface WaitingProps {
  seesResults: boolean
  seesVitals: boolean
}

function Waiting({ seesResults, seesVitals }: WaitingProps) {
  const [isListed, setListed] = useState(false)
  const measured = useCriticalVitals(null)
  const query = useCriticalResults(null)
  const found = useQuery({ ...foundCriticalQuery, enabled: seesResults })
  const { data: vitals = [] } = measured
  const { data: results = [] } = query
  const { data: foundLater = [] } = found
  const oldestVitals = vitals.find(({ isOwn }) => isOwn) ?? vitals[0]
  return (
    <>
      <Heard vitals={vitals} results={results} />
      <CriticalBar
        queries={[...(seesVitals ? [measured] : []), ...(seesResults ? [query, found] : [])]}
        title={
          vitals.length > 0
            ? vitalsCount(vitals.length, results.length + foundLater.length)
            : criticalCount(results, foundLater)
        }
        oldest={
          // What was measured just now comes before what was taken to the laboratory.
          waitingVitals(oldestVitals) ??
          waitingResult(results[0] ?? foundLater[0], (order) => <Whose order={order} />)
        }
        none={noneWords({ seesResults, seesVitals })}
        onShow={() => setListed(true)}
      />
      {isListed && (
        <Dialog title="Critical results" size="xl" onClose={() => setListed(false)}>
          <QueryAlert query={measured} otherwise={vitalsMessages.fetchFailed} />
          <QueryAlert query={query} otherwise={labResultMessages.fetchFailed} />
          <QueryAlert query={found} otherwise={labResultMessages.fetchFailed} />
          <Lists
            vitals={vitals}
            results={results}
            foundLater={foundLater}
            none={noneWords({ seesResults, seesVitals })}
          />
        </Dialog>
      )}
    </>
  )
}

interface ListsProps {
  vitals: readonly CriticalVitals[]
  /** The longest waiting first. */
  results: readonly LabOrder[]
  foundLater: readonly LabOrder[]
  /** What is said where nothing waits. */
  none: string
}

function Lists({ vitals, results, foundLater, none }: ListsProps) {
  const lists = useRef<HTMLDivElement>(null)
  const heading = useId()
  // The button goes with what it has acknowledged.
  const onAcknowledged = () => lists.current?.focus({ preventScroll: true })
  return (
    <Stack ref={lists} tabIndex={-1} gap="md">
      {vitals.length === 0 && results.length === 0 && <Text>{none}</Text>}
      <CriticalVitalsList all={vitals} onAcknowledged={onAcknowledged} />
      {results.length >= listedResultsMost && (
        <Text size="sm">{labResultMessages.moreCritical}</Text>
      )}
      <ByOrderer orders={results} onAcknowledged={onAcknowledged} />
      {foundLater.length > 0 && (
        <section aria-labelledby={heading}>
          <Title order={2} size="h4" id={heading}>
            Critical after all
          </Title>
          <Text size="sm" mb="xs">
            {labResultMessages.foundCritical}
          </Text>
          <ByOrderer orders={foundLater} onAcknowledged={onAcknowledged} />
        </section>
      )}
    </Stack>
  )
}

/** Each is said once, when it comes: not when the list is read again, nor when another goes. */
const Heard = ({ vitals, results }: Pick<ListsProps, 'vitals' | 'results'>) => (
  <VisuallyHidden role="alert" aria-atomic="false" aria-relevant="additions">
    {vitals.map((one) => (
      <span key={one.id}>
        {`Critical vitals of ${nameAndNumber(one.patient)}: ${criticalWords(one)}. `}
      </span>
    ))}
    {results.map((order) => (
      <span key={order.id}>{`Critical result: ${labOrderName(order)}. `}</span>
    ))}
  </VisuallyHidden>
)

interface ByOrdererProps {
  orders: readonly LabOrder[]
  onAcknowledged: () => void
}

/** One's own come before those of other doctors. */
function ByOrderer({ orders, onAcknowledged }: ByOrdererProps) {
  const owner = useSession(({ session }) => session?.owner)
  const isOwn = ({ orderedBy }: LabOrder) => orderedBy !== undefined && orderedBy.id === owner
  return (
    <>
      <Part
        title="Ordered by you"
        isOwn
        orders={orders.filter(isOwn)}
        onAcknowledged={onAcknowledged}
      />
      <Part
        title="Of other doctors"
        isOwn={false}
        orders={orders.filter((order) => !isOwn(order))}
        onAcknowledged={onAcknowledged}
      />
    </>
  )
}

interface PartProps extends ByOrdererProps {
  title: string
  /** Whether the person signed in ordered them, as the title then says. */
  isOwn: boolean
}

const divided = {
  pb: 'sm',
  style: { borderBottom: '1px solid var(--mantine-color-default-border)' },
} as const

function Part({ title, isOwn, orders, onAcknowledged }: PartProps) {
  const heading = useId()
  if (orders.length === 0) return null
  return (
    <div>
      <Title order={3} size="sm" c="dimmed" id={heading}>
        {title}
      </Title>
      <Stack
        component="ul"
        aria-labelledby={heading}
        gap="sm"
        m={0}
        mt="xs"
        p={0}
        style={{ listStyle: 'none' }}
      >
        {orders.map((order) => (
          <Group
            key={order.id}
            component="li"
            justify="space-between"
            align="flex-start"
            gap="sm"
            {...(order !== orders.at(-1) && divided)}
          >
            <Found order={order} isOwn={isOwn} />
            <AcknowledgeButton order={order} onAcknowledged={onAcknowledged} />
          </Group>
        ))}
      </Stack>
    </div>
  )
}

/** Whose it is, what is dangerous, and who knows of it. */
function Found({ order, isOwn }: { order: LabOrder; isOwn: boolean }) {
  const { testType, result } = order
  if (!result) return null
  const dangerous = criticalValues(result)
  return (
    <Stack gap={2} style={{ flex: '1 1 16rem', minWidth: 0, overflowWrap: 'anywhere' }}>
      <Text>
        <WhoseInFull order={order} />
      </Text>
      <Text size="sm">
        {testType}, no. {order.number}
        {result.revision > 1 && <span>, corrected</span>}
      </Text>
      {result.isPregnant && <Text size="sm">{labResultMessages.isPregnant}</Text>}
      {dangerous.length === 0 && (
        <Text key={`none ${result.revision}`} fw={650}>
          {[criticalTitle(result), ...result.values.map(valueWords)].join('. ')}
        </Text>
      )}
      {dangerous.map((value) => (
        <Group key={`${value.analyte} ${result.revision}`} gap="0 var(--mantine-spacing-xs)">
          <Text fw={650} c="var(--mantine-color-error)">
            {value.analyte} {measuredWords(value)}
          </Text>
          <FlagBadge flag="critical" />
          {rangeWords(value) !== '' && (
            <Text size="sm" c="dimmed">
              Reference {rangeWords(value)}
            </Text>
          )}
        </Group>
      ))}
      <ReportedLine key={`reported ${result.revision}`} order={order} isOrdererKnown={isOwn} />
    </Stack>
  )
}
