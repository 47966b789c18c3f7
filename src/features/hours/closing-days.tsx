import { Button, Checkbox, Group, Text, Title } from '@mantine/core'
import { useCallbackRef } from '@mantine/hooks'
import {
  type ClosingDay,
  closingDayEndpoints,
  closingDayMessages,
} from '@shared/contracts/clinic-hours'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { errorText } from '@/api/api-error'
import { closingDaysQuery, useDeleteClosingDay } from '@/api/clinic-hours'
import { Figures, Name } from '@/components/cells'
import { columnHelper } from '@/components/data-table/columns'
import { RecordList } from '@/components/data-table/record-list'
import { type DeniedActions, RowActions } from '@/components/data-table/row-controls'
import { confirm, showError } from '@/components/dialogs'
import { disabledWithReason } from '@/components/disabled-with-reason'
import { lazyDialog } from '@/components/lazy'
import { toast } from '@/components/toast'
import { useDenials } from '@/hooks/use-may'
import { useToday } from '@/hooks/use-now'
import { rangeWords } from './hours-words'

const ClosingDayForm = lazyDialog({
  name: 'closing day form',
  load: () => import('./closing-day-form').then((loaded) => loaded.ClosingDayForm),
})
const HolidaysForm = lazyDialog({
  name: 'holidays form',
  load: () => import('./holidays-form').then((loaded) => loaded.HolidaysForm),
})

const column = columnHelper<ClosingDay>()

interface ClosingDayActions {
  onEdit: (day: ClosingDay) => void
  onDelete: (day: ClosingDay) => void
  denied: DeniedActions
}

const closingDayColumns = ({ onEdit, onDelete, denied }: ClosingDayActions) =>
  column.columns([
    column.accessor('name', {
      header: 'Name',
      meta: { priority: 'who' },
      cell: ({ getValue }) => <Name>{getValue()}</Name>,
    }),
    column.accessor(rangeWords, {
      id: 'days',
      header: 'Closed',
      meta: { priority: 'when' },
      cell: ({ getValue }) => <Figures>{getValue()}</Figures>,
    }),
    column.accessor(({ yearly }) => (yearly ? 'Every year' : 'Once'), {
      id: 'yearly',
      header: 'Returns',
      meta: { priority: 'status' },
    }),
    column.display({
      id: 'actions',
      header: 'Action',
      meta: { width: 104, priority: 'action' },
      cell: ({ row: { original: day } }) => (
        <RowActions
          name={`${day.name}, ${rangeWords(day)}`}
          edit={() => onEdit(day)}
          onDelete={() => onDelete(day)}
          denied={denied}
        />
      ),
    }),
  ])

type Opened = { form: 'day'; day: ClosingDay | null } | { form: 'holidays' }

/** Days on which the clinic is closed, and a country's holidays to take over. */
export function ClosingDays() {
  const query = useQuery(closingDaysQuery)
  const denied = useDenials(closingDayEndpoints)
  const today = useToday()
  const [withPast, setWithPast] = useState(false)
  const [opened, setOpened] = useState<Opened>()
  const remove = useDeleteClosingDay()
  const onDelete = useCallbackRef(async (day: ClosingDay) => {
    const isSure = await confirm({
      title: 'Delete this closing day?',
      about: `${day.name}, ${rangeWords(day)}`,
      message: 'Its hours can be booked again.',
      confirmLabel: 'Delete',
      danger: true,
    })
    if (!isSure) return
    try {
      await remove.mutateAsync({ id: day.id, version: day.version })
      toast.success(closingDayMessages.deleted)
    } catch (error) {
      showError(errorText(error, { otherwise: closingDayMessages.deleteFailed }))
    }
  })
  const columns = useMemo(
    () =>
      closingDayColumns({
        onEdit: (day) => setOpened({ form: 'day', day }),
        onDelete: (day) => void onDelete(day),
        denied: { edit: denied.change, delete: denied.delete },
      }),
    [onDelete, denied],
  )
  const { data } = query
  const rows = useMemo(
    () => data?.filter(({ yearly, to }) => withPast || yearly || to >= today),
    [data, withPast, today],
  )
  const hasPast = data?.some(({ yearly, to }) => !yearly && to < today)

  return (
    <section aria-label="Closing days">
      <Group justify="space-between" mt="lg" mb="xs">
        <Title order={2} size="h4">
          Closing days
        </Title>
        <Group gap="xs">
          <Button
            variant="default"
            {...(denied.create === null ? { disabled: !data } : disabledWithReason(denied.create))}
            onClick={() => setOpened({ form: 'holidays' })}
          >
            Holidays of a Country
          </Button>
          <Button
            leftSection={<IconPlus size={16} aria-hidden />}
            {...disabledWithReason(denied.create)}
            onClick={() => setOpened({ form: 'day', day: null })}
          >
            Add Closing Day
          </Button>
        </Group>
      </Group>
      <Text size="sm" c="dimmed" mb="sm">
        No doctor can be booked on these days. The desk can make an exception with a reason.
      </Text>
      {hasPast && (
        <Checkbox
          mb="sm"
          label="Show past days"
          checked={withPast}
          onChange={({ currentTarget }) => setWithPast(currentTarget.checked)}
        />
      )}
      <RecordList
        label="Closing days"
        columns={columns}
        query={{ ...query, data: rows }}
        fetchFailed={closingDayMessages.fetchFailed}
        empty={{ title: 'No closing days to come' }}
      />
      {opened?.form === 'day' && (
        <ClosingDayForm
          key={opened.day?.id ?? 'new'}
          day={opened.day}
          onClose={() => setOpened(undefined)}
        />
      )}
      {opened?.form === 'holidays' && data && (
        <HolidaysForm closingDays={data} onClose={() => setOpened(undefined)} />
      )}
    </section>
  )
}
