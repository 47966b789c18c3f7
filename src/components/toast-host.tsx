import { Notifications, notifications } from '@mantine/notifications'
import { IconAlertCircle, IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { useEffect } from 'react'
import { isAltKey } from '@/lib/alt-key'
import { dragAway } from './drag-away'
import { returnFocus } from './layers'
import { type Toast, takeToasts, useToasts } from './toast'
import classes from './toast-host.module.css'

/** How each kind looks, and where it stands (docs/product.md, Messages). */
const looks = {
  success: { icon: <IconCircleCheck />, color: 'green', position: 'top-right' },
  warning: { icon: <IconAlertTriangle />, color: 'yellow', position: 'top-right' },
  error: { icon: <IconAlertCircle />, color: 'red', position: 'bottom-center' },
} as const

/** Hides it; whoever did so by key is led back to where they came from. */
function close(id: string, byKey: boolean): void {
  notifications.hide(id)
  if (byKey) returnFocus()
}

/** The toast that said this last, by what it said. */
const lastOf = new Map<string, string>()

function present({ id, kind, message, duration }: Toast): void {
  // The same again takes the place of the one before: a pile lies over what is pressed next.
  const said = `${kind} ${message}`
  const before = lastOf.get(said)
  if (before !== undefined) notifications.hide(before)
  lastOf.set(said, id)
  notifications.show({
    id,
    message,
    autoClose: duration,
    withBorder: true,
    className: classes.toast,
    tabIndex: -1,
    ...looks[kind],
    closeButtonProps: {
      'aria-label': 'Close',
      // A click by key has no pointer; it would leave the focus behind with the toast.
      onClick: (event) => close(id, event.detail === 0),
    },
    onKeyDown: (event) => {
      if (event.key === 'Escape') close(id, true)
    },
    // While it has the focus, somebody reads it.
    onFocus: () => notifications.update({ id, message, autoClose: false }),
    onBlur: () => notifications.update({ id, message, autoClose: duration }),
    ...dragAway(() => notifications.hide(id)),
  })
}

/** Alt+T moves to the newest toast; from there Tab reaches its close button. */
function onShortcut(event: KeyboardEvent): void {
  if (!isAltKey(event, 'T')) return
  const newest = [...document.querySelectorAll<HTMLElement>(`.${classes.toast}`)].at(-1)
  if (!newest) return
  event.preventDefault()
  newest.focus()
}

/** Draws the toasts, by Mantine's notifications. */
export function ToastHost() {
  const waiting = useToasts((state) => state.toasts)
  useEffect(() => {
    if (waiting.length > 0) takeToasts().forEach(present)
  }, [waiting])
  useEffect(() => {
    document.addEventListener('keydown', onShortcut)
    return () => document.removeEventListener('keydown', onShortcut)
  }, [])
  return (
    <Notifications
      className={classes.region}
      containerWidth="24rem"
      // They arrive by the style sheet, and go at once.
      transitionDuration={0}
      pauseResetOnHover="notification"
      allowDragDismiss={false}
      allowScrollDismiss={false}
    />
  )
}
