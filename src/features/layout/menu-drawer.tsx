import { DialogShell } from '@/components/dialog-shell'
import { SideMenu } from './side-menu'

/** The side menu where the window is too narrow to show it beside the page. */
export function MenuDrawer({ onClose }: { onClose: () => void }) {
  return (
    <DialogShell onClose={onClose} title="Menu" shape="side">
      <SideMenu onNavigate={onClose} />
    </DialogShell>
  )
}
