import { Badge, Group, Text } from '@mantine/core'
import { visitWhen } from '@shared/contracts/visit-rules'
import { useQuery } from '@tanstack/react-query'
import { visitListQuery } from '@/api/visits'
import { useToday } from '@/hooks/use-now'
import { statusColors, statusWords } from '../visit-words'

/** A patient's next visit, from today on; who is here today already, first. */
export function NextVisit({ patientId }: { patientId: string }) {
  const today = useToday()
  const of = { patientId, page: 0, limit: 1 } as const
  const here = useQuery(visitListQuery({ ...of, status: 'checked-in', date: today }))
  const pending = useQuery(visitListQuery({ ...of, status: 'pending' }))
  const [first] = [...(here.data?.rows ?? []), ...(pending.data?.rows ?? [])]
  if (here.isError || pending.isError) return 'Could not be read'
  if (!here.data || !pending.data) return '…'
  if (!first || first.date < today) return 'None'
  return (
    <Group gap="xs">
      <Text span inherit>
        {visitWhen(first)}, {first.doctor}
      </Text>
      {first.status !== 'pending' && (
        <Badge color={statusColors[first.status]}>{statusWords[first.status]}</Badge>
      )}
    </Group>
  )
}
