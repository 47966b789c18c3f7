import { Alert, Button, Card, Divider, Group, SimpleGrid, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { BusyButton } from './busy-button'
import { confirmDiscard, useUnsavedChanges } from './unsaved-changes'
import { type FormSaveOptions, useFormSave } from './use-form-save'

interface FormPageProps<Values, Result> extends FormSaveOptions<Values, Result> {
  submitLabel: string
  cancelLabel?: string
  /** Stands where no failure does: what is missing altogether. */
  incomplete?: string | null
  /** What is typed is kept as a draft: the page is left without a question. */
  keepsDraft?: boolean
  /** Whether Cancel asks before it throws away what is typed; where absent, once anything is. */
  asksOnCancel?: (values: Values) => boolean
  /** Leaves the page; what is typed may go. */
  onCancel: () => void
  children: ReactNode
}

/**
 * A form that is a page of its own, its fields in two columns where there is room. It asks before typed
 * text is thrown away, by Cancel or by whatever way the page is left.
 */
export function FormPage<Values, Result>({
  submitLabel,
  cancelLabel = 'Cancel',
  incomplete = null,
  keepsDraft = false,
  asksOnCancel,
  onCancel,
  children,
  ...options
}: FormPageProps<Values, Result>) {
  const { form, onSaved } = options
  const allowLeaving = useUnsavedChanges(() => !keepsDraft && form.isDirty())
  const { ref, saving, error, submit } = useFormSave({
    ...options,
    onSaved: (result: Result) => {
      allowLeaving()
      onSaved?.(result)
    },
  })

  const cancel = async () => {
    const asks = asksOnCancel?.(form.getValues()) ?? form.isDirty()
    if (asks && !(await confirmDiscard())) return
    allowLeaving()
    onCancel()
  }

  return (
    <Card component="form" ref={ref} maw={832} noValidate onSubmit={(event) => submit(event)}>
      <Stack gap="lg">
        {error === null && incomplete !== null && <Alert>{incomplete}</Alert>}
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg" verticalSpacing="md">
          {children}
        </SimpleGrid>
        {/* Beside the button pressed, where it is in sight however long the form is. */}
        {error !== null && <Alert>{error}</Alert>}
        <Divider />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={() => void cancel()}>
            {cancelLabel}
          </Button>
          <BusyButton type="submit" busy={saving}>
            {submitLabel}
          </BusyButton>
        </Group>
      </Stack>
    </Card>
  )
}
