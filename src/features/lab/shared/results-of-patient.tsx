import { Skeleton, Stack, Text } from '@mantine/core'
import { labMessages } from '@shared/contracts/lab-orders'
import type { Patient } from '@shared/contracts/patients'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { patientLabOrdersQuery } from '@/api/lab-orders'
import { outdatedProps } from '@/components/outdated'
import { QueryAlert } from '@/components/query-alert'
import { SectionPages, type SectionPagesProps } from '@/components/section-pages'
import { OrderCard } from '../order-card'
import { Trends } from '../trends'
import { useCriticalResults } from './use-critical-results'
import { waitsForDoctor } from './worst-first'

/** How many orders are shown at once: each is as high as its values. */
const size = 5

interface ResultsOfPatientProps extends Pick<SectionPagesProps, 'page' | 'onChange'> {
  patient: Patient
}

/** What the lab was asked of a patient and what it found; what waits for a doctor is in front of each page. */
export function ResultsOfPatient({ patient, page, onChange }: ResultsOfPatientProps) {
  const query = useQuery(
    patientLabOrdersQuery(patient.id, { page: page - 1, limit: size, with: 'results' }),
  )
  const orders = query.data?.rows ?? []
  const { data: critical = orders.filter(waitsForDoctor) } = useCriticalResults(patient.id)
  const inOrder = [
    ...critical,
    ...orders.filter(({ id }) => critical.every((order) => order.id !== id)),
  ]
  const list = useRef<HTMLDivElement>(null)
  const waiting = useRef(0)
  // What has been acknowledged goes back to its own page, with the focus that it had.
  useEffect(() => {
    if (critical.length < waiting.current && document.activeElement === document.body)
      list.current?.focus()
    waiting.current = critical.length
  }, [critical.length])
  return (
    <>
      <QueryAlert query={query} otherwise={labMessages.fetchFailed} />
      {query.isPending && <Skeleton role="status" aria-label="Loading test results" h={96} />}
      {query.data?.total === 0 && (
        <Text c="dimmed">
          No tests have been ordered yet. Order Tests, above, orders the first.
        </Text>
      )}
      <Stack
        gap="xs"
        component="ul"
        ref={list}
        tabIndex={-1}
        m={0}
        p={0}
        style={{ listStyle: 'none' }}
        {...outdatedProps(query.isPlaceholderData)}
      >
        {inOrder.map((order) => (
          <OrderCard key={order.id} order={order} patient={patient} />
        ))}
      </Stack>
      <SectionPages
        of="test results"
        list={query.data}
        page={page}
        size={size}
        onChange={onChange}
      />
      <Trends patientId={patient.id} />
    </>
  )
}
