import '@/components/later-styles'
import { Kbd, Stack, Table, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { Dialog } from '@/components/dialog'
import { listsPatients } from '@/features/patients/shared/patient-link'
import { navigation } from '@/lib/navigation'
import {
  altPatientShortcuts,
  altShortcuts,
  deskShortcuts,
  rowShortcuts,
  searchShortcuts,
  staffShortcuts,
} from '@/lib/shortcuts'
import { isAdmin, useSession } from '@/stores/session'

/** What every browser has, as far as Rounds depends on it. */
const browserKeys = {
  Tab: 'Move to the next control; with Shift, to the one before',
  Enter: 'Open a link, press a button, send a form',
  Space: 'Tick a box, turn a switch',
  Esc: 'Close the open dialog or menu, or the message in focus',
}

const aboutHeader = [
  { label: 'Dark mode', purpose: 'Changes between light and dark, on this device' },
  { label: 'Notifications', purpose: 'Keeps what Rounds has told you since you signed in' },
  { label: 'Profile', purpose: 'Shows your roles and when your session ends' },
]

/** A short guide: what stands where, and the keys. */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  const withAdmin = useSession(isAdmin)
  const withPatients = useSession(listsPatients)
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
        <Part title="Where to find what">
          {screens.map(({ label, purpose }) => (
            <Entry key={label} name={label} does={purpose} />
          ))}
        </Part>
        <Part title="Keyboard shortcuts">
          <Keys of={browserKeys} />
          <Keys of={altShortcuts} held="Alt" />
          {withPatients && <Keys of={altPatientShortcuts} held="Alt" />}
        </Part>
        {withAdmin && (
          <Part title="On the staff list">
            <Keys of={staffShortcuts} />
          </Part>
        )}
        {atFrontDesk && (
          <Part title="On the receptionist's dashboard">
            <Keys of={deskShortcuts} />
            <Keys of={rowShortcuts} />
            <Keys of={searchShortcuts} />
          </Part>
        )}
        <Text size="sm" c="dimmed">
          A session ends when its time is up, or when Rounds is opened again after it has been left
          alone for too long. You then sign in and return to the page you were on.
        </Text>
      </Stack>
    </Dialog>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <Title order={3} size="sm" mb="xs">
      {title}
    </Title>
    <Table aria-label={title}>
      <Table.Tbody>{children}</Table.Tbody>
    </Table>
  </section>
)

const Entry = ({ name, does }: { name: ReactNode; does: string }) => (
  <Table.Tr>
    <Table.Th scope="row" w={136}>
      {name}
    </Table.Th>
    <Table.Td c="dimmed">{does}</Table.Td>
  </Table.Tr>
)

/** 'ArrowDown' is two words. */
const inWords = (key: string) => key.replace(/(?<=[a-z])(?=[A-Z])/, ' ')

const Keys = ({ of, held }: { of: Readonly<Record<string, string>>; held?: string }) =>
  Object.entries(of).map(([key, does]) => (
    <Entry
      key={key}
      name={
        <>
          {held && <Kbd mr={4}>{held}</Kbd>}
          <Kbd>{inWords(key)}</Kbd>
        </>
      }
      does={does}
    />
  ))
