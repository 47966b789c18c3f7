import { IconX } from '@tabler/icons-react'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import classes from './dialog-shell.module.css'
import { returnFocus } from './focus-history'
import { IconButton } from './icon-button'

/**
 * Escape belongs to the dialog on top. A Mantine modal beneath listens on the window, and spares
 * what happens in an element that is marked so.
 */
export const ownEscape = { 'data-mantine-stop-propagation': 'true' }

interface DialogShellProps {
  /** Escape, the cross or a click beside it: it closes when it is rendered no more. */
  onClose: () => void
  title: string
  icon?: ReactNode
  /** A box in the middle, wider ones to read in or to fill in, or a panel at the side. */
  shape?: 'box' | 'page' | 'form' | 'side'
  withCross?: boolean
  children: ReactNode
}

/**
 * The browser's own modal dialog, open while it is rendered: what is beneath is out of reach, the
 * focus stays inside and goes back when it closes.
 */
export function DialogShell({
  onClose,
  title,
  icon,
  shape = 'box',
  withCross = true,
  children,
}: DialogShellProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const textId = useId()

  // Before the element goes: from an element that has gone the browser returns no focus.
  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    dialog?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    return () => {
      dialog?.close()
      // What had the focus may have gone meanwhile: a form that was saved, a row that was deleted.
      if (document.activeElement === document.body || dialog?.contains(document.activeElement))
        returnFocus()
    }
  }, [])

  return (
    <dialog
      ref={ref}
      className={classes.dialog}
      data-shape={shape}
      data-own-dialog
      aria-labelledby={titleId}
      aria-describedby={shape === 'form' ? undefined : textId}
      tabIndex={-1}
      {...ownEscape}
      onClose={(event) => {
        if (!event.currentTarget.open) onClose()
      }}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return
        // The browser would give this press to the dialog that may ask, from now on, whether to go.
        event.preventDefault()
        onClose()
      }}
      onPointerDown={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
    >
      <div className={classes.body}>
        <header className={classes.head}>
          {icon}
          <h2 id={titleId} className={classes.title}>
            {title}
          </h2>
          {withCross && (
            <IconButton aria-label="Close" onClick={onClose} {...ownEscape}>
              <IconX size={18} stroke={1.75} aria-hidden />
            </IconButton>
          )}
        </header>
        <div id={textId}>{children}</div>
      </div>
    </dialog>
  )
}
