import { Button, Group, Text } from '@mantine/core'
import { ModalsProvider, modals } from '@mantine/modals'
import { IconAlertCircle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import { useEffect } from 'react'
import classes from './dialog.module.css'
import { DialogTitle } from './dialog-shell'
import { type Dialog, removeDialog, useDialogs } from './dialogs'
import { passingDialog } from './focus-history'
import { messageLayer, returnFocus } from './layers'
import { takesSecondPress, watchPresses } from './second-presses'

/** The success dialog's timer, in milliseconds (docs/product.md, Messages). */
const successDuration = 2000

const successIcon = <IconCircleCheck color="var(--mantine-color-success)" aria-hidden />
const errorIcon = <IconAlertCircle color="var(--mantine-color-error)" aria-hidden />
const infoIcon = <IconInfoCircle color="var(--mantine-primary-color-filled)" aria-hidden />

/** Opens it; however it is closed, it leaves the list by `removeDialog`. */
function open(dialog: Dialog): void {
  const { id, title, message } = dialog
  const text = (
    // Mantine draws one after the other in the same dialog: each is told to the layers by its key.
    <Text key={id} ref={messageLayer} size="sm">
      {message}
    </Text>
  )
  const onClose = () => removeDialog(id)
  const modal = { modalId: id, children: text, onClose }
  switch (dialog.kind) {
    case 'confirm':
      modals.openConfirmModal({
        ...modal,
        title: <DialogTitle>{title}</DialogTitle>,
        children: (
          <>
            {dialog.about !== '' && <p className={classes.about}>{dialog.about}</p>}
            {text}
            {dialog.note !== '' && (
              <Text size="sm" c="dimmed" mt="xs">
                {dialog.note}
              </Text>
            )}
          </>
        ),
        labels: { confirm: dialog.confirmLabel, cancel: dialog.cancelLabel },
        // The focus begins at the one that is marked; a key pressed without reading loses nothing.
        cancelProps: dialog.danger ? { 'data-autofocus': true } : {},
        confirmProps: dialog.danger
          ? { color: 'red' }
          : { 'data-autofocus': true, ...takesSecondPress },
        groupProps: { gap: 'xs' },
        onConfirm: () => dialog.answer(true),
        // After a confirmation this comes too late to count.
        onClose: () => {
          dialog.answer(false)
          onClose()
        },
      })
      break
    case 'success': {
      const timer = setTimeout(() => modals.close(id), successDuration)
      modals.open({
        ...modal,
        title: <DialogTitle icon={successIcon}>{title}</DialogTitle>,
        onClose: () => {
          clearTimeout(timer)
          onClose()
        },
      })
      break
    }
    case 'error':
    case 'info':
      modals.open({
        ...modal,
        title: (
          <DialogTitle icon={dialog.kind === 'error' ? errorIcon : infoIcon}>{title}</DialogTitle>
        ),
        // What has failed is closed on purpose, and not by a click that missed.
        closeOnClickOutside: dialog.kind === 'info',
        children: (
          <>
            {text}
            <Group justify="flex-end" mt="lg">
              <Button data-autofocus onClick={() => modals.close(id)}>
                OK
              </Button>
            </Group>
          </>
        ),
      })
  }
}

/** Draws what `dialogs.ts` was asked to show, by Mantine's modals. */
export function DialogHost() {
  useEffect(watchPresses, [])
  return (
    <ModalsProvider
      modalProps={{
        // What opens and goes by itself is no place for the focus to return to (overlays.tsx).
        className: passingDialog,
        centered: true,
        // Both answers of the longest question, side by side.
        size: '29rem',
        withCloseButton: false,
        transitionProps: { duration: 0 },
        classNames: {
          title: classes.title,
          content: classes.content,
          overlay: classes.overlay,
        },
        returnFocus: false,
        onExitTransitionEnd: returnFocus,
      }}
    >
      <Opener />
    </ModalsProvider>
  )
}

/** The ids of those that have been opened. */
const opened = new Set<string>()

function Opener() {
  const dialogs = useDialogs((state) => state.dialogs)
  useEffect(() => {
    for (const dialog of dialogs) {
      if (opened.has(dialog.id)) continue
      opened.add(dialog.id)
      open(dialog)
    }
  }, [dialogs])
  return null
}
