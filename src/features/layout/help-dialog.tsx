import '@/components/later-styles'
import { Stack, Text } from '@mantine/core'
import { Dialog } from '@/components/dialog'
import { navigation } from '@/lib/navigation'
import { screenShortcuts } from '@/lib/shortcuts'
import { isAdmin, useSession } from '@/stores/session'
import { HelpEntry, HelpPart, KeysEverywhere, KeysOfScreen } from './key-tables'

const aboutHeader = [
  { label: 'Dark mode', purpose: 'Changes between light and dark, on this device' },
  { label: 'Notifications', purpose: 'Keeps what Rounds has told you since you signed in' },
  { label: 'Profile', purpose: 'Shows your roles and when your session ends' },
]

/** A short guide: what stands where, and the keys. */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  const withAdmin = useSession(isAdmin)
  const atFrontDesk = useSession(({ session }) =>
    session?.userData.roles.includes('receptionist_dashboard'),
  )
  const screens = [
    ...navigation.top,
    ...(withAdmin ? navigation.admin : []),
    ...navigation.bottom,
    ...aboutHeader,
  ]
  return (
    <Dialog onClose={onClose} title="Help" size="42rem">
      <Stack gap="lg">
        <HelpPart title="Where to find what">
          {screens.map(({ label, purpose }) => (
            <HelpEntry key={label} name={label} does={purpose} />
          ))}
        </HelpPart>
        <KeysEverywhere title="Keyboard shortcuts" />
        {withAdmin && <KeysOfScreen screen={screenShortcuts.staff} />}
        {atFrontDesk && <KeysOfScreen screen={screenShortcuts.desk} />}
        <Text size="sm" c="dimmed">
          A session ends when its time is up, or when Rounds is opened again after it has been left
          alone for too long. You then sign in and return to the page you were on.
        </Text>
      </Stack>
    </Dialog>
  )
}
