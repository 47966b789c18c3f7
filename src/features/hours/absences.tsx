import { Button, Group, Text, Title } from '@mantine/core'
import { useCallbackRef } from '@mantine/hooks'
import { type Absence, absenceEndpoints, absenceMessages } from '@shared/contracts/absences'
import { IconPlus } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { RecordList } from '@/components/data-table/record-list'
import { disabledWithReason } from '@/components/disabled-with-reason'
import type { ListState } from '@/hooks/use-list-search'
import { useDenial } from '@/hooks/use-may'
import { useToday } from '@/hooks/use-now'
import { absenceColumns } from './absence-columns'
import { AbsenceForm } from './shared/absence-dialog'
import { useAbsenceSteps } from './use-absence-steps'
import { useOpenDesk } from './use-open-desk'

interface AbsencesProps {
  staffId: string
  name: string
  /** Whether they are of the person signed in. */
  isOwn: boolean
  query: UseQueryResult<readonly Absence[] | { rows: Absence[]; total: number }>
  /** Order and page, where the server pages them. */
  list?: Pick<ListState, 'search' | 'change'>
}

/** Absences of one user: asked for, entered, confirmed, declined, changed and deleted. */
export function Absences({ staffId, name, isOwn, query, list }: AbsencesProps) {
  // One's own is anybody's to ask for; another's takes what confirming it takes.
  const denied = useDenial(absenceEndpoints[isOwn ? 'create' : 'confirm'])
  const [editing, setEditing] = useState<{ absence: Absence | null }>()
  const steps = useAbsenceSteps()
  const onEdit = useCallbackRef((absence: Absence) => setEditing({ absence }))
  const openDesk = useOpenDesk()
  const canSettle = openDesk !== null
  const onSettle = useCallbackRef((absence: Absence) => openDesk?.(absence))
  const today = useToday()
  const columns = useMemo(
    () => absenceColumns({ ...steps, onEdit, onSettle: canSettle ? onSettle : null }, today),
    [steps, onEdit, canSettle, onSettle, today],
  )
  return (
    <section aria-label="Absences">
      <Group justify="space-between" mb={isOwn ? 4 : 'sm'}>
        <Title order={2} size="h4">
          {isOwn ? 'Your absences' : 'Absences'}
        </Title>
        <Button
          leftSection={<IconPlus size={16} aria-hidden />}
          {...disabledWithReason(denied)}
          onClick={() => setEditing({ absence: null })}
        >
          {isOwn ? 'Ask for an Absence' : 'Enter Absence'}
        </Button>
      </Group>
      {isOwn && (
        <Text size="sm" c="dimmed" mb="sm">
          An absence counts once a colleague has confirmed it.
        </Text>
      )}
      <RecordList
        label="Absences"
        columns={columns}
        query={query}
        fetchFailed={absenceMessages.fetchFailed}
        {...(list && { list })}
        empty={{ title: isOwn ? 'You have asked for no absence.' : 'No absences' }}
      />
      {editing && (
        <AbsenceForm
          key={editing.absence?.id ?? 'new'}
          staffId={staffId}
          name={name}
          isOwn={isOwn}
          absence={editing.absence}
          onClose={() => setEditing(undefined)}
        />
      )}
    </section>
  )
}
