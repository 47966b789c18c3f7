import { Alert, Button, Card } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { ReactNode } from 'react'
import { BusyButton } from './busy-button'
import { focusFirst } from './form-errors'
import classes from './page-form.module.css'
import { useOnceAtATime } from './use-once-at-a-time'

interface PageFormProps<Values> {
  form: UseFormReturnType<Values>
  submitLabel: string
  /** Whether what was submitted is on its way. */
  loading: boolean
  /** What went wrong, to stand in the form; what belongs to fields goes to `showFieldErrors`. */
  error: string | null
  onSubmit: (values: Values) => Promise<void>
  onCancel: () => void
  children: ReactNode
}

/** A form that is a page of its own: fields in two columns where there is room. */
export function PageForm<Values>({
  form,
  submitLabel,
  loading,
  error,
  onSubmit,
  onCancel,
  children,
}: PageFormProps<Values>) {
  const submit = useOnceAtATime(onSubmit)
  return (
    <Card
      component="form"
      className={classes.form}
      noValidate
      onSubmit={form.onSubmit(
        (values) => {
          if (!loading) void submit(values)
        },
        (errors) => focusFirst(form, errors),
      )}
    >
      {error !== null && <Alert>{error}</Alert>}
      <div className={classes.fields}>{children}</div>
      <div className={classes.buttons}>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <BusyButton type="submit" busy={loading}>
          {submitLabel}
        </BusyButton>
      </div>
    </Card>
  )
}
