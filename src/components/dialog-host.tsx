import { Button, Group, Modal, Text } from '@mantine/core'
import '@mantine/core/styles/Overlay.css'
import '@mantine/core/styles/ModalBase.css'
import '@mantine/core/styles/Modal.css'
import { useEffect, useRef, useState } from 'react'
import { type Dialog, removeDialog, useDialogs } from './dialogs'
import { returnFocus } from './focus-history'

/** Section 9: the success dialog's timer. */
const successDuration = 2000

/** Above the forms that ask. */
const zIndex = 250

/**
 * Escape belongs to the dialog on top. A Mantine modal beneath listens on the window, and leaves
 * alone what happens in an element that is marked so.
 */
const ownEscape = { 'data-mantine-stop-propagation': 'true' }

export function DialogHost() {
  const dialogs = useDialogs((state) => state.dialogs)
  return dialogs.map((dialog) => <DialogBox key={dialog.id} dialog={dialog} />)
}

function DialogBox({ dialog }: { dialog: Dialog }) {
  const [opened, setOpened] = useState(true)
  const content = useRef<HTMLDivElement>(null)

  const close = (confirmed: boolean) => {
    if (!opened) return
    setOpened(false)
    if (dialog.kind === 'confirm') dialog.answer(confirmed)
  }

  useEffect(() => {
    if (dialog.kind !== 'success') return
    const timer = setTimeout(() => setOpened(false), successDuration)
    return () => clearTimeout(timer)
  }, [dialog.kind])

  useEffect(() => {
    const { activeElement, body } = document
    const isHere = activeElement === body || content.current?.contains(activeElement)
    if (!opened && isHere) returnFocus()
  }, [opened])

  return (
    <Modal.Root
      opened={opened}
      onClose={() => close(false)}
      onExitTransitionEnd={() => removeDialog(dialog.id)}
      closeOnEscape={false}
      returnFocus={false}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close(false)
      }}
      centered
      size="sm"
      zIndex={zIndex}
    >
      <Modal.Overlay />
      <Modal.Content ref={content} data-own-dialog {...ownEscape}>
        <Modal.Header>
          <Modal.Title>{dialog.title}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Text size="sm">{dialog.message}</Text>
          {dialog.kind === 'confirm' && (
            <Group justify="flex-end" mt="lg">
              <Button variant="default" onClick={() => close(false)} {...ownEscape}>
                {dialog.cancelLabel}
              </Button>
              <Button
                {...(dialog.danger && { color: 'red' })}
                onClick={() => close(true)}
                data-autofocus
                {...ownEscape}
              >
                {dialog.confirmLabel}
              </Button>
            </Group>
          )}
          {dialog.kind === 'error' && (
            <Group justify="flex-end" mt="lg">
              <Button onClick={() => close(false)} data-autofocus {...ownEscape}>
                OK
              </Button>
            </Group>
          )}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
