import { Text, Title } from '@mantine/core'
import { useCallbackRef } from '@mantine/hooks'
import {
  type BinEntry,
  type BinEntryKind,
  binDays,
  binEntryKinds,
  binMessages,
  dependentsWords,
  kindWords,
} from '@shared/contracts/bin'
import { deletionOf } from '@shared/contracts/bin-deletion'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { binQuery, useRestore } from '@/api/bin'
import { Figures, Name } from '@/components/cells'
import { columnHelper } from '@/components/data-table/columns'
import { RecordList } from '@/components/data-table/record-list'
import { RowButton } from '@/components/data-table/row-controls'
import { disabledWithReason, type Reason } from '@/components/disabled-with-reason'
import { useListSearch } from '@/hooks/use-list-search'
import { denialFor } from '@/hooks/use-may'
import { useOneAtATime } from '@/hooks/use-one-at-a-time'
import { listSearchSchema, pageRequest } from '@/lib/list-search'
import { clinicTime } from '@/stores/clinic-day'
import { useSession } from '@/stores/session'
import { restoreEntries } from './restore-entries'

const column = columnHelper<BinEntry>()

/** Why whoever is signed in cannot restore an entry of a kind. */
type DeniedKinds = ReadonlyMap<BinEntryKind, Reason | null>

const binColumns = (onRestore: (entry: BinEntry) => void, denied: DeniedKinds) =>
  column.columns([
    column.accessor('name', {
      header: 'Name',
      meta: { priority: 'who' },
      cell: ({ getValue }) => <Name>{getValue()}</Name>,
    }),
    column.accessor(({ kind }) => kindWords[kind].title, {
      id: 'kind',
      header: 'Kind',
      meta: { priority: 'status' },
    }),
    column.accessor(
      ({ deletedAt }) => {
        const { date, time } = clinicTime(new Date(deletedAt))
        return `${date} ${time}`
      },
      {
        id: 'when',
        header: 'Deleted',
        meta: { priority: 'when' },
        cell: ({ getValue }) => <Figures>{getValue()}</Figures>,
      },
    ),
    column.accessor('deletedBy', { header: 'By' }),
    column.accessor(({ kind, dependents }) => dependentsWords(kind, dependents), {
      id: 'dependents',
      header: 'Depended on it',
      cell: ({ getValue }) => getValue() || '—',
    }),
    column.accessor(({ givenTo }) => givenTo ?? '', {
      id: 'givenTo',
      header: 'Given to',
      cell: ({ getValue }) => getValue() || '—',
    }),
    column.display({
      id: 'action',
      header: 'Action',
      meta: { width: 112, priority: 'action' },
      cell: ({ row: { original: entry } }) => (
        <RowButton
          aria-label={`Restore ${entry.name}`}
          onClick={() => onRestore(entry)}
          {...disabledWithReason(denied.get(entry.kind) ?? null)}
        >
          Restore
        </RowButton>
      ),
    }),
  ])

/** What was deleted of late, to be restored. */
export function BinView() {
  const list = useListSearch(listSearchSchema, 'bin')
  const bin = useQuery(binQuery(pageRequest(list.search)))
  const restore = useRestore()
  const { begin, end } = useOneAtATime()
  const onRestore = useCallbackRef(async ({ id, name }: BinEntry) => {
    if (!begin()) return
    await restoreEntries({ ids: [id], names: [name], restore: restore.mutateAsync })
    end()
  })
  const session = useSession()
  const columns = useMemo(() => {
    const denied = new Map(
      binEntryKinds.map((kind) => [kind, denialFor(deletionOf(kind), session)]),
    )
    return binColumns((entry) => void onRestore(entry), denied)
  }, [onRestore, session])
  return (
    <>
      <Title order={2} size="h4">
        Bin
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {`Departments, roles, working times, users and lab ranges that were deleted in the last ${binDays} days, newest first.`}
      </Text>
      <RecordList
        label="Bin"
        columns={columns}
        query={bin}
        fetchFailed={binMessages.fetchFailed}
        list={list}
        empty={{ title: 'Nothing was deleted in the last 30 days.' }}
      />
    </>
  )
}
