import '@mantine/core/styles/Notification.css'
import '@mantine/notifications/styles.css'
import { Notifications } from '@mantine/notifications'
import { useAltShortcut } from '@/hooks/use-shortcuts'

/** From the newest toast, Tab reaches its close button. */
const focusNewest = () =>
  [...document.querySelectorAll<HTMLElement>('.mantine-Notification-root')].at(-1)?.focus()

/** The toasts, out of the way of what is worked with (src/app/global.css). */
export function Toasts() {
  useAltShortcut('T', focusNewest)
  return (
    <Notifications
      mt="var(--rounds-toasts-top)"
      classNames={{ notification: 'mantine-focus-auto' }}
      // A drag is no selection of its text.
      styles={{ notification: { userSelect: 'none', overflowWrap: 'anywhere' } }}
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
