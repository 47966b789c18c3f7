import { useState } from 'react'
import { lazyDialog, usePreload } from '@/components/lazy'
import { BellButton } from './bell-button'

/** What places it weighs more than the rest of the header. */
const NoticesPopover = lazyDialog({
  name: 'notices',
  load: () => import('./notices-popover').then((loaded) => loaded.NoticesPopover),
  waiting: <BellButton autoFocus />,
})

/** What toasts and dialogs have said in this session, for whoever looked away. */
export function NoticesBell() {
  const [pressed, setPressed] = useState(false)
  usePreload(NoticesPopover)
  if (pressed) return <NoticesPopover onClose={() => setPressed(false)} />
  return <BellButton onClick={() => setPressed(true)} />
}
