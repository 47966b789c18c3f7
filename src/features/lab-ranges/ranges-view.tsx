import { Button, Group, NativeSelect, Text, Title } from '@mantine/core'
import { randomId, useCallbackRef } from '@mantine/hooks'
import { adultRanges } from '@shared/contracts/lab-limits'
import { labTestTypes } from '@shared/contracts/lab-orders'
import {
  type LabRange,
  type LabRangeInput,
  labRangeMessages,
  rangeName,
} from '@shared/contracts/lab-ranges'
import { searchFor } from '@shared/lib/plain-text'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { labRangesQuery, useDeleteLabRange, useRestoreLabRange } from '@/api/lab-ranges'
import { filterSize } from '@/components/data-table/list-toolbar'
import { RecordList } from '@/components/data-table/record-list'
import { lazyDialog } from '@/components/lazy'
import { SearchBox } from '@/components/search-box'
import { useListSearch } from '@/hooks/use-list-search'
import { deleteRange } from './delete-range'
import { type RangeRow, rangeColumns } from './range-columns'
import { rangesSearchSchema } from './ranges-search'

const RangeForm = lazyDialog({
  name: 'lab range',
  load: () => import('./range-form').then((loaded) => loaded.RangeForm),
})

const builtIn = adultRanges.map((range): RangeRow => ({ id: rangeName(range), range, saved: null }))

/** The clinic's own ranges, and those of adults, which hold where it has none. */
export function RangesView() {
  const list = useListSearch(rangesSearchSchema, 'lab-ranges')
  const { q, type } = list.search
  const ranges = useQuery(labRangesQuery)
  const remove = useDeleteLabRange()
  const restore = useRestoreLabRange()
  /** Each form has a key of its own: the last may still save. */
  const [editing, setEditing] = useState<{
    range: LabRange | null
    begin: LabRangeInput | null
    key: string
  }>()
  const edit = useCallbackRef((range: LabRange | null, begin: LabRangeInput | null) =>
    setEditing({ range, begin, key: randomId() }),
  )
  const onDelete = useCallbackRef((range: LabRange) => {
    void deleteRange({ range, remove: remove.mutateAsync, restore: restore.mutateAsync })
  })
  const columns = useMemo(
    () =>
      rangeColumns({
        onEdit: (range) => edit(range, null),
        onCopy: (range) => edit(null, range),
        onDelete,
      }),
    [edit, onDelete],
  )
  const { data } = ranges
  const rows = useMemo(() => {
    const matches = searchFor(q)
    const own = data?.map((range): RangeRow => ({ id: range.id, range, saved: range }))
    return (
      own &&
      [...own, ...builtIn].filter(
        ({ range }) =>
          (type === '' || range.testType === type) && matches(range.analyte, range.testType),
      )
    )
  }, [data, q, type])

  return (
    <>
      <Group justify="space-between" mb="xs">
        <Title order={2} size="h4">
          Lab Ranges
        </Title>
        <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => edit(null, null)}>
          Add Range
        </Button>
      </Group>
      <Text size="sm" c="dimmed" mb="sm">
        Upload Results fills in the clinic’s range that fits the patient’s age and sex. Where the
        clinic has none, the built-in range holds for adults, and no range for children.
      </Text>
      <RecordList
        label="Lab ranges"
        columns={columns}
        query={{ ...ranges, data: rows }}
        fetchFailed={labRangeMessages.fetchFailed}
        list={list}
        onReset={list.reset}
        filters={
          <>
            <SearchBox
              placeholder="Search measured..."
              value={q}
              onChange={(typed) => list.type({ q: typed })}
              onBlur={list.flush}
            />
            <NativeSelect
              {...filterSize}
              aria-label="Test Type"
              data={[{ value: '', label: 'All test types' }, ...labTestTypes]}
              value={type}
              onChange={({ currentTarget }) => list.change({ type: currentTarget.value })}
            />
          </>
        }
        empty={{ title: 'No ranges found', hint: 'Search for something else, or add a range.' }}
      />
      {editing && (
        <RangeForm
          key={editing.key}
          range={editing.range}
          begin={editing.begin}
          onClose={() => setEditing(undefined)}
        />
      )}
    </>
  )
}
