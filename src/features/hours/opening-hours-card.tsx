import { Button, Card, Group, Text, Title } from '@mantine/core'
import { openingHoursEndpoints, openingHoursMessages } from '@shared/contracts/clinic-hours'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { openingHoursQuery } from '@/api/clinic-hours'
import { disabledWithReason } from '@/components/disabled-with-reason'
import { Facts } from '@/components/facts'
import { lazyDialog } from '@/components/lazy'
import { QueryAlert } from '@/components/query-alert'
import { useDenial } from '@/hooks/use-may'
import { openingLines } from './typed-opening'

const OpeningHoursForm = lazyDialog({
  name: 'opening hours form',
  load: () => import('./opening-hours-form').then((loaded) => loaded.OpeningHoursForm),
})

/** The clinic's week, and the way to change it. */
export function OpeningHoursCard() {
  const query = useQuery(openingHoursQuery)
  const denied = useDenial(openingHoursEndpoints.save)
  const [editing, setEditing] = useState(false)
  const opening = query.data
  return (
    <Card component="section" aria-label="Opening hours" maw={720} mt="md">
      <Group justify="space-between" mb="sm">
        <Title order={2} size="h4">
          Opening hours
        </Title>
        <Button
          variant="default"
          aria-label="Edit opening hours"
          {...(denied === null ? { disabled: !opening } : disabledWithReason(denied))}
          onClick={() => setEditing(true)}
        >
          Edit
        </Button>
      </Group>
      <QueryAlert query={query} otherwise={openingHoursMessages.fetchFailed} />
      {opening?.hours.length === 0 && (
        <Text size="sm">
          No opening hours set. Users without a week of their own can be booked from 08:00 to 18:00.
        </Text>
      )}
      {opening && opening.hours.length > 0 && (
        <Facts
          facts={openingLines(opening.hours).map(([weekday, words]) => [
            weekday,
            words || 'Closed',
          ])}
        />
      )}
      {editing && opening && (
        <OpeningHoursForm opening={opening} onClose={() => setEditing(false)} />
      )}
    </Card>
  )
}
