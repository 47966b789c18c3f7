import { Drawer, Group, Modal } from '@mantine/core'
import { type KeyboardEvent, type ReactNode, useEffect } from 'react'
import classes from './dialog.module.css'
import { dialogLayer, returnFocus } from './layers'

interface DialogTitleProps {
  icon?: ReactNode
  children: string
}

export function DialogTitle({ icon, children }: DialogTitleProps) {
  return icon ? (
    <Group gap="xs" wrap="nowrap">
      {icon}
      {children}
    </Group>
  ) : (
    children
  )
}

/** What Mantine marks as closing by Escape itself: an open list of options, for one. */
const takesEscape = '[data-mantine-stop-propagation="true"]'

interface DialogShellProps {
  /** Escape, the cross or a click beside it: it closes when it is rendered no more. */
  onClose: () => void
  title: string
  /** One to read in, one to fill in, or a panel at the side. */
  shape: 'page' | 'form' | 'side'
  /** It says what has been done, and must be read: a click beside it does nothing. */
  stays?: boolean
  children: ReactNode
}

/** Mantine's dialog, open while it is rendered. When it closes, the focus goes back. */
export function DialogShell({ onClose, title, shape, stays = false, children }: DialogShellProps) {
  useEffect(
    () => () => {
      if (document.activeElement === document.body) returnFocus()
    },
    [],
  )
  const shared = {
    ref: dialogLayer,
    opened: true,
    onClose,
    title,
    closeOnClickOutside: !stays,
    // Mantine listens on the window, where the press that ends a question on top would end this too.
    closeOnEscape: false,
    onKeyDown: (event: KeyboardEvent<HTMLDivElement>) => {
      const { key, target, nativeEvent } = event
      const taken = target instanceof Element && target.closest(takesEscape)
      if (key === 'Escape' && !nativeEvent.isComposing && !taken) onClose()
    },
    returnFocus: false,
    transitionProps: { duration: 0 },
  }
  const { title: heading, header, overlay, side, content, form } = classes
  return shape === 'side' ? (
    <Drawer
      {...shared}
      classNames={{ title: heading, header, overlay, content: side }}
      size="min(18.5rem, calc(100vw - 3rem))"
    >
      {children}
    </Drawer>
  ) : (
    <Modal
      {...shared}
      classNames={{
        title: heading,
        header,
        overlay,
        content: shape === 'form' ? `${content} ${form}` : content,
      }}
      size={shape === 'page' ? '42rem' : 'auto'}
      centered
    >
      {children}
    </Modal>
  )
}
