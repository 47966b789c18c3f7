import { Badge, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { ownRequestsQuery } from '@/api/prescription-requests'
import { ownPrescriptionsQuery } from '@/api/prescriptions'
import { Name } from '@/components/cells'
import { columnHelper } from '@/components/data-table/columns'
import { RowTextButton } from '@/components/data-table/row-controls'
import { lazyDialog } from '@/components/lazy'
import type { RequestState } from '@/contracts/prescription-requests'
import { RequestTable, requestDate, requestSubject } from './request-table'

const PrescriptionDialog = lazyDialog({
  name: 'prescription',
  load: () => import('./prescription-dialog').then((it) => it.PrescriptionDialog),
})

const column = columnHelper<RequestState>()

const ownColumns = (onView: (prescriptionId: string) => void) => [
  ...requestDate<RequestState>(),
  ...column.columns([
    column.accessor('doctor', {
      header: 'Doctor',
      meta: { priority: 'who' },
      cell: ({ getValue }) => <Name>{getValue()}</Name>,
    }),
  ]),
  ...requestSubject<RequestState>(),
  ...column.columns([
    column.accessor('open', {
      header: 'Status',
      meta: { priority: 'status' },
      cell: ({ row: { original: request } }) => <Standing request={request} onView={onView} />,
    }),
  ]),
]

interface StandingProps {
  request: RequestState
  onView: (prescriptionId: string) => void
}

/** Whether it still waits; otherwise what was prescribed, or by whom and why it was declined. */
function Standing({ request: { open, declined, prescriptionId }, onView }: StandingProps) {
  if (declined)
    return (
      <Stack gap={4} py="xs" align="flex-start">
        <Badge color="red">Declined</Badge>
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          By {declined.by}: {declined.reason}
        </Text>
      </Stack>
    )
  const badge = <Badge color={open ? 'yellow' : 'green'}>{open ? 'Waiting' : 'Prescribed'}</Badge>
  if (prescriptionId === undefined) return badge
  return (
    <Group gap="xs">
      {badge}
      <RowTextButton onClick={() => onView(prescriptionId)}>View Prescription</RowTextButton>
    </Group>
  )
}

/** What the patient has asked doctors for, and what has become of it. */
export function OwnRequests() {
  const requests = useQuery(ownRequestsQuery)
  const { data: prescriptions } = useQuery(ownPrescriptionsQuery)
  const [viewed, setViewed] = useState<string | null>(null)
  const shown = prescriptions?.find(({ id }) => id === viewed)
  const columns = useMemo(() => ownColumns(setViewed), [])
  return (
    <>
      <RequestTable title="Requested prescriptions" columns={columns} query={requests} />
      {shown && <PrescriptionDialog prescription={shown} onClose={() => setViewed(null)} />}
    </>
  )
}
