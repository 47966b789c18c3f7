import { Button, Loader, VisuallyHidden } from '@mantine/core'

interface SubmitButtonProps {
  label: string
  pending: boolean
  /** What the button reads while its call is under way, if not its label. */
  pendingLabel?: string
}

/** Mantine's `loading` disables a button, and one that is disabled loses the focus. */
export const SubmitButton = ({ label, pending, pendingLabel = label }: SubmitButtonProps) => (
  <>
    <Button
      type="submit"
      size="md"
      fullWidth
      data-disabled={pending}
      aria-disabled={pending}
      leftSection={pending && <Loader size="xs" color="gray" aria-hidden />}
    >
      {pending ? pendingLabel : label}
    </Button>
    {pending && <VisuallyHidden role="status">Loading</VisuallyHidden>}
  </>
)
