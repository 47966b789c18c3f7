import { Box, Modal, type ModalProps } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import { dialogContent } from './dialog-focus'

/** What Mantine marks as closing by Escape itself: an open list of options, for one. */
const takesEscape = '[data-mantine-stop-propagation="true"]'

/**
 * Closes by Escape what holds the focus. Mantine listens on the window, where the press that ends a
 * question on top would end what is beneath it, too.
 */
export const closesByEscape = (onClose: () => void) => ({
  closeOnEscape: false,
  onKeyDown: ({ key, target }: KeyboardEvent<HTMLDivElement>) => {
    const handled = target instanceof Element && target.closest(takesEscape)
    if (key === 'Escape' && !handled) onClose()
  },
})

interface DialogProps
  extends Pick<ModalProps, 'size' | 'closeOnClickOutside' | 'withCloseButton' | 'children'> {
  title: string
  /** Escape, the cross or a click beside it: it closes when it is rendered no more. */
  onClose: () => void
}

/**
 * Mantine's Modal, open while it is rendered: keys typed at once reach it, what is behind it is out
 * of reach, and Escape closes the uppermost alone.
 */
export const Dialog = ({ children, ...props }: DialogProps) => (
  <Modal opened {...props} {...closesByEscape(props.onClose)}>
    <Box {...dialogContent}>{children}</Box>
  </Modal>
)
