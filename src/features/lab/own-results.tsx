import { Alert, Button, Card, Skeleton, Stack, Table, Text, Title } from '@mantine/core'
import type { LabOrder } from '@shared/contracts/lab-orders'
import {
  criticalValues,
  type LabResultVersion,
  type LabValue,
  labResultMessages,
  listedResultsMost,
} from '@shared/contracts/lab-results'
import { isolated } from '@shared/lib/isolated'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { ownLabResultsQuery } from '@/api/lab-orders'
import { QueryAlert } from '@/components/query-alert'
import { useShowMore } from '@/hooks/use-show-more'
import { standsWords } from './range-words'
import { EarlierVersions } from './shared/earlier-versions'
import { FileDownload } from './shared/file-download'
import { clinicMoment } from './shared/moment'
import { measuredWords, rangeWords } from './shared/value-words'
import { worstFirst } from './shared/worst-first'

/** How many are shown before all are asked for: each is as high as its values. */
const shownFirst = 5

/** The released results of the patient who is signed in, the last first. */
export function OwnResults() {
  const query = useQuery(ownLabResultsQuery)
  const results = query.data ?? []
  const { shown, toggle } = useShowMore(results, shownFirst, { fewer: `the last ${shownFirst}` })
  return (
    <>
      <QueryAlert query={query} otherwise={labResultMessages.fetchFailed} />
      {query.isPending && <Skeleton role="status" aria-label="Loading test results" h={96} />}
      {query.data?.length === 0 && (
        <Text c="dimmed">Results stand here once the laboratory has released them.</Text>
      )}
      <Stack gap="md">
        {shown.map(
          (order) =>
            order.result && <OwnResult key={order.id} order={order} result={order.result} />,
        )}
      </Stack>
      {toggle && <Button variant="subtle" mt="sm" {...toggle} />}
      {results.length >= listedResultsMost && (
        <Text c="dimmed" mt="md">
          {labResultMessages.moreOwn}
        </Text>
      )}
    </>
  )
}

interface OwnResultProps {
  order: LabOrder
  result: LabResultVersion
}

function OwnResult({ order, result }: OwnResultProps) {
  const heading = useId()
  const { reportedAt, values, observation, file, correctionReason } = result
  const told = [
    ...(reportedAt ? [`Reported at ${clinicMoment(reportedAt)}`] : []),
    ...(order.orderedBy ? [`ordered by ${isolated(order.orderedBy.name)}`] : []),
    `no. ${order.number}`,
  ]
  return (
    <Card component="section" aria-labelledby={heading} padding="md" withBorder>
      <Stack gap="xs" style={{ overflowWrap: 'anywhere' }}>
        <div>
          <Title order={2} size="h4" id={heading}>
            {order.testType}
          </Title>
          <Text size="sm" c="dimmed">
            {told.join(', ')}
          </Text>
        </div>
        {criticalValues(result).length > 0 && (
          <Alert role="note" color="red" title="Critical">
            {criticalAdvice(result)}
          </Alert>
        )}
        {correctionReason && (
          <Text size="sm">
            <strong>Corrected:</strong> {correctionReason}
          </Text>
        )}
        {values.length > 0 && <OwnValues values={values} />}
        {observation !== '' && (
          <Text size="sm" style={{ whiteSpace: 'pre-line' }}>
            {observation}
          </Text>
        )}
        {file && (
          <div>
            <FileDownload file={file} />
          </div>
        )}
        <EarlierVersions order={order} />
      </Stack>
    </Card>
  )
}

const criticalAdvice = ({ acknowledged }: LabResultVersion): string =>
  acknowledged
    ? `${isolated(acknowledged.by)} has seen this result. Ask there what it means for you and what to do next.`
    : 'This result may be dangerous. Call the clinic now and ask what to do.'

const colors = {
  ...{ low: 'yellow', high: 'yellow', undecided: 'yellow' },
  critical: 'red',
} as const

/** Each value in words, beside what is usual. */
const OwnValues = ({ values }: { values: readonly LabValue[] }) => (
  <Table withTableBorder horizontalSpacing="xs" style={{ overflowWrap: 'break-word' }}>
    <Table.Thead>
      <Table.Tr>
        <Table.Th>Measured</Table.Th>
        <Table.Th>Value</Table.Th>
        <Table.Th>Reference range</Table.Th>
      </Table.Tr>
    </Table.Thead>
    <Table.Tbody>
      {worstFirst(values).map((value) => (
        <Table.Tr
          key={value.analyte}
          {...(value.flag && { bg: `var(--mantine-color-${colors[value.flag]}-light)` })}
        >
          <Table.Td>{value.analyte}</Table.Td>
          <Table.Td>
            <Text inherit fw={600}>
              {measuredWords(value)}
            </Text>
            <Text
              size="sm"
              {...(value.flag && {
                fw: 600,
                c: `var(--mantine-color-${colors[value.flag]}-light-color)`,
              })}
            >
              {standsWords(value)}
            </Text>
          </Table.Td>
          <Table.Td>{rangeWords(value)}</Table.Td>
        </Table.Tr>
      ))}
    </Table.Tbody>
  </Table>
)
