import { ActionIcon, Menu } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { patientMessages } from '@shared/contracts/patients'
import { isolated } from '@shared/lib/isolated'
import { IconHistory } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { errorText } from '@/api/api-error'
import { patientsByNumberQuery } from '@/api/patients'
import { useAltShortcut } from '@/hooks/use-shortcuts'
import { openDialog } from '@/lib/open-dialog'
import { useSession } from '@/stores/session'
import { listsPatients } from './patient-link'
import { claimOpenedPatients, openedPatients } from './recently-opened'

/** The patients whose pages the person signed in opened last, a key away. */
export function OpenedPatients() {
  const isOpen = useSession(listsPatients)
  const owner = useSession(({ session }) => session?.owner)
  useEffect(() => {
    if (owner !== undefined) claimOpenedPatients(owner)
  }, [owner])
  return isOpen && <OpenedPatientsMenu />
}

function OpenedPatientsMenu() {
  const [opened, { open, close, toggle }] = useDisclosure()
  useAltShortcut('R', () => {
    if (!document.querySelector(openDialog)) open()
  })
  return (
    <Menu
      opened={opened}
      onChange={(isOpen) => (isOpen ? open() : close())}
      // The first of them has the focus, so that Enter opens it.
      withInitialFocusPlaceholder={false}
      returnFocus
    >
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="xl"
          aria-label="Recently opened patients"
          aria-keyshortcuts="Alt+R"
          title="Recently opened patients (Alt+R)"
          onClick={toggle}
        >
          <IconHistory size={22} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown maw="20rem">
        <Menu.Label>Recently opened patients</Menu.Label>
        <Items />
      </Menu.Dropdown>
    </Menu>
  )
}

/** Numbers at once, and whose they are as soon as that is read. */
function Items() {
  const { number: shown } = useParams({ strict: false })
  const numbers = openedPatients().filter((number) => String(number) !== shown)
  const { data, error } = useQuery(patientsByNumberQuery(numbers))
  const names = new Map(data?.map(({ number, name }) => [number, name]))
  const known = data ? numbers.filter((number) => names.has(number)) : numbers
  if (error)
    return <Menu.Label>{errorText(error, { otherwise: patientMessages.fetchFailed })}</Menu.Label>
  if (known.length === 0) return <Menu.Label>None yet. Whose page you open stands here.</Menu.Label>
  return known.map((number) => (
    <Menu.Item
      key={number}
      renderRoot={(root) => (
        <Link to="/patient/$number" params={{ number: String(number) }} preload={false} {...root} />
      )}
    >
      <span translate="no">
        {names.has(number)
          ? `${isolated(names.get(number) ?? '')}, no. ${number}`
          : `No. ${number}`}
      </span>
    </Menu.Item>
  ))
}
