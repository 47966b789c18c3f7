import { Button, Card, Group, Text, Title } from '@mantine/core'
import { type StaffHours, staffHoursEndpoints } from '@shared/contracts/staff-hours'
import { useState } from 'react'
import { disabledWithReason } from '@/components/disabled-with-reason'
import { Facts } from '@/components/facts'
import { lazyDialog } from '@/components/lazy'
import { useDenial } from '@/hooks/use-may'
import { weekLines } from './typed-week'

const WeekForm = lazyDialog({
  name: 'week form',
  load: () => import('./week-form').then((loaded) => loaded.WeekForm),
})

/** The week of a user, and the way to change it. */
export function WeekCard({ hours }: { hours: StaffHours | undefined }) {
  const denied = useDenial(staffHoursEndpoints.save)
  const [editing, setEditing] = useState(false)
  return (
    <Card component="section" aria-label="Week" maw={832}>
      <Group justify="space-between" mb="sm">
        <Title order={2} size="h4">
          Week
        </Title>
        <Button
          variant="default"
          aria-label="Edit week"
          {...(denied === null ? { disabled: !hours } : disabledWithReason(denied))}
          onClick={() => setEditing(true)}
        >
          Edit
        </Button>
      </Group>
      {hours && <Week week={hours.week} />}
      {editing && hours && <WeekForm hours={hours} onClose={() => setEditing(false)} />}
    </Card>
  )
}

function Week({ week }: Pick<StaffHours, 'week'>) {
  if (week === null) return <Text size="sm">No week set: the clinic’s opening hours.</Text>
  if (week.length === 0) return <Text size="sm">Never, except in extra hours.</Text>
  return <Facts facts={weekLines(week).map(([weekday, words]) => [weekday, words || '—'])} />
}
