import { Badge, Group, Stack, Text } from '@mantine/core'
import type { RequestState } from '@shared/contracts/prescription-requests'
import type { Prescription } from '@shared/contracts/prescriptions'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { ownRequestsQuery } from '@/api/prescription-requests'
import { Name } from '@/components/cells'
import { columnHelper } from '@/components/data-table/columns'
import { RowTextButton } from '@/components/data-table/row-controls'
import { lazyDialog } from '@/components/lazy'
import { RequestTable, requestDate, requestSubject } from './request-table'

const PrescriptionDialog = lazyDialog({
  name: 'prescription',
  load: () => import('./prescription-dialog').then((it) => it.PrescriptionDialog),
})

const column = columnHelper<RequestState>()

const ownColumns = (
  prescriptions: readonly Prescription[],
  onView: (prescription: Prescription) => void,
) => [
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
      cell: ({ row: { original: request } }) => (
        <Standing
          request={request}
          prescription={prescriptions.find(({ id }) => id === request.prescriptionId)}
          onView={onView}
        />
      ),
    }),
  ]),
]

interface StandingProps {
  request: RequestState
  /** What answers it, where it is among those that can be read. */
  prescription: Prescription | undefined
  onView: (prescription: Prescription) => void
}

/** Whether it still waits; otherwise what was prescribed, or by whom and why it was declined. */
function Standing({ request: { open, declined }, prescription, onView }: StandingProps) {
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
  if (!prescription) return badge
  return (
    <Group gap="xs">
      {badge}
      <RowTextButton onClick={() => onView(prescription)}>View Prescription</RowTextButton>
    </Group>
  )
}

interface OwnRequestsProps {
  /** What has been prescribed; whoever reads it says where that failed. */
  prescriptions: readonly Prescription[] | undefined
}

const nothing: readonly Prescription[] = []

/** What the patient has asked doctors for, and what has become of it. */
export function OwnRequests({ prescriptions = nothing }: OwnRequestsProps) {
  const requests = useQuery(ownRequestsQuery)
  const [viewed, setViewed] = useState<Prescription | null>(null)
  const columns = useMemo(() => ownColumns(prescriptions, setViewed), [prescriptions])
  return (
    <>
      <RequestTable title="Requested prescriptions" columns={columns} query={requests} />
      {viewed && (
        <PrescriptionDialog
          prescription={prescriptions.find(({ id }) => id === viewed.id) ?? viewed}
          onClose={() => setViewed(null)}
        />
      )}
    </>
  )
}
