import { Alert, Button } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { type ReactNode, useCallback, useRef } from 'react'
import { BusyButton } from './busy-button'
import { DialogShell } from './dialog-shell'
import { focusFirst } from './form-errors'
import classes from './modal-form.module.css'
import { confirmDiscard } from './unsaved-changes'
import { useOnceAtATime } from './use-once-at-a-time'

interface ModalFormProps<Values> {
  title: string
  form: UseFormReturnType<Values>
  submitLabel: string
  /** Whether what was submitted is on its way. */
  loading: boolean
  /** What went wrong, to stand in the form; what belongs to fields goes to `showFieldErrors`. */
  error: string | null
  /** @returns whether it is saved, and the form can go */
  onSubmit: (values: Values) => Promise<boolean>
  /** The form is done with: render it no more. */
  onClose: () => void
  /** Whether a submit is worth anything; without it nothing happens, and nothing is said. */
  ready?: (values: Values) => boolean
  children: ReactNode
}

/**
 * A form in a dialog: it starts at its first field, keeps what was typed when saving fails, and
 * asks before it throws typed text away.
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
  children,
}: ModalFormProps<Values>) {
  const element = useRef<HTMLFormElement>(null)
  const mount = useCallback((mounted: HTMLFormElement | null) => {
    element.current = mounted
    // The dialog would start at its cross, which comes first.
    mounted?.querySelector('input, select, textarea')?.setAttribute('data-autofocus', 'true')
  }, [])

  const close = async () => {
    // What is being saved is not lost by closing; its success or failure is told all the same.
    const unsaved = !loading && form.isDirty()
    if (!unsaved || (await confirmDiscard())) onClose()
  }

  const submit = useOnceAtATime(async (values: Values) => {
    if (loading) return
    const saved = await onSubmit(values)
    // Closed meanwhile, it must not close another that has been opened since.
    if (saved && element.current) onClose()
  })

  return (
    <DialogShell title={title} shape="form" onClose={() => void close()}>
      <form
        ref={mount}
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          // In a form that it was opened from, React would take this for that one's submit.
          event.stopPropagation()
          if (!ready(form.getValues())) return
          form.onSubmit(submit, (errors) => focusFirst(form, errors))(event)
        }}
      >
        {error !== null && <Alert>{error}</Alert>}
        {children}
        <div className={classes.buttons}>
          <Button variant="default" onClick={() => void close()}>
            Cancel
          </Button>
          <BusyButton type="submit" busy={loading}>
            {submitLabel}
          </BusyButton>
        </div>
      </form>
    </DialogShell>
  )
}
