import { Alert, Button, Card, Group, Stack, Text } from '@mantine/core'
import type { ImportKind } from '@shared/contracts/imports'
import { useMemo, useState } from 'react'
import type { UndoneImport } from '@/api/imports'
import { Name } from '@/components/cells'
import { columnHelper } from '@/components/data-table/columns'
import { DataTable } from '@/components/data-table/data-table'
import type { ListSearch } from '@/lib/list-search'
import { undoneWords } from './import-words'
import { saveKept, whyWords } from './save-rows'

type Kept = UndoneImport['kept'][number]

/** The button that was pressed is gone: keys go on from here. */
const takesFocus = {
  ref: (said: HTMLElement | null) => said?.focus(),
  tabIndex: -1,
  style: { outline: 'none' },
}

interface UndoneProps {
  kind: ImportKind
  /** The file's name. */
  file: string
  undone: UndoneImport
}

/** What an undone import has taken back, and all that stays. */
export function Undone({ kind, file, undone: { removed, kept } }: UndoneProps) {
  const said = undoneWords(kind, removed, kept.length)
  if (kept.length === 0)
    return (
      <Text fw={500} role="status" {...takesFocus}>
        {said}
      </Text>
    )
  return (
    <Stack gap="sm" mb="md">
      <Alert color="yellow" role="status" {...takesFocus}>
        {said}
      </Alert>
      <Card component="section" aria-label="Records that stay" p={0} maw={832}>
        <KeptTable kept={kept} />
      </Card>
      <Group>
        <Button variant="default" onClick={() => saveKept(file, kept)}>
          Save This List as a File
        </Button>
      </Group>
    </Stack>
  )
}

const column = columnHelper<Kept>()

const keptColumns = column.columns([
  column.accessor('number', {
    header: 'No.',
    meta: { align: 'right', width: 80, priority: 'when' },
  }),
  column.accessor('name', {
    header: 'Name',
    meta: { priority: 'who' },
    cell: ({ getValue }) => <Name>{getValue()}</Name>,
  }),
  column.accessor(({ why }) => whyWords[why], {
    id: 'why',
    header: 'Why it stays',
    meta: { priority: 'status' },
  }),
])

function KeptTable({ kept }: { kept: readonly Kept[] }) {
  const [{ page, size }, setList] = useState<Pick<ListSearch, 'page' | 'size'>>({
    ...{ page: 1, size: 10 },
  })
  const data = useMemo(() => kept.slice((page - 1) * size, page * size), [kept, page, size])
  return (
    <DataTable
      label="Records that stay"
      columns={keptColumns}
      data={data}
      getRowId={idOf}
      rowCount={kept.length}
      page={page}
      size={size}
      onChange={(more) => setList((before) => ({ ...before, ...more }))}
      fitsRows
      empty="None"
    />
  )
}

const idOf = ({ id }: Kept): string => id
