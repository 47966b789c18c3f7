import { Alert, Button, Group, Stack } from '@mantine/core'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { BusyButton } from './busy-button'
import { Dialog } from './dialog'
import { confirmDiscard, useUnsavedChanges } from './unsaved-changes'
import { type FormSaveOptions, useFormSave } from './use-form-save'

interface FormModalProps<Values, Result> extends FormSaveOptions<Values, Result> {
  title: string
  /** Whom or what it is about, at its top. */
  about?: ReactNode
  submitLabel: string
  /** 'Cancel', where that word is not what the form itself does. */
  cancelLabel?: string
  /** Stands where no failure does: what is missing altogether, or why it cannot be saved, or not as it was. */
  incomplete?: string | null
  /** Stands beside the buttons: what else can be done with what is typed. */
  beside?: ReactNode
  /** Its width, where it is not the usual one. */
  size?: string
  /** The form is done with: render it no more. */
  onClose: () => void
  children: ReactNode
}

/** One that can take the focus. */
const anyField = ':is(input:not([type="hidden"]), select, textarea):not([hidden], :disabled)'

/** The first field, as Tab would reach it: of radios the checked one. */
function firstField(form: HTMLElement): Element | null {
  const first = form.querySelector(anyField)
  const isRadio = first instanceof HTMLInputElement && first.type === 'radio'
  return (isRadio && form.querySelector(`input[name="${first.name}"]:checked`)) || first
}

/**
 * A form in a dialog: it starts at its first field, or at the one with `data-autofocus`, and asks before it
 * throws typed text away, whether the dialog is closed or the page is left. Where it is closed while it
 * saves, it is only hidden: a failure brings it back with what was typed.
 */
export function FormModal<Values, Result>({
  title,
  about,
  submitLabel,
  cancelLabel = 'Cancel',
  incomplete = null,
  beside,
  size,
  onClose,
  children,
  ...options
}: FormModalProps<Values, Result>) {
  const { form } = options
  const { ref, saving, error, send, submit } = useFormSave(options)
  // How a save ends that is under way is told on another page, too.
  useUnsavedChanges(() => !form.keepsDraft && !saving && form.isDirty())
  const [hidden, setHidden] = useState(false)
  const mounted = useRef(false)
  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])

  const mount = useCallback(
    (element: HTMLFormElement | null) => {
      ref.current = element
      // The dialog would start at its cross, which comes first.
      if (element && !element.querySelector('[data-autofocus]'))
        firstField(element)?.setAttribute('data-autofocus', 'true')
    },
    [ref],
  )

  const close = async () => {
    if (saving) setHidden(true)
    else if (!form.isDirty() || (await confirmDiscard())) onClose()
  }

  const run = async (values: Values) => {
    const isSaved = await send(values)
    if (!mounted.current) return
    if (isSaved) onClose()
    else setHidden(false)
  }

  if (hidden) return null
  return (
    <Dialog title={title} {...(size && { size })} onClose={() => void close()}>
      <form ref={mount} noValidate onSubmit={(event) => submit(event, run)}>
        <Stack>
          {about}
          {(error ?? incomplete) !== null && <Alert>{error ?? incomplete}</Alert>}
          {children}
          <Group
            justify="flex-end"
            gap="xs"
            pos="sticky"
            bottom={0}
            py="md"
            mb="calc(-1 * var(--mantine-spacing-md))"
            bg="var(--mantine-color-body)"
            style={{ zIndex: 1 }}
          >
            {beside}
            <Button variant="default" onClick={() => void close()}>
              {cancelLabel}
            </Button>
            <BusyButton type="submit" busy={saving}>
              {submitLabel}
            </BusyButton>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
