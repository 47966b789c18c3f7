import { Drawer } from '@mantine/core'
import '@mantine/core/styles/Overlay.css'
import '@mantine/core/styles/ModalBase.css'
import '@mantine/core/styles/Drawer.css'
import { SideMenu } from './side-menu'

interface MenuDrawerProps {
  opened: boolean
  onClose: () => void
}

export function MenuDrawer({ opened, onClose }: MenuDrawerProps) {
  return (
    <Drawer opened={opened} onClose={onClose} title="Menu" size="18rem" padding="md">
      <SideMenu onNavigate={onClose} />
    </Drawer>
  )
}
