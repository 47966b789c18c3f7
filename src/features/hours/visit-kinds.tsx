import { Button, Group, Text, Title } from '@mantine/core'
import {
  type VisitKind,
  visitKindEndpoints,
  visitKindMessages,
} from '@shared/contracts/visit-kinds'
import { IconPencil, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { visitKindsQuery } from '@/api/visit-kinds'
import { Name, State } from '@/components/cells'
import { columnHelper } from '@/components/data-table/columns'
import { RecordList } from '@/components/data-table/record-list'
import { RowIconButton } from '@/components/data-table/row-controls'
import { disabledWithReason, type Reason } from '@/components/disabled-with-reason'
import { lazyDialog } from '@/components/lazy'
import { useDenials } from '@/hooks/use-may'
import { departmentsWords } from './kind-words'

const VisitKindForm = lazyDialog({
  name: 'visit kind form',
  load: () => import('./visit-kind-form').then((loaded) => loaded.VisitKindForm),
})

const column = columnHelper<VisitKind>()
const pencil = <IconPencil size={18} aria-hidden />

const kindColumns = (onEdit: (kind: VisitKind) => void, denied: Reason | null) =>
  column.columns([
    column.accessor('name', {
      header: 'Name',
      meta: { priority: 'who' },
      cell: ({ getValue }) => <Name>{getValue()}</Name>,
    }),
    column.accessor('minutes', { header: 'Minutes', meta: { align: 'right', priority: 'when' } }),
    column.accessor(departmentsWords, { id: 'departments', header: 'Departments' }),
    column.accessor(
      ({ active, isDefault }) => (isDefault ? 'Default' : active ? 'Offered' : 'Not offered'),
      {
        id: 'status',
        header: 'Status',
        meta: { priority: 'status' },
        cell: ({ getValue, row: { original } }) => (
          <State color={original.active ? 'green' : 'gray'}>{getValue()}</State>
        ),
      },
    ),
    column.display({
      id: 'actions',
      header: 'Action',
      meta: { width: 88, priority: 'action' },
      cell: ({ row: { original: kind } }) => (
        <RowIconButton
          aria-label={`Edit ${kind.name}`}
          onClick={() => onEdit(kind)}
          {...disabledWithReason(denied)}
        >
          {pencil}
        </RowIconButton>
      ),
    }),
  ])

/** What visits are for and how long they take. */
export function VisitKinds() {
  const query = useQuery(visitKindsQuery)
  const denied = useDenials(visitKindEndpoints)
  const [editing, setEditing] = useState<{ kind: VisitKind | null }>()
  const columns = useMemo(
    () => kindColumns((kind) => setEditing({ kind }), denied.change),
    [denied.change],
  )
  return (
    <section aria-label="Kinds of visit">
      <Group justify="space-between" mt="lg" mb="xs">
        <Title order={2} size="h4">
          Kinds of visit
        </Title>
        <Button
          leftSection={<IconPlus size={16} aria-hidden />}
          {...disabledWithReason(denied.create)}
          onClick={() => setEditing({ kind: null })}
        >
          Add Kind of Visit
        </Button>
      </Group>
      <Text size="sm" c="dimmed" mb="sm">
        A kind sets how many minutes a visit takes. The default is taken where nothing else is
        chosen.
      </Text>
      <RecordList
        label="Kinds of visit"
        columns={columns}
        query={query}
        fetchFailed={visitKindMessages.fetchFailed}
        empty={{ title: 'No kinds of visit' }}
      />
      {editing && (
        <VisitKindForm
          key={editing.kind?.id ?? 'new'}
          kind={editing.kind}
          onClose={() => setEditing(undefined)}
        />
      )}
    </section>
  )
}
