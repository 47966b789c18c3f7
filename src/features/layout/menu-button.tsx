import { IconMenu2 } from '@tabler/icons-react'
import { useState } from 'react'
import { IconButton } from '@/components/icon-button'
import { lazyDialog } from '@/components/lazy-dialog'

const MenuDrawer = lazyDialog(() => import('./menu-drawer').then((loaded) => loaded.MenuDrawer))

/** Opens the side menu where the window is too narrow to show it. */
export function MenuButton() {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <IconButton aria-label="Open menu" aria-expanded={open} onClick={() => setOpen(true)}>
        <IconMenu2 size={24} stroke={1.75} aria-hidden />
      </IconButton>
      {open && <MenuDrawer onClose={close} />}
    </>
  )
}
