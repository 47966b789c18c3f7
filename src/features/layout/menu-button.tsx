import { Burger } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { DialogShell } from '@/components/dialog-shell'
import { SideMenu } from './side-menu'

/** Opens the side menu where the window is too narrow to show it beside the page. */
export function MenuButton() {
  const [opened, { open, close }] = useDisclosure()
  return (
    <>
      <Burger hiddenFrom="md" aria-label="Open menu" aria-expanded={opened} onClick={open} />
      {opened && (
        <DialogShell onClose={close} title="Menu" shape="side">
          <nav aria-label="Main">
            <SideMenu onNavigate={close} />
          </nav>
        </DialogShell>
      )}
    </>
  )
}
