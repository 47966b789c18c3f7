import './dialog-styles'
import { Drawer, Group, Modal } from '@mantine/core'
import { type ReactNode, useEffect } from 'react'
import classes from './dialog.module.css'
import { useDialogs } from './dialogs'
import { returnFocus } from './focus-history'

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

interface DialogShellProps {
  /** Escape, the cross or a click beside it: it closes when it is rendered no more. */
  onClose: () => void
  title: string
  /** One to read in, one to fill in, or a panel at the side. */
  shape: 'page' | 'form' | 'side'
  children: ReactNode
}

/** Mantine's dialog, open while it is rendered. When it closes, the focus goes back. */
export function DialogShell({ onClose, title, shape, children }: DialogShellProps) {
  // Escape belongs to the question on top, if there is one.
  const asking = useDialogs(({ dialogs }) => dialogs.length > 0)
  useEffect(
    () => () => {
      if (document.activeElement === document.body) returnFocus()
    },
    [],
  )
  const shared = {
    opened: true,
    onClose,
    title,
    closeOnEscape: !asking,
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
