import { ActionIcon } from '@mantine/core'
import { IconMenu2 } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'

const MenuDrawer = lazy(() => import('./menu-drawer').then((m) => ({ default: m.MenuDrawer })))

/** Opens the side menu where the window is too narrow to show it; loaded when first wanted. */
export function MenuButton() {
  const [wanted, setWanted] = useState(false)
  const [opened, setOpened] = useState(false)
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="xl"
        aria-label="Open menu"
        aria-expanded={opened}
        onClick={() => {
          setWanted(true)
          setOpened(true)
        }}
      >
        <IconMenu2 size={24} stroke={1.75} aria-hidden />
      </ActionIcon>
      {wanted && (
        <Suspense>
          <MenuDrawer opened={opened} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  )
}
