import '@mantine/core/styles/Drawer.css'
import { Box, Drawer } from '@mantine/core'
import { closesByEscape } from '@/components/dialog'
import { dialogContent } from '@/components/dialog-focus'
import { SideMenu } from './side-menu'

/** The side menu where the window is too narrow to show it beside the page. */
export const MenuDrawer = ({ onClose }: { onClose: () => void }) => (
  <Drawer
    opened
    onClose={onClose}
    {...closesByEscape(onClose)}
    title="Menu"
    size="min(18.5rem, calc(100vw - 3rem))"
  >
    <Box component="nav" aria-label="Main" {...dialogContent}>
      <SideMenu onNavigate={onClose} />
    </Box>
  </Drawer>
)
