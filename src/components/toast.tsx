import { Button, Group } from '@mantine/core'
import { notifications, notificationsStore } from '@mantine/notifications'
import { IconAlertCircle, IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { addNotice, type Notice } from '@/stores/notices'
import { dragAway } from './drag-away'

/** How each kind looks, and where it stands (docs/product/shell.md, Messages). */
const looks = {
  success: { icon: <IconCircleCheck />, color: 'green', position: 'top-right' },
  warning: { icon: <IconAlertTriangle />, color: 'yellow', position: 'top-right' },
  error: { icon: <IconAlertCircle />, color: 'red', position: 'bottom-center' },
} as const

/** Toasts close by themselves after so many milliseconds (docs/product/shell.md, Messages). */
const defaultDuration = 5000

interface ToastOptions {
  /** In milliseconds. */
  duration?: number
  /** A button beside the words, for as long as the toast stands. */
  action?: { label: string; run: () => void }
}

function show(
  kind: Notice['kind'],
  said: string,
  { duration = defaultDuration, action }: ToastOptions = {},
): void {
  addNotice(kind, said)
  // The same again takes the place of the one before: a pile lies over what is pressed next.
  for (const before of notificationsStore.getState().notifications)
    if (before.id && before.message === said && before.color === looks[kind].color)
      notifications.hide(before.id)

  /** Where the focus came from, and goes back to from a toast that is closed by key. */
  let from: EventTarget | null = null
  const close = () => notifications.hide(id)
  const closeByKey = () => {
    close()
    if (from instanceof HTMLElement) from.focus({ preventScroll: true })
  }
  const act = () => {
    closeByKey()
    action?.run()
  }
  // The same element whenever it is drawn again.
  const message = action ? (
    <Group gap="xs" justify="space-between" wrap="nowrap">
      <span>{said}</span>
      <Button size="xs" variant="default" flex="none" onClick={act}>
        {action.label}
      </Button>
    </Group>
  ) : (
    said
  )
  const id = notifications.show({
    message,
    autoClose: duration,
    withBorder: true,
    tabIndex: -1,
    ...looks[kind],
    closeButtonProps: {
      'aria-label': 'Close',
      // A click by key has no pointer; it would leave the focus behind with the toast.
      onClick: ({ detail }) => (detail === 0 ? closeByKey() : close()),
    },
    onKeyDown: ({ key }) => {
      if (key === 'Escape') closeByKey()
    },
    // While it has the focus, somebody reads it.
    onFocus: ({ currentTarget, relatedTarget }) => {
      if (!currentTarget.contains(relatedTarget)) from = relatedTarget
      notifications.update({ id, message, autoClose: false })
    },
    onBlur: () => notifications.update({ id, message, autoClose: duration }),
    ...dragAway(close),
  })
}

/** Says something beside the work: success and warnings top-right, errors bottom-center. */
export const toast = {
  success: (message: string, options?: ToastOptions) => show('success', message, options),
  warning: (message: string) => show('warning', message),
  error: (message: string) => show('error', message),
}
