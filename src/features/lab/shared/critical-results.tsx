import { Badge, Button, Card, Group, Stack, Text, Title, VisuallyHidden } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import { foundCriticalQuery } from '@/api/lab-orders'
import { QueryAlert } from '@/components/query-alert'
import { type LabOrder, labOrderName } from '@/contracts/lab-orders'
import { criticalValues, labResultMessages, listedResultsMost } from '@/contracts/lab-results'
import { useFirst } from '@/hooks/use-first'
import { isolated } from '@/lib/isolated'
import { useSession } from '@/stores/session'
import { AcknowledgeButton } from './acknowledge-button'
import { criticalTitle } from './acknowledged-words'
import { FlagBadge } from './flag-badge'
import { clinicMoment } from './moment'
import { useCriticalResults, useSeesCritical } from './use-critical-results'
import { measuredWords, rangeWords, valueWords } from './value-words'
import { Whose } from './whose'

/** How many of other doctors' are shown before all are asked for. */
const othersFirst = 3

/**
 * The critical results that no doctor has acknowledged, one's own first; nothing where there are none, the
 * host keeps none or they are not for whoever is signed in.
 */
export function CriticalResults() {
  const isThere = useSeesCritical()
  return isThere && <Waiting />
}

function Waiting() {
  const query = useCriticalResults(null)
  const owner = useSession(({ session }) => session?.owner)
  const section = useRef<HTMLElement>(null)
  const results = query.data ?? []
  const isEmpty = results.length === 0
  const isCut = results.length >= listedResultsMost
  const hasAcknowledged = useRef(false)
  // With the last of them goes what had the focus.
  useEffect(() => {
    if (!isEmpty || !hasAcknowledged.current) return
    hasAcknowledged.current = false
    if (document.activeElement === document.body) document.querySelector('main')?.focus()
  }, [isEmpty])
  const isOwn = ({ orderedBy }: LabOrder) => orderedBy !== undefined && orderedBy.id === owner
  const own = results.filter(isOwn)
  const others = results.filter((order) => !isOwn(order))
  const { shown, toggle } = useFirst(others, othersFirst, { whose: 'of other doctors' })
  const onAcknowledged = () => {
    hasAcknowledged.current = true
    section.current?.focus()
  }
  return (
    <>
      <QueryAlert query={query} otherwise={labResultMessages.fetchFailed} />
      <Heard results={results} />
      {!isEmpty && (
        <ResultsCard
          ref={section}
          title="Critical results"
          waiting={isCut ? `${results.length} and more` : String(results.length)}
        >
          {isCut && <Text size="sm">{labResultMessages.moreCritical}</Text>}
          <Part title="Ordered by you" orders={own} onAcknowledged={onAcknowledged} />
          <Part title="Of other doctors" orders={shown} onAcknowledged={onAcknowledged} />
          {toggle && <Button variant="subtle" mt="xs" {...toggle} />}
        </ResultsCard>
      )}
    </>
  )
}

/**
 * What was released as not critical, and is critical by what is understood since: one list, said by nothing
 * else.
 */
export function FoundCritical() {
  const section = useRef<HTMLElement>(null)
  const query = useQuery({ ...foundCriticalQuery, enabled: useSeesCritical() })
  const { data: orders = [] } = query
  return (
    <>
      <QueryAlert query={query} otherwise={labResultMessages.fetchFailed} />
      {orders.length > 0 && (
        <ResultsCard ref={section} title="Critical after all">
          <Text size="sm">{labResultMessages.foundCritical}</Text>
          <Part
            title="Ordered by you"
            orders={orders}
            onAcknowledged={() => section.current?.focus()}
          />
        </ResultsCard>
      )}
    </>
  )
}

interface ResultsCardProps {
  /** Takes the focus when what had it goes. */
  ref: RefObject<HTMLElement | null>
  title: string
  /** How many wait, where that is an alarm. */
  waiting?: string
  children: ReactNode
}

/** A list of results that a doctor has to acknowledge. */
function ResultsCard({ ref, title, waiting, children }: ResultsCardProps) {
  const heading = useId()
  const isAlarm = waiting !== undefined
  const red = 'var(--mantine-color-error)'
  return (
    <Card
      component="section"
      ref={ref}
      tabIndex={-1}
      aria-labelledby={heading}
      withBorder
      padding="md"
      mb="md"
      {...(isAlarm && { style: { borderColor: red, borderInlineStartWidth: 6 } })}
    >
      <Group gap="xs" mb="xs" {...(isAlarm && { c: red })}>
        {isAlarm && <IconAlertTriangle size={22} aria-hidden />}
        <Title order={2} size="h4" id={heading}>
          {title}
        </Title>
        {isAlarm && (
          <Badge color="red" variant="filled">
            {waiting}
          </Badge>
        )}
      </Group>
      {children}
    </Card>
  )
}

/** Each is said once, when it comes: not when the list is read again, nor when another goes. */
const Heard = ({ results }: { results: readonly LabOrder[] }) => (
  <VisuallyHidden role="alert" aria-atomic="false" aria-relevant="additions">
    {results.map((order) => (
      <span key={order.id}>{`Critical result: ${labOrderName(order)}. `}</span>
    ))}
  </VisuallyHidden>
)

interface PartProps {
  title: string
  orders: readonly LabOrder[]
  onAcknowledged: () => void
}

function Part({ title, orders, onAcknowledged }: PartProps) {
  const heading = useId()
  if (orders.length === 0) return null
  return (
    <>
      <Title order={3} size="sm" c="dimmed" mt="xs" id={heading}>
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
          <Group key={order.id} component="li" justify="space-between" align="flex-start" gap="sm">
            <Found order={order} />
            <AcknowledgeButton order={order} onAcknowledged={onAcknowledged} />
          </Group>
        ))}
      </Stack>
    </>
  )
}

/** Whose it is, what is dangerous, and who knows of it. */
function Found({ order }: { order: LabOrder }) {
  const { testType, result, orderedBy } = order
  if (!result) return null
  const dangerous = criticalValues(result)
  const told = [
    `No. ${order.number}`,
    ...(result.reportedAt ? [`reported at ${clinicMoment(result.reportedAt)}`] : []),
    ...(result.reportedBy ? [`by ${isolated(result.reportedBy)}`] : []),
    ...(orderedBy ? [`ordered by ${isolated(orderedBy.name)}`] : []),
  ]
  return (
    <Stack gap={2} style={{ flex: '1 1 16rem', minWidth: 0, overflowWrap: 'anywhere' }}>
      <Text>
        <Whose order={order} />, {testType}
        {result.revision > 1 && <span>, corrected</span>}
      </Text>
      {dangerous.length === 0 && (
        <Text fw={650}>{[criticalTitle(result), ...result.values.map(valueWords)].join('. ')}</Text>
      )}
      {dangerous.map((value) => (
        <Group key={value.analyte} gap="xs">
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
      <Text size="sm" c="dimmed">
        {told.join(', ')}
      </Text>
    </Stack>
  )
}
