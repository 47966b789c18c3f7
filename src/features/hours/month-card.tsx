import { ActionIcon, Button, Card, Group, Skeleton, Text, Title } from '@mantine/core'
import { useCallbackRef } from '@mantine/hooks'
import {
  type ExtraHours,
  extraHoursEndpoints,
  type StaffHours,
  staffHoursMessages,
} from '@shared/contracts/staff-hours'
import { IconChevronLeft, IconChevronRight, IconPlus } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import { type KeyboardEvent, useMemo, useState } from 'react'
import { Day, Figures } from '@/components/cells'
import { columnHelper } from '@/components/data-table/columns'
import { RecordList } from '@/components/data-table/record-list'
import { type DeniedActions, RowActions } from '@/components/data-table/row-controls'
import { disabledWithReason } from '@/components/disabled-with-reason'
import { lazyDialog } from '@/components/lazy'
import { useDenials } from '@/hooks/use-may'
import { timesWords } from './hours-words'
import { addMonths, type Month, monthWords } from './month-days'
import { MonthView } from './month-view'
import { useDeleteExtra } from './use-delete-extra'

const ExtraHoursForm = lazyDialog({
  name: 'extra hours form',
  load: () => import('./extra-hours-form').then((loaded) => loaded.ExtraHoursForm),
})

const column = columnHelper<ExtraHours>()

interface ExtraActions {
  onEdit: (extra: ExtraHours) => void
  onDelete: (extra: ExtraHours) => void
  denied: DeniedActions
}

const extraColumns = ({ onEdit, onDelete, denied }: ExtraActions) =>
  column.columns([
    column.accessor('date', {
      header: 'Date',
      meta: { priority: 'when' },
      cell: ({ getValue }) => <Day date={getValue()} />,
    }),
    column.accessor(timesWords, {
      id: 'times',
      header: 'Hours',
      meta: { priority: 'who' },
      cell: ({ getValue }) => <Figures>{getValue()}</Figures>,
    }),
    column.display({
      id: 'actions',
      header: 'Action',
      meta: { width: 104, priority: 'action' },
      cell: ({ row: { original: extra } }) => (
        <RowActions
          name={`extra hours of ${extra.date}`}
          edit={() => onEdit(extra)}
          onDelete={() => onDelete(extra)}
          denied={denied}
        />
      ),
    }),
  ])

/** By how many months a key moves on, anywhere in the card but in its list. */
const steps: Readonly<Record<string, number>> = { PageUp: -1, PageDown: 1 }

interface MonthCardProps {
  staffId: string
  month: Month
  /** The clinic's present month. */
  present: Month
  onMonth: (month: Month) => void
  query: UseQueryResult<StaffHours>
}

/** A month of a user, the ways to other months, and extra hours. */
export function MonthCard({ staffId, month, present, onMonth, query }: MonthCardProps) {
  const hours = query.data
  const denied = useDenials(extraHoursEndpoints)
  const [editing, setEditing] = useState<{ extra: ExtraHours | null }>()
  const deleteExtra = useDeleteExtra()
  const onDelete = useCallbackRef((extra: ExtraHours) => void deleteExtra(extra))
  const columns = useMemo(
    () =>
      extraColumns({
        onEdit: (extra) => setEditing({ extra }),
        onDelete,
        denied: { edit: denied.change, delete: denied.delete },
      }),
    [onDelete, denied],
  )
  const onKeyDown = (event: KeyboardEvent) => {
    const by = steps[event.key]
    if (by === undefined || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    onMonth(addMonths(month, by))
  }
  return (
    <Card component="section" aria-label="Month" maw={1120}>
      <Group justify="space-between" mb="sm">
        <Group gap="xs" onKeyDown={onKeyDown}>
          <ActionIcon
            variant="default"
            size={36}
            aria-label="Month before"
            title="Month before (Page Up)"
            onClick={() => onMonth(addMonths(month, -1))}
          >
            <IconChevronLeft size={18} aria-hidden />
          </ActionIcon>
          <Title order={2} size="h4" miw="9.5rem" ta="center" aria-live="polite">
            {monthWords(month)}
          </Title>
          <ActionIcon
            variant="default"
            size={36}
            aria-label="Month after"
            title="Month after (Page Down)"
            onClick={() => onMonth(addMonths(month, 1))}
          >
            <IconChevronRight size={18} aria-hidden />
          </ActionIcon>
          <Button
            variant={month === present ? 'light' : 'default'}
            aria-pressed={month === present}
            onClick={() => onMonth(present)}
          >
            This month
          </Button>
        </Group>
        <Button
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          {...disabledWithReason(denied.create)}
          onClick={() => setEditing({ extra: null })}
        >
          Add Extra Hours
        </Button>
      </Group>
      {hours &&
        (query.isPlaceholderData ? (
          <Skeleton h={420} aria-label="Loading the month" />
        ) : (
          <MonthView month={month} hours={hours} />
        ))}
      {hours && hours.extra.length > 0 && (
        <>
          <Title order={3} size="h5" mt="md" mb="xs">
            Extra hours
          </Title>
          <RecordList
            label="Extra hours"
            columns={columns}
            query={{ ...query, data: hours.extra, error: null }}
            fetchFailed={staffHoursMessages.fetchFailed}
            empty={{ title: 'No extra hours' }}
          />
        </>
      )}
      <Text size="xs" c="dimmed" mt="sm">
        What can be booked: the week within the clinic’s opening hours, and extra hours, less
        closing days and absences.
      </Text>
      {editing && (
        <ExtraHoursForm
          key={editing.extra?.id ?? 'new'}
          staffId={staffId}
          extra={editing.extra}
          onClose={() => setEditing(undefined)}
        />
      )}
    </Card>
  )
}
