import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconX } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { IconButton } from './icon-button'
import { hideToast, type Toast, useToasts } from './toast'
import classes from './toast-host.module.css'
import { useDragAway } from './use-drag-away'
import { usePausableTimer } from './use-pausable-timer'

const icons = {
  success: IconCircleCheck,
  warning: IconAlertTriangle,
  error: IconAlertCircle,
}

/** Section 8: where each kind stands. */
const regions = [
  { position: 'top-right', kinds: ['success', 'warning'] },
  { position: 'bottom-center', kinds: ['error'] },
] as const satisfies readonly { position: string; kinds: readonly Toast['kind'][] }[]

const isOneOf = (kinds: readonly Toast['kind'][]) => (toast: Toast) => kinds.includes(toast.kind)

/** Draws the toasts. Alt+T moves to the newest; from there Tab reaches its close button. */
export function ToastHost() {
  const toasts = useToasts((state) => state.toasts)
  const newest = toasts.at(-1)?.id
  const newestRef = useRef<HTMLDivElement>(null)
  const cameFrom = useRef<Element | null>(null)

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // By the key's place: with Option held, a Mac's T is another letter.
      if (event.code !== 'KeyT' || !event.altKey || event.ctrlKey || event.metaKey) return
      if (!newestRef.current) return
      event.preventDefault()
      if (!document.activeElement?.closest('[role="alert"]'))
        cameFrom.current = document.activeElement
      newestRef.current.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])

  const goBack = () => {
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus()
  }

  return regions.map(({ position, kinds }) => (
    <div key={position} className={classes.region} data-position={position}>
      {toasts.filter(isOneOf(kinds)).map((toast) => (
        <ToastCard
          key={toast.id}
          toast={toast}
          onClosedByKey={goBack}
          {...(toast.id === newest && { cardRef: newestRef })}
        />
      ))}
    </div>
  ))
}

interface ToastCardProps {
  toast: Toast
  cardRef?: React.Ref<HTMLDivElement>
  onClosedByKey: () => void
}

function ToastCard({ toast, cardRef, onClosedByKey }: ToastCardProps) {
  const close = () => hideToast(toast.id)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  usePausableTimer({ duration: toast.duration, paused: hovered || focused, onEnd: close })
  const { offset, ...drag } = useDragAway(close)
  const Icon = icons[toast.kind]

  return (
    <div
      ref={cardRef}
      role="alert"
      tabIndex={-1}
      className={classes.toast}
      data-kind={toast.kind}
      style={offset === 0 ? undefined : { transform: `translateX(${offset}px)` }}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        close()
        onClosedByKey()
      }}
      {...drag}
    >
      <Icon className={classes.icon} size={20} aria-hidden />
      <span className={classes.text}>{toast.message}</span>
      <IconButton
        aria-label="Close"
        onClick={(event) => {
          close()
          // A click by key has no pointer; it leaves the focus behind with the toast.
          if (event.detail === 0) onClosedByKey()
        }}
      >
        <IconX size={16} stroke={1.75} aria-hidden />
      </IconButton>
    </div>
  )
}
