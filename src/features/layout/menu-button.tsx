import { Box, Burger, Drawer } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { closesByEscape } from '@/components/dialog'
import { dialogContent } from '@/components/dialog-focus'
import { SideMenu } from './side-menu'

/** Opens the side menu where the window is too narrow to show it beside the page. */
export function MenuButton() {
  const [opened, { open, close }] = useDisclosure()
  return (
    <>
      <Burger hiddenFrom="md" aria-label="Open menu" aria-expanded={opened} onClick={open} />
      {opened && (
        <Drawer
          opened
          onClose={close}
          {...closesByEscape(close)}
          title="Menu"
          size="min(18.5rem, calc(100vw - 3rem))"
        >
          <Box component="nav" aria-label="Main" ref={dialogContent}>
            <SideMenu onNavigate={close} />
          </Box>
        </Drawer>
      )}
    </>
  )
}
