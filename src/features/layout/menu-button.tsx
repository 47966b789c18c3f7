import { IconMenu2 } from '@tabler/icons-react'
import { useState } from 'react'
import { DialogShell } from '@/components/dialog-shell'
import { IconButton } from '@/components/icon-button'
import { SideMenu } from './side-menu'

/** Opens the side menu where the window is too narrow to show it. */
export function MenuButton() {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <IconButton aria-label="Open menu" aria-expanded={open} onClick={() => setOpen(true)}>
        <IconMenu2 size={24} stroke={1.75} aria-hidden />
      </IconButton>
      {open && (
        <DialogShell onClose={close} title="Menu" shape="side">
          <SideMenu onNavigate={close} />
        </DialogShell>
      )}
    </>
  )
}
