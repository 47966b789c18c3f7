import { Card, Group, SimpleGrid, Text, ThemeIcon } from '@mantine/core'
import { isolated } from '@shared/lib/isolated'
import { IconCalendarPlus, IconUserCircle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { PageHeader } from '@/components/page-header'
import { useNow } from '@/hooks/use-now'
import { navigation, type Screen } from '@/lib/navigation'
import { clinicTime, clinicWords } from '@/stores/clinic-day'
import { isAdmin, mayBook, ownName, useSession } from '@/stores/session'

const booking: Screen = {
  label: 'Book Appointment',
  to: '/bookappoinment',
  icon: IconCalendarPlus,
  purpose: 'Consult a doctor, or have a health checkup',
}

const profile: Screen = {
  label: 'Profile',
  to: '/admin/profile',
  icon: IconUserCircle,
  purpose: 'See your roles and when your session ends',
}

/** Where a person starts whose roles show no dashboard: what is open to them instead. */
export function NoDashboard() {
  const name = useSession(ownName)
  const withAdmin = useSession(isAdmin)
  const canBook = useSession(mayBook)
  const screens: readonly Screen[] = [
    ...(withAdmin ? navigation.admin : []),
    ...(canBook ? [booking] : []),
    ...navigation.bottom,
    profile,
  ]
  const now = new Date(useNow(60_000))

  return (
    <>
      <PageHeader title={`${greeting(clinicTime(now).time)}, ${isolated(name)}`} />
      <Text size="md" c="dimmed" mt="-md" mb="lg">
        <time dateTime={now.toISOString()}>{clinicWords(now, { dateStyle: 'full' })}</time>
      </Text>
      <Text size="sm" mb="md">
        Your roles show no dashboard. An administrator can give your role one, under Roles. This is
        open to you:
      </Text>
      <SimpleGrid cols={{ base: 1, sm: 2, xl: 3 }}>
        {screens.map((screen) => (
          <ScreenCard key={screen.to} screen={screen} />
        ))}
      </SimpleGrid>
    </>
  )
}

/** @param time HH:MM */
const greeting = (time: string) =>
  time < '12:00' ? 'Good morning' : time < '18:00' ? 'Good afternoon' : 'Good evening'

const ScreenCard = ({ screen: { icon: Icon, label, purpose, to } }: { screen: Screen }) => (
  <Card renderRoot={(root) => <Link to={to} {...root} />}>
    <Group wrap="nowrap">
      <ThemeIcon variant="light" size={44}>
        <Icon size={22} stroke={1.75} aria-hidden />
      </ThemeIcon>
      <div>
        <Text fw={600}>{label}</Text>
        <Text size="sm" c="dimmed">
          {purpose}
        </Text>
      </div>
    </Group>
  </Card>
)
