import { Button, Select, Skeleton, Stack, Table, Text, Title } from '@mantine/core'
import { labResultMessages } from '@shared/contracts/lab-results'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { labTrendsQuery } from '@/api/lab-orders'
import { lazyPart } from '@/components/lazy'
import { QueryAlert } from '@/components/query-alert'
import { useShowMore } from '@/hooks/use-show-more'
import { FlagBadge } from './shared/flag-badge'
import { clinicMoment } from './shared/moment'
import { rangeWords } from './shared/value-words'
import { measuredTrend, notDrawn, type Trend, trendsOf, worstOf } from './trend-words'

/** What draws charts is heavier than the whole page. */
const TrendChart = lazyPart({
  name: 'trend chart',
  load: () => import('./trend-chart').then((it) => it.TrendChart),
  waiting: <Skeleton role="status" aria-label="Loading chart" h={220} />,
  failed: 'The chart could not be loaded. The list says the same.',
})

/** How what was measured of a patient went over time; nothing where nothing was measured twice. */
export function Trends({ patientId }: { patientId: string }) {
  const query = useQuery(labTrendsQuery(patientId))
  const [chosen, setChosen] = useState('')
  const trends = trendsOf(query.data ?? [])
  const trend = trends.find(({ label }) => label === chosen) ?? worstOf(trends)
  return (
    <>
      <QueryAlert query={query} otherwise={labResultMessages.fetchFailed} />
      {trend && (
        <Stack gap="sm" mt="md">
          <Title order={3} size="h5">
            Values over time
          </Title>
          <Select
            label="Value"
            maw="20rem"
            data={trends.map(({ label }) => label)}
            value={trend.label}
            onChange={(label) => setChosen(label ?? '')}
          />
          <TrendChart trend={trend} />
          {notDrawn(trend) !== null && (
            <Text key={`not drawn ${trend.label}`} size="sm" c="dimmed">
              {notDrawn(trend)}
            </Text>
          )}
          <Values key={trend.label} trend={trend} />
        </Stack>
      )}
    </>
  )
}

/** How many of them are read before all are asked for. */
const shownFirst = 5

/** The same numbers to be read, the last first. */
function Values({ trend: { label, values } }: { trend: Trend }) {
  const { shown, toggle } = useShowMore(values, shownFirst, { fewer: `the last ${shownFirst}` })
  return (
    <>
      <Table
        aria-label={`${label} over time`}
        horizontalSpacing="xs"
        style={{ overflowWrap: 'break-word' }}
      >
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Reported</Table.Th>
            <Table.Th>Value</Table.Th>
            <Table.Th>Reference</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {shown.map((value) => (
            <Table.Tr key={`${value.orderId} ${value.at}`}>
              <Table.Td>{clinicMoment(value.at)}</Table.Td>
              <Table.Td fw={value.flag ? 600 : 400}>
                {measuredTrend(value)} {value.flag && <FlagBadge flag={value.flag} />}
              </Table.Td>
              <Table.Td c="dimmed">{rangeWords(value)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {toggle && (
        <Button
          variant="subtle"
          size="compact-sm"
          style={{ alignSelf: 'flex-start' }}
          {...toggle}
        />
      )}
    </>
  )
}
