import { Burger } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { lazyDialog, usePreload } from '@/components/lazy'

const MenuDrawer = lazyDialog({
  name: 'menu',
  load: () => import('./menu-drawer').then((loaded) => loaded.MenuDrawer),
})

/** Opens the side menu where the window is too narrow to show it beside the page. */
export function MenuButton() {
  const [opened, { open, close }] = useDisclosure()
  usePreload(MenuDrawer)
  return (
    <>
      <Burger hiddenFrom="md" aria-label="Open menu" aria-expanded={opened} onClick={open} />
      {opened && <MenuDrawer onClose={close} />}
    </>
  )
}
