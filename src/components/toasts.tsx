import '@mantine/core/styles/Notification.css'
import '@mantine/notifications/styles.css'
import { Notifications } from '@mantine/notifications'
import { useEffect } from 'react'
import { isAltKey } from '@/lib/alt-key'

/** Alt+T moves to the newest toast; from there Tab reaches its close button. */
function onShortcut(event: KeyboardEvent): void {
  if (!isAltKey(event, 'T')) return
  const newest = [...document.querySelectorAll<HTMLElement>('.mantine-Notification-root')].at(-1)
  if (!newest) return
  event.preventDefault()
  newest.focus()
}

/** The toasts, below the header, which stays in reach. */
export function Toasts() {
  useEffect(() => {
    document.addEventListener('keydown', onShortcut)
    return () => document.removeEventListener('keydown', onShortcut)
  }, [])
  return (
    <Notifications
      mt={68}
      containerWidth="24rem"
      // A toast that is closed is gone at once, and no longer over what is pressed next.
      transitionDuration={0}
      pauseResetOnHover="notification"
      // Mantine's own dragging ends at 35 percent (drag-away.ts).
      allowDragDismiss={false}
      allowScrollDismiss={false}
    />
  )
}
