import { Alert, Button, Group, Modal, type ModalProps, Stack } from '@mantine/core'
import '@mantine/core/styles/Overlay.css'
import '@mantine/core/styles/ModalBase.css'
import '@mantine/core/styles/Modal.css'
import '@mantine/core/styles/Alert.css'
import type { UseFormReturnType } from '@mantine/form'
import { IconAlertCircle } from '@tabler/icons-react'
import { type ReactNode, useRef, useState } from 'react'
import { confirm } from './dialogs'

interface ModalFormProps<Values> {
  title: string
  form: UseFormReturnType<Values>
  submitLabel: string
  /** Whether what was submitted is on its way. */
  loading: boolean
  /** What went wrong, to stand in the form; what belongs to one field goes to `form.setErrors`. */
  error: string | null
  /** @returns whether it is saved, and the form can go */
  onSubmit: (values: Values) => Promise<boolean>
  /** The form has gone. */
  onClose: () => void
  /** Whether a submit is worth anything; without it nothing happens, and nothing is said. */
  ready?: (values: Values) => boolean
  size?: ModalProps['size']
  children: ReactNode
}

/** The opener, which gets the focus back; a form that is rendered is open. */
const focused = () =>
  document.activeElement instanceof HTMLElement ? document.activeElement : null

/**
 * A form in a dialog: it opens when it is rendered, starts at its first field, keeps what was typed
 * when saving fails, and asks before it throws typed text away.
 */
export function ModalForm<Values>({
  title,
  form,
  submitLabel,
  loading,
  error,
  onSubmit,
  onClose,
  ready = () => true,
  size = 'md',
  children,
}: ModalFormProps<Values>) {
  const [opened, setOpened] = useState(true)
  const [opener] = useState(focused)
  const element = useRef<HTMLFormElement>(null)

  const close = async () => {
    // What is being saved is not lost by closing; its success or failure is told all the same.
    const unsaved = !loading && form.isDirty()
    const go =
      !unsaved ||
      (await confirm({
        title: 'Discard changes?',
        message: 'You have unsaved changes. Do you want to discard them?',
        confirmLabel: 'Yes, discard changes',
        cancelLabel: 'No, continue editing',
      }))
    if (go) setOpened(false)
  }

  const focusField = (path: string | undefined) => {
    if (path) form.getInputNode(path)?.focus()
  }

  const submit = async (values: Values) => {
    if (loading) return
    if (await onSubmit(values)) setOpened(false)
  }

  return (
    <Modal
      opened={opened}
      onClose={() => void close()}
      onExitTransitionEnd={() => {
        opener?.focus({ preventScroll: true })
        onClose()
      }}
      title={title}
      size={size}
      returnFocus={false}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <form
        ref={element}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!ready(form.getValues())) return
          form.onSubmit(submit, (errors) => focusField(Object.keys(errors)[0]))(event)
        }}
      >
        <Stack gap="md">
          {error !== null && (
            <Alert color="red" icon={<IconAlertCircle aria-hidden />}>
              {error}
            </Alert>
          )}
          {children}
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={() => void close()}>
              Cancel
            </Button>
            <Button type="submit" loading={loading}>
              {submitLabel}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
